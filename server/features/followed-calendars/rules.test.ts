import { describe, expect, test } from 'vitest'
import { toCalendarDay } from '#contract/calendar-day.ts'
import { calendarAddressOf } from './address.ts'
import { readDelayOf, horizonOf, isReadFarEnough, titleOf } from './reading.ts'
import { type BusyDay, reconcile, type Reconciliation, type ActiveEvent } from './reconcile.ts'

const day = toCalendarDay('2027-06-12')
const nothing: Reconciliation = { block: [], replace: [], rename: [], restore: [], cancel: [] }

const event = (overrides: Partial<ActiveEvent> = {}): ActiveEvent => ({
  id: 1,
  event_date: day,
  event_type: 'blocked',
  title: 'Berba',
  followed_calendar_id: null,
  was_available: false,
  available_title: null,
  ...overrides,
})
const busyDay = (followed_calendar_id: number, title: string | null = 'Berba'): BusyDay => ({
  busy_on: day,
  followed_calendar_id,
  title,
})
const held = event({ followed_calendar_id: 7 })
const instead = event({ followed_calendar_id: 7, was_available: true, available_title: 'Slobodna subota' })

describe('a day that is claimed', () => {
  test.each<[string, ActiveEvent[], BusyDay[], Partial<Reconciliation>]>([
    ['is blocked when it is free', [], [busyDay(7)], { block: [busyDay(7)] }],
    ['is blocked for the calendar that was followed first', [], [busyDay(8), busyDay(7)], { block: [busyDay(7)] }],
    [
      'is blocked instead of available',
      [event({ event_type: 'available' })],
      [busyDay(7)],
      { replace: [{ ...busyDay(7), event_id: 1 }] },
    ],
    ['is left alone when it is booked', [event({ event_type: 'booked' })], [busyDay(7)], {}],
    ['is left alone when it is blocked by people', [event()], [busyDay(7)], {}],
    ['is left alone when it is held already', [held], [busyDay(7)], {}],
    ['stays with the calendar that holds it', [held], [busyDay(7), busyDay(6)], {}],
    [
      'is called as it is called now',
      [held],
      [busyDay(7, 'Krstitke')],
      { rename: [{ ...busyDay(7, 'Krstitke'), event_id: 1 }] },
    ],
    [
      'goes to another calendar that claims it, too',
      [held],
      [busyDay(8)],
      { rename: [{ ...busyDay(8), event_id: 1 }] },
    ],
    ['is left alone when its owner made it booked', [event({ ...held, event_type: 'booked' })], [busyDay(8)], {}],
  ])('%s', (_, events, busyDays, expected) => {
    expect(reconcile(events, busyDays)).toEqual({ ...nothing, ...expected })
  })
})

describe('a day that is claimed no more', () => {
  test.each<[string, ActiveEvent[], Partial<Reconciliation>]>([
    ['is nothing any more', [held], { cancel: [held] }],
    ['is available again', [instead], { restore: [instead] }],
    ['is left alone when it is blocked by people', [event()], {}],
    ['is left alone when it is booked', [event({ event_type: 'booked', was_available: true })], {}],
    ['is left alone when its owner made it booked', [event({ ...held, event_type: 'booked' })], {}],
  ])('%s', (_, events, expected) => {
    expect(reconcile(events, [])).toEqual({ ...nothing, ...expected })
  })
})

test.each([
  ['https://kalendar.primjer.test/a.ics', 'https://kalendar.primjer.test/a.ics'],
  ['webcal://kalendar.primjer.test/a.ics', 'https://kalendar.primjer.test/a.ics'],
  ['WEBCALS://Kalendar.Primjer.test/a.ics?k=1#dio', 'https://kalendar.primjer.test/a.ics?k=1'],
  ['https://kalendar.primjer.test:8443/a', 'https://kalendar.primjer.test:8443/a'],
  ['http://kalendar.primjer.test/a.ics', null],
  ['https://ja:tajna@kalendar.primjer.test/a.ics', null],
  ['https://ja@kalendar.primjer.test/a.ics', null],
  ['ftp://kalendar.primjer.test/a.ics', null],
  ['file:///etc/passwd', null],
  ['javascript:alert(1)', null],
  ['kalendar.primjer.test/a.ics', null],
  ['https://', null],
  ['webcal:', null],
])('%s is asked for as %s', (text, address) => {
  expect(calendarAddressOf(text)).toBe(address)
})

test('a day with more than fits is called by what fits', () => {
  expect(titleOf([])).toBeNull()
  expect(titleOf(['Berba', 'Krstitke'])).toBe('Berba, Krstitke')
  expect(titleOf([`a${'💍'.repeat(200)}`])).toBe(`a${'💍'.repeat(99)}`)
})

test('what is known reaches far enough for a week', () => {
  const today = toCalendarDay('2027-03-15')
  const until = horizonOf(today)
  expect(isReadFarEnough(until, toCalendarDay('2027-03-22'))).toBe(true)
  expect(isReadFarEnough(until, toCalendarDay('2027-03-23'))).toBe(false)
  expect(isReadFarEnough(null, today)).toBe(false)
})

test('readings are spread over the hour', () => {
  const delays = Array.from({ length: 60 }, (_, id) => readDelayOf(id))
  expect(Math.max(...delays)).toBeLessThan(3_600)
  expect(new Set(delays).size).toBe(60)
})
