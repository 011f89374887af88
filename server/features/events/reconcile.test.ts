import { describe, expect, test } from 'vitest'
import { toCalendarDay } from '#contract/calendar-day.ts'
import { type ActiveEvent, type BusyDay, reconcile, type Reconciliation } from './reconcile.ts'

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
const blockedBefore = event({ followed_calendar_id: 7 })
const availableBefore = event({ followed_calendar_id: 7, was_available: true, available_title: 'Slobodna subota' })

describe('a day that is busy in a followed calendar', () => {
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
    ['is left alone when it is blocked already', [blockedBefore], [busyDay(7)], {}],
    ['stays with the calendar that blocks it', [blockedBefore], [busyDay(7), busyDay(6)], {}],
    [
      'gets its new title',
      [blockedBefore],
      [busyDay(7, 'Krstitke')],
      { rename: [{ ...busyDay(7, 'Krstitke'), event_id: 1 }] },
    ],
    [
      'goes to another calendar that has it, too',
      [blockedBefore],
      [busyDay(8)],
      { rename: [{ ...busyDay(8), event_id: 1 }] },
    ],
    [
      'is left alone when its owner made it booked',
      [event({ ...blockedBefore, event_type: 'booked' })],
      [busyDay(8)],
      {},
    ],
  ])('%s', (_, events, busyDays, expected) => {
    expect(reconcile(events, busyDays)).toEqual({ ...nothing, ...expected })
  })
})

describe('a day that is busy no more', () => {
  test.each<[string, ActiveEvent[], Partial<Reconciliation>]>([
    ['has no event any more', [blockedBefore], { cancel: [blockedBefore] }],
    ['is available again', [availableBefore], { restore: [availableBefore] }],
    ['is left alone when it is blocked by people', [event()], {}],
    ['is left alone when it is booked', [event({ event_type: 'booked', was_available: true })], {}],
    ['is left alone when its owner made it booked', [event({ ...blockedBefore, event_type: 'booked' })], {}],
  ])('%s', (_, events, expected) => {
    expect(reconcile(events, [])).toEqual({ ...nothing, ...expected })
  })
})
