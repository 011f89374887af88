import { addDays, type CalendarDay, daysFrom, toCalendarDay, weekday } from '#contract/calendar-day.ts'
import type { SeededRandom } from '#demo/random.ts'
import { assumed } from '#scripts/size-model.ts'

/** The weight of each day of a year, from 1 January; all of them sum to 1. */
export type DayWeights = readonly number[]

/** Parts of what is left beside January, from February on: engagements at Christmas, and then in autumn for the next year. */
const otherMonths = [12, 10, 8, 7, 6, 5, 6, 8, 8, 7, 7]
const SUNDAY = 6
/** From Monday on, as parts of a week: the Sunday of the size model, and the others alike. */
const peopleByWeekday = Array.from({ length: 7 }, (_, day) =>
  day === SUNDAY ? assumed.sundayFactor : (7 - assumed.sundayFactor) / 6,
)
/** Percent of a year's weddings, by month and from Monday on by weekday. */
const weddingsByMonth = [1, 2, 2, 5, 14, 20, 14, 13, 18, 8, 2, 1]
const weddingsByWeekday = [2, 2, 2, 4, 15, 68, 7]
/** Parts of a day, from midnight on; the busiest hour has the share of the size model. */
const BUSIEST_HOUR = 20
const otherHours = [8, 4, 3, 2, 2, 4, 10, 20, 32, 42, 48, 50, 52, 50, 48, 46, 48, 54, 68, 86, 0, 96, 82, 45]

const sum = (parts: readonly number[]) => parts.reduce((total, part) => total + part, 0)
const sharesOf = (parts: readonly number[], whole = 1) => parts.map((part) => (part / sum(parts)) * whole)

export const daysOfYear = (year: number): CalendarDay[] =>
  daysFrom(toCalendarDay(`${year}-01-01`), toCalendarDay(`${year}-12-31`))

export const monthIndexOf = (day: CalendarDay) => Number(day.slice(5, 7)) - 1

/** Each month has its share, however its weekdays fall. */
function weightsOf(year: number, months: readonly number[], weekdays: readonly number[]): DayWeights {
  const days = daysOfYear(year)
  const monthSums = months.map(() => 0)
  const weekdayWeight = (day: CalendarDay) => weekdays[weekday(day)] ?? 0
  for (const day of days) monthSums[monthIndexOf(day)] = (monthSums[monthIndexOf(day)] ?? 0) + weekdayWeight(day)
  return days.map((day) => {
    const month = monthIndexOf(day)
    return ((months[month] ?? 0) * weekdayWeight(day)) / (monthSums[month] ?? 1)
  })
}

/**
 * When people look, ask and write.
 * @internal
 */
export const peopleOfYear = (year: number): DayWeights =>
  weightsOf(year, [assumed.januaryShare, ...sharesOf(otherMonths, 1 - assumed.januaryShare)], peopleByWeekday)

export const weddingsOfYear = (year: number): DayWeights =>
  weightsOf(year, sharesOf(weddingsByMonth), sharesOf(weddingsByWeekday))

/** @internal */
export const hourShares: readonly number[] = sharesOf(otherHours, 1 - assumed.hourShare).map((share, hour) =>
  hour === BUSIEST_HOUR ? assumed.hourShare : share,
)

/**
 * So many picks of an index, in its order. Each pick is from a slice of its own, so that every index is picked as often
 * as its weight says, give or take one.
 */
export function pickEvenly(count: number, weights: readonly number[], random: SeededRandom): number[] {
  const total = sum(weights)
  let index = 0
  let reached = weights[0] ?? 0
  return Array.from({ length: count }, (_, number) => {
    const wanted = ((number + random.next()) / count) * total
    while (reached <= wanted && index < weights.length - 1) reached += weights[++index] ?? 0
    return index
  })
}

/** So many moments of the year as people have them, in their order: days and parts of days since its beginning. */
export const momentsOfYear = (count: number, year: number, random: SeededRandom): number[] =>
  pickEvenly(count, peopleOfYear(year), random)
    .map((day) => day + (random.weighted(hourShares) + random.next()) / 24)
    .toSorted((one, other) => one - other)

/** A month at least lies between the first enquiry and the wedding; nearer ones are those of the year after. */
const LEAST_AHEAD = 30

/** The wedding of a couple that first asks at that moment: as a day of that year, or as the same weekday a year later. */
export function weddingDayFor(asksAt: number, dayIndex: number, year: number): CalendarDay {
  const day = addDays(toCalendarDay(`${year}-01-01`), dayIndex)
  return dayIndex - asksAt >= LEAST_AHEAD ? day : addDays(day, 52 * 7)
}
