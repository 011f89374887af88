import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect } from 'vitest'

const root = join(import.meta.dirname, '..')

interface CommandOptions {
  args?: string[]
  /** Text for standard input. */
  input?: string
  env?: Record<string, string>
}

/** The output and exit code of one of `scripts/`, run like `npm run` but with only the given environment. */
export async function runCommand(script: string, { args = [], input = '', env = {} }: CommandOptions) {
  const guard = join(root, 'scripts/node-guard.mjs')
  const child = spawn(process.execPath, [guard, `scripts/${script}.ts`, ...args], {
    cwd: root,
    env: { PATH: process.env['PATH'], ...env },
  })
  // A program that rejects its arguments does not read it.
  child.stdin.on('error', () => {})
  child.stdin.end(input)
  const ended = new Promise<number | null>((resolve) => void child.once('close', resolve))
  const [out, error, code] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  return { code, out, error }
}

/** One line on standard error, exit code 1, no stack. */
export const refusal = (line: string) => ({
  code: 1,
  out: expect.any(String) as string,
  error: expect.stringMatching(new RegExp(`^[^\n]*${line}[^\n]*\n$`)) as string,
})
