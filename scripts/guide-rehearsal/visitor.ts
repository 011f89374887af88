import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { Agent, request } from 'node:https'
import { buffer } from 'node:stream/consumers'

interface VisitorAnswer {
  status: number
  body: Buffer
}

export interface Site {
  /** The address of the domain. */
  address: string
  domain: string
  /** The authority that signed its certificate. */
  ca: string
}

interface Asked {
  method?: string
  token?: string | undefined
  /** Sent as JSON, with a key so that repeating it has no further effect. */
  body?: unknown
  /** A new connection by default. */
  agent?: Agent
}

let keys = 0

export const keptConnection = () => new Agent({ keepAlive: true, maxSockets: 1 })

/** As long as nginx waits for the product. */
const PATIENCE_MS = 130_000

/** Rejects if there is no answer. */
export async function ask(
  site: Site,
  path: string,
  { method, token, body, agent }: Asked = {},
): Promise<VisitorAnswer> {
  const headers: Record<string, string> = { host: site.domain }
  if (token !== undefined) headers['authorization'] = `Bearer ${token}`
  if (body !== undefined) {
    headers['content-type'] = 'application/json'
    headers['idempotency-key'] = `guide-rehearsal-${process.pid}-${++keys}`
  }
  const sent = request({
    host: site.address,
    servername: site.domain,
    ca: site.ca,
    path,
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers,
    agent: agent ?? false,
    timeout: PATIENCE_MS,
  })
  sent.once('timeout', () => sent.destroy(new Error('no answer')))
  const answered = once(sent, 'response') as Promise<[IncomingMessage]> // by its name
  // An error after the beginning of the answer is reported by its body.
  sent.on('error', () => {})
  sent.end(body === undefined ? undefined : JSON.stringify(body))
  const [answer] = await answered
  return { status: answer.statusCode ?? 0, body: await buffer(answer) }
}
