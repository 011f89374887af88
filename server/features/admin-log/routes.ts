import { adminLogCalls } from '#contract/admin-log.ts'
import type { Deps } from '#server/deps.ts'
import type { App } from '#server/http/app-type.ts'
import { serve } from '#server/http/serve.ts'
import { listEntries } from './service.ts'

export const adminLogRoutes = (app: App, deps: Deps): void =>
  serve(app, deps, adminLogCalls, { 'GET /admin/log': ({ query }) => listEntries(deps, query) })
