import { describe, expect, test } from 'vitest'
import { makeIcs, makeVevent, makeWholeDay } from '#test/calendar-server.ts'
import { toCalendarDay } from '#contract/calendar-day.ts'
import { busyDays, TooComplexError } from './days.ts'

const year = { from: toCalendarDay('2027-03-15'), until: toCalendarDay('2028-09-13') }

const read = (...lines: string[]) => busyDays(makeIcs(...lines), year)
const daysOf = (...lines: string[]) => read(...lines).days.map(({ date }) => date)

const from = (day: number, count: number, step = 1) =>
  Array.from({ length: count }, (_, index) => `2027-06-${String(day + index * step).padStart(2, '0')}`)

const vtimezone = (tzid: string, offset: string) => [
  'BEGIN:VTIMEZONE',
  `TZID:${tzid}`,
  'BEGIN:STANDARD',
  'DTSTART:16010101T000000',
  `TZOFFSETFROM:${offset}`,
  `TZOFFSETTO:${offset}`,
  'END:STANDARD',
  'END:VTIMEZONE',
]

describe('a single event takes', () => {
  test.each<[string, string[], string[]]>([
    ['its whole day', ['DTSTART;VALUE=DATE:20270612'], ['2027-06-12']],
    [
      'its days up to the end, which is not one',
      ['DTSTART;VALUE=DATE:20270611', 'DTEND;VALUE=DATE:20270614'],
      from(11, 3),
    ],
    [
      'its one day also when the end is the start',
      ['DTSTART;VALUE=DATE:20270612', 'DTEND;VALUE=DATE:20270612'],
      from(12, 1),
    ],
    ['days that are not said to be such', ['DTSTART:20270611', 'DTEND:20270614'], from(11, 3)],
    [
      'days that are said to be such and have hours',
      ['DTSTART;VALUE=DATE:20270611T000000', 'DTEND;VALUE=DATE:20270614T000000'],
      from(11, 3),
    ],
    ['days by duration', ['DTSTART;VALUE=DATE:20270612', 'DURATION:P2D'], from(12, 2)],
    ['the day of its hours', ['DTSTART:20270612T080000Z', 'DTEND:20270612T100000Z'], from(12, 1)],
    ['the day in Zagreb, not that of Greenwich', ['DTSTART:20270612T223000Z', 'DURATION:PT1H'], from(13, 1)],
    [
      'both days across midnight',
      ['DTSTART;TZID=Europe/Zagreb:20270612T180000', 'DTEND;TZID=Europe/Zagreb:20270613T030000'],
      from(12, 2),
    ],
    [
      'no day that begins when it ends',
      ['DTSTART;TZID=Europe/Zagreb:20270612T180000', 'DTEND;TZID=Europe/Zagreb:20270613T000000'],
      from(12, 1),
    ],
    [
      'the days up to an end in another zone',
      ['DTSTART;TZID=Europe/Zagreb:20270612T120000', 'DTEND;TZID=America/New_York:20270612T200000'],
      from(12, 2),
    ],
    [
      'no day that begins when it ends in another zone',
      ['DTSTART:20270612T200000Z', 'DTEND;TZID=Europe/Zagreb:20270613T000000'],
      from(12, 1),
    ],
    ['the day of a moment', ['DTSTART;TZID=Europe/Zagreb:20270612T000000'], from(12, 1)],
    ['the day on the wall without a zone', ['DTSTART:20270612T233000', 'DURATION:PT15M'], from(12, 1)],
    ['no day before its start when it ends before', ['DTSTART:20270612T100000', 'DTEND:20270610T100000'], from(12, 1)],
    ['days by weeks of duration', ['DTSTART;VALUE=DATE:20270601', 'DURATION:P1W'], from(1, 7)],
    // The clocks go forward on 28 March 2027 and back on 31 October.
    [
      'the spring day of 23 hours',
      ['DTSTART;TZID=Europe/Zagreb:20270328T000000', 'DTEND;TZID=Europe/Zagreb:20270329T000000'],
      ['2027-03-28'],
    ],
    [
      'the autumn day of 25 hours',
      ['DTSTART;TZID=Europe/Zagreb:20271031T000000', 'DTEND;TZID=Europe/Zagreb:20271101T000000'],
      ['2027-10-31'],
    ],
    ['the hour that there is not', ['DTSTART;TZID=Europe/Zagreb:20270328T023000', 'DURATION:PT1H'], ['2027-03-28']],
  ])('%s', (_, lines, days) => {
    expect(daysOf(makeVevent(...lines))).toEqual(days)
  })

  test.each([
    ['before the window', 'DTSTART;VALUE=DATE:20270314'],
    ['after it', 'DTSTART;VALUE=DATE:20280914'],
    ['in another century', 'DTSTART;VALUE=DATE:18000101'],
    ['at the end of time', 'DTSTART:99991231T235959Z'],
  ])('no day %s', (_, line) => {
    expect(daysOf(makeVevent(line))).toEqual([])
  })

  test('the days of the window alone when it lasts for ever', () => {
    const days = daysOf(makeVevent('DTSTART;VALUE=DATE:00010101', 'DTEND;VALUE=DATE:99991231'))
    expect([days[0], days.at(-1), days.length]).toEqual([year.from, year.until, 549])
  })
})

