import { similarCalls } from '#contract/similar.ts'
import type { Deps } from '#server/deps.ts'
import type { App } from '#server/http/app-type.ts'
import { serve } from '#server/http/serve.ts'
import { tags } from '#server/response-cache/tags.ts'
import { listSimilar } from './service.ts'

export const similarRoutes = (app: App, deps: Deps): void =>
  serve(app, deps, similarCalls, {
    'GET /professionals/:id/similar': {
      cachedUnlessPrivate: ({ params: { id }, query: { date } }) => ({
        tags: ({ data }) => [
          tags.professionals,
          tags.prices,
          // A professional who is not shown may become free again.
          ...(date === undefined ? [] : [tags.calendars]),
          ...[id, ...data.map((card) => card.id)].map(tags.professional),
        ],
        load: async (viewer) => ({ data: await listSimilar(deps, viewer, id, date) }),
      }),
    },
  })
