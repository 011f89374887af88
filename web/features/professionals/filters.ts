import { type CalendarDay, isCalendarDay } from '#contract/calendar-day.ts'
import { pages, queryString } from '#contract/paths.ts'

/** The search in the address; every value as text, empty for none. */
export type Filters = {
  category_id: string
  city: string
  search: string
  date: CalendarDay | ''
  price_max: string
  page: number
}

/** A value that makes no sense counts as missing. */
export function readFilters(query: URLSearchParams): Filters {
  const text = (key: string, valid: (value: string) => boolean) => {
    const value = query.get(key)?.trim() ?? ''
    return valid(value) ? value : ''
  }
  const date = text('date', isCalendarDay)
  const page = text('page', (value) => /^[1-9]\d{0,6}$/.test(value))
  return {
    category_id: text('category_id', (value) => /^[1-9]\d{0,8}$/.test(value)),
    city: text('city', (value) => value.length <= 100),
    search: text('search', () => true).slice(0, 100),
    date: isCalendarDay(date) ? date : '',
    price_max: text('price_max', (value) => /^\d{1,7}([.,]\d{1,2})?$/.test(value)),
    page: Number(page || 1),
  }
}

/** The home page with these filters; the first page has no number. */
export const homeHref = ({ page, ...filters }: Filters) =>
  pages.home + queryString({ ...filters, page: page > 1 ? page : undefined })

export const hasFilters = ({ page: _page, ...filters }: Filters) => Object.values(filters).some((value) => value !== '')