describe('nothing is taken by', () => {
  test.each([
    ['what is cancelled', 'STATUS:CANCELLED'],
    ['what is transparent', 'TRANSP:TRANSPARENT'],
    ['what is transparent, with a space behind it', 'TRANSP:TRANSPARENT '],
    ['what is free in Outlook', 'X-MICROSOFT-CDO-BUSYSTATUS:FREE'],
  ])('%s', (_, line) => {
    expect(daysOf(makeWholeDay('2027-06-12', 'Ne'), makeWholeDay('2027-06-13', 'Da', line))).toEqual(['2027-06-12'])
  })

  test('anything but an event', () => {
    expect(daysOf('BEGIN:VTODO', 'UID:1', 'DTSTART;VALUE=DATE:20270612', 'END:VTODO')).toEqual([])
    expect(daysOf('BEGIN:VEVENT', 'UID:1', 'SUMMARY:bez datuma', 'END:VEVENT')).toEqual([])
  })
})

describe('zones', () => {
  test.each([
    ['IANA', 'America/New_York', '20270612T180000', ['2027-06-13']],
    ['Windows', 'Eastern Standard Time', '20270612T180000', ['2027-06-13']],
    ['quoted Windows', '"Central European Standard Time"', '20270612T233000', ['2027-06-12']],
    ['Windows, in small letters', 'eastern standard time', '20270612T180000', ['2027-06-13']],
    ['Windows, in summer', 'Eastern Daylight Time', '20270612T180000', ['2027-06-13']],
    ['former Windows', 'Mid-Atlantic Standard Time', '20270612T210000', ['2027-06-13']],
    ['a path that ends in IANA', '/mozilla.org/20070129_1/America/New_York', '20270612T180000', ['2027-06-13']],
    ['UTC as Microsoft writes it', '"tzone://Microsoft/Utc"', '20270612T223000', ['2027-06-13']],
    ['an unknown one', 'Nigdje/Nema', '20270612T233000', ['2027-06-12']],
    ['one like a name of objects', '__proto__', '20270612T233000', ['2027-06-12']],
  ])('of the name %s count without a description', (_, tzid, time, days) => {
    expect(daysOf(makeVevent(`DTSTART;TZID=${tzid}:${time}`, 'DURATION:PT10M'))).toEqual(days)
  })

  test('of another name are as the file defines them', () => {
    const event = makeVevent('DTSTART;TZID=Otok:20270612T140000', 'DURATION:PT10M')
    expect(daysOf(...vtimezone('Otok', '-1000'), event)).toEqual(['2027-06-13'])
  })

  test('of the IANA database are not as a careless file defines them', () => {
    const event = makeVevent('DTSTART;TZID=Europe/Zagreb:20270612T233000', 'DURATION:PT10M')
    expect(daysOf(...vtimezone('Europe/Zagreb', '+0000'), event)).toEqual(['2027-06-12'])
  })

  test('of a description without offsets are those of the name', () => {
    const undescribed = (tzid: string) => ['BEGIN:VTIMEZONE', `TZID:${tzid}`, 'END:VTIMEZONE']
    const event = (tzid: string, time: string) => makeVevent(`DTSTART;TZID=${tzid}:${time}`, 'DURATION:PT10M')
    const eastern = 'Eastern Standard Time'
    expect(daysOf(...undescribed(eastern), event(eastern, '20270612T180000'))).toEqual(['2027-06-13'])
    expect(daysOf(...undescribed('Otok'), event('Otok', '20270612T233000'))).toEqual(['2027-06-12'])
  })

  test('of one calendar do not reach into the next', () => {
    const event = makeVevent('DTSTART;TZID=Otok:20270612T140000', 'DURATION:PT10M')
    read(...vtimezone('Otok', '-1000'), event)
    expect(daysOf(event)).toEqual(['2027-06-12'])
  })
})

