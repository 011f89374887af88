import { pages, queryString } from '#contract/paths.ts'
import { oneOf, omitDefault, readPage } from '#web/lib/filters.ts'

export type ReviewsFilters = { state: 'reported' | 'hidden'; page: number }

export const reviewStates: Record<ReviewsFilters['state'], string> = { reported: 'Prijavljene', hidden: 'Skrivene' }

export const readReviewsFilters = (query: URLSearchParams): ReviewsFilters => ({
  state: oneOf(reviewStates, query.get('state'), 'reported'),
  page: readPage(query),
})

export const reviewsHref = ({ state, page }: ReviewsFilters) =>
  pages.adminReviews + queryString({ state: omitDefault(state, 'reported'), page: omitDefault(page, 1) })
