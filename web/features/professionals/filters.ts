import type { CalendarDay } from '#contract/calendar-day.ts'
import { readPrice } from '#contract/money.ts'
import { type pages, queryString } from '#contract/paths.ts'
import { readPage } from '#web/lib/filters.ts'
import { typedDay } from '#web/lib/typed-day.ts'

/** The search in the address; every value as text, empty for none. */
export type Filters = {
  category_id: string
  city: string
  search: string
  date: CalendarDay | ''
  /** In euros, as the API reads it: `1500` or `1500.5`. */
  price_max: string
  page: number
}

export type FilterKey = Exclude<keyof Filters, 'page'>

/** The pages that have the search; each filters where it stands. */
export type SearchPath = typeof pages.home | typeof pages.professionals

/** A filter that is not applied, by its name in the form. */
export type DroppedFilter = 'kategorija' | 'grad' | 'datum' | 'datum koji je prošao' | 'cijena'

/** The price as the API reads it, empty for none; null for a text that is no price. */
export function priceOf(text: string): string | null {
  const read = readPrice(text)
  return read.message === undefined ? String(read.price ?? '') : null
}

/** A filter of the address that makes no sense counts as missing, and is named in `dropped`. */
export function readSearch(query: URLSearchParams, today: CalendarDay): { filters: Filters; dropped: DroppedFilter[] } {
  const dropped: DroppedFilter[] = []
  const valueOf = (key: FilterKey) => query.get(key)?.trim() ?? ''
  const keep = (value: string, isValid: boolean, name: DroppedFilter) => {
    if (isValid || value === '') return value
    dropped.push(name)
    return ''
  }
  const category_id = valueOf('category_id')
  const city = valueOf('city')
  // A form that is sent without a script has the day as it was typed.
  const date = typedDay(valueOf('date'))
  const price = priceOf(valueOf('price_max'))
  const filters: Filters = {
    category_id: keep(category_id, /^[1-9]\d{0,8}$/.test(category_id), 'kategorija'),
    city: keep(city, city.length <= 100, 'grad'),
    search: valueOf('search').slice(0, 100),
    date: date !== null && date >= today ? date : '',
    price_max: keep(price ?? valueOf('price_max'), price !== null, 'cijena'),
    page: readPage(query),
  }
  if (valueOf('date') !== '' && filters.date === '') dropped.push(date === null ? 'datum' : 'datum koji je prošao')
  return { filters, dropped }
}

/** The page with these filters; its first page has no number. */
export const searchHref = (path: SearchPath, { page, ...filters }: Filters) =>
  path + queryString({ ...filters, page: page > 1 ? page : undefined })

export const hasFilters = ({ page: _page, ...filters }: Filters) => Object.values(filters).some((value) => value !== '')

/** Names the filters that were left out, in the words of the form. */
export const droppedText = (dropped: DroppedFilter[]) =>
  `${dropped.length === 1 ? 'Filter iz adrese nije valjan pa ga nismo primijenili' : 'Filteri iz adrese nisu valjani pa ih nismo primijenili'}: ${dropped.join(', ')}.`
