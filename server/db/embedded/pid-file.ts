import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { StartupError } from '#server/startup-error.ts'

/** PostgreSQL's own pid file, whose lines are defined in src/include/utils/pidfile.h. */
export function readPidFile(directory: string): { pid: number; socketDirectory: string; state: string } | null {
  try {
    const lines = readFileSync(join(directory, 'postmaster.pid'), 'utf8').split('\n')
    return { pid: Number(lines[0]), socketDirectory: lines[4] ?? '', state: lines[7]?.trim() ?? '' }
  } catch {
    return null // there is none, or it is being written
  }
}

/** The process's command line, which any user may read; empty if there is no such process. */
function commandOf(pid: number): string {
  if (!existsSync('/proc/self/cmdline'))
    return spawnSync('ps', ['-p', `${pid}`, '-o', 'args='], { encoding: 'utf8' }).stdout
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  } catch {
    return ''
  }
}

/** After a restart of the machine or the container, the process with this id may be any other. */
const isServerOf = (directory: string, pid: number) => pid > 0 && commandOf(pid).includes(` -D ${directory} `)

/** The socket directory of the server running on this data directory; null if none is running. */
export function findSocket(directory: string): string | null {
  const found = readPidFile(directory)
  return found?.state === 'ready' && isServerOf(directory, found.pid) ? found.socketDirectory : null
}

/** How long, in milliseconds, a stopping server may take before a new start is refused. */
const timeoutMs = 1_000

/** Refuses a directory on which a server is running, and cleans up after one that was killed. */
export async function ensureNotInUse(directory: string): Promise<void> {
  const deadline = Date.now() + timeoutMs
  for (;;) {
    const found = readPidFile(directory)
    if (!found) return
    if (!isServerOf(directory, found.pid)) return rmSync(join(directory, 'postmaster.pid'), { force: true })
    if (Date.now() > deadline) {
      throw new StartupError(
        `The database in ${directory} is already in use by an earlier start (its PostgreSQL is process ${found.pid}). End that start, or set another DATA_DIR.`,
      )
    }
    await delay(20)
  }
}
