import * as z from 'zod/mini'
import { adminApi as paths } from '#contract/admin-paths.ts'
import {
  adminProfessional,
  adminProfessionalPage,
  adminProfessionalsQuery,
  auditEntry,
  auditPageQuery,
  pendingProfessionalsQuery,
  premiumChange,
  rejection,
  statusChange,
} from '#contract/admin.ts'
import { pageOf, single } from '#contract/page.ts'
import { pathId } from '#contract/query.ts'
import type { Deps } from '#server/deps.ts'
import type { App } from '#server/http/app-type.ts'
import { actorOf } from '#server/http/session.ts'
import { changePremium, changeProfileStatus, getProfile, listProfileLog, listProfiles } from './service.ts'

const access = ['admin'] as const
const tags = ['Administracija']
const answer = { 200: single(adminProfessional) }

function readingRoutes(app: App, deps: Deps): void {
  app.get(
    paths.professionals,
    {
      config: { access },
      schema: {
        summary: 'Profili svih pružatelja usluga',
        description:
          'Najprije oni koji čekaju, onaj koji čeka najdulje prvi; zatim ostali, najnoviji najprije. Uz stranicu i broj profila u svakom statusu (counts). Profil suspendiranog računa nalazi se samo na popisu bez statusa.',
        tags,
        querystring: adminProfessionalsQuery,
        response: { 200: adminProfessionalPage },
      },
    },
    (request) => listProfiles(deps, request.query),
  )

  app.get(
    paths.pending,
    {
      config: { access },
      schema: {
        summary: 'Profili koji čekaju odobrenje',
        description: 'Onaj koji čeka najdulje prvi.',
        tags,
        querystring: pendingProfessionalsQuery,
        response: { 200: adminProfessionalPage },
      },
    },
    (request) => listProfiles(deps, { ...request.query, status: 'pending' }),
  )

  app.get(
    '/admin/professionals/:id',
    {
      config: { access },
      schema: { summary: 'Jedan profil s podacima vlasnika', tags, params: pathId, response: answer },
    },
    async (request) => ({ data: await getProfile(deps, actorOf(request), request.params.id) }),
  )

  app.get(
    '/admin/professionals/:id/log',
    {
      config: { access },
      schema: {
        summary: 'Dnevnik odluka o jednom profilu',
        description: 'Odluke o profilu, o njegovim recenzijama i o računu vlasnika. Najnovije najprije.',
        tags,
        params: pathId,
        querystring: auditPageQuery,
        response: { 200: pageOf(auditEntry) },
      },
    },
    (request) => listProfileLog(deps, request.params.id, request.query),
  )
}

function decidingRoutes(app: App, deps: Deps): void {
  app.post(
    '/admin/professionals/:id/approve',
    {
      config: { access, rejectsByState: true },
      schema: {
        summary: 'Odobravanje profila',
        description: 'Vlasnik to saznaje e-poštom. Profil koji je već odobren ne može se odobriti ponovno.',
        tags,
        params: pathId,
        response: answer,
      },
    },
    async (request) => {
      const change = { status: 'approved', reason: null } as const
      return { data: await changeProfileStatus(deps, actorOf(request), request.params.id, change) }
    },
  )

  app.post(
    '/admin/professionals/:id/reject',
    {
      config: { access },
      schema: {
        summary: 'Odbijanje profila',
        description: 'Razlog nije obavezan; vlasnik ga vidi na profilu i dobiva e-poštom.',
        tags,
        params: pathId,
        // Some clients send none at all.
        body: z.nullish(rejection),
        response: answer,
      },
    },
    async (request) => {
      const change = { status: 'rejected', reason: request.body?.reason ?? null } as const
      return { data: await changeProfileStatus(deps, actorOf(request), request.params.id, change) }
    },
  )

  app.patch(
    '/admin/professionals/:id/status',
    {
      config: { access },
      schema: {
        summary: 'Promjena statusa profila',
        description: 'Kao odobravanje i odbijanje, a profil se može i vratiti među one koji čekaju.',
        tags,
        params: pathId,
        body: statusChange,
        response: answer,
      },
    },
    async (request) => ({ data: await changeProfileStatus(deps, actorOf(request), request.params.id, request.body) }),
  )

  app.put(
    '/admin/professionals/:id/premium',
    {
      config: { access },
      schema: {
        summary: 'Uključivanje i isključivanje premiuma',
        description: 'Premium profili stoje na popisima ispred ostalih.',
        tags,
        params: pathId,
        body: premiumChange,
        response: answer,
      },
    },
    async (request) => ({ data: await changePremium(deps, actorOf(request), request.params.id, request.body) }),
  )
}

export function adminProfessionalRoutes(app: App, deps: Deps): void {
  readingRoutes(app, deps)
  decidingRoutes(app, deps)
}