describe('repetitions', () => {
  const fourDays = ['DTSTART;VALUE=DATE:20270610', 'RRULE:FREQ=DAILY;COUNT=4']
  const saturdays = [
    'DTSTART;TZID=Europe/Zagreb:20270605T160000',
    'DURATION:PT2H',
    'RRULE:FREQ=WEEKLY;BYDAY=SA;COUNT=4',
  ]

  test.each<[string, string[], string[]]>([
    ['every day', ['DTSTART;VALUE=DATE:20270610', 'RRULE:FREQ=DAILY;COUNT=3'], from(10, 3)],
    ['until a day, which is one', ['DTSTART;VALUE=DATE:20270610', 'RRULE:FREQ=DAILY;UNTIL=20270612'], from(10, 3)],
    ['of hours until a day, which is one', ['DTSTART:20270610T100000', 'RRULE:FREQ=DAILY;UNTIL=20270612'], from(10, 3)],
    [
      'of days until midnight in Zagreb',
      ['DTSTART;VALUE=DATE:20270610', 'RRULE:FREQ=DAILY;UNTIL=20270611T220000Z'],
      from(10, 3),
    ],
    [
      'of hours until an instant',
      ['DTSTART;TZID=Europe/Zagreb:20270610T100000', 'RRULE:FREQ=DAILY;UNTIL=20270612T080000Z'],
      from(10, 3),
    ],
    [
      'of hours until just before',
      ['DTSTART;TZID=Europe/Zagreb:20270610T100000', 'RRULE:FREQ=DAILY;UNTIL=20270612T075959Z'],
      from(10, 2),
    ],
    [
      'of hours on the wall until an instant',
      ['DTSTART:20270610T100000', 'RRULE:FREQ=DAILY;UNTIL=20270612T080000Z'],
      from(10, 3),
    ],
    [
      'of hours in Zagreb until an hour on the wall',
      ['DTSTART;TZID=Europe/Zagreb:20270610T100000', 'RRULE:FREQ=DAILY;UNTIL=20270612T100000'],
      from(10, 3),
    ],
    ['weekly', saturdays, from(5, 4, 7)],
    [
      'without what is excluded',
      [...saturdays, 'EXDATE;TZID=Europe/Zagreb:20270612T160000'],
      ['2027-06-05', '2027-06-19', '2027-06-26'],
    ],
    [
      'without what is excluded in UTC',
      [...saturdays, 'EXDATE:20270612T140000Z'],
      ['2027-06-05', '2027-06-19', '2027-06-26'],
    ],
    [
      'without what is excluded by day',
      [...saturdays, 'EXDATE;VALUE=DATE:20270612'],
      ['2027-06-05', '2027-06-19', '2027-06-26'],
    ],
    ['without the first when that is excluded', [...saturdays, 'EXDATE:20270605T140000Z'], from(12, 3, 7)],
    [
      'of days without what is excluded by day, though it is not said to be one',
      ['DTSTART:20270610', 'RRULE:FREQ=DAILY;COUNT=4', 'EXDATE:20270611,20270612'],
      ['2027-06-10', '2027-06-13'],
    ],
    // As Exchange writes them.
    [
      'of days without what is excluded by midnight',
      [...fourDays, 'EXDATE;TZID=W. Europe Standard Time:20270611T000000,20270613T000000'],
      ['2027-06-10', '2027-06-12'],
    ],
    [
      'of days without what is excluded by midnight elsewhere',
      [...fourDays, 'EXDATE;TZID=Pacific Standard Time:20270611T000000'],
      ['2027-06-10', '2027-06-12', '2027-06-13'],
    ],
    [
      'of days without what is excluded by midnight in Zagreb, in UTC',
      [...fourDays, 'EXDATE:20270610T220000Z'],
      ['2027-06-10', '2027-06-12', '2027-06-13'],
    ],
    // ical.js itself compares one exclusion with each occurrence and misses these.
    [
      'also among exclusions of nothing',
      [...saturdays, 'EXDATE:20270606T100000Z,20270607T100000Z,20270608T100000Z,20270612T140000Z'],
      ['2027-06-05', '2027-06-19', '2027-06-26'],
    ],
    [
      'on further days',
      ['DTSTART;VALUE=DATE:20270610', 'RDATE;VALUE=DATE:20270614,20270615'],
      ['2027-06-10', '2027-06-14', '2027-06-15'],
    ],
    [
      'on further spans',
      ['DTSTART:20270610T100000Z', 'DURATION:PT1H', 'RDATE;VALUE=PERIOD:20270614T100000Z/P2D'],
      ['2027-06-10', '2027-06-14', '2027-06-15', '2027-06-16'],
    ],
    ['from long ago', ['DTSTART;VALUE=DATE:19700612', 'RRULE:FREQ=YEARLY'], ['2027-06-12', '2028-06-12']],
    [
      'monthly by weekday',
      ['DTSTART;VALUE=DATE:20270612', 'RRULE:FREQ=MONTHLY;BYDAY=2SA;COUNT=2'],
      ['2027-06-12', '2027-07-10'],
    ],
  ])('%s', (_, lines, expected) => {
    expect(daysOf(makeVevent(...lines))).toEqual(expected)
  })

  test('keep their hour when the clocks change', () => {
    const days = daysOf(
      makeVevent('DTSTART;TZID=Europe/Zagreb:20271030T003000', 'DURATION:PT10M', 'RRULE:FREQ=DAILY;COUNT=3'),
    )
    expect(days).toEqual(['2027-10-30', '2027-10-31', '2027-11-01'])
  })

  test('end at midnight in the week when the clocks go forward, too', () => {
    const weekend = ['DTSTART;TZID=Europe/Zagreb:20270320T000000', 'DTEND;TZID=Europe/Zagreb:20270322T000000']
    expect(daysOf(makeVevent(...weekend, 'RRULE:FREQ=WEEKLY;COUNT=2'))).toEqual([
      '2027-03-20',
      '2027-03-21',
      '2027-03-27',
      '2027-03-28',
    ])
  })

  test('without an end reach to the end of the window', () => {
    const days = daysOf(makeVevent('DTSTART;VALUE=DATE:20200101', 'RRULE:FREQ=DAILY'))
    expect([days.length, days[0], days.at(-1)]).toEqual([549, year.from, year.until])
  })

  test('until the end of time have no end', () => {
    const days = daysOf(makeVevent('DTSTART;VALUE=DATE:20270601', 'RRULE:FREQ=MONTHLY;UNTIL=99991231T235959Z'))
    expect([days.length, days.at(-1)]).toEqual([16, '2028-09-01'])
  })

  test.each(['FREQ=SECONDLY', 'FREQ=MINUTELY;BYSECOND=0,10,20,30'])('of %s are too many', (rule) => {
    expect(() => read(makeVevent('DTSTART:20270315T000000', `RRULE:${rule}`))).toThrow(TooComplexError)
  })

  test('take the place of what they override, wherever they are moved', () => {
    const series = makeVevent('UID:niz', ...saturdays)
    const moved = makeVevent('UID:niz', 'RECURRENCE-ID:20270612T140000Z', 'DTSTART:20270613T080000Z', 'SUMMARY:Kasnije')
    const cancelled = makeVevent(
      'UID:niz',
      'RECURRENCE-ID;TZID=Europe/Zagreb:20270619T160000',
      'DTSTART:20270619T140000Z',
      'STATUS:CANCELLED',
    )
    const foreign = makeVevent('UID:drugi', 'RECURRENCE-ID:20270626T140000Z', 'DTSTART:20270628T140000Z')
    expect(daysOf(series, moved, cancelled, foreign)).toEqual(['2027-06-05', '2027-06-13', '2027-06-26', '2027-06-28'])
  })
})

