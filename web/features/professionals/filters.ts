import type { CalendarDay } from '#contract/calendar-day.ts'
import { pages, queryString } from '#contract/paths.ts'
import type { SearchKey } from '#contract/search-keys.ts'

/** A filter narrows the list; its order does not. */
export type FilterKey = Exclude<SearchKey, 'sort'>

/** The search in the address; every value as text as the API reads it, none or empty for one that is not set. */
export type Filters = { [Key in Exclude<SearchKey, 'date'>]?: string } & { date?: CalendarDay | ''; page: number }

/** The pages that have the search; each filters where it stands. */
export type SearchPath = typeof pages.home | typeof pages.professionals

/** Controls outside the search's form belong to it by this. */
export const searchFormId = 'pretraga'

/** The page with these filters; its first page has no number. */
export const searchHref = (path: SearchPath, { page, ...filters }: Filters) =>
  path + queryString({ ...filters, page: page > 1 ? page : undefined })

/** The map of all towns with these filters. */
export const mapHref = ({ page: _page, ...filters }: Filters) => pages.map + queryString(filters)

/** The free days of the category and the town, from a month on. */
export const datesHref = ({ category_id, city }: Filters, month: string | undefined) =>
  pages.dates + queryString({ category_id, city }) + (month ? `#${month}` : '')

export const hasFilters = ({ page: _page, sort: _sort, ...filters }: Filters) => Object.values(filters).some(Boolean)

/** Another category: the facts that were asked for are those of the former one. */
export const withCategory = (filters: Filters, category_id: string): Filters => ({
  ...filters,
  ...Object.fromEntries(Object.keys(filters).flatMap((key) => (key.startsWith('fact_') ? [[key, '']] : []))),
  category_id,
  page: 1,
})
