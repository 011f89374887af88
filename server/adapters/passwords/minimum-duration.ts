import { setTimeout as delay } from 'node:timers/promises'

/** Gives the work's result no sooner than after `ms`: so the time does not reveal the outcome. */
export async function withMinimumDuration<Result>(ms: number, work: () => Promise<Result>): Promise<Result> {
  const [outcome] = await Promise.allSettled([work(), delay(ms)])
  if (outcome.status === 'rejected') throw outcome.reason
  return outcome.value
}
