import { pages, queryString } from './paths.ts'

export const MAX_COMPARED = 4

/** The query of a comparison, besides the professionals' ids. */
interface CompareQuery {
  date?: string | undefined
  guests?: number | undefined
  /** The town of the wedding. */
  near?: string | undefined
  /** Show only the rows that differ. */
  differences?: boolean | undefined
}

/** Compares these professionals side by side, in this order. */
export function compareAddress(ids: readonly number[], { differences, ...query }: CompareQuery = {}): string {
  const rest = queryString({ ...query, differences: differences ? 1 : undefined })
  // Written by hand, because a query string would encode the commas.
  return ids.length === 0 ? pages.compare + rest : `${pages.compare}?ids=${ids.join(',')}${rest.replace('?', '&')}`
}
