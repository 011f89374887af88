import { describe, expect, test } from 'vitest'
import { toCalendarDay } from '#contract/calendar-day.ts'
import { timeLeft, validityText } from './text.ts'

const day = toCalendarDay

describe('an offer', () => {
  test.each([
    ['2026-12-01', 'još samo danas'],
    ['2026-12-02', 'još 1 dan'],
    ['2026-12-04', 'još 3 dana'],
    ['2026-12-22', 'još 21 dan'],
    ['2026-12-31', 'još 30 dana'],
  ])('that is valid until %s can be accepted %s on 1 December', (validUntil, text) => {
    expect(timeLeft(day(validUntil), day('2026-12-01'))).toBe(text)
  })

  test('says until when, and how long that still is while it is open', () => {
    const offer = { valid_until: day('2026-12-01') }
    expect(validityText(offer, 'open', day('2026-11-28'))).toBe('1.\u00A0prosinca\u00A02026. (još 3 dana)')
    expect(validityText(offer, 'accepted', day('2026-11-28'))).toBe('1.\u00A0prosinca\u00A02026.')
  })
})
