import { setTimeout as delay } from 'node:timers/promises'

/** Returns the result of the work after at least `ms`, so that the time does not reveal the outcome. */
export async function withMinimumDuration<Result>(ms: number, work: () => Promise<Result>): Promise<Result> {
  const [outcome] = await Promise.allSettled([work(), delay(ms)])
  if (outcome.status === 'rejected') throw outcome.reason
  return outcome.value
}
