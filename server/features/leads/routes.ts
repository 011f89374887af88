import * as z from 'zod/mini'
import { lead, leadChange, leadCounts, leadInput, leadsQuery } from '#contract/leads.ts'
import { pageOf, single } from '#contract/page.ts'
import { api as paths } from '#contract/paths.ts'
import { pathId } from '#contract/query.ts'
import { workApi } from '#contract/work-paths.ts'
import type { Deps } from '#server/deps.ts'
import type { App } from '#server/http/app-type.ts'
import { actorOf } from '#server/http/session.ts'
import { changeLead, countOwnLeads, getLead, listLeads, sendLead, withdrawLead } from './service.ts'

const HOUR = 3_600

export function leadRoutes(app: App, deps: Deps): void {
  app.post(
    paths.leads,
    {
      config: {
        access: ['couple'],
        rejectsConflicts: true,
        rateLimit: {
          name: 'leads',
          perAddress: { calls: 120, seconds: HOUR },
          perAccount: { calls: 40, seconds: HOUR },
          account: 'actor',
        },
      },
      schema: {
        summary: 'Slanje upita pružatelju usluga',
        description:
          'Status se šalje kao „pending” ili se izostavlja; upit se sprema kao „new”. Polje „referral_code” postoji samo radi robota i ostaje prazno.',
        tags: ['Upiti'],
        body: leadInput,
        response: { 201: single(lead) },
      },
    },
    async (request, reply) => reply.code(201).send({ data: await sendLead(deps, actorOf(request), request.body) }),
  )

  app.get(
    paths.leads,
    {
      config: { access: ['couple', 'professional'] },
      schema: {
        summary: 'Primljeni ili poslani upiti',
        description:
          'Pružatelj usluga vidi primljene upite, a par poslane. Najnoviji najprije. Pretraga ne razlikuje velika i mala slova ni dijakritičke znakove.',
        tags: ['Upiti'],
        querystring: leadsQuery,
        response: { 200: pageOf(lead) },
      },
    },
    (request) => listLeads(deps, actorOf(request), request.query),
  )

  app.get(
    workApi.leadCounts,
    {
      config: { access: ['professional'] },
      schema: {
        summary: 'Broj primljenih upita po statusu',
        tags: ['Upiti'],
        response: { 200: single(leadCounts) },
      },
    },
    async (request) => ({ data: await countOwnLeads(deps, actorOf(request)) }),
  )

  app.get(
    '/leads/:id',
    {
      config: { access: ['couple', 'professional'] },
      schema: {
        summary: 'Jedan upit',
        description: 'Vide ga samo par koji ga je poslao i pružatelj usluga koji ga je primio.',
        tags: ['Upiti'],
        params: pathId,
        response: { 200: single(lead) },
      },
    },
    async (request) => ({ data: await getLead(deps, actorOf(request), request.params.id) }),
  )

  app.put(
    '/leads/:id',
    {
      config: { access: ['professional'], rejectsConflicts: true },
      schema: {
        summary: 'Promjena statusa upita',
        description:
          'Mogući su statusi iz „next_statuses”. „booked” u istom trenutku upisuje dan u kalendar kao rezerviran; ako je dan već rezerviran ili blokiran, odgovor je 409 s kodom „overlap” i ništa se ne mijenja. Odbijanje rezerviranog upita otkazuje taj događaj. Par dobiva obavijest e-poštom.',
        tags: ['Upiti'],
        params: pathId,
        body: leadChange,
        response: { 200: single(lead) },
      },
    },
    async (request) => ({ data: await changeLead(deps, actorOf(request), request.params.id, request.body) }),
  )

  app.delete(
    '/leads/:id',
    {
      config: { access: ['couple'], rejectsByState: true },
      schema: {
        summary: 'Povlačenje upita',
        description: 'Par povlači svoj upit dok nije ni potvrđen ni odbijen.',
        tags: ['Upiti'],
        params: pathId,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await withdrawLead(deps, actorOf(request), request.params.id)
      return reply.code(204).send(null)
    },
  )
}
