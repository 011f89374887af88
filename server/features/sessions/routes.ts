import * as z from 'zod/mini'
import { accountSession, accountSessionsQuery } from '#contract/account.ts'
import { pageOf } from '#contract/page.ts'
import { ownApi as own } from '#contract/own-paths.ts'
import { pathId } from '#contract/query.ts'
import type { Deps } from '#server/deps.ts'
import type { App } from '#server/http/app-type.ts'
import { actorOf } from '#server/http/session.ts'
import { endOtherSessions, endSession, listSessions } from './service.ts'

export function sessionRoutes(app: App, deps: Deps): void {
  app.get(
    own.accountSessions,
    {
      config: { access: 'signed-in' },
      schema: {
        summary: 'Aktivne prijave',
        description: 'Gdje je račun prijavljen; „current” označava prijavu koja pita.',
        tags: ['Moj račun'],
        querystring: accountSessionsQuery,
        response: { 200: pageOf(accountSession) },
      },
    },
    (request) => listSessions(deps, actorOf(request), request.query),
  )

  app.delete(
    own.accountSessions,
    {
      config: { access: 'signed-in' },
      schema: { summary: 'Odjava svih ostalih prijava', tags: ['Moj račun'], response: { 204: z.null() } },
    },
    async (request, reply) => {
      await endOtherSessions(deps.db, actorOf(request))
      return reply.code(204).send(null)
    },
  )

  app.delete(
    '/account/sessions/:id',
    {
      config: { access: 'signed-in' },
      schema: {
        summary: 'Odjava jedne prijave',
        tags: ['Moj račun'],
        params: pathId,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await endSession(deps, actorOf(request), request.params.id)
      return reply.code(204).send(null)
    },
  )
}
