import { BULK_BODY_LIMIT, eventCalls, publicEvents } from '#contract/events.ts'
import type { Deps } from '#server/deps.ts'
import type { App } from '#server/http/app-type.ts'
import { createBodyLimiter } from '#server/http/large-bodies.ts'
import { hourlyOfActor, type RateLimit } from '#server/http/rate-limit.ts'
import { serve } from '#server/http/serve.ts'
import { notBeforeToday } from '#server/past-day.ts'
import { cacheKeyOf, getCachedJson, sendCached } from '#server/response-cache/send-cached.ts'
import { tags } from '#server/response-cache/tags.ts'
import { findOwnCalendarId } from './policy.ts'
import {
  addEvent,
  addEvents,
  changeEvent,
  listOwnEvents,
  listPublicEvents,
  removeEvent,
  undoEvents,
} from './service.ts'

/** Each change drops cached public answers. */
const changes = hourlyOfActor('events', { perAddress: 1200, perAccount: 600 })

const bulkLimit: RateLimit = {
  ...hourlyOfActor('events-bulk', { perAddress: 240, perAccount: 60 }),
  isCountedEarly: true,
}

export function eventRoutes(app: App, deps: Deps): void {
  serve(app, deps, eventCalls, {
    'GET /events': {
      // The public answer is cached, the owner's never; only the token tells them apart.
      send: async ({ query, request, reply }) => {
        const own = findOwnCalendarId(await request.findActor(), query.professional_id)
        if (own !== null) return listOwnEvents(deps, own, query)
        const id = query.professional_id
        const answer = await getCachedJson(deps.responseCache, {
          key: cacheKeyOf('/events', query),
          schema: publicEvents,
          tags: id === undefined ? [tags.calendars, tags.professionals] : [tags.calendar(id), tags.professional(id)],
          // Without a span, the calendars of all professionals start today.
          validOnDay: query.future_only || id === undefined ? deps.clock.today() : undefined,
          load: () => listPublicEvents(deps, query),
        })
        return sendCached(request, reply, answer)
      },
    },
    'POST /events': {
      rateLimit: changes,
      fieldRules: { event_date: notBeforeToday(deps) },
      handle: async ({ actor, body }) => ({ data: await addEvent(deps, actor, body) }),
    },
    'POST /events/bulk': {
      rateLimit: bulkLimit,
      preParsing: createBodyLimiter({ bodyLimit: BULK_BODY_LIMIT, concurrency: 8, perAccount: 2 }),
      handle: async ({ actor, body }) => ({ data: await addEvents(deps, actor, body) }),
    },
    'POST /events/bulk/undo': {
      rateLimit: bulkLimit,
      handle: async ({ actor, body }) => ({ data: { ids: await undoEvents(deps, actor, body.ids) } }),
    },
    'PUT /events/:id': {
      rateLimit: changes,
      handle: async ({ actor, params, body }) => ({ data: await changeEvent(deps, actor, params.id, body) }),
    },
    'DELETE /events/:id': { rateLimit: changes, handle: ({ actor, params }) => removeEvent(deps, actor, params.id) },
  })
}
