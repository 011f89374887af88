import { pages, queryString } from '#contract/paths.ts'
import type { ProfessionalStatus } from '#contract/professionals.ts'
import { oneOf, omitDefault, readPage, readSearch } from '#web/lib/filters.ts'

export type ProfessionalsFilters = { status: ProfessionalStatus | 'all'; search: string; page: number }

export const statusFilters: Record<ProfessionalsFilters['status'], string> = {
  all: 'Svi',
  pending: 'Na čekanju',
  approved: 'Odobreni',
  rejected: 'Odbijeni',
}

/** Those who wait for a decision are shown first, because an admin comes for them. */
export const readProfessionalsFilters = (query: URLSearchParams): ProfessionalsFilters => ({
  status: oneOf(statusFilters, query.get('status'), 'pending'),
  search: readSearch(query),
  page: readPage(query),
})

export const professionalsHref = ({ status, search, page }: ProfessionalsFilters) =>
  pages.adminProfessionals + queryString({ status: omitDefault(status, 'pending'), search, page: omitDefault(page, 1) })
