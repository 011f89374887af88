import { expect, test } from 'vitest'
import { easterOf, orthodoxEasterOf } from './easter.ts'

test.each([
  [1961, '1961-04-02'],
  [2000, '2000-04-23'],
  [2008, '2008-03-23'],
  [2024, '2024-03-31'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2028, '2028-04-16'],
  [2038, '2038-04-25'],
  [2285, '2285-03-22'],
])('Easter of %i is on %s', (year, day) => expect(easterOf(year)).toBe(day))

test.each([
  [2024, '2024-05-05'],
  [2025, '2025-04-20'],
  [2026, '2026-04-12'],
  [2027, '2027-05-02'],
])('the Orthodox Easter of %i is on %s', (year, day) => expect(orthodoxEasterOf(year)).toBe(day))
