import { availabilityCalls } from '#contract/availability.ts'
import type { Deps } from '#server/deps.ts'
import type { App } from '#server/http/app-type.ts'
import { serve } from '#server/http/serve.ts'
import { tags } from '#server/response-cache/tags.ts'
import { listAvailability, listDay, listFreeDays } from './service.ts'

export function availabilityRoutes(app: App, deps: Deps): void {
  serve(app, deps, availabilityCalls, {
    'GET /availability': {
      cached: ({ query }) => ({
        tags: [tags.calendars, tags.professionals],
        validOnDay: query.from && query.to ? undefined : deps.clock.today(),
        load: async () => ({ data: await listFreeDays(deps, query) }),
      }),
    },
    'GET /availability/day': async ({ query }) => ({ data: await listDay(deps, query) }),
    'GET /professionals/:id/availability': {
      cachedUnlessPrivate: ({ params: { id }, query }) => ({
        tags: [tags.professional(id), tags.calendar(id)],
        validOnDay: query.start_date && query.end_date ? undefined : deps.clock.today(),
        load: async (viewer) => ({ data: await listAvailability(deps, viewer, id, query) }),
      }),
    },
  })
}
