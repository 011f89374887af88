import { pages, queryString } from '#contract/paths.ts'
import { oneOf, omitDefault, readPage } from '#web/lib/filters.ts'

export type ReceivedFilters = { show: 'all' | 'unanswered'; page: number }

export const receivedLabels: Record<ReceivedFilters['show'], string> = { all: 'Sve', unanswered: 'Bez odgovora' }

export const readReceivedFilters = (query: URLSearchParams): ReceivedFilters => ({
  show: oneOf(receivedLabels, query.get('show'), 'all'),
  page: readPage(query),
})

export const receivedHref = ({ show, page }: ReceivedFilters) =>
  pages.professionalReviews + queryString({ show: omitDefault(show, 'all'), page: omitDefault(page, 1) })
