import { adminProfessionalCalls } from '#contract/admin-professionals.ts'
import type { Deps } from '#server/deps.ts'
import type { App } from '#server/http/app-type.ts'
import { serve } from '#server/http/serve.ts'
import { changePremium, changeProfileStatus, getProfile, listProfileLog, listProfiles } from './service.ts'

export const adminProfessionalRoutes = (app: App, deps: Deps): void =>
  serve(app, deps, adminProfessionalCalls, {
    'GET /admin/professionals': ({ query }) => listProfiles(deps, query),

    'GET /admin/professionals/pending': ({ query }) => listProfiles(deps, { ...query, status: 'pending' }),

    'GET /admin/professionals/:id': async ({ actor, params }) => ({ data: await getProfile(deps, actor, params.id) }),

    'GET /admin/professionals/:id/log': ({ params, query }) => listProfileLog(deps, params.id, query),

    'POST /admin/professionals/:id/approve': async ({ actor, params, body }) => ({
      data: await changeProfileStatus(deps, actor, params.id, { ...body, status: 'approved', reason: null }),
    }),

    'POST /admin/professionals/:id/reject': async ({ actor, params, body }) => ({
      data: await changeProfileStatus(deps, actor, params.id, { reason: null, ...body, status: 'rejected' }),
    }),

    'PATCH /admin/professionals/:id/status': async ({ actor, params, body }) => ({
      data: await changeProfileStatus(deps, actor, params.id, body),
    }),

    'PUT /admin/professionals/:id/premium': async ({ actor, params, body }) => ({
      data: await changePremium(deps, actor, params.id, body),
    }),
  })
