import type { Filters } from './filters.ts'

/** The search has fields for these wherever it is shown; all else is behind `Filteri`. */
const inView = new Set(['search', 'category_id', 'city', 'date', 'sort', 'page'])

/** The filters without a field of their own in the closed search, which its form carries along. */
export const furtherEntries = (filters: Filters): [name: string, value: string][] =>
  Object.entries(filters).flatMap(([name, value]) => (inView.has(name) || !value ? [] : [[name, String(value)]]))

/** How many of them are set; words and distance belong to another filter. */
export const furtherCount = (filters: Filters) =>
  furtherEntries(filters).filter(([name]) => name !== 'by_name' && name !== 'km').length
