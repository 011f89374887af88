import { type CalendarDay, isCalendarDay } from '#contract/calendar-day.ts'
import { addMonths, type CalendarMonth, isCalendarMonth, type MonthSpan, monthOf } from '#contract/calendar-month.ts'
import { pages, queryString } from '#contract/paths.ts'

/** The number of months after the current one that the calendar can show. */
const MONTHS_AHEAD = 24

/** The query of a professional's page. */
export type DetailState = {
  /** The requested month, given directly or by the day; if there is none, the loader chooses one. */
  month: CalendarMonth | undefined
  /** The reviews' page, order and filters, as in the address; their own section parses them. */
  reviews: Record<string, string>
  /** The day of the enquiry. */
  date: CalendarDay | undefined
}

export const monthSpan = (today: CalendarDay): MonthSpan => ({
  first: monthOf(today),
  last: addMonths(monthOf(today), MONTHS_AHEAD),
})

function readMonth(text: string, { first, last }: MonthSpan): CalendarMonth | undefined {
  if (!isCalendarMonth(text)) return undefined
  if (text < first) return first
  return text > last ? last : text
}

/** Invalid values count as missing. */
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

/** The page's address in this state. */
export const detailHref = (id: number, { month, reviews, date }: DetailState) =>
  pages.professional(id) + queryString({ month, date, ...reviews })
