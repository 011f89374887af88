import type { Filters } from './filters.ts'

/** The search always has fields for these; all other filters are behind `Filteri`. */
const inView = new Set(['search', 'category_id', 'city', 'date', 'sort', 'page', 'compared'])

/** The filters without a field in the closed search, which its form passes on as hidden fields. */
export const furtherEntries = (filters: Filters): [name: string, value: string][] =>
  Object.entries(filters).flatMap(([name, value]) => (inView.has(name) || !value ? [] : [[name, String(value)]]))

/** The number of active ones; words and distance belong to another filter. */
export const furtherCount = (filters: Filters) =>
  furtherEntries(filters).filter(([name]) => name !== 'by_name' && name !== 'km').length
