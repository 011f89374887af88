import * as z from 'zod/mini'
import { bulkEventsInput, event, eventChange, eventInput, eventsQuery, publicEvent } from '#contract/events.ts'
import { listOf, pageOf, single } from '#contract/page.ts'
import { api as paths } from '#contract/paths.ts'
import { pathId } from '#contract/query.ts'
import { workApi } from '#contract/work-paths.ts'
import type { Deps } from '#server/deps.ts'
import type { App } from '#server/http/app-type.ts'
import { createBodyLimiter } from '#server/http/large-bodies.ts'
import { actorOf } from '#server/http/session.ts'
import { keyOf, sendCachedJson } from '#server/response-cache/send-cached.ts'
import { tags } from '#server/response-cache/tags.ts'
import { findOwnCalendarId } from './policy.ts'
import { addEvent, addEvents, changeEvent, listOwnEvents, listPublicEvents, removeEvent } from './service.ts'

const publicPage = pageOf(publicEvent)

/** A year of days, each with a title and notes as long as they may be. */
const BULK_BODY = 8 * 1024 * 1024

export function eventRoutes(app: App, deps: Deps): void {
  app.get(
    paths.events,
    {
      config: { access: 'everyone' },
      schema: {
        summary: 'Događaji u kalendarima',
        description:
          'Svi vide datum i vrstu aktivnih događaja odobrenih pružatelja usluga. Pružatelj usluga u svom kalendaru vidi sve: naslove, bilješke i otkazane događaje. Broji se najviše 10.000 događaja.',
        tags: ['Kalendar'],
        querystring: eventsQuery,
        response: { 200: z.union([pageOf(event), publicPage]) },
      },
    },
    async (request, reply) => {
      const { query } = request
      const own = findOwnCalendarId(await request.findActor(), query.professional_id)
      if (own !== null) return listOwnEvents(deps, own, query)
      const id = query.professional_id
      return sendCachedJson(deps.responseCache, request, reply, {
        key: keyOf(paths.events, query),
        schema: publicPage,
        tags: id === undefined ? [tags.calendars, tags.professionals] : [tags.calendar(id), tags.professional(id)],
        validOnDay: query.future_only ? deps.clock.today() : undefined,
        load: () => listPublicEvents(deps, query),
      })
    },
  )

  app.post(
    workApi.events,
    {
      config: { access: ['professional'], rejectsConflicts: true },
      schema: {
        summary: 'Novi događaj u kalendaru',
        description:
          'Danas ili kasnije. U jednom danu može biti samo jedan aktivan događaj; drugi dobiva 409 s kodom „overlap”.',
        tags: ['Kalendar'],
        body: eventInput,
        response: { 201: single(event) },
      },
    },
    async (request, reply) => reply.code(201).send({ data: await addEvent(deps, actorOf(request), request.body) }),
  )

  app.post(
    workApi.bulkEvents,
    {
      bodyLimit: BULK_BODY,
      preParsing: createBodyLimiter({ bodyLimit: BULK_BODY, concurrency: 8, perAccount: 2 }),
      config: { access: ['professional'], rejectsConflicts: true },
      schema: {
        summary: 'Više novih događaja odjednom',
        description:
          'Spremaju se svi ili nijedan. Ako neki dan već ima događaj ili je naveden dvaput, odgovor je 409 s kodom „overlap”, a poruka imenuje te dane.',
        tags: ['Kalendar'],
        body: bulkEventsInput,
        response: { 201: listOf(event) },
      },
    },
    async (request, reply) =>
      reply.code(201).send({ data: await addEvents(deps, actorOf(request), request.body.events) }),
  )

  app.put(
    '/events/:id',
    {
      config: { access: ['professional'], rejectsConflicts: true },
      schema: {
        summary: 'Izmjena događaja',
        description:
          'Što se izostavi, ostaje kako jest. Novi datum mora biti danas ili kasnije. Danu rezerviranom za upit mijenjaju se samo naslov i bilješke. Otkazani događaji i dani iz kalendara koji se prati ne mijenjaju se.',
        tags: ['Kalendar'],
        params: pathId,
        body: eventChange,
        response: { 200: single(event) },
      },
    },
    async (request) => ({ data: await changeEvent(deps, actorOf(request), request.params.id, request.body) }),
  )

  app.delete(
    '/events/:id',
    {
      config: { access: ['professional'], rejectsByState: true },
      schema: {
        summary: 'Brisanje događaja',
        description:
          'Trajno. Dan rezerviran za upit oslobađa se odbijanjem upita, a dan iz kalendara koji se prati ondje odakle dolazi.',
        tags: ['Kalendar'],
        params: pathId,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await removeEvent(deps, actorOf(request), request.params.id)
      return reply.code(204).send(null)
    },
  )
}
