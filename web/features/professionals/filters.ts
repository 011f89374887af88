import type { CalendarDay } from '#contract/calendar-day.ts'
import { pages, queryString } from '#contract/paths.ts'
import type { SearchKey } from '#contract/search-keys.ts'

/** A filter narrows the list; the order does not. */
export type FilterKey = Exclude<SearchKey, 'sort'>

/** The search in the address; all values as text as the API reads it, missing or empty if not set. */
export type Filters = { [Key in Exclude<SearchKey, 'date'>]?: string } & {
  date?: CalendarDay | ''
  page: number
  /** Without scripts: the ids of those already chosen for the comparison, with commas. No filter. */
  compared?: string
}

/** The pages with the search; each filters itself. */
export type SearchPath = typeof pages.home | typeof pages.professionals

/** The `form` attribute of controls outside the search's form. */
export const searchFormId = 'pretraga'

/** The page with these filters; its first page has no number. */
export const searchHref = (path: SearchPath, { page, ...filters }: Filters) =>
  path + queryString({ ...filters, page: page > 1 ? page : undefined })

/** The map of all towns with these filters. */
export const mapHref = ({ page: _page, ...filters }: Filters) => pages.map + queryString(filters)

/** The free days of the category and the town, starting at a month. */
export const datesHref = ({ category_id, city }: Filters, month: string | undefined) =>
  pages.dates + queryString({ category_id, city }) + (month ? `#${month}` : '')

export const hasFilters = ({ page: _page, sort: _sort, compared: _compared, ...filters }: Filters) =>
  Object.values(filters).some(Boolean)

/** Changing the category drops the facts, which belong to the previous one. */
export const withCategory = (filters: Filters, category_id: string): Filters => ({
  ...filters,
  ...Object.fromEntries(Object.keys(filters).flatMap((key) => (key.startsWith('fact_') ? [[key, '']] : []))),
  category_id,
  page: 1,
})
