import { adminUserCalls } from '#contract/admin-users.ts'
import type { Deps } from '#server/deps.ts'
import type { App } from '#server/http/app-type.ts'
import { serve } from '#server/http/serve.ts'
import { listUsers, restore, suspend } from './service.ts'

export const adminUserRoutes = (app: App, deps: Deps): void =>
  serve(app, deps, adminUserCalls, {
    'GET /admin/users': ({ actor, query }) => listUsers(deps, actor, query),

    'POST /admin/users/:id/suspend': async ({ actor, params, body }) => ({
      data: await suspend(deps, actor, params.id, body.reason),
    }),

    'POST /admin/users/:id/restore': async ({ actor, params }) => ({ data: await restore(deps, actor, params.id) }),
  })
