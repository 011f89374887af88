import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { expect, onTestFinished, vi } from 'vitest'
import { withCompiled } from './compiled.ts'
import { findFreePort } from '#scripts/free-ports.ts'

const main = resolve(import.meta.dirname, '../server/main.ts')

/** The real program in a separate process, until the test ends; root may name another user for it. */
export async function runProgram(env: Record<string, string | number>, account: { uid?: number; gid?: number } = {}) {
  const port = env['PORT'] ?? (await findFreePort())
  const common = { DEMO: 'off', LOG_LEVEL: 'silent', WORKERS: 1, PORT: port }
  const texts = Object.entries({ ...common, ...env }).map(([name, value]) => [name, String(value)])
  const program = spawn(process.execPath, [main], {
    ...account,
    env: { PATH: process.env['PATH'], ...withCompiled, ...Object.fromEntries(texts) },
  })
  const output = { out: '', err: '' }
  program.stdout.setEncoding('utf8').on('data', (text: string) => (output.out += text))
  program.stderr.setEncoding('utf8').on('data', (text: string) => (output.err += text))
  const ended = once(program, 'close').then(() => ({ code: program.exitCode, error: output.err }))
  onTestFinished(async () => {
    program.kill('SIGTERM')
    await ended
  })
  const up = async () => {
    await vi.waitFor(() => expect(output.out + output.err).toContain(`is up at http://localhost:${port}`), 60_000)
    return `http://127.0.0.1:${port}`
  }
  return { program, output, ended, up }
}

/** The result of a refused start: one line on standard error, exit code 1, no stack. */
export const refusal = (line: string) => ({
  code: 1,
  error: expect.stringMatching(new RegExp(`^${line}[^\n]*\n$`)) as string,
})
