import { expect, test } from 'vitest'
import { askedPause, MAX_ATTEMPTS, pauseAfter, receiverPause } from './attempts.ts'

const attempts = Array.from({ length: MAX_ATTEMPTS }, (_, index) => index + 1)

test('ten attempts are about a day, each pause is longer than the one before, and none follows the last', () => {
  const pauses = attempts.map((attempt) => pauseAfter(attempt, 0, 0.5))
  expect([pauses.length, pauses.at(-1)]).toEqual([10, null])
  const waits = pauses.filter((pause) => pause !== null)
  expect(waits).toEqual(waits.toSorted((a, b) => a - b))
  expect(Math.round(waits.reduce((sum, ms) => sum + ms) / 3_600_000)).toBe(23)
})

test('a pause varies by a tenth', () => {
  expect([0, 0.5, 1].map((random) => pauseAfter(2, 0, random))).toEqual([54_000, 60_000, 66_000])
})

test('all deliveries of a receiver wait longer with each failure, up to five minutes', () => {
  expect([1, 2, 3, 6, 7, 50].map((failures) => receiverPause(failures, 0) / 1000)).toEqual([5, 10, 20, 160, 300, 300])
})

const now = new Date('2027-03-15T11:00:00Z')

test.each([
  [429, '120', 120],
  [503, ' 30 ', 30],
  [503, 'Mon, 15 Mar 2027 11:05:00 GMT', 300],
  // Nobody puts off a delivery for longer than the pauses do.
  [429, '9999999999999999999999', 6 * 3600],
  [503, 'Fri, 31 Dec 9999 23:59:59 GMT', 6 * 3600],
  [503, 'Mon, 15 Mar 2027 10:00:00 GMT', 0],
  [429, 'uskoro', 0],
  [429, '-5', 0],
  [429, '', 0],
  [429, null, 0],
  // Any other answer has no right to it.
  [500, '120', 0],
])('an answer of %i with Retry-After %j asks for %i seconds', (status, retryAfter, seconds) => {
  expect(askedPause(status, retryAfter, now)).toBe(seconds * 1000)
})

test('who asks for a longer pause gets it, who asks for a shorter one does not', () => {
  expect([pauseAfter(1, 120_000, 0.5), pauseAfter(6, 1_000, 0.5)]).toEqual([120_000, 7_200_000])
  expect([receiverPause(1, 120_000), receiverPause(9, 1_000)]).toEqual([120_000, 300_000])
})
