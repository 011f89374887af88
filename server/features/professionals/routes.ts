import { professionalCalls } from '#contract/professionals.ts'
import type { Deps } from '#server/deps.ts'
import type { App } from '#server/http/app-type.ts'
import { hourlyOfActor } from '#server/http/rate-limit.ts'
import { serve } from '#server/http/serve.ts'
import { tags } from '#server/response-cache/tags.ts'
import { readAmounts } from '#server/typed-words/read-amounts.ts'
import { listProfessionals } from './search-service.ts'
import { changeFacts, changeProfile, getProfessional } from './service.ts'
import { daysOfList } from './ways-on.ts'

/** Each change drops cached public answers. */
const changes = hourlyOfActor('profile', { perAddress: 600, perAccount: 120 })

export function professionalRoutes(app: App, deps: Deps): void {
  serve(app, deps, professionalCalls, {
    'GET /professionals': {
      cached: ({ query: typed }) => {
        const today = deps.clock.today()
        const read = readAmounts(typed, today)
        const { query, month } = read
        const isOfDays = query.date !== undefined || month !== undefined
        const daysShown = (total: number) => (query.date ? daysOfList(query.date, total, today) : (month?.days ?? []))
        return {
          tags: ({ data, total }) => [
            tags.professionals,
            ...(isOfDays ? [...daysShown(total).map(tags.availableOn), tags.days] : []),
            tags.prices,
            ...data.map(({ id }) => tags.professional(id)),
          ],
          // Days in the past are not suggested, and words name other days, months and years from one day to the next.
          ...((isOfDays || typed.search !== undefined) && { validOnDay: today }),
          load: () => listProfessionals(deps, typed, read),
        }
      },
    },
    'GET /professionals/:id': {
      cachedUnlessPrivate: ({ params: { id } }) => ({
        tags: [tags.professional(id), tags.replies(id)],
        // From one day to the next, leads start to count and cease to.
        validOnDay: deps.clock.today(),
        load: async (viewer) => ({ data: await getProfessional(deps, viewer, id) }),
      }),
    },
    'PUT /professionals/:id': {
      rateLimit: changes,
      handle: async ({ actor, params, body }) => ({ data: await changeProfile(deps, actor, params.id, body) }),
    },
    'PUT /professionals/:id/facts': {
      rateLimit: changes,
      handle: async ({ actor, params, body }) => ({ data: await changeFacts(deps, actor, params.id, body) }),
    },
  })
}
