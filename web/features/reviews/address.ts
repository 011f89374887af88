import type { ReviewSort } from '#contract/reviews.ts'

/** Which of a professional's reviews the page shows. */
export type ReviewsState = {
  page: number
  sort: ReviewSort
  /** In stars. */
  rating: number | undefined
  search: string
}

/** The fragment of the section that shows them. */
export const REVIEWS_PART = 'recenzije'

const keys = {
  page: 'reviews_page',
  sort: 'reviews_sort',
  rating: 'reviews_rating',
  search: 'reviews_search',
} as const satisfies Record<keyof ReviewsState, string>

/** Invalid values count as missing. */
export function readReviewsState(query: URLSearchParams): ReviewsState {
  const page = query.get(keys.page) ?? ''
  const sort = query.get(keys.sort)
  const rating = query.get(keys.rating) ?? ''
  return {
    page: /^[1-9]\d{0,6}$/.test(page) ? Number(page) : 1,
    sort: sort === 'oldest' || sort === 'highest' || sort === 'lowest' ? sort : 'newest',
    rating: /^[1-5]$/.test(rating) ? Number(rating) : undefined,
    search: (query.get(keys.search) ?? '').trim().slice(0, 100),
  }
}

const first = { page: 1, sort: 'newest', rating: undefined, search: '' }

/** The address of the profile with the reviews. */
export interface PageAddress {
  pathname: string
  search: string
}

/** The page's address with a change to the reviews; a different selection starts at its first page. */
export function reviewsHref({ pathname, search }: PageAddress, change: Partial<ReviewsState>): string {
  const query = new URLSearchParams(search)
  const changed = Object.entries({ page: 1, ...change }) as [keyof ReviewsState, string | number][] // its own keys
  for (const [name, value] of changed) {
    if (value === first[name]) query.delete(keys[name])
    else query.set(keys[name], String(value))
  }
  return `${pathname}${query.size === 0 ? '' : `?${query}`}#${REVIEWS_PART}`
}
