import { describe, expect, test } from 'vitest'
import { makeIcs, makeVevent, makeWholeDay } from '#test/calendar-server.ts'
import { toCalendarDay } from '#contract/calendar-day.ts'
import { busyDays } from './days.ts'

const window = { from: toCalendarDay('2027-03-15'), until: toCalendarDay('2028-09-13') }

const read = (...lines: string[]) => busyDays(makeIcs(...lines), window)
const daysOf = (...lines: string[]) => read(...lines).days.map(({ date }) => date)

/** A day in June, as makeVevent takes it. */
const on = (day: number) => `DTSTART;VALUE=DATE:202706${day}`

describe('versions of one event', () => {
  test.each<[string, string[][], string[]]>([
    ['the highest counts', [[on(12)], ['SEQUENCE:2', on(14)], ['SEQUENCE:1', on(13)]], ['2027-06-14']],
    ['the highest may be cancelled', [[on(12)], ['SEQUENCE:1', on(12), 'STATUS:CANCELLED']], []],
    [
      'all count if none is higher, since some programs give one UID to several events',
      [[on(12)], ['SEQUENCE:0', on(13), 'STATUS:CANCELLED'], [on(14)]],
      ['2027-06-12', '2027-06-14'],
    ],
    [
      'all count if some have the same number',
      [
        ['SEQUENCE:1', on(12)],
        ['SEQUENCE:1', on(13)],
        ['SEQUENCE:3', on(14)],
      ],
      ['2027-06-12', '2027-06-13', '2027-06-14'],
    ],
    [
      'those of an override are its own',
      [
        ['SEQUENCE:5', on(12), 'RRULE:FREQ=DAILY;COUNT=2'],
        ['SEQUENCE:1', 'RECURRENCE-ID;VALUE=DATE:20270613', on(20)],
        ['SEQUENCE:2', 'RECURRENCE-ID;VALUE=DATE:20270613', on(21)],
      ],
      ['2027-06-12', '2027-06-21'],
    ],
  ])('%s', (_, versions, days) => {
    const events = versions.map((lines) => makeVevent('UID:isti', ...lines))
    expect(daysOf(...events)).toEqual(days)
    expect(daysOf(...events.toReversed())).toEqual(days)
  })

  test('are not told from events without UID, of which each counts and none overrides another', () => {
    const without = (...lines: string[]) => makeVevent('UID:', ...lines)
    const override = without('RECURRENCE-ID;VALUE=DATE:20270613', on(20))
    expect(daysOf(without(on(12), 'RRULE:FREQ=DAILY;COUNT=2'), without('SEQUENCE:1', on(15)), override)).toEqual([
      '2027-06-12',
      '2027-06-13',
      '2027-06-15',
      '2027-06-20',
    ])
  })
})

test('a file that cancels its events takes no day', () => {
  const cancelled = makeIcs('METHOD:CANCEL', makeVevent(on(12)))
  expect(busyDays(cancelled, window)).toMatchObject({ days: [], unread: 0 })
  expect(busyDays(cancelled + makeIcs('METHOD:PUBLISH', makeVevent(on(13))), window).days).toMatchObject([
    { date: '2027-06-13' },
  ])
})

test('a cancellation that is spelled as in America is one', () => {
  expect(daysOf(makeVevent(on(12), 'STATUS:CANCELED'))).toEqual([])
})

test.each(['COUNT=0', 'COUNT=-1', 'UNTIL=2027-06-14', 'UNTIL=20271345'])(
  'a rule whose end is none, %s, takes its first day, and its event is counted as unread',
  (end) => {
    const { days, unread } = read(makeVevent(on(12), `RRULE:FREQ=DAILY;${end}`), makeVevent(on(20)))
    expect([days.map(({ date }) => date), unread]).toEqual([['2027-06-12', '2027-06-20'], 1])
  },
)

test.each([
  'FREQ=MONTHLY;BYMONTHDAY=0',
  'FREQ=MONTHLY;BYDAY=SA;BYSETPOS=0',
  'RSCALE=HEBREW;FREQ=YEARLY',
  'RSCALE=GREGORIAN;FREQ=MONTHLY;SKIP=FORWARD',
  'INTERVAL=2;BYDAY=SA',
])('a rule of unknown days, %s, takes its first day, and its event is counted as unread', (rule) => {
  const { days, unread } = read(makeVevent(on(12), `RRULE:${rule}`), makeVevent(on(20)))
  expect([days.map(({ date }) => date), unread]).toEqual([['2027-06-12', '2027-06-20'], 1])
})

