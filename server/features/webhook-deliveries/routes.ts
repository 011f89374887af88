import { webhookDeliveryCalls } from '#contract/webhook-deliveries.ts'
import type { Deps } from '#server/deps.ts'
import type { App } from '#server/http/app-type.ts'
import { hourlyOfActor } from '#server/http/rate-limit.ts'
import { serve } from '#server/http/serve.ts'
import { getDelivery, listDeliveries, retryDelivery, sendTest } from './service.ts'

/** For all calls that make this server send a request to another one. */
const sendings = hourlyOfActor('webhook-sendings', { perAddress: 360, perAccount: 120 })

export function webhookDeliveryRoutes(app: App, deps: Deps): void {
  serve(app, deps, webhookDeliveryCalls, {
    'GET /webhooks/:id/deliveries': ({ actor, params, query }) => listDeliveries(deps, actor, params.id, query),
    'GET /webhooks/:id/deliveries/:delivery': async ({ actor, params }) => ({
      data: await getDelivery(deps, actor, params.id, params.delivery),
    }),
    'POST /webhooks/:id/deliveries/:delivery/retry': {
      rateLimit: sendings,
      handle: async ({ actor, params }) => ({ data: await retryDelivery(deps, actor, params.id, params.delivery) }),
    },
    'POST /webhooks/:id/test': {
      rateLimit: sendings,
      handle: async ({ actor, params }) => ({ data: await sendTest(deps, actor, params.id) }),
    },
  })
}
