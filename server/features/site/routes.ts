import { siteCalls } from '#contract/site.ts'
import type { Deps } from '#server/deps.ts'
import type { App } from '#server/http/app-type.ts'
import { serve } from '#server/http/serve.ts'
import { getSite } from './service.ts'

export function siteRoutes(app: App, deps: Deps): void {
  serve(app, deps, siteCalls, {
    // From the configuration alone, which stays the same as long as the program runs.
    'GET /site': { cached: () => ({ tags: [], load: async () => getSite(deps) }) },
  })
}
