import { expect, test } from 'vitest'
import { toCalendarDay } from '#contract/calendar-day.ts'
import type { Event } from '#contract/events.ts'
import { withMoves } from './moves.ts'

const event = (id: number, day: string): Event => ({
  id,
  professional_id: 1,
  event_date: toCalendarDay(day),
  event_type: 'blocked',
  status: 'active',
  title: null,
  notes: null,
  lead_id: null,
  followed_calendar_id: null,
  created_at: '2027-01-01T00:00:00.000Z',
  updated_at: '2027-01-01T00:00:00.000Z',
})
const events = [event(1, '2027-06-12'), event(2, '2027-06-13'), event(3, '2027-06-14')]

test('without a move the events stay the same list', () => {
  expect(withMoves(events, new Map())).toBe(events)
})

test('a moved event stands on its new day, in the order of days, and the others stay the same objects', () => {
  const shown = withMoves(events, new Map([[1, toCalendarDay('2027-06-20')]]))
  expect(shown.map(({ id, event_date }) => [id, event_date])).toEqual([
    [2, '2027-06-13'],
    [3, '2027-06-14'],
    [1, '2027-06-20'],
  ])
  expect(shown[0]).toBe(events[1])
})

test('a move of an event that is gone shows nothing', () => {
  expect(withMoves(events, new Map([[9, toCalendarDay('2027-06-20')]]))).toEqual(events)
})
