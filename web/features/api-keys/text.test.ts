import { expect, test } from 'vitest'
import { toCalendarDay } from '#contract/calendar-day.ts'
import { firstCall, lastUseText, validityText } from './text.ts'

test('says how long a key is valid, and that it was', () => {
  expect(validityText({ expires_on: null, expired: false })).toBe('vrijedi dok ga ne opozovete')
  const expires_on = toCalendarDay('2027-06-12')
  expect(validityText({ expires_on, expired: false })).toBe('vrijedi do 12.\u00A0lipnja\u00A02027.')
  expect(validityText({ expires_on, expired: true })).toBe('istekao 12.\u00A0lipnja\u00A02027.')
})

test('says when a key was last used', () => {
  expect(lastUseText({ last_used_at: null })).toBe('još nije upotrijebljen')
  expect(lastUseText({ last_used_at: '2027-06-12T12:05:00.000Z' })).toBe(
    'zadnji put upotrijebljen 12.\u00A0lipnja\u00A02027. u\u00A014:05',
  )
})

test('gives a call that asks this site with the key', () => {
  expect(firstCall('https://zauvijek.test', 'zvk_abc')).toBe(
    "curl -H 'Authorization: Bearer zvk_abc' 'https://zauvijek.test/api/v1/leads?per_page=1'",
  )
})
