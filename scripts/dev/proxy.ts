import { type IncomingMessage, request, type ServerResponse } from 'node:http'
import { codeOf } from '#server/error-code.ts'
import type { ApiProcess } from './api-process.ts'

const isSafe = (method: string | undefined) => method === 'GET' || method === 'HEAD'

/**
 * Forwards a request to the server. It waits while the server starts; if a restart cuts it off before the answer, it is
 * repeated if that is safe. Answers 502 with the server's last output if the server cannot start.
 */
export async function passOn(api: ApiProcess, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await exchange(await api.port(), incoming, outgoing)
    } catch (error) {
      if (outgoing.headersSent) return void outgoing.destroy()
      if (isSafe(incoming.method) && attempt < 3 && !incoming.destroyed && isCutOff(error)) continue
      outgoing.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' })
      return void outgoing.end(error instanceof Error ? error.message : String(error))
    }
  }
}

const isCutOff = (error: unknown) => ['ECONNREFUSED', 'ECONNRESET'].includes(codeOf(error))

function exchange(port: number, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  return new Promise((resolve, reject) => {
    const { method, url, headers } = incoming
    const forwarded = request(
      { host: '127.0.0.1', port, method, path: url, headers: { ...headers, 'x-forwarded-for': '127.0.0.1' } },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(outgoing)
        answer.on('error', reject).on('end', resolve)
      },
    )
    forwarded.on('error', reject)
    outgoing.on('close', () => forwarded.destroy())
    if (isSafe(method)) forwarded.end()
    else incoming.pipe(forwarded)
  })
}
