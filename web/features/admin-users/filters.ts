import type { Role } from '#contract/auth.ts'
import { pages, queryString } from '#contract/paths.ts'
import { oneOf, omitDefault, readPage, readSearch } from '#web/lib/filters.ts'

/** An empty role or state is no filter. */
export type UsersFilters = { search: string; role: Role | ''; state: 'active' | 'suspended' | ''; page: number }

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
  page: readPage(query),
})

export const usersHref = ({ page, ...filters }: UsersFilters) =>
  pages.adminUsers + queryString({ ...filters, page: omitDefault(page, 1) })
