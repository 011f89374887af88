import { describe, expect, test } from 'vitest'
import type { CalendarDay } from '#contract/calendar-day.ts'
import { clockTime, dayOf, dayTitle, shortMoment } from './time-text.ts'

const today = '2026-11-22' as CalendarDay

describe('a day in Zagreb', () => {
  test.each([
    ['2026-11-22T12:00:00.000Z', 'Danas', '13:00'],
    ['2026-11-21T23:30:00.000Z', 'Danas', '00:30'],
    ['2026-11-21T22:59:00.000Z', 'Jučer', '23:59'],
    ['2026-03-29T01:00:00.000Z', '29.\u00A0ožujka\u00A02026.', '03:00'],
    ['2025-06-12T10:00:00.000Z', '12.\u00A0lipnja\u00A02025.', '12:00'],
  ])('%s is %s at %s', (instant, title, time) => {
    expect([dayTitle(dayOf(instant), today), clockTime(instant)]).toEqual([title, time])
  })
})

test.each([
  ['2026-11-22T12:00:00.000Z', '13:00'],
  ['2026-11-21T12:00:00.000Z', 'jučer'],
  ['2026-05-03T12:00:00.000Z', '3. 5.'],
  ['2025-05-03T12:00:00.000Z', '3. 5. 2025.'],
])('in a row %s is %s', (instant, text) => {
  expect(shortMoment(instant, today)).toBe(text)
})
