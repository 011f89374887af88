import { offerCalls } from '#contract/offers.ts'
import type { Deps } from '#server/deps.ts'
import type { App } from '#server/http/app-type.ts'
import { hourlyOfActor } from '#server/http/rate-limit.ts'
import { serve } from '#server/http/serve.ts'
import {
  acceptOffer,
  declineOffer,
  findLatestOffer,
  getOfferDocument,
  listOffersOfLead,
  sendOffer,
  withdrawOffer,
} from './service.ts'

/** Each sends a mail. */
const sendLimit = hourlyOfActor('offers', { perAddress: 240, perAccount: 120 })

const decisionLimit = hourlyOfActor('offer-decisions', { perAddress: 480, perAccount: 240 })

export function offerRoutes(app: App, deps: Deps): void {
  serve(app, deps, offerCalls, {
    'GET /leads/:id/offers': async ({ actor, params }) => ({ data: await listOffersOfLead(deps, actor, params.id) }),
    'POST /leads/:id/offers': {
      rateLimit: sendLimit,
      handle: async ({ actor, params, body }) => ({ data: await sendOffer(deps, actor, params.id, body) }),
    },
    'GET /offers/latest': async ({ actor }) => ({ data: await findLatestOffer(deps, actor) }),
    'GET /offers/:id': async ({ actor, params }) => ({ data: await getOfferDocument(deps, actor, params.id) }),
    'POST /offers/:id/accept': {
      rateLimit: decisionLimit,
      handle: async ({ actor, params }) => ({ data: await acceptOffer(deps, actor, params.id) }),
    },
    'POST /offers/:id/decline': {
      rateLimit: decisionLimit,
      handle: async ({ actor, params, body }) => ({ data: await declineOffer(deps, actor, params.id, body) }),
    },
    'POST /offers/:id/withdraw': {
      rateLimit: decisionLimit,
      handle: async ({ actor, params }) => ({ data: await withdrawOffer(deps, actor, params.id) }),
    },
  })
}
