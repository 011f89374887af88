import { expect, test } from 'vitest'
import { daysFrom, toCalendarDay } from '#contract/calendar-day.ts'
import { fullDay, longDay } from './format.ts'

test('days are written as Intl writes them', () => {
  const date = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const
  const [long, full] = [date, { ...date, weekday: 'long' } as const].map(
    (options) => new Intl.DateTimeFormat('hr-HR', options),
  )
  for (const day of daysFrom(toCalendarDay('2027-01-01'), toCalendarDay('2028-03-01'))) {
    const instant = new Date(`${day}T00:00:00Z`)
    expect([longDay(day), fullDay(day)]).toEqual([long?.format(instant), full?.format(instant)])
  }
})
