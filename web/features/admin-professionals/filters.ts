import { pages, queryString } from '#contract/paths.ts'
import type { ProfessionalStatus } from '#contract/professionals.ts'
import { oneOf, omitDefault, readSearch } from '#web/lib/filters.ts'
import { placedPageKeys, type PlacedPage, readPlacedPage } from '#web/lib/placed-page.ts'

export type ProfessionalsFilters = { status: ProfessionalStatus | 'all'; search: string } & PlacedPage

export const statusFilters: Record<ProfessionalsFilters['status'], string> = {
  all: 'Svi',
  pending: 'Na čekanju',
  approved: 'Odobreni',
  rejected: 'Odbijeni',
}

/** Defaults to the profiles that await a decision, because admins come for those. */
export const readProfessionalsFilters = (query: URLSearchParams): ProfessionalsFilters => ({
  status: oneOf(statusFilters, query.get('status'), 'pending'),
  search: readSearch(query),
  ...readPlacedPage(query),
})

export const professionalsHref = ({ status, search, ...place }: ProfessionalsFilters) =>
  pages.adminProfessionals + queryString({ status: omitDefault(status, 'pending'), search, ...placedPageKeys(place) })
