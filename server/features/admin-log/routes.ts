import { adminApi as paths } from '#contract/admin-paths.ts'
import { auditEntry, auditQuery } from '#contract/admin.ts'
import { pageOf } from '#contract/page.ts'
import type { Deps } from '#server/deps.ts'
import type { App } from '#server/http/app-type.ts'
import { listEntries } from './service.ts'

export function auditLogRoutes(app: App, deps: Deps): void {
  app.get(
    paths.log,
    {
      config: { access: ['admin'] },
      schema: {
        summary: 'Dnevnik odluka',
        description: 'Tko je što i kada odlučio, i zašto. Najnovije najprije; zapisi se ne mijenjaju i ne brišu.',
        tags: ['Administracija'],
        querystring: auditQuery,
        response: { 200: pageOf(auditEntry) },
      },
    },
    (request) => listEntries(deps, request.query),
  )
}
