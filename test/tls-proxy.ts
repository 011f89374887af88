import type { ChildProcessByStdio } from 'node:child_process'
import { once } from 'node:events'
import { Agent, type RequestOptions, request } from 'node:https'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, vi } from 'vitest'

/** The host of the proxies and the product behind them. */
export const host = '127.0.0.1'

interface HttpsAnswer {
  status: number | undefined
  headers: Record<string, unknown>
  body: string
}

/** Sends a request to a proxy on this machine over TLS, on the agent's connection if there is one. */
const askAt =
  (port: number) =>
  async (options: RequestOptions, body?: string | Buffer): Promise<HttpsAnswer> => {
    const answered = Promise.withResolvers<HttpsAnswer>()
    const agent = options.agent ?? new Agent({ keepAlive: false })
    const to = { host, port, servername: 'zauvijek.example.com', rejectUnauthorized: false }
    const given = options.headers as Record<string, string> | undefined // never a list
    const headers = { host: 'zauvijek.example.com', ...given }
    const sent = request({ ...to, ...options, headers, agent }, (answer) => {
      const { statusCode: status } = answer
      text(answer).then((all) => answered.resolve({ status, headers: answer.headers, body: all }), answered.reject)
    })
    sent.once('error', answered.reject).end(body)
    return answered.promise
  }

/** Waits until a started proxy answers on this port; its errors go to `output`. */
export async function whenProxyAnswers(program: ChildProcessByStdio<null, null, Readable>, port: number) {
  const ended = once(program, 'exit')
  let output = ''
  program.stderr.setEncoding('utf8').on('data', (lines: string) => (output += lines))
  const ask = askAt(port)
  const asked = async () => {
    if (program.exitCode !== null) return
    await ask({ path: '/metrics' })
  }
  await vi.waitFor(asked, { timeout: 20_000, interval: 50 })
  expect(program.exitCode, output).toBe(null)
  return {
    ask,
    output: () => output,
    async stop() {
      program.kill('SIGTERM')
      await ended
    },
  }
}
