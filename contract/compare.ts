import { pages, queryString } from './paths.ts'

export const MAX_COMPARED = 4

/** The query by which professionals are compared side by side, beside their ids. */
interface CompareQuery {
  date?: string | undefined
  guests?: number | undefined
  /** The town of the wedding. */
  near?: string | undefined
  /** Only the rows that differ. */
  differences?: boolean | undefined
}

/** Several side by side, in this order. */
export function compareAddress(ids: readonly number[], { differences, ...query }: CompareQuery = {}): string {
  const rest = queryString({ ...query, differences: differences ? 1 : undefined })
  // Written out, since a query would have its commas in code.
  return ids.length === 0 ? pages.compare + rest : `${pages.compare}?ids=${ids.join(',')}${rest.replace('?', '&')}`
}
