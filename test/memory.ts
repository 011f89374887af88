import { readFileSync, statfsSync } from 'node:fs'

const folder = '/dev/shm'
/** Several times as much as all tests use at once, so that two runs and the rest of the machine fit as well. */
const roomWanted = 2 * 2 ** 30

/**
 * A folder in memory with enough space that allows executables, if the machine has one. Files created and removed by
 * the ten thousand belong there: file systems on disks take ever longer to find space for the next one.
 */
export function findMemory(): string | undefined {
  try {
    const isRunnable = /^\S+ \/dev\/shm tmpfs (?!\S*\bnoexec\b)/m.test(readFileSync('/proc/mounts', 'utf8'))
    const { bavail, bsize } = statfsSync(folder)
    return isRunnable && Math.min(bavail * bsize, process.availableMemory()) >= roomWanted ? folder : undefined
  } catch {
    return undefined // not Linux
  }
}
