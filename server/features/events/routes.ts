import * as z from 'zod/mini'
import { event, eventsQuery, publicEvent } from '../../../contract/events.ts'
import { pageOf } from '../../../contract/page.ts'
import { api as paths } from '../../../contract/paths.ts'
import type { Deps } from '../../deps.ts'
import type { App } from '../../http/app-type.ts'
import { keyOf, sendKeptJson } from '../../http/send-kept.ts'
import { tags } from '../../http/tags.ts'
import { ownCalendar } from './policy.ts'
import { listOwnEvents, listPublicEvents } from './service.ts'

const publicPage = pageOf(publicEvent)

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
      const own = ownCalendar(await request.findActor(), query.professional_id)
      if (own !== null) return listOwnEvents(deps, own, query)
      const id = query.professional_id
      return sendKeptJson(deps.kept, request, reply, {
        key: keyOf(paths.events, query),
        schema: publicPage,
        tags: id === undefined ? [tags.calendars, tags.professionals] : [tags.calendar(id), tags.professional(id)],
        onlyOn: query.future_only ? deps.clock.today() : undefined,
        make: () => listPublicEvents(deps, query),
      })
    },
  )
}
