import type { Role } from '#contract/auth.ts'
import { pages, queryString } from '#contract/paths.ts'
import { oneOf, readSearch } from '#web/lib/filters.ts'
import { placedPageKeys, type PlacedPage, readPlacedPage } from '#web/lib/placed-page.ts'

/** An empty role or state means no filter. */
export type UsersFilters = { search: string; role: Role | ''; state: 'active' | 'suspended' | '' } & PlacedPage

export const roleLabels: Record<Role, string> = {
  couple: 'Par',
  professional: 'Pružatelj usluga',
  admin: 'Administrator',
}

export const userStates: Record<Exclude<UsersFilters['state'], ''>, string> = {
  active: 'Aktivni',
  suspended: 'Suspendirani',
}

export const readUsersFilters = (query: URLSearchParams): UsersFilters => ({
  search: readSearch(query),
  role: oneOf(roleLabels, query.get('role'), ''),
  state: oneOf(userStates, query.get('state'), ''),
  ...readPlacedPage(query),
})

export const usersHref = ({ page, after, ...filters }: UsersFilters) =>
  pages.adminUsers + queryString({ ...filters, ...placedPageKeys({ page, after }) })
