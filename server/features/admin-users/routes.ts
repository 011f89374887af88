import { adminApi as paths } from '#contract/admin-paths.ts'
import { adminUser, adminUsersQuery, reasonInput } from '#contract/admin.ts'
import { pageOf, single } from '#contract/page.ts'
import { pathId } from '#contract/query.ts'
import type { Deps } from '#server/deps.ts'
import type { App } from '#server/http/app-type.ts'
import { actorOf } from '#server/http/session.ts'
import { listUsers, restore, suspend } from './service.ts'

const access = ['admin'] as const
const tags = ['Administracija']
const answer = { 200: single(adminUser) }

export function adminUserRoutes(app: App, deps: Deps): void {
  app.get(
    paths.users,
    {
      config: { access },
      schema: {
        summary: 'Korisnici',
        description: 'Najnoviji najprije. „can_suspend” kaže smije li onaj tko pita suspendirati račun.',
        tags,
        querystring: adminUsersQuery,
        response: { 200: pageOf(adminUser) },
      },
    },
    (request) => listUsers(deps, actorOf(request), request.query),
  )

  app.post(
    '/admin/users/:id/suspend',
    {
      config: { access },
      schema: {
        summary: 'Suspendiranje računa',
        description:
          'Sve prijave odmah završavaju, nova nije moguća, a profil pružatelja usluga nestaje iz javnosti. Poslani upiti i napisane recenzije ostaju. Vlastiti račun i posljednji aktivni administrator ne mogu se suspendirati.',
        tags,
        params: pathId,
        body: reasonInput,
        response: answer,
      },
    },
    async (request) => ({ data: await suspend(deps, actorOf(request), request.params.id, request.body.reason) }),
  )

  app.post(
    '/admin/users/:id/restore',
    {
      config: { access, rejectsByState: true },
      schema: {
        summary: 'Ponovno omogućavanje računa',
        description: 'Profil se vraća u status koji je imao.',
        tags,
        params: pathId,
        response: answer,
      },
    },
    async (request) => ({ data: await restore(deps, actorOf(request), request.params.id) }),
  )
}
