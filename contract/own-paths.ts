/** The calls about what is one's own, apart from `paths.ts`, which every page carries. */
export const ownApi = {
  review: (id: number | string) => `/reviews/${encodeURIComponent(id)}`,
  myReview: '/reviews/mine',
  favorite: (id: number | string) => `/favorites/${encodeURIComponent(id)}`,
} as const
