import { Agent as HttpAgent, type IncomingHttpHeaders, type IncomingMessage, request as requestPlain } from 'node:http'
import { Agent as HttpsAgent, request as requestSecure } from 'node:https'
import { platform } from 'node:process'
import { text as readText } from 'node:stream/consumers'
import { hashText } from '#demo/random.ts'

export interface Exchange {
  method: string
  path: string
  headers: Record<string, string>
  body?: string
  /** The same person comes from the same address. */
  person: string
}

export interface Received {
  status: number
  headers: IncomingHttpHeaders
  text: string
}

const PATIENCE_MS = 30_000
const LOCAL_ADDRESSES = 200

/**
 * People come from addresses of their own where the machine has them: the calls of one address are counted in one row,
 * one after the other, and so would a whole country wait in one line.
 */
export function makeConnections(origin: string) {
  const { protocol, hostname, port } = new URL(origin)
  const isSecure = protocol === 'https:'
  const isHere = platform === 'linux' && (hostname === 'localhost' || hostname === '127.0.0.1')
  const addresses = isHere ? LOCAL_ADDRESSES : 1
  const agents = Array.from({ length: addresses }, (_, index) => {
    const options = { keepAlive: true, ...(isHere && { localAddress: `127.0.2.${1 + index}` }) }
    return isSecure ? new HttpsAgent(options) : new HttpAgent(options)
  })

  async function exchange({ method, path, headers, body, person }: Exchange): Promise<Received> {
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
    const sent = (isSecure ? requestSecure : requestPlain)(
      {
        hostname: isHere ? '127.0.0.1' : hostname,
        port,
        method,
        path,
        headers: body === undefined ? headers : { ...headers, 'content-length': Buffer.byteLength(body) },
        agent: agents[hashText(person) % addresses],
        timeout: PATIENCE_MS,
      },
      resolve,
    )
    sent.on('error', reject).on('timeout', () => sent.destroy(new Error('no answer in time')))
    sent.end(body)
    const answer = await promise
    return { status: answer.statusCode ?? 0, headers: answer.headers, text: await readText(answer) }
  }

  const close = () => {
    for (const agent of agents) agent.destroy()
  }
  return { exchange, close, addresses }
}
