import * as z from 'zod/mini'
import { calendarFeedCalls } from '#contract/calendar-feed.ts'
import type { Deps } from '#server/deps.ts'
import type { App } from '#server/http/app-type.ts'
import { hourlyOfActor } from '#server/http/rate-limit.ts'
import { serve } from '#server/http/serve.ts'
import { sendCached } from '#server/response-cache/send-cached.ts'
import { deleteOwnFeed, findOwnFeed, getCalendarFile, renewFeed } from './service.ts'

export function calendarFeedRoutes(app: App, deps: Deps): void {
  serve(app, deps, calendarFeedCalls, {
    'GET /calendar-feed': async ({ actor }) => ({ data: await findOwnFeed(deps, actor) }),
    'POST /calendar-feed': {
      rateLimit: hourlyOfActor('calendar-feed', { perAddress: 120, perAccount: 30 }),
      handle: async ({ actor }) => ({ data: await renewFeed(deps, actor) }),
    },
    'DELETE /calendar-feed': ({ actor }) => deleteOwnFeed(deps, actor),
  })
}

/** The file itself, outside the API: anyone who has its address may read it. */
export function calendarFileRoutes(app: App, deps: Deps): void {
  const params = z.object({ file: z.string() })
  app.get(
    '/calendars/:file',
    { config: { access: 'everyone' }, schema: { hide: true, params } },
    async (request, reply) => sendCached(request, reply, await getCalendarFile(deps, request.params.file)),
  )
}
