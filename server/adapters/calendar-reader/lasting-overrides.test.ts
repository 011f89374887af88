import { describe, expect, test } from 'vitest'
import { toCalendarDay } from '#contract/calendar-day.ts'
import { makeIcs, makeVevent } from '#test/calendar-server.ts'
import { busyDays } from './days.ts'

const window = { from: toCalendarDay('2027-03-15'), until: toCalendarDay('2028-09-13') }

const read = (...lines: string[]) => busyDays(makeIcs(...lines), window)
const daysOf = (...lines: string[]) => read(...lines).days.map(({ date }) => date)

const from = (day: number, count: number, step = 1) =>
  Array.from({ length: count }, (_, index) => `2027-06-${String(day + index * step).padStart(2, '0')}`)

describe('an override of an occurrence and all after it', () => {
  const weekly = ['DTSTART;TZID=Europe/Zagreb:20270605T160000', 'DURATION:PT2H', 'RRULE:FREQ=WEEKLY;COUNT=5']
  const daily = ['DTSTART;VALUE=DATE:20270610', 'RRULE:FREQ=DAILY;COUNT=6']
  const override = (id: string, ...lines: string[]) =>
    makeVevent('UID:niz', `RECURRENCE-ID;RANGE=THISANDFUTURE${id}`, ...lines)

  test.each<[string, string[], string[][], string[]]>([
    [
      'moves them by as much as the first',
      weekly,
      [[';TZID=Europe/Zagreb:20270619T160000', 'DTSTART;TZID=Europe/Zagreb:20270620T100000', 'DURATION:PT2H']],
      ['2027-06-05', '2027-06-12', '2027-06-20', '2027-06-27', '2027-07-04'],
    ],
    [
      'moves them back, past midnight',
      weekly,
      [[';TZID=Europe/Zagreb:20270619T160000', 'DTSTART;TZID=Europe/Zagreb:20270618T233000', 'DURATION:PT2H']],
      [...from(5, 2, 7), '2027-06-18', '2027-06-19', '2027-06-25', '2027-06-26', '2027-07-02', '2027-07-03'],
    ],
    [
      'named in UTC moves them, too',
      weekly,
      [[':20270619T140000Z', 'DTSTART:20270620T080000Z', 'DURATION:PT2H']],
      ['2027-06-05', '2027-06-12', '2027-06-20', '2027-06-27', '2027-07-04'],
    ],
    [
      'named by day moves them, too',
      weekly,
      [[';VALUE=DATE:20270619', 'DTSTART;TZID=Europe/Zagreb:20270620T160000', 'DURATION:PT2H']],
      ['2027-06-05', '2027-06-12', '2027-06-20', '2027-06-27', '2027-07-04'],
    ],
    [
      'gives them its duration',
      weekly,
      [[';TZID=Europe/Zagreb:20270626T160000', 'DTSTART;TZID=Europe/Zagreb:20270626T160000', 'DURATION:PT32H']],
      [...from(5, 4, 7), '2027-06-27', '2027-07-03', '2027-07-04'],
    ],
    [
      'makes whole days of them',
      weekly,
      [[';TZID=Europe/Zagreb:20270626T160000', 'DTSTART;VALUE=DATE:20270625', 'DTEND;VALUE=DATE:20270627']],
      ['2027-06-05', '2027-06-12', '2027-06-19', '2027-06-25', '2027-06-26', '2027-07-02', '2027-07-03'],
    ],
    [
      'counts until the next of its kind, which is about the original times',
      weekly,
      [
        [';TZID=Europe/Zagreb:20270626T160000', 'DTSTART;TZID=Europe/Zagreb:20270624T160000', 'DURATION:PT2H'],
        [';TZID=Europe/Zagreb:20270612T160000', 'DTSTART;TZID=Europe/Zagreb:20270613T160000', 'DURATION:PT2H'],
      ],
      ['2027-06-05', '2027-06-13', '2027-06-20', '2027-06-24', '2027-07-01'],
    ],
    ['cancels them', daily, [[';VALUE=DATE:20270613', 'DTSTART;VALUE=DATE:20270613', 'STATUS:CANCELLED']], from(10, 3)],
    [
      'cancels them until the next, which takes them up again',
      daily,
      [
        [';VALUE=DATE:20270611', 'DTSTART;VALUE=DATE:20270611', 'STATUS:CANCELLED'],
        [';VALUE=DATE:20270614', 'DTSTART;VALUE=DATE:20270620'],
      ],
      ['2027-06-10', '2027-06-20', '2027-06-21'],
    ],
    [
      'of free days makes busy ones',
      [...daily, 'TRANSP:TRANSPARENT'],
      [[';VALUE=DATE:20270613', 'DTSTART;VALUE=DATE:20270613', 'TRANSP:OPAQUE']],
      from(13, 3),
    ],
    [
      'reaches further days, and not those that are excluded',
      [...weekly, 'RDATE;TZID=Europe/Zagreb:20270610T160000,20270722T160000', 'EXDATE:20270626T140000Z'],
      [[';TZID=Europe/Zagreb:20270619T160000', 'DTSTART;TZID=Europe/Zagreb:20270620T160000', 'DURATION:PT2H']],
      ['2027-06-05', '2027-06-10', '2027-06-12', '2027-06-20', '2027-07-04', '2027-07-23'],
    ],
  ])('%s', (_, series, overrides, days) => {
    const events = overrides.map(([id = '', ...lines]) => override(id, ...lines))
    expect(daysOf(makeVevent('UID:niz', ...series), ...events)).toEqual(days)
    expect(daysOf(...events, makeVevent('UID:niz', ...series))).toEqual(days)
  })

  test('leaves those to an override of their own that have one', () => {
    const later = override(
      ';TZID=Europe/Zagreb:20270612T160000',
      'DTSTART;TZID=Europe/Zagreb:20270613T160000',
      'DURATION:PT2H',
    )
    const one = makeVevent('UID:niz', 'RECURRENCE-ID:20270619T140000Z', 'DTSTART:20270616T140000Z', 'SUMMARY:Samo taj')
    expect(daysOf(makeVevent('UID:niz', ...weekly), later, one)).toEqual([
      '2027-06-05',
      '2027-06-13',
      '2027-06-16',
      '2027-06-27',
      '2027-07-04',
    ])
  })

  test('brings days of the window from beyond it, and gives them its name', () => {
    const { days } = read(
      makeVevent('UID:niz', 'DTSTART;VALUE=DATE:20280901', 'RRULE:FREQ=MONTHLY', 'SUMMARY:Najam'),
      override(';VALUE=DATE:20281001', 'DTSTART;VALUE=DATE:20280723', 'SUMMARY:Ranije'),
    )
    // From October on each is seventy days earlier: that of November, too, lies in the window.
    expect(days).toEqual([
      { date: '2028-07-23', summaries: ['Ranije'] },
      { date: '2028-08-23', summaries: ['Ranije'] },
      { date: '2028-09-01', summaries: ['Najam'] },
    ])
  })

  test('keeps the hour by the clock when the clocks change', () => {
    const days = daysOf(
      makeVevent('UID:niz', 'DTSTART;TZID=Europe/Zagreb:20271001T100000', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;COUNT=7'),
      override(';TZID=Europe/Zagreb:20271015T100000', 'DTSTART;TZID=Europe/Zagreb:20271015T003000', 'DURATION:PT1H'),
    )
    expect(days).toEqual([
      '2027-10-01',
      '2027-10-08',
      '2027-10-15',
      '2027-10-22',
      '2027-10-29',
      '2027-11-05',
      '2027-11-12',
    ])
  })
})
