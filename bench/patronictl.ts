import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** As an operator calls it, with the file of the first member; gives what it prints. */
export async function patronictl(dir: string, args: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)('patronictl', ['-c', join(dir, 'database1', 'patroni.yml'), ...args], {
    env: { PATH: process.env['PATH'] ?? '', HOME: dir, LANG: 'C.UTF-8' },
  })
  return stdout
}
