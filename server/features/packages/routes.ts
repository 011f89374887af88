import { packageCalls } from '#contract/packages.ts'
import type { Deps } from '#server/deps.ts'
import type { App } from '#server/http/app-type.ts'
import { hourlyOfActor } from '#server/http/rate-limit.ts'
import { serve } from '#server/http/serve.ts'
import { changePackages } from './service.ts'

/** Each change drops public answers that are cached. */
const changes = hourlyOfActor('packages', { perAddress: 600, perAccount: 120 })

export function packageRoutes(app: App, deps: Deps): void {
  serve(app, deps, packageCalls, {
    'PUT /professionals/:id/packages': {
      rateLimit: changes,
      handle: async ({ actor, params, body }) => ({ data: await changePackages(deps, actor, params.id, body) }),
    },
  })
}
