import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** Runs patronictl like an operator, with the first member's file; returns its output. */
export async function patronictl(dir: string, args: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)('patronictl', ['-c', join(dir, 'database1', 'patroni.yml'), ...args], {
    env: { PATH: process.env['PATH'] ?? '', HOME: dir, LANG: 'C.UTF-8' },
  })
  return stdout
}
