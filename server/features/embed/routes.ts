import * as z from 'zod/mini'
import { embedCalls } from '#contract/embed.ts'
import { pathId } from '#contract/query.ts'
import type { Deps } from '#server/deps.ts'
import type { App } from '#server/http/app-type.ts'
import { hourlyOfActor } from '#server/http/rate-limit.ts'
import { allowFrames } from '#server/http/security.ts'
import { serve } from '#server/http/serve.ts'
import { sendCached } from '#server/response-cache/send-cached.ts'
import { changeEmbed, getEmbed, getEmbeddedCalendar } from './service.ts'

export function embedRoutes(app: App, deps: Deps): void {
  serve(app, deps, embedCalls, {
    'GET /embed': async ({ actor }) => ({ data: await getEmbed(deps, actor) }),
    'PUT /embed': {
      rateLimit: hourlyOfActor('embed', { perAddress: 240, perAccount: 60 }),
      handle: async ({ actor, body }) => ({ data: await changeEmbed(deps, actor, body) }),
    },
  })
}

/** The only page that other sites may frame, namely those in its policy. */
export function embeddedCalendarRoutes(app: App, deps: Deps): void {
  const params = pathId
  const querystring = z.object({ month: z.optional(z.union([z.string(), z.array(z.string())])) })
  app.publicReads.add({
    path: '/embed/:id',
    params,
    query: z.object({ month: z.optional(z.string()) }),
    getAnswer: ({ params: { id }, query: { month } }) => getEmbeddedCalendar(deps, id, month),
  })
  app.get(
    '/embed/:id',
    { config: { access: 'everyone', isFramed: true }, schema: { hide: true, params, querystring } },
    async (request, reply) => {
      const { month } = request.query
      const answer = await (request.begunAnswer ??
        getEmbeddedCalendar(deps, request.params.id, Array.isArray(month) ? month[0] : month))
      void allowFrames(reply).header('x-robots-tag', 'noindex')
      return sendCached(request, reply, answer, { byAddressAlone: true })
    },
  )
}
