import { type LeadBulkInput, leadCalls, type LeadInput } from '#contract/leads.ts'
import type { Deps } from '#server/deps.ts'
import type { App } from '#server/http/app-type.ts'
import { HOUR, hourlyOfActor, type LimitBeside } from '#server/http/rate-limit.ts'
import { serve } from '#server/http/serve.ts'
import { notBeforeToday } from '#server/past-day.ts'
import { changeLead, countOwnLeads, getLead, listLeads, sendLead, sendLeads, withdrawLead } from './service.ts'

const sendLimit = hourlyOfActor('leads', { perAddress: 120, perAccount: 40 })

/** Each lead sends a mail, and withdrawing the lead does not take the mail back. */
const toOneProfessional: LimitBeside = {
  name: 'leads-to',
  perAddress: { calls: 40, seconds: 24 * HOUR },
  perAccount: { calls: 10, seconds: 24 * HOUR },
  account: 'actor',
}

const recipientOf = (body: unknown) => [(body as LeadInput).professional_id] // as validated
const recipientsOf = (body: unknown) => (body as LeadBulkInput).professional_ids // as validated

/** A booking changes a public calendar. */
const changeLimit = hourlyOfActor('lead-changes', { perAddress: 1200, perAccount: 600 })

export function leadRoutes(app: App, deps: Deps): void {
  const fieldRules = { event_date: notBeforeToday(deps) }
  serve(app, deps, leadCalls, {
    'POST /leads': {
      rateLimit: { ...sendLimit, beside: [{ ...toOneProfessional, receiversIn: recipientOf }] },
      fieldRules,
      handle: async ({ actor, body }) => ({ data: await sendLead(deps, actor, body) }),
    },
    'POST /leads/bulk': {
      rateLimit: {
        ...sendLimit,
        callsIn: (body) => recipientsOf(body).length,
        beside: [{ ...toOneProfessional, receiversIn: recipientsOf }],
      },
      fieldRules,
      handle: ({ actor, body }) => sendLeads(deps, actor, body),
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