test('a day of a series that is moved by its midnight, as Exchange does, is not taken any more', () => {
  const series = makeVevent('UID:niz', 'DTSTART;VALUE=DATE:20270610', 'RRULE:FREQ=DAILY;COUNT=3')
  const id = 'RECURRENCE-ID;TZID=W. Europe Standard Time:20270611T000000'
  const moved = makeVevent('UID:niz', id, 'DTSTART;VALUE=DATE:20270620')
  expect(daysOf(series, moved)).toEqual(['2027-06-10', '2027-06-12', '2027-06-20'])
})

describe('names', () => {
  test('of the calendar and of its entries are given, shortened and without control characters', () => {
    const { name, days } = read(
      `X-WR-CALNAME:Obitelj\\, ${'š'.repeat(200)}`,
      makeWholeDay('2027-06-12', 'Vjenčanje\\; Iva \\& Luka\u0007'),
      makeWholeDay('2027-06-12', 'Berba'),
      makeWholeDay('2027-06-12', 'Berba'),
      makeWholeDay('2027-06-13', '💍'.repeat(150)),
      makeVevent('DTSTART;VALUE=DATE:20270614'),
    )
    expect(name).toBe(`Obitelj, ${'š'.repeat(91)}`)
    expect(days).toEqual([
      { date: '2027-06-12', summaries: ['Berba', 'Vjenčanje; Iva \\& Luka'] },
      { date: '2027-06-13', summaries: ['💍'.repeat(100)] },
      { date: '2027-06-14', summaries: [] },
    ])
  })

  test('of a folded line are whole', () => {
    const { days } = read(makeVevent('DTSTART;VALUE=DATE:20270612', 'SUMMARY:Vjen', ' čanje', '\t u Splitu'))
    expect(days[0]?.summaries).toEqual(['Vjenčanje u Splitu'])
  })
})

