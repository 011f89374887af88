import type { AdminReviewsQuery, AdminUsersQuery, AuditAction } from '#contract/admin.ts'
import type { Role } from '#contract/auth.ts'
import { pages, queryString } from '#contract/paths.ts'
import type { ProfessionalStatus } from '#contract/professionals.ts'
import { actionLabels, roleLabels } from '#web/features/admin-log/text.ts'

/** What the address says of a list, empty for no filter. What makes no sense there is as if it was not given. */
export type ProfessionalsFilters = { status: ProfessionalStatus | 'all'; search: string; page: number }
export type ReviewsFilters = { state: NonNullable<AdminReviewsQuery['state']>; page: number }
export type UsersFilters = {
  search: string
  role: Role | ''
  state: NonNullable<AdminUsersQuery['state']> | ''
  page: number
}
export type LogFilters = { action: AuditAction | ''; page: number }

/** What is offered to filter by, in the words of who chooses. */
export const statusFilters: Record<ProfessionalsFilters['status'], string> = {
  all: 'Svi',
  pending: 'Na čekanju',
  approved: 'Odobreni',
  rejected: 'Odbijeni',
}

export const reviewStates: Record<ReviewsFilters['state'], string> = { reported: 'Prijavljene', hidden: 'Skrivene' }

export const userStates: Record<Exclude<UsersFilters['state'], ''>, string> = {
  active: 'Aktivni',
  suspended: 'Suspendirani',
}

function oneOf<Key extends string, Other>(words: Record<Key, string>, text: string | null, other: Other): Key | Other {
  return text !== null && Object.hasOwn(words, text) ? (text as Key) : other // a key, as just checked
}

const readPage = (query: URLSearchParams) => {
  const text = query.get('page')
  return text !== null && /^[1-9]\d{0,6}$/.test(text) ? Number(text) : 1
}

const readSearch = (query: URLSearchParams) => (query.get('search') ?? '').trim().slice(0, 100)

/** Those who wait are what an admin comes for. */
export const readProfessionals = (query: URLSearchParams): ProfessionalsFilters => ({
  status: oneOf(statusFilters, query.get('status'), 'pending'),
  search: readSearch(query),
  page: readPage(query),
})

export const readReviews = (query: URLSearchParams): ReviewsFilters => ({
  state: oneOf(reviewStates, query.get('state'), 'reported'),
  page: readPage(query),
})

export const readUsers = (query: URLSearchParams): UsersFilters => ({
  search: readSearch(query),
  role: oneOf(roleLabels, query.get('role'), ''),
  state: oneOf(userStates, query.get('state'), ''),
  page: readPage(query),
})

export const readLog = (query: URLSearchParams): LogFilters => ({
  action: oneOf(actionLabels, query.get('action'), ''),
  page: readPage(query),
})

/** The first page goes without a number, and so does what is chosen at first. */
const omitDefault = <T>(value: T, usual: T) => (value === usual ? undefined : value)

export const professionalsHref = ({ status, search, page }: ProfessionalsFilters) =>
  pages.adminProfessionals + queryString({ status: omitDefault(status, 'pending'), search, page: omitDefault(page, 1) })

export const reviewsHref = ({ state, page }: ReviewsFilters) =>
  pages.adminReviews + queryString({ state: omitDefault(state, 'reported'), page: omitDefault(page, 1) })

export const usersHref = ({ page, ...filters }: UsersFilters) =>
  pages.adminUsers + queryString({ ...filters, page: omitDefault(page, 1) })

export const logHref = ({ action, page }: LogFilters) =>
  pages.adminLog + queryString({ action, page: omitDefault(page, 1) })
