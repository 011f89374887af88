import { professionalCalls } from '#contract/professionals.ts'
import type { Deps } from '#server/deps.ts'
import type { App } from '#server/http/app-type.ts'
import type { RateLimit } from '#server/http/rate-limit.ts'
import { serve } from '#server/http/serve.ts'
import { tags } from '#server/response-cache/tags.ts'
import { changeProfile, getProfessional, listProfessionals } from './service.ts'

const HOUR = 3_600

/** Each change drops public answers that are cached. */
const changes: RateLimit = {
  name: 'profile',
  perAddress: { calls: 600, seconds: HOUR },
  perAccount: { calls: 120, seconds: HOUR },
  account: 'actor',
}

export function professionalRoutes(app: App, deps: Deps): void {
  serve(app, deps, professionalCalls, {
    'GET /professionals': {
      cached: ({ query }) => ({
        tags: [tags.professionals, ...(query.date ? [tags.availableOn(query.date)] : [])],
        load: () => listProfessionals(deps, query),
      }),
    },
    'GET /professionals/:id': {
      cachedUnlessPrivate: ({ params: { id } }) => ({
        tags: [tags.professional(id)],
        load: async (viewer) => ({ data: await getProfessional(deps, viewer, id) }),
      }),
    },
    'PUT /professionals/:id': {
      rateLimit: changes,
      handle: async ({ actor, params, body }) => ({ data: await changeProfile(deps, actor, params.id, body) }),
    },
  })
}