test('a malformed line does not make the calendar unreadable', () => {
  expect(daysOf('Ovaj kalendar donosi vam', makeWholeDay('2027-06-12', 'Da', 'nezgodan opis bez uvlake'))).toEqual([
    '2027-06-12',
  ])
})

test('several calendars in one file are one', () => {
  const both = makeIcs(makeWholeDay('2027-06-12', 'A')) + makeIcs(makeWholeDay('2027-06-13', 'B'))
  expect(busyDays(both, year).days.map(({ date }) => date)).toEqual(['2027-06-12', '2027-06-13'])
})

test.each([
  ['cut off', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\n'],
  ['a card', 'BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Iva\r\nEND:VCARD\r\n'],
  ['empty', ''],
  ['a rule that is none', makeIcs(makeVevent('DTSTART;VALUE=DATE:20270612', 'RRULE:FREQ=SOMETIMES'))],
])('what is no calendar is refused: %s', (_, ics) => {
  expect(() => busyDays(ics, year)).toThrow()
})

const good = makeWholeDay('2027-06-12', 'Vjenčanje')

test.each<[string, string]>([
  ['a rule that is none', makeVevent('DTSTART;VALUE=DATE:20270614', 'RRULE:FREQ=SOMETIMES')],
  ['a rule with a month that is none', makeVevent('DTSTART;VALUE=DATE:20270614', 'RRULE:FREQ=YEARLY;BYMONTH=13')],
  ['a start that is no time', makeVevent('DTSTART:uskoro')],
  ['an end that is none', makeVevent('DTSTART:20270614T100000Z', 'DTEND:')],
  ['an exception that is none', makeVevent('DTSTART:20270614T100000Z', 'RRULE:FREQ=DAILY;COUNT=2', 'EXDATE:x')],
  ['a parameter that is none', makeVevent('DTSTART;TZID:20270614T100000')],
])('an event with %s is counted, and the others are read', (_, damaged) => {
  for (const events of [
    [damaged, good],
    [good, damaged],
  ]) {
    expect(read(...events)).toMatchObject({ days: [{ date: '2027-06-12', summaries: ['Vjenčanje'] }], unread: 1 })
  }
})

test('a fault in a part of which no day is made is of no concern', () => {
  const attendee = 'ATTENDEE;CN="Ana:mailto:ana@primjer.test'
  const event = makeVevent('DTSTART;VALUE=DATE:20270613', attendee, 'X-BOJA;PLAVA:1', 'DESCRIPTION;A:Opis', ' i dalje')
  expect(read(event, good)).toMatchObject({ days: [{ date: '2027-06-12' }, { date: '2027-06-13' }], unread: 0 })
})

test('a calendar that ends amid its events is refused', () => {
  const ics = makeIcs(good, makeWholeDay('2027-06-13', 'Krštenje'))
  expect(() => busyDays(ics.slice(0, ics.lastIndexOf('END:VEVENT')), year)).toThrow()
  expect(() => busyDays(ics.slice(0, ics.lastIndexOf('BEGIN:VEVENT')), year)).toThrow()
})
