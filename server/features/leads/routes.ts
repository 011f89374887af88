import { leadCalls } from '#contract/leads.ts'
import type { Deps } from '#server/deps.ts'
import type { App } from '#server/http/app-type.ts'
import type { RateLimit } from '#server/http/rate-limit.ts'
import { serve } from '#server/http/serve.ts'
import { changeLead, countOwnLeads, getLead, listLeads, sendLead, withdrawLead } from './service.ts'

const HOUR = 3_600

const sendLimit: RateLimit = {
  name: 'leads',
  perAddress: { calls: 120, seconds: HOUR },
  perAccount: { calls: 40, seconds: HOUR },
  account: 'actor',
}

/** A booking changes a public calendar. */
const changeLimit: RateLimit = {
  name: 'lead-changes',
  perAddress: { calls: 1200, seconds: HOUR },
  perAccount: { calls: 600, seconds: HOUR },
  account: 'actor',
}

export function leadRoutes(app: App, deps: Deps): void {
  serve(app, deps, leadCalls, {
    'POST /leads': {
      rateLimit: sendLimit,
      handle: async ({ actor, body }) => ({ data: await sendLead(deps, actor, body) }),
    },
    'GET /leads': ({ actor, query }) => listLeads(deps, actor, query),
    'GET /leads/counts': async ({ actor }) => ({ data: await countOwnLeads(deps, actor) }),
    'GET /leads/:id': async ({ actor, params }) => ({ data: await getLead(deps, actor, params.id) }),
    'PUT /leads/:id': {
      rateLimit: changeLimit,
      handle: async ({ actor, params, body }) => ({ data: await changeLead(deps, actor, params.id, body) }),
    },
    'DELETE /leads/:id': {
      rateLimit: changeLimit,
      handle: ({ actor, params }) => withdrawLead(deps, actor, params.id),
    },
  })
}
