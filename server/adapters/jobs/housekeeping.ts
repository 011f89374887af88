import type { JobsLog } from './log.ts'

const EVERY_MS = 10 * 60_000

/** Deletes expired rows every ten minutes. Several nodes may do so at once. */
export function startHousekeeping(tasks: (() => Promise<unknown>)[], log: JobsLog): { stop: () => void } {
  const sweep = async () => {
    for (const task of tasks) {
      try {
        await task()
      } catch (error) {
        log.warn({ err: error }, 'a housekeeping task failed; it will be tried again')
      }
    }
  }
  const timer = setInterval(() => void sweep(), EVERY_MS).unref()
  return { stop: () => clearInterval(timer) }
}
