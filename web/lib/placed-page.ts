import { omitDefault, readPage } from './filters.ts'

/**
 * A page of a list and, where the one before it was read, the place that it begins behind: of rows that leave the list
 * meanwhile none moves past the one who reads it.
 */
export interface PlacedPage {
  page: number
  after: string
}

export const readPlacedPage = (query: URLSearchParams): PlacedPage => ({
  page: readPage(query),
  after: query.get('after') ?? '',
})

/** In an address; the first page begins behind nothing. */
export const placedPageKeys = ({ page, after }: PlacedPage) =>
  page === 1 ? {} : { page, after: omitDefault(after, '') }

/** From the page that is shown: the next begins behind its last row, any other where its number says. */
export function pageFrom({ page, after }: PlacedPage, next: string | null, number: number): PlacedPage {
  if (number === page) return { page, after }
  return { page: number, after: number === page + 1 ? (next ?? '') : '' }
}
