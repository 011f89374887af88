/** The calls about what is one's own, apart from `paths.ts`, which every page carries. */
export const ownApi = {
  review: (id: number | string) => `/reviews/${encodeURIComponent(id)}`,
  myReview: '/reviews/mine',
  favorite: (id: number | string) => `/favorites/${encodeURIComponent(id)}`,
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  confirmEmail: '/confirm-email',
  account: '/account',
  accountPassword: '/account/password',
  accountConfirmation: '/account/confirmation',
  accountSessions: '/account/sessions',
  accountSession: (id: number | string) => `/account/sessions/${encodeURIComponent(id)}`,
  accountExport: '/account/export',
} as const
