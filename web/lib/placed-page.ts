import { omitDefault, readPage } from './filters.ts'

/**
 * A page of a list and, if the page before it was read, the row after which it begins, so that no row is skipped when
 * others leave the list meanwhile.
 */
export interface PlacedPage {
  page: number
  after: string
}

export const readPlacedPage = (query: URLSearchParams): PlacedPage => ({
  page: readPage(query),
  after: query.get('after') ?? '',
})

/** As query parameters; the first page needs no starting row. */
export const placedPageKeys = ({ page, after }: PlacedPage) =>
  page === 1 ? {} : { page, after: omitDefault(after, '') }

/** Relative to the current page: the next one begins after its last row, any other is found by number. */
export function pageFrom({ page, after }: PlacedPage, next: string | null, number: number): PlacedPage {
  if (number === page) return { page, after }
  return { page: number, after: number === page + 1 ? (next ?? '') : '' }
}
