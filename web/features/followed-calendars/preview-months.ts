import { type CalendarMonth, monthOf } from '#contract/calendar-month.ts'
import { type CalendarPreview, previewEffects } from '#contract/followed-calendars.ts'
import type { Effect } from './text.ts'

type PreviewDay = CalendarPreview['days'][number]

/** The sorted days, grouped by month. */
export function monthsOf(days: PreviewDay[]): { month: CalendarMonth; days: PreviewDay[] }[] {
  const ordered = days.toSorted((a, b) => (a.date < b.date ? -1 : 1))
  return [...Map.groupBy(ordered, ({ date }) => monthOf(date))].map(([month, its]) => ({ month, days: its }))
}

/** The number of days by effect, without effects that have none. */
export const countEffects = (days: PreviewDay[]): { effect: Effect; count: number }[] =>
  previewEffects
    .map((effect) => ({ effect, count: days.filter((day) => day.effect === effect).length }))
    .filter(({ count }) => count > 0)
