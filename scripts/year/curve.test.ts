import { expect, test } from 'vitest'
import { addDays, toCalendarDay, weekday } from '#contract/calendar-day.ts'
import { SeededRandom } from '#demo/random.ts'
import { assumed } from '#scripts/size-model.ts'
import {
  daysOfYear,
  hourShares,
  momentsOfYear,
  monthIndexOf,
  peopleOfYear,
  pickEvenly,
  weddingDayFor,
  weddingsOfYear,
} from './curve.ts'

const years = [2027, 2028]
const sum = (parts: readonly number[]) => parts.reduce((total, part) => total + part, 0)
const january = (_: number, day: number) => day < 31

test.each(years)('the days of %d are the whole year, of weddings and of people', (year) => {
  for (const weights of [peopleOfYear(year), weddingsOfYear(year)]) {
    expect(weights).toHaveLength(daysOfYear(year).length)
    expect(sum(weights)).toBeCloseTo(1, 10)
    expect(Math.min(...weights)).toBeGreaterThan(0)
  }
})

test.each(years)('January of %d has the share of enquiries that sizes are computed with', (year) => {
  expect(sum(peopleOfYear(year).filter(january))).toBeCloseTo(assumed.januaryShare, 10)
})

test('a Sunday is as busy beside the mean day of its week as sizes are computed with', () => {
  // 2027-02-01 is a Monday, and the whole week lies in one month.
  const week = peopleOfYear(2027).slice(31, 38)
  expect((week[6] ?? 0) / (sum(week) / 7)).toBeCloseTo(assumed.sundayFactor, 10)
})

test('weddings are from May to October, and on Saturdays', () => {
  const days = daysOfYear(2027)
  const weights = weddingsOfYear(2027)
  const shareOf = (has: (day: (typeof days)[number]) => boolean) =>
    sum(weights.filter((_, index) => has(days[index] ?? toCalendarDay('2027-01-01'))))
  const isSummer = (day: (typeof days)[number]) => monthIndexOf(day) >= 4 && monthIndexOf(day) <= 9
  expect(shareOf(isSummer)).toBeCloseTo(0.87, 10)
  expect(shareOf((day) => isSummer(day) && weekday(day) === 5)).toBeGreaterThan(0.55)
})

test('the hours are a whole day, whose evening is busier than its night', () => {
  expect(hourShares).toHaveLength(24)
  expect(sum(hourShares)).toBeCloseTo(1, 10)
  expect(Math.max(...hourShares)).toBeCloseTo(assumed.hourShare, 10)
  expect(sum(hourShares.slice(18, 23))).toBeGreaterThan(10 * sum(hourShares.slice(0, 5)))
})

test('each index is picked as often as its weight says, give or take one', () => {
  const weights = weddingsOfYear(2027)
  const counts = weights.map(() => 0)
  for (const index of pickEvenly(4_000, weights, new SeededRandom(1))) counts[index] = (counts[index] ?? 0) + 1
  expect(sum(counts)).toBe(4_000)
  for (const [index, count] of counts.entries()) expect(Math.abs(count - (weights[index] ?? 0) * 4_000)).toBeLessThan(2)
})

test('the moments of a year are all there, in order, and the same for the same seed', () => {
  const moments = momentsOfYear(5_000, 2027, new SeededRandom(7))
  expect(moments).toHaveLength(5_000)
  expect(moments).toEqual(moments.toSorted((one, other) => one - other))
  expect(moments.filter((moment) => moment < 31).length / 5_000).toBeCloseTo(assumed.januaryShare, 3)
  expect(moments.at(-1)).toBeLessThan(365)
  expect(momentsOfYear(5_000, 2027, new SeededRandom(7))).toEqual(moments)
  expect(momentsOfYear(5_000, 2027, new SeededRandom(8))).not.toEqual(moments)
})

test('a wedding lies a month ahead at least, and otherwise on the same weekday a year later', () => {
  expect(weddingDayFor(10, 156, 2027)).toBe('2027-06-06')
  const later = weddingDayFor(140, 156, 2027)
  expect(later).toBe(addDays(toCalendarDay('2027-06-06'), 364))
  expect(weekday(later)).toBe(weekday(toCalendarDay('2027-06-06')))
})
