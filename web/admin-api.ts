import type {
  AdminProfessional,
  AdminProfessionalsQuery,
  AdminReview,
  AdminReviewsQuery,
  AdminUser,
  AdminUsersQuery,
  AuditEntry,
  AuditQuery,
  StatusCounts,
} from '#contract/admin.ts'
import { adminApi as paths } from '#contract/admin-paths.ts'
import type { PageOf } from '#contract/page.ts'
import type { ApiTransport } from '#contract/page-environment.ts'
import { queryString } from '#contract/paths.ts'
import { makeCall } from './api.ts'

/** What admins call on their own pages, which alone carry it. */
export function makeAdminApi(transport: ApiTransport) {
  const call = makeCall(transport)
  return {
    listProfessionals: (query: Partial<AdminProfessionalsQuery>, signal?: AbortSignal) =>
      call<PageOf<AdminProfessional> & { counts: StatusCounts }>('GET', paths.professionals + queryString(query), {
        signal,
      }),
    approve: (id: number) => call<{ data: AdminProfessional }>('POST', paths.approve(id)),
    reject: (id: number, reason: string | null) =>
      call<{ data: AdminProfessional }>('POST', paths.reject(id), { body: { reason } }),
    setPremium: (id: number, premium: boolean) =>
      call<{ data: AdminProfessional }>('PUT', paths.premium(id), { body: { premium } }),
    listProfessionalLog: (id: number, page: number, signal?: AbortSignal) =>
      call<PageOf<AuditEntry>>('GET', paths.professionalLog(id) + queryString({ page }), { signal }),
    listLog: (query: Partial<AuditQuery>, signal?: AbortSignal) =>
      call<PageOf<AuditEntry>>('GET', paths.log + queryString(query), { signal }),
    listReviews: (query: Partial<AdminReviewsQuery>, signal?: AbortSignal) =>
      call<PageOf<AdminReview>>('GET', paths.reviews + queryString(query), { signal }),
    hideReview: (id: number, reason: string) =>
      call<{ data: AdminReview }>('POST', paths.hideReview(id), { body: { reason } }),
    showReview: (id: number) => call<{ data: AdminReview }>('POST', paths.showReview(id)),
    listUsers: (query: Partial<AdminUsersQuery>, signal?: AbortSignal) =>
      call<PageOf<AdminUser>>('GET', paths.users + queryString(query), { signal }),
    suspendUser: (id: number, reason: string) =>
      call<{ data: AdminUser }>('POST', paths.suspendUser(id), { body: { reason } }),
    restoreUser: (id: number) => call<{ data: AdminUser }>('POST', paths.restoreUser(id)),
  }
}
