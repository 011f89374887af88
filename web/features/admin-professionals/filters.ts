import type { StatusCounts } from '#contract/admin-professionals.ts'
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

/** Counted in `all`, but in no status: no decision can be taken on the profile while its owner's account is suspended. */
export const countSuspended = ({ all, pending, approved, rejected }: StatusCounts) =>
  all - pending - approved - rejected

/** The suspended accounts that have a profile; access is restored there. */
export const suspendedOwnersHref = pages.adminUsers + queryString({ role: 'professional', state: 'suspended' })

/** Defaults to the profiles that await a decision, because admins come for those. */
export const readProfessionalsFilters = (query: URLSearchParams): ProfessionalsFilters => ({
  status: oneOf(statusFilters, query.get('status'), 'pending'),
  search: readSearch(query),
  ...readPlacedPage(query),
})

export const professionalsHref = ({ status, search, ...place }: ProfessionalsFilters) =>
  pages.adminProfessionals + queryString({ status: omitDefault(status, 'pending'), search, ...placedPageKeys(place) })
