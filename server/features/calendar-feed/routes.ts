import * as z from 'zod/mini'
import { calendarFeed } from '#contract/calendar-links.ts'
import { single } from '#contract/page.ts'
import { workApi } from '#contract/work-paths.ts'
import type { Deps } from '#server/deps.ts'
import type { App } from '#server/http/app-type.ts'
import { sendCached } from '#server/response-cache/send-cached.ts'
import { actorOf } from '#server/http/session.ts'
import { deleteOwnFeed, findOwnFeed, getCalendarFile, renewFeed } from './service.ts'

const HOUR = 3_600
const tags = ['Kalendar']

export function calendarFeedRoutes(app: App, deps: Deps): void {
  app.get(
    workApi.calendarFeed,
    {
      config: { access: ['professional'] },
      schema: {
        summary: 'Tajna adresa vlastitog kalendara',
        description: 'Po njoj drugi programi čitaju kalendar, bez prijave. Dok adrese nema, „data” je null.',
        tags,
        response: { 200: single(z.nullable(calendarFeed)) },
      },
    },
    async (request) => ({ data: await findOwnFeed(deps, actorOf(request)) }),
  )

  app.post(
    workApi.calendarFeed,
    {
      config: {
        access: ['professional'],
        rateLimit: {
          name: 'calendar-feed',
          perAddress: { calls: 120, seconds: HOUR },
          perAccount: { calls: 30, seconds: HOUR },
          account: 'actor',
        },
      },
      schema: {
        summary: 'Nova tajna adresa vlastitog kalendara',
        description: 'Prva ili nova; stara otada ne postoji.',
        tags,
        response: { 201: single(calendarFeed) },
      },
    },
    async (request, reply) => reply.code(201).send({ data: await renewFeed(deps, actorOf(request)) }),
  )

  app.delete(
    workApi.calendarFeed,
    {
      config: { access: ['professional'] },
      schema: {
        summary: 'Ukidanje tajne adrese vlastitog kalendara',
        description: 'Uspijeva i kad adrese nema.',
        tags,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await deleteOwnFeed(deps, actorOf(request))
      return reply.code(204).send(null)
    },
  )
}

/** The file itself, outside the API: whoever has its address may read it. */
export function calendarFileRoutes(app: App, deps: Deps): void {
  const params = z.object({ file: z.string() })
  app.get(
    '/calendars/:file',
    { config: { access: 'everyone' }, schema: { hide: true, params } },
    async (request, reply) => sendCached(request, reply, await getCalendarFile(deps, request.params.file)),
  )
}
