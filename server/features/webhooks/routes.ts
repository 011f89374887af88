import { webhookCalls } from '#contract/webhooks.ts'
import type { Deps } from '#server/deps.ts'
import type { App } from '#server/http/app-type.ts'
import { hourlyOfActor } from '#server/http/rate-limit.ts'
import { serve } from '#server/http/serve.ts'
import { addWebhook, changeWebhook, deleteOwnWebhook, listWebhooks, rotateSecret } from './service.ts'

/** Each new address sends a mail. */
const changeLimit = hourlyOfActor('webhooks', { perAddress: 240, perAccount: 60 })

export function webhookRoutes(app: App, deps: Deps): void {
  serve(app, deps, webhookCalls, {
    'GET /webhooks': async ({ actor }) => ({ data: await listWebhooks(deps, actor) }),
    'POST /webhooks': {
      rateLimit: changeLimit,
      handle: async ({ actor, body }) => ({ data: await addWebhook(deps, actor, body) }),
    },
    'PUT /webhooks/:id': {
      rateLimit: changeLimit,
      handle: async ({ actor, params, body }) => ({ data: await changeWebhook(deps, actor, params.id, body) }),
    },
    'DELETE /webhooks/:id': ({ actor, params }) => deleteOwnWebhook(deps, actor, params.id),
    'POST /webhooks/:id/secret': async ({ actor, params }) => ({ data: await rotateSecret(deps, actor, params.id) }),
  })
}
