import { apiKeyCalls } from '#contract/api-keys.ts'
import type { Deps } from '#server/deps.ts'
import type { App } from '#server/http/app-type.ts'
import { hourlyOfActor } from '#server/http/rate-limit.ts'
import { serve } from '#server/http/serve.ts'
import { notBeforeToday } from '#server/past-day.ts'
import { createKey, listKeys, revokeKey } from './service.ts'

export function apiKeyRoutes(app: App, deps: Deps): void {
  serve(app, deps, apiKeyCalls, {
    'GET /api-keys': async ({ actor }) => ({ data: await listKeys(deps, actor) }),
    'POST /api-keys': {
      // Each creation sends a mail.
      rateLimit: hourlyOfActor('api-keys', { perAddress: 120, perAccount: 30 }),
      fieldRules: { expires_on: notBeforeToday(deps) },
      handle: async ({ actor, body }) => ({ data: await createKey(deps, actor, body) }),
    },
    'DELETE /api-keys/:id': ({ actor, params }) => revokeKey(deps, actor, params.id),
  })
}
