import type { GeneratorResult, KindResult } from './load-measured.ts'
import type { Split } from './machine.ts'
import { joinSorted, percentile } from './statistics.ts'

/** The goals. */
const HOT_P99_MS = 250
const HEALTH_MAX_MS = 100
const MEMORY_MIB = 250
/** Relative to the average of the second half; anything above is growth. */
const FLAT_SHARE = 0.05
/** A later refusal was not a refusal but a wait. */
const EARLY_MS = 1_500

export interface MemorySample extends Split {
  seconds: number
}

const ms = (value: number) => value.toFixed(value < 10 ? 1 : 0).padStart(6)

/** Prints a row for each kind of request; returns the missed goals. */
export function checkTraffic(results: GeneratorResult[], seconds: number, mayRefuse: boolean): string[] {
  const names = [...new Set(results.flatMap(({ kinds }) => kinds.map(({ kind }) => kind)))]
  const kinds = names.map((name) => results.flatMap((result) => result.kinds.filter(({ kind }) => kind === name)))
  console.log('  requests    p50    p99    max ms')
  const problems: string[] = []
  for (const parts of kinds) problems.push(...checkKind(parts, mayRefuse))
  const timesOf = (parts: KindResult[]) => joinSorted(parts.map(({ times }) => times))
  const all = kinds.flat()
  const hot = timesOf(all.filter(({ isHot }) => isHot))
  const count = all.reduce((sum, { times, refusalTimes }) => sum + times.length + refusalTimes.length, 0)
  const messages = results.reduce((sum, result) => sum + result.messages, 0)
  const lag = Math.max(...results.map(({ lagP99Ms }) => lagP99Ms))
  const [p50, p99] = [percentile(hot, 0.5), percentile(hot, 0.99)]
  console.log(
    `${(count / seconds).toFixed(0)} requests a second; hot answers p50 ${ms(p50).trim()}, p99 ${ms(p99).trim()} ms (${HOT_P99_MS} allowed)`,
  )
  console.log(
    `${messages} messages on the streams; the generators were themselves up to ${ms(lag).trim()} ms late (p99)`,
  )
  const refusals = joinSorted(all.map(({ refusalTimes }) => refusalTimes))
  if (refusals.length > 0) {
    const slowest = percentile(refusals, 0.99)
    console.log(
      `${refusals.length} refused by 503, p50 ${ms(percentile(refusals, 0.5)).trim()}, p99 ${ms(slowest).trim()} ms`,
    )
    if (mayRefuse && slowest > EARLY_MS) problems.push(`refusals took ${ms(slowest).trim()} ms, early is ${EARLY_MS}`)
  }
  return p99 > HOT_P99_MS ? [...problems, `hot answers: p99 ${ms(p99).trim()} ms`] : problems
}

function checkKind(parts: KindResult[], mayRefuse: boolean): string[] {
  const [first] = parts
  if (!first) return []
  const times = joinSorted(parts.map((part) => part.times))
  const outcomes: Record<string, number> = {}
  for (const [outcome, count] of parts.flatMap((part) => Object.entries(part.outcomes)))
    outcomes[outcome] = (outcomes[outcome] ?? 0) + count
  const described = Object.entries(outcomes)
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([outcome, count]) => `${count} × ${outcome}`)
  const name = `${first.isHot ? 'hot   ' : ''}${first.kind}`
  console.log(
    `  ${String(times.length).padStart(8)} ${ms(percentile(times, 0.5))} ${ms(percentile(times, 0.99))} ${ms(times.at(-1) ?? Number.NaN)}  ${name}: ${described.join(', ')}`,
  )
  // A stream whose session cannot be checked ends, and the browser reopens it, so it counts as a refusal.
  const allowed = mayRefuse ? /^([23]\d\d|409|503|ended)$/ : /^([23]\d\d|409)$/
  return Object.entries(outcomes).flatMap(([outcome, count]) =>
    allowed.test(outcome) ? [] : [`${first.kind}: ${count} × ${outcome}`],
  )
}

/** MiB per minute, by linear regression. */
function slopeOf(points: { at: number; value: number }[]): number {
  const mean = (read: (point: { at: number; value: number }) => number) =>
    points.reduce((sum, point) => sum + read(point), 0) / points.length
  const [at, value] = [mean((point) => point.at), mean((point) => point.value)]
  const spread = points.reduce((sum, point) => sum + (point.at - at) ** 2, 0)
  return points.reduce((sum, point) => sum + (point.at - at) * (point.value - value), 0) / spread
}

const round = (value: number) => value.toFixed(0)

/** Prints ten samples and the slope of the second half; returns the missed goals. */
export function checkMemory(samples: MemorySample[]): string[] {
  const step = Math.max(1, Math.floor(samples.length / 10))
  const shown = samples.filter((_, index) => index % step === 0 || index === samples.length - 1)
  console.log('Memory (PSS, MiB) of the server, and of its database:')
  console.log(
    `  ${shown.map((sample) => `${round(sample.seconds)} s: ${round(sample.server)} + ${round(sample.database)}`).join('; ')}`,
  )
  const last = samples.at(-1)
  if (!last) return ['no memory was read']
  const half = samples.filter(({ seconds }) => seconds >= last.seconds / 2)
  const slope = slopeOf(half.map(({ seconds, server }) => ({ at: seconds / 60, value: server })))
  const middle = half.reduce((sum, { server }) => sum + server, 0) / half.length
  const growth = (slope * last.seconds) / 120
  console.log(
    `  in the second half ${round(middle)} MiB of the server (${MEMORY_MIB} allowed), ${slope.toFixed(1)} MiB a minute`,
  )
  return [
    ...(growth > FLAT_SHARE * middle ? [`the server's memory grew by ${round(growth)} MiB in the second half`] : []),
    ...(middle > MEMORY_MIB ? [`the server holds ${round(middle)} MiB`] : []),
  ]
}

/** Prints the times of `/healthz`; returns the missed goal. */
export function checkProbes(times: number[]): string[] {
  const sorted = times.toSorted((one, other) => one - other)
  const slowest = sorted.at(-1) ?? Number.NaN
  console.log(
    `/healthz, ${times.length} times: p50 ${ms(percentile(sorted, 0.5)).trim()}, p99 ${ms(percentile(sorted, 0.99)).trim()}, at most ${ms(slowest).trim()} ms (${HEALTH_MAX_MS} allowed)`,
  )
  return slowest <= HEALTH_MAX_MS ? [] : [`/healthz took ${ms(slowest).trim()} ms`]
}
