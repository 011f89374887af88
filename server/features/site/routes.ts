import { single } from '#contract/page.ts'
import { api as paths } from '#contract/paths.ts'
import { site } from '#contract/site.ts'
import type { Deps } from '#server/deps.ts'
import type { App } from '#server/http/app-type.ts'
import { sendCachedJson } from '#server/response-cache/send-cached.ts'
import { getSite } from './service.ts'

const answer = single(site)

export function siteRoutes(app: App, deps: Deps): void {
  app.get(
    paths.site,
    {
      config: { access: 'everyone' },
      schema: {
        summary: 'Tko vodi ovo mjesto i kako ga dobiti',
        description: 'Ono što voditelj nije upisao u postavke prazno je.',
        tags: ['Stranica'],
        response: { 200: answer },
      },
    },
    (request, reply) =>
      // From the configuration alone, which stays the same as long as the program runs.
      sendCachedJson(deps.responseCache, request, reply, {
        key: paths.site,
        schema: answer,
        tags: [],
        load: async () => getSite(deps),
      }),
  )
}
