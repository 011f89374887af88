import { adminReviewCalls } from '#contract/admin-reviews.ts'
import type { Deps } from '#server/deps.ts'
import type { App } from '#server/http/app-type.ts'
import { serve } from '#server/http/serve.ts'
import { hideReported, listReportedReviews, showReported } from './service.ts'

export const adminReviewRoutes = (app: App, deps: Deps): void =>
  serve(app, deps, adminReviewCalls, {
    'GET /admin/reviews': ({ query }) => listReportedReviews(deps, query),

    'POST /admin/reviews/:id/hide': async ({ actor, params, body }) => ({
      data: await hideReported(deps, actor, 'review', params.id, body),
    }),

    'POST /admin/reviews/:id/show': async ({ actor, params, body }) => ({
      data: await showReported(deps, actor, 'review', params.id, body),
    }),

    'POST /admin/reviews/:id/reply/hide': async ({ actor, params, body }) => ({
      data: await hideReported(deps, actor, 'reply', params.id, body),
    }),

    'POST /admin/reviews/:id/reply/show': async ({ actor, params, body }) => ({
      data: await showReported(deps, actor, 'reply', params.id, body),
    }),
  })
