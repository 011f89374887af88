import { addDays, type CalendarDay, type DaySpan, isCalendarDay, weekday } from '#contract/calendar-day.ts'
import { addMonths, firstDayOf, lastDayOf, monthOf } from '#contract/calendar-month.ts'
import { type EventType, eventTypes } from '#contract/events.ts'
import { monthTitle } from '#contract/month-names.ts'
import { fullDay, longDay } from '#web/lib/format.ts'

const views = ['month', 'week', 'day', 'list'] as const
export type ViewMode = (typeof views)[number]

export const viewLabels: Record<ViewMode, string> = { month: 'Mjesec', week: 'Tjedan', day: 'Dan', list: 'Popis' }

/** The part of the calendar that is shown, as the address of the page names it. */
export interface CalendarView {
  view: ViewMode
  day: CalendarDay
  type: EventType | null
}

/** The list's days: a week. */
export const LIST_DAYS = 7

const oneOf = <T extends string>(known: readonly T[], text: string | null): T | undefined =>
  known.find((one) => one === text)

interface UsualView {
  view: ViewMode
  today: CalendarDay
  /** The day with which the list begins. */
  listFrom: CalendarDay
}

/** Unknown values of an address are ignored. */
export function readCalendarView(query: URLSearchParams, usual: UsualView): CalendarView {
  const date = query.get('date')
  const view = oneOf(views, query.get('view')) ?? usual.view
  return {
    view,
    day: date !== null && isCalendarDay(date) ? date : view === 'list' ? usual.listFrom : usual.today,
    type: oneOf(eventTypes, query.get('event_type')) ?? null,
  }
}

export const calendarViewQuery = ({ view, day, type }: CalendarView): Record<string, string> => ({
  view,
  date: day,
  ...(type && { event_type: type }),
})

/** The days that belong to the view; a month without those of its neighbours, a list with the week from its day on. */
export function visibleSpan({ view, day }: Pick<CalendarView, 'view' | 'day'>): DaySpan {
  if (view === 'day') return { from: day, to: day }
  if (view === 'list') return { from: day, to: addDays(day, LIST_DAYS - 1) }
  if (view === 'month') return { from: firstDayOf(monthOf(day)), to: lastDayOf(monthOf(day)) }
  const monday = addDays(day, -weekday(day))
  return { from: monday, to: addDays(monday, 6) }
}

/** The first of these days, which are in their order, that is not before `from`. */
export const nextDay = (events: readonly { event_date: CalendarDay }[], from: CalendarDay): CalendarDay | undefined =>
  events.find(({ event_date: day }) => day >= from)?.event_date

/** The list begins today, unless its week is empty and something comes later. */
export function listStart(events: readonly { event_date: CalendarDay }[], today: CalendarDay): CalendarDay {
  const next = nextDay(events, today)
  return next === undefined || next < addDays(today, LIST_DAYS) ? today : next
}

/** The same view one earlier (-1) or later (1). */
export function adjacentDay({ view, day }: Pick<CalendarView, 'view' | 'day'>, direction: -1 | 1): CalendarDay {
  if (view === 'month') return firstDayOf(addMonths(monthOf(day), direction))
  return addDays(day, view === 'day' ? direction : 7 * direction)
}

/** `7. – 13. lipnja 2027.`, or the day alone. */
export function spanTitle({ from, to }: DaySpan): string {
  if (from === to) return longDay(from)
  const words = longDay(from).split('\u00A0') // day, month, year
  const shared = monthOf(from) === monthOf(to) ? 2 : from.slice(0, 4) === to.slice(0, 4) ? 1 : 0
  return `${words.slice(0, words.length - shared).join('\u00A0')} – ${longDay(to)}`
}

/** `lipanj 2027.`, `7. – 13. lipnja 2027.` or `subota, 12. lipnja 2027.`; on a phone its line may break before a year. */
export const calendarViewTitle = (place: Pick<CalendarView, 'view' | 'day'>): string =>
  unbrokenTitle(place).replaceAll(/\u00A0(?=\d{4})/g, ' ')

function unbrokenTitle(place: Pick<CalendarView, 'view' | 'day'>): string {
  if (place.view === 'month') return monthTitle(monthOf(place.day))
  if (place.view === 'day') return fullDay(place.day)
  return spanTitle(visibleSpan(place))
}
