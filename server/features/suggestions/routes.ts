import { suggestionCalls } from '#contract/suggestions.ts'
import type { Deps } from '#server/deps.ts'
import type { App } from '#server/http/app-type.ts'
import { serve } from '#server/http/serve.ts'
import { tags } from '#server/response-cache/tags.ts'
import { listSuggestions } from './service.ts'

export const suggestionRoutes = (app: App, deps: Deps): void =>
  serve(app, deps, suggestionCalls, {
    'GET /suggestions': {
      cached: ({ query: { search } }) => ({
        tags: ({ data: { professionals } }) => [
          tags.categories,
          tags.professionals,
          ...professionals.map(({ id }) => tags.professional(id)),
        ],
        // A day without a year means the next such day, and `sutra` is a different day every day.
        validOnDay: deps.clock.today(),
        load: async () => ({ data: await listSuggestions(deps, search) }),
      }),
    },
  })
