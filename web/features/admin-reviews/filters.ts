import { pages, queryString } from '#contract/paths.ts'
import { oneOf, omitDefault } from '#web/lib/filters.ts'
import { placedPageKeys, type PlacedPage, readPlacedPage } from '#web/lib/placed-page.ts'

export type ReviewsFilters = { state: 'reported' | 'rewritten' | 'hidden' } & PlacedPage

export const reviewStates: Record<ReviewsFilters['state'], string> = {
  reported: 'Prijavljene',
  rewritten: 'Izmijenjene nakon skrivanja',
  hidden: 'Skrivene',
}

export const readReviewsFilters = (query: URLSearchParams): ReviewsFilters => ({
  state: oneOf(reviewStates, query.get('state'), 'reported'),
  ...readPlacedPage(query),
})

export const reviewsHref = ({ state, ...place }: ReviewsFilters) =>
  pages.adminReviews + queryString({ state: omitDefault(state, 'reported'), ...placedPageKeys(place) })
