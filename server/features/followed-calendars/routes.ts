import * as z from 'zod/mini'
import {
  calendarPreview,
  calendarPreviewInput,
  followedCalendar,
  followedCalendarInput,
} from '#contract/calendar-links.ts'
import { listOf, single } from '#contract/page.ts'
import { pathId } from '#contract/query.ts'
import { workApi } from '#contract/work-paths.ts'
import type { Deps } from '#server/deps.ts'
import type { App } from '#server/http/app-type.ts'
import type { RateLimit } from '#server/http/rate-limit.ts'
import { actorOf } from '#server/http/session.ts'
import { followCalendar, listCalendars, previewCalendar, readCalendar, unfollowCalendar } from './service.ts'

const HOUR = 3_600
const tags = ['Kalendar']

/** Whatever makes us ask another server. */
const readings: RateLimit = {
  name: 'calendar-readings',
  perAddress: { calls: 180, seconds: HOUR },
  perAccount: { calls: 60, seconds: HOUR },
  account: 'actor',
}

export function followedCalendarRoutes(app: App, deps: Deps): void {
  app.get(
    workApi.followedCalendars,
    {
      config: { access: ['professional'] },
      schema: { summary: 'Kalendari koje pružatelj usluga prati', tags, response: { 200: listOf(followedCalendar) } },
    },
    async (request) => ({ data: await listCalendars(deps, actorOf(request)) }),
  )

  app.post(
    workApi.calendarPreview,
    {
      config: { access: ['professional'], rateLimit: readings },
      schema: {
        summary: 'Što bi praćenje kalendara blokiralo',
        description: 'Čita kalendar na javnoj adresi https ili webcal. Ništa se ne sprema.',
        tags,
        body: calendarPreviewInput,
        response: { 200: single(calendarPreview) },
      },
    },
    async (request) => ({ data: await previewCalendar(deps, actorOf(request), request.body.url) }),
  )

  app.post(
    workApi.followedCalendars,
    {
      config: { access: ['professional'], rateLimit: readings, rejectsConflicts: true },
      schema: {
        summary: 'Praćenje kalendara',
        description:
          'Kalendar se odmah čita, a zatim svakoga sata. Njegovi dani blokiraju se godinu i pol unaprijed; rezervirani i vlastiti blokirani dani ostaju kako jesu. Najviše pet kalendara.',
        tags,
        body: followedCalendarInput,
        response: { 201: single(followedCalendar) },
      },
    },
    async (request, reply) =>
      reply.code(201).send({ data: await followCalendar(deps, actorOf(request), request.body) }),
  )

  app.post(
    '/followed-calendars/:id/read',
    {
      config: { access: ['professional'], rateLimit: readings },
      schema: {
        summary: 'Čitanje praćenog kalendara odmah',
        description: 'Ako ne uspije, razlog je u „last_error”, a blokirani dani ostaju kako jesu.',
        tags,
        params: pathId,
        response: { 200: single(followedCalendar) },
      },
    },
    async (request) => ({ data: await readCalendar(deps, actorOf(request), request.params.id) }),
  )

  app.delete(
    '/followed-calendars/:id',
    {
      config: { access: ['professional'] },
      schema: {
        summary: 'Prestanak praćenja kalendara',
        description: 'Njegovi dani opet su kakvi su bili.',
        tags,
        params: pathId,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await unfollowCalendar(deps, actorOf(request), request.params.id)
      return reply.code(204).send(null)
    },
  )
}
