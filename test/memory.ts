import { readFileSync, statfsSync } from 'node:fs'

const folder = '/dev/shm'
/** Several times as much as all tests fill at once, so that two runs and the rest of the machine have room as well. */
const roomWanted = 2 * 2 ** 30

/**
 * A folder of the machine's memory, where it has one with room, in which programs may run. Files that are made and removed
 * by the ten thousand belong there: a file system on a disk looks longer and longer for the place of the next one.
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
