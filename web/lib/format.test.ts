import { expect, test } from 'vitest'
import { daysFrom, toCalendarDay } from '#contract/calendar-day.ts'
import { monthOf } from '#contract/calendar-month.ts'
import { monthTitle } from '#contract/month-names.ts'
import { dayOfInstant, dayWithoutYear, formatMoment, fullDay, longDay, plainDay } from './format.ts'

test('days are written as Intl writes them', () => {
  const date = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const
  const [long, full] = [date, { ...date, weekday: 'long' } as const].map(
    (options) => new Intl.DateTimeFormat('hr-HR', options),
  )
  for (const day of daysFrom(toCalendarDay('2027-01-01'), toCalendarDay('2028-03-01'))) {
    const instant = new Date(`${day}T00:00:00Z`)
    const texts = [longDay(day), fullDay(day)].map((text) => text.replaceAll('\u00A0', ' '))
    expect(texts).toEqual([long?.format(instant), full?.format(instant)])
  }
})

test('no line breaks within a date that is shown; one that is sent has spaces', () => {
  const day = toCalendarDay('2027-06-12')
  expect(dayWithoutYear(day)).toBe('12.\u00A0lipnja')
  expect(longDay(day)).toBe('12.\u00A0lipnja\u00A02027.')
  expect(fullDay(day)).toBe('subota, 12.\u00A0lipnja\u00A02027.')
  expect(dayOfInstant('2027-06-12T12:05:00Z')).toBe('12.\u00A0lipnja\u00A02027.')
  expect(formatMoment('2027-06-12T12:05:00Z')).toBe('12.\u00A0lipnja\u00A02027. u\u00A014:05')
  expect(monthTitle(monthOf(day))).toBe('lipanj\u00A02027.')
  expect(plainDay(day)).toBe('12. lipnja 2027.')
})
