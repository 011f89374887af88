import { statisticsCalls } from '#contract/statistics.ts'
import type { Deps } from '#server/deps.ts'
import type { App } from '#server/http/app-type.ts'
import { HOUR } from '#server/http/rate-limit.ts'
import { serve } from '#server/http/serve.ts'
import { countView, getStatistics } from './service.ts'

export function statisticsRoutes(app: App, deps: Deps): void {
  serve(app, deps, statisticsCalls, {
    'POST /professionals/:id/views': {
      rateLimit: { name: 'views', perAddress: { calls: 300, seconds: HOUR } },
      handle: async ({ params, request }) => countView(deps, await request.findActor(), params.id, request.ip),
    },
    'GET /statistics': async ({ actor }) => ({ data: await getStatistics(deps, actor) }),
  })
}
