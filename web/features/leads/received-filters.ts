import { isCalendarDay } from '#contract/calendar-day.ts'
import { leadLifecycle } from '#contract/lead-lifecycle.ts'
import { pages, queryString } from '#contract/paths.ts'
import { readPage, readSearch } from '#web/lib/filters.ts'

/** The list's filters in the address, each as text, empty for none. */
export type ReceivedFilters = { status: string; date: string; search: string; page: number }

/** A value that makes no sense is ignored. */
export function readReceivedFilters(query: URLSearchParams): ReceivedFilters {
  const status = query.get('status') ?? ''
  const date = query.get('date') ?? ''
  return {
    status: Object.hasOwn(leadLifecycle, status) ? status : '',
    date: isCalendarDay(date) ? date : '',
    search: readSearch(query),
    page: readPage(query),
  }
}

/** The id of the lead that is open over the list. */
export function readOpenLead(query: URLSearchParams): number | null {
  const text = query.get('lead') ?? ''
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null
}

/** The list with these filters; the first page goes without a number. */
export const receivedHref = ({ page, ...filters }: ReceivedFilters, lead?: number | null) =>
  pages.professionalLeads + queryString({ ...filters, page: page > 1 ? page : undefined, lead })

export const hasReceivedFilters = ({ status, date, search }: ReceivedFilters) =>
  status !== '' || date !== '' || search !== ''

/** The view in which a lead that has just arrived is the first row. */
export const showsNewLeads = (filters: ReceivedFilters) => filters.page === 1 && !hasReceivedFilters(filters)
