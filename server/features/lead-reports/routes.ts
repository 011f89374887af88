import { leadReportCalls } from '#contract/lead-reports.ts'
import type { Deps } from '#server/deps.ts'
import type { App } from '#server/http/app-type.ts'
import { hourlyOfActor } from '#server/http/rate-limit.ts'
import { serve } from '#server/http/serve.ts'
import { getReport, listReports, reportLead, resolveReport } from './service.ts'

/** Each report is a copy of a whole conversation. */
const reports = hourlyOfActor('lead-reports', { perAddress: 60, perAccount: 20 })

export function leadReportRoutes(app: App, deps: Deps): void {
  serve(app, deps, leadReportCalls, {
    'POST /leads/:id/report': {
      rateLimit: reports,
      handle: ({ actor, params, body }) => reportLead(deps, actor, params.id, body.reason),
    },
    'GET /admin/lead-reports': ({ query }) => listReports(deps, query),
    'GET /admin/lead-reports/:id': async ({ params }) => ({ data: await getReport(deps, params.id) }),
    'POST /admin/lead-reports/:id/resolve': async ({ actor, params, body }) => ({
      data: await resolveReport(deps, actor, params.id, body.resolution),
    }),
  })
}
