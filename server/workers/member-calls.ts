import type { Invalidation, MetricValues } from './calls.ts'
import type { Member } from './member.ts'
import type { Totals } from './totals.ts'

/** A worker that does not answer within this time no longer holds up the others. */
const ANSWER_MS = 1_000

/** The answer, or `otherwise` after a second. */
function inTime<Result>(answer: Promise<Result>, otherwise: Result): Promise<Result> {
  const { promise, resolve } = Promise.withResolvers<Result>()
  const timer = setTimeout(resolve, ANSWER_MS, otherwise)
  answer.then(resolve, () => resolve(otherwise))
  return promise.finally(() => clearTimeout(timer))
}

/** Resolves once all other workers have dropped the answers, or have had their time to. */
export async function passOnInvalidation(
  members: Iterable<Member>,
  from: Member,
  invalidation: Invalidation,
): Promise<void> {
  const others = [...members].filter((member) => member !== from)
  await Promise.all(others.map(({ link }) => inTime(link.ask('invalidate', invalidation), undefined)))
}

/**
 * The metrics of the other workers that accept requests, and the totals. Those of `from` are only recorded in the totals,
 * since it has its own at hand.
 */
export async function readMetrics(members: Iterable<Member>, from: Member, totals: Totals): Promise<MetricValues[]> {
  const of = async (member: Member) => {
    const metrics = await inTime(member.link.ask('readMetrics'), totals.last(member))
    totals.record(member, metrics)
    return metrics
  }
  const all = [...members].filter(({ isUp }) => isUp)
  const read = await Promise.all(all.map(of))
  return [...read.filter((_, place) => all[place] !== from), ...totals.read()]
}
