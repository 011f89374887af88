/** The calls of admins, apart from `paths.ts`, which every page carries. */
export const adminApi = {
  professionals: '/admin/professionals',
  pending: '/admin/professionals/pending',
  professional: (id: number) => `/admin/professionals/${id}`,
  approve: (id: number) => `/admin/professionals/${id}/approve`,
  reject: (id: number) => `/admin/professionals/${id}/reject`,
  status: (id: number) => `/admin/professionals/${id}/status`,
  premium: (id: number) => `/admin/professionals/${id}/premium`,
  professionalLog: (id: number) => `/admin/professionals/${id}/log`,
  log: '/admin/log',
  reviews: '/admin/reviews',
  hideReview: (id: number) => `/admin/reviews/${id}/hide`,
  showReview: (id: number) => `/admin/reviews/${id}/show`,
  users: '/admin/users',
  suspendUser: (id: number) => `/admin/users/${id}/suspend`,
  restoreUser: (id: number) => `/admin/users/${id}/restore`,
} as const
