import { landingCalls } from '#contract/landing.ts'
import type { Deps } from '#server/deps.ts'
import type { App } from '#server/http/app-type.ts'
import { serve } from '#server/http/serve.ts'
import { tags } from '#server/response-cache/tags.ts'
import { countProfessionals, getPrices } from './service.ts'

export function landingRoutes(app: App, deps: Deps): void {
  const shown = [tags.categories, tags.professionals]
  serve(app, deps, landingCalls, {
    'GET /landing': {
      cached: () => ({ tags: shown, load: async () => ({ data: await countProfessionals(deps) }) }),
    },
    'GET /landing/:category/:city': {
      cached: ({ params: { category, city } }) => ({
        tags: [...shown, tags.prices],
        load: async () => ({ data: await getPrices(deps, category, city) }),
      }),
    },
  })
}
