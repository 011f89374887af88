import { describe, expect, test } from 'vitest'
import { toCalendarDay } from '#contract/calendar-day.ts'
import {
  calendarViewQuery,
  readCalendarView,
  visibleSpan,
  adjacentDay,
  calendarViewTitle,
  listStart,
  type ViewMode,
} from './calendar-view.ts'

const saturday = toCalendarDay('2027-06-12')
const today = toCalendarDay('2026-11-21')
const usual = { view: 'month', today, listFrom: toCalendarDay('2027-02-13') } as const

describe('the address', () => {
  test.each([
    ['', { view: 'month', day: '2026-11-21', type: null }],
    ['view=week&date=2027-06-12&event_type=booked', { view: 'week', day: '2027-06-12', type: 'booked' }],
    ['view=year&date=2027-02-30&event_type=free', { view: 'month', day: '2026-11-21', type: null }],
    ['view=list', { view: 'list', day: '2027-02-13', type: null }],
    ['view=list&date=2027-06-12', { view: 'list', day: '2027-06-12', type: null }],
  ])('%j is read as %j', (query, place) => {
    expect(readCalendarView(new URLSearchParams(query), usual)).toEqual(place)
  })

  test.each([null, 'blocked'] as const)('carries what is shown, filtered by %s', (type) => {
    const place = { view: 'list', day: saturday, type } as const
    expect(readCalendarView(new URLSearchParams(calendarViewQuery(place)), usual)).toEqual(place)
  })
})

describe('a view', () => {
  test.each<[ViewMode, string, string]>([
    ['month', '2027-06-01', '2027-06-30'],
    ['week', '2027-06-07', '2027-06-13'],
    ['list', '2027-06-12', '2027-06-18'],
    ['day', '2027-06-12', '2027-06-12'],
  ])('%s reaches from %s to %s', (view, from, to) => {
    expect(visibleSpan({ view, day: saturday })).toEqual({ from, to })
  })

  test.each<[ViewMode, string, string]>([
    ['month', '2027-05-01', '2027-07-01'],
    ['week', '2027-06-05', '2027-06-19'],
    ['list', '2027-06-05', '2027-06-19'],
    ['day', '2027-06-11', '2027-06-13'],
  ])('%s leads back to %s and on to %s', (view, before, after) => {
    expect([adjacentDay({ view, day: saturday }, -1), adjacentDay({ view, day: saturday }, 1)]).toEqual([before, after])
  })

  test('never skips a short month', () => {
    expect(adjacentDay({ view: 'month', day: toCalendarDay('2027-01-31') }, 1)).toBe('2027-02-01')
  })

  test.each<[ViewMode, string, string]>([
    ['month', '2027-06-12', 'lipanj 2027.'],
    ['week', '2027-06-12', '7. – 13.\u00A0lipnja 2027.'],
    ['week', '2027-07-01', '28.\u00A0lipnja – 4.\u00A0srpnja 2027.'],
    ['list', '2027-07-01', '1. – 7.\u00A0srpnja 2027.'],
    ['week', '2027-01-01', '28.\u00A0prosinca 2026. – 3.\u00A0siječnja 2027.'],
    ['day', '2027-06-12', 'subota, 12.\u00A0lipnja 2027.'],
  ])('%s of %s is titled %s', (view, day, title) => {
    expect(calendarViewTitle({ view, day: toCalendarDay(day) })).toBe(title)
  })
})

describe('the list begins', () => {
  test.each<[string, string[], string]>([
    ['today, with nothing in the calendar', [], '2026-11-21'],
    ['today, with something in its week', ['2026-11-02', '2026-11-27', '2027-06-12'], '2026-11-21'],
    ['with the next event, when its week is empty', ['2026-11-20', '2026-11-28', '2027-06-12'], '2026-11-28'],
    ['today, when everything has passed', ['2026-11-20'], '2026-11-21'],
  ])('%s', (_, days, first) => {
    const events = days.map((day) => ({ event_date: toCalendarDay(day) }))
    expect(listStart(events, today)).toBe(first)
  })
})
