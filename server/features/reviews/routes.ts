import { reviewCalls } from '#contract/reviews.ts'
import type { Deps } from '#server/deps.ts'
import type { App } from '#server/http/app-type.ts'
import { hourlyOfActor } from '#server/http/rate-limit.ts'
import { serve } from '#server/http/serve.ts'
import { tags } from '#server/response-cache/tags.ts'
import {
  changeReview,
  createReview,
  getMyReview,
  listReceived,
  listReviews,
  removeReview,
  reportReview,
} from './service.ts'

/** Most of them drop cached public answers. */
const changes = hourlyOfActor('reviews', { perAddress: 240, perAccount: 60 })

export const reviewRoutes = (app: App, deps: Deps): void =>
  serve(app, deps, reviewCalls, {
    'GET /reviews': {
      cached: ({ query }) => ({
        tags: [tags.reviews(query.professional_id)],
        load: () => listReviews(deps, query),
      }),
    },

    'GET /reviews/received': ({ actor, query }) => listReceived(deps, actor, query),

    'GET /reviews/mine': async ({ actor, query }) => ({
      data: await getMyReview(deps, actor, query.professional_id),
    }),

    'POST /reviews': {
      rateLimit: changes,
      handle: async ({ actor, body }) => ({ data: await createReview(deps, actor, body) }),
    },

    'PUT /reviews/:id': {
      rateLimit: changes,
      handle: async ({ actor, params, body }) => ({ data: await changeReview(deps, actor, params.id, body) }),
    },

    'DELETE /reviews/:id': { rateLimit: changes, handle: ({ actor, params }) => removeReview(deps, actor, params.id) },

    'POST /reviews/:id/report': {
      rateLimit: changes,
      handle: ({ actor, params, body }) => reportReview(deps, actor, params.id, body.reason),
    },
  })
