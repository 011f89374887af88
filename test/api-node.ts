import { fork } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { API_BASE } from '#contract/paths.ts'
import { withCompiled } from './compiled.ts'

interface NodeAnswer {
  status: number
  /** The parts that tests assert on; empty for an answer without content. */
  body: { code?: string; message?: string; data?: { id: number; status: string } }
}

/**
 * The application in a separate process, on a migrated database. A call rejects if the process dies before it answers.
 */
export async function startApiNode({ url, home }: { url: string; home: string }) {
  const common = { PATH: process.env['PATH'], LOG_LEVEL: 'error', DEMO: 'off', ...withCompiled }
  const env = { ...common, DATABASE_URL: url, DATA_DIR: home }
  const node = fork(resolve(import.meta.dirname, 'api-process.ts'), { env, execArgv: [] })
  const ended = once(node, 'exit')
  const up = once(node, 'message')
  const failed = ended.then(([code, signal]) => {
    throw new Error(`The node ended before it was up: ${code ?? signal}`)
  })
  const [address] = await Promise.race([up, failed])
  async function call(
    method: string,
    path: string,
    token: string,
    body?: object,
    headers: object = {},
  ): Promise<NodeAnswer> {
    const answer = await fetch(`${address}${API_BASE}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }), ...headers },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    return { status: answer.status, body: text === '' ? {} : (JSON.parse(text) as NodeAnswer['body']) } // as declared
  }
  const kill = async () => {
    node.kill('SIGKILL')
    await ended
  }
  return { call, kill }
}
