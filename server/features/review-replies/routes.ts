import { reviewReplyCalls } from '#contract/review-replies.ts'
import type { Deps } from '#server/deps.ts'
import type { App } from '#server/http/app-type.ts'
import { hourlyOfActor } from '#server/http/rate-limit.ts'
import { serve } from '#server/http/serve.ts'
import { removeReply, reportReply, writeReply } from './service.ts'

/** They drop cached public answers, and may send a mail. */
const changes = hourlyOfActor('review-replies', { perAddress: 240, perAccount: 60 })

export const reviewReplyRoutes = (app: App, deps: Deps): void =>
  serve(app, deps, reviewReplyCalls, {
    'PUT /reviews/:id/reply': {
      rateLimit: changes,
      handle: async ({ actor, params, body }) => ({ data: await writeReply(deps, actor, params.id, body) }),
    },

    'DELETE /reviews/:id/reply': {
      rateLimit: changes,
      handle: ({ actor, params }) => removeReply(deps, actor, params.id),
    },

    'POST /reviews/:id/reply/report': {
      rateLimit: changes,
      handle: ({ actor, params, body }) => reportReply(deps, actor, params.id, body.reason),
    },
  })