test.each(['VTIMEZONE', 'VTODO', 'VJOURNAL'])('a rule in a %s that is none is of no concern', (name) => {
  const broken = [`BEGIN:${name}`, 'TZID:Europe/Zagreb', 'UID:zadatak', 'RRULE:FREQ=SOMETIMES', `END:${name}`]
  const event = makeVevent('DTSTART;TZID=Europe/Zagreb:20270612T233000', 'DURATION:PT10M')
  expect(read(...broken, event)).toMatchObject({ days: [{ date: '2027-06-12' }], unread: 0 })
})

test.each([
  'DTSTART;VALUE=DATE:2027-06-12',
  'DTSTART;VALUE=DATE:12.06.2027',
  'DTSTART;VALUE=DATE: 20270612',
  'DTSTART;VALUE=DATE:20271312',
  'DTSTART;VALUE=DATE:00000000',
])('a start that is no day, %s, is counted as unread and not taken for another day', (line) => {
  expect(read(makeVevent(line), makeVevent(on(20)))).toMatchObject({ days: [{ date: '2027-06-20' }], unread: 1 })
})

describe('as programs write them', () => {
  test('midnights of another zone that Exchange calls a whole day are one', () => {
    const whole = 'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE'
    const london = 'TZID=GMT Standard Time'
    expect(
      daysOf(
        makeVevent('DTSTART:20270612T000000Z', 'DTEND:20270613T000000Z', whole),
        makeVevent(`DTSTART;${london}:20270615T000000`, `DTEND;${london}:20270617T000000`, whole),
        // Midnight in Zagreb.
        makeVevent('DTSTART:20270619T220000Z', 'DTEND:20270620T220000Z', whole),
        makeVevent('DTSTART:20270622T000000Z', 'DTEND:20270623T000000Z', 'X-MICROSOFT-CDO-ALLDAYEVENT:FALSE'),
      ),
    ).toEqual(['2027-06-12', '2027-06-15', '2027-06-16', '2027-06-20', '2027-06-22', '2027-06-23'])
  })

  test('a series of such days leaves out those that are excluded or moved by their midnights', () => {
    const whole = 'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE'
    const at = (name: string, day: number) => `${name};TZID=GMT Standard Time:202706${day}T000000`
    const series = ['UID:niz', at('DTSTART', 10), at('DTEND', 11), 'RRULE:FREQ=DAILY;COUNT=4', at('EXDATE', 11), whole]
    const moved = ['UID:niz', at('RECURRENCE-ID', 12), at('DTSTART', 20), at('DTEND', 21), whole]
    expect(daysOf(makeVevent(...series), makeVevent(...moved))).toEqual(['2027-06-10', '2027-06-13', '2027-06-20'])
  })

  test('published spans without events take their days, unless they are free', () => {
    const freeBusy = (...lines: string[]) => ['BEGIN:VFREEBUSY', 'UID:1', ...lines, 'END:VFREEBUSY']
    expect(
      daysOf(
        ...freeBusy(
          'DTSTART:20270601T000000Z',
          'DTEND:20270701T000000Z',
          'FREEBUSY:20270612T140000Z/PT4H,20270614T203000Z/20270614T223000Z',
          'FREEBUSY;FBTYPE=BUSY-TENTATIVE:20270618T140000Z/PT1H',
          'FREEBUSY;FBTYPE=FREE:20270620T140000Z/PT1H',
        ),
      ),
    ).toEqual(['2027-06-12', '2027-06-14', '2027-06-15', '2027-06-18'])
    const damaged = freeBusy('FREEBUSY:20271312T140000Z/PT4H')
    expect(read(...damaged, makeWholeDay('2027-06-12', 'Da'))).toMatchObject({
      days: [{ date: '2027-06-12' }],
      unread: 1,
    })
  })

  // Times without a zone are those of the reader, as in RFC 5545; with a zone for them, calendar programs differ.
  test('the zone of the calendar says nothing of times without one', () => {
    const event = makeVevent('DTSTART:20270612T200000', 'DURATION:PT3H')
    expect(daysOf('X-WR-TIMEZONE:America/New_York', event)).toEqual(['2027-06-12'])
  })

  test('the nights of rentals do not take the day of departure', () => {
    const stay = ['DTEND;VALUE=DATE:20270614', 'DTSTART;VALUE=DATE:20270611', 'SUMMARY:Reserved']
    const closed = ['DTSTART;VALUE=DATE:20270620', 'DTEND;VALUE=DATE:20270621', 'SUMMARY:CLOSED - Not available']
    expect(daysOf(makeVevent(...stay), makeVevent(...closed))).toEqual([
      '2027-06-11',
      '2027-06-12',
      '2027-06-13',
      '2027-06-20',
    ])
  })
})
