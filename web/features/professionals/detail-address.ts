import { type CalendarDay, isCalendarDay } from '#contract/calendar-day.ts'
import { addMonths, type CalendarMonth, isCalendarMonth, monthOf } from '#contract/calendar-month.ts'
import { pages, queryString } from '#contract/paths.ts'

/** The months after this one that can be opened in the calendar. */
const MONTHS_AHEAD = 24

/** The query of a professional's page. */
export type DetailState = {
  /** The month that is asked for, by itself or by the day; the loader finds one where none is. */
  month: CalendarMonth | undefined
  /** Page, order and filters of the reviews, as the address has them: their own part reads them. */
  reviews: Record<string, string>
  /** The day of the enquiry. */
  date: CalendarDay | undefined
}

export type MonthSpan = { first: CalendarMonth; last: CalendarMonth }

export const monthSpan = (today: CalendarDay): MonthSpan => ({
  first: monthOf(today),
  last: addMonths(monthOf(today), MONTHS_AHEAD),
})

function readMonth(text: string, { first, last }: MonthSpan): CalendarMonth | undefined {
  if (!isCalendarMonth(text)) return undefined
  if (text < first) return first
  return text > last ? last : text
}

/** A value that makes no sense counts as missing. */
export function readDetailState(query: URLSearchParams, today: CalendarDay): DetailState {
  const date = query.get('date') ?? ''
  const day = isCalendarDay(date) && date >= today ? date : undefined
  const span = monthSpan(today)
  return {
    // A day without a month shows its own month.
    month: readMonth(query.get('month') ?? '', span) ?? (day && readMonth(monthOf(day), span)),
    reviews: Object.fromEntries([...query].filter(([key]) => key.startsWith('reviews_'))),
    date: day,
  }
}

/** The page in this state. */
export const detailHref = (id: number, { month, reviews, date }: DetailState) =>
  pages.professional(id) + queryString({ month, date, ...reviews })
