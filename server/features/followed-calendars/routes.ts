import { followedCalendarCalls } from '#contract/followed-calendars.ts'
import type { Deps } from '#server/deps.ts'
import type { App } from '#server/http/app-type.ts'
import { hourlyOfActor } from '#server/http/rate-limit.ts'
import { serve } from '#server/http/serve.ts'
import { followCalendar, listCalendars, previewCalendar, readCalendar, unfollowCalendar } from './service.ts'

/** For all calls that make this server send a request to another one. */
const readings = hourlyOfActor('calendar-readings', { perAddress: 180, perAccount: 60 })

export function followedCalendarRoutes(app: App, deps: Deps): void {
  serve(app, deps, followedCalendarCalls, {
    'GET /followed-calendars': async ({ actor }) => ({ data: await listCalendars(deps, actor) }),
    'POST /followed-calendars/preview': {
      rateLimit: readings,
      handle: async ({ actor, body }) => ({ data: await previewCalendar(deps, actor, body.url) }),
    },
    'POST /followed-calendars': {
      rateLimit: readings,
      handle: async ({ actor, body }) => ({ data: await followCalendar(deps, actor, body) }),
    },
    'POST /followed-calendars/:id/read': {
      rateLimit: readings,
      handle: async ({ actor, params }) => ({ data: await readCalendar(deps, actor, params.id) }),
    },
    'DELETE /followed-calendars/:id': ({ actor, params }) => unfollowCalendar(deps, actor, params.id),
  })
}
