import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { makeIcs, makeVevent } from '#test/calendar-server.ts'
import { toCalendarDay } from '#contract/calendar-day.ts'
import { busyDays } from './days.ts'
import { startsOf } from './recurrence.ts'

const threeYears = { from: toCalendarDay('2027-01-01'), until: toCalendarDay('2029-12-31') }

function daysOf(start: string, rule: string): string[] {
  const { days, unread } = busyDays(makeIcs(makeVevent(`DTSTART;VALUE=DATE:${start}`, `RRULE:${rule}`)), threeYears)
  expect(unread).toBe(0)
  return days.map(({ date }) => date)
}

// As another implementation, dateutil, expands them.
test.each<[string, string, string, string[]]>([
  [
    'the last day of February',
    '20240229',
    'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1',
    ['2027-02-28', '2028-02-29', '2029-02-28'],
  ],
  [
    'the last day of some months',
    '20261231',
    'FREQ=MONTHLY;INTERVAL=2;BYMONTHDAY=-1;COUNT=5',
    ['2027-02-28', '2027-04-30', '2027-06-30', '2027-08-31'],
  ],
  [
    'the last of the year, until its month',
    '20261231',
    'FREQ=MONTHLY;BYMONTH=12,4,5;BYMONTHDAY=31;UNTIL=20270725',
    ['2027-05-31'],
  ],
  [
    'the last weekday of a month of the year',
    '20260626',
    'FREQ=YEARLY;BYMONTH=6;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1',
    ['2027-06-30', '2028-06-30', '2029-06-29'],
  ],
  [
    'the third Saturday of a month of the year',
    '20260620',
    'FREQ=YEARLY;BYMONTH=6;BYDAY=SA;BYSETPOS=3',
    ['2027-06-19', '2028-06-17', '2029-06-16'],
  ],
  ['the last Sunday of the year', '20261227', 'FREQ=YEARLY;BYDAY=-1SU', ['2027-12-26', '2028-12-31', '2029-12-30']],
  ['a Saturday counted from the first', '20250517', 'FREQ=YEARLY;INTERVAL=2;BYDAY=20SA', ['2027-05-15', '2029-05-19']],
  ['one day of each month', '20270901', 'FREQ=YEARLY;BYMONTHDAY=1;COUNT=3', ['2027-09-01', '2027-10-01', '2027-11-01']],
  ['Friday the 13th', '20260213', 'FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13;UNTIL=20281231', ['2027-08-13', '2028-10-13']],
  ['a leap day only where there is one', '20240229', 'FREQ=YEARLY', ['2028-02-29']],
  ['a Monday by its week', '20240513', 'FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO', ['2027-05-17', '2028-05-15', '2029-05-14']],
  [
    'the last week, whose days may be of the next year',
    '20241225',
    'FREQ=YEARLY;BYWEEKNO=-1;BYDAY=SA',
    ['2027-01-02', '2028-01-01', '2028-12-30', '2029-12-29'],
  ],
  ['the day of its weekday in a week without one', '20240513', 'FREQ=YEARLY;BYWEEKNO=20;COUNT=4', ['2027-05-17']],
  [
    'the first day, the last day and the 366th',
    '20240101',
    'FREQ=YEARLY;BYYEARDAY=1,-1,366;UNTIL=20290101',
    ['2027-01-01', '2027-12-31', '2028-01-01', '2028-12-31', '2029-01-01'],
  ],
  [
    'every other week from Sunday on',
    '20261227',
    'FREQ=WEEKLY;INTERVAL=2;WKST=SU;BYDAY=SU,MO;COUNT=4',
    ['2027-01-10', '2027-01-11'],
  ],
  [
    'every other week from Monday on',
    '20261227',
    'FREQ=WEEKLY;INTERVAL=2;BYDAY=SU,MO;COUNT=4',
    ['2027-01-04', '2027-01-10', '2027-01-18'],
  ],
  ['no day when none exists', '20261228', 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30', []],
])('a rule gives %s', (_, start, rule, expected) => {
  expect(daysOf(start, rule)).toEqual(expected)
})

test.each([
  [
    'every seven hours',
    'FREQ=HOURLY;INTERVAL=7',
    ['2027-06-11 17:30', '2027-06-12 00:30', '2027-06-12 07:30', '2027-06-12 14:30', '2027-06-12 21:30'],
  ],
  ['at some hours', 'FREQ=DAILY;BYHOUR=18,9;BYMINUTE=0', ['2027-06-11 18:00', '2027-06-12 09:00', '2027-06-12 18:00']],
  ['at the last of them', 'FREQ=DAILY;BYHOUR=18,9;BYMINUTE=0,15;BYSETPOS=-1', ['2027-06-11 18:15', '2027-06-12 18:15']],
  [
    'on some days, by the minute',
    'FREQ=MINUTELY;INTERVAL=20;BYDAY=SA;BYHOUR=9',
    ['2027-06-12 09:10', '2027-06-12 09:30', '2027-06-12 09:50'],
  ],
])('a rule gives times of day: %s', (_, text, expected) => {
  const ms = (time: string) => Date.parse(`${time.replace(' ', 'T')}Z`)
  const span = { from: ms('2027-06-11 16:30'), until: ms('2027-06-12 23:59') }
  const starts = [...startsOf(ICAL.Recur.fromString(text), ms('2027-06-09 16:30'), false, span)]
  expect(starts.map((start) => new Date(start).toISOString().slice(0, 16).replace('T', ' '))).toEqual(expected)
})

test('appointments of ten years ago are no burden to a calendar', () => {
  const old = Array.from({ length: 500 }, () =>
    makeVevent('DTSTART:20150105T090000', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;UNTIL=20160601T090000'),
  )
  const endless = Array.from({ length: 20 }, () => makeVevent('DTSTART:19700101T090000', 'RRULE:FREQ=DAILY;BYDAY=SA'))
  expect(busyDays(makeIcs(...old, ...endless), threeYears).days).toHaveLength(157)
})

test('a hundred daily appointments are read to the end', () => {
  const window = { from: toCalendarDay('2027-01-01'), until: toCalendarDay('2028-07-02') }
  const daily = Array.from({ length: 100 }, () =>
    makeVevent('DTSTART:20200105T090000', 'DURATION:PT1H', 'RRULE:FREQ=DAILY'),
  )
  expect(busyDays(makeIcs(...daily), window).days).toHaveLength(549)
})
