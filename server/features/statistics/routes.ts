import * as z from 'zod/mini'
import { single } from '#contract/page.ts'
import { pathId } from '#contract/query.ts'
import { statistics } from '#contract/statistics.ts'
import { workApi as paths } from '#contract/work-paths.ts'
import type { Deps } from '#server/deps.ts'
import type { App } from '#server/http/app-type.ts'
import { actorOf } from '#server/http/session.ts'
import { countView, getStatistics } from './service.ts'

export function statisticsRoutes(app: App, deps: Deps): void {
  app.post(
    '/professionals/:id/views',
    {
      config: { access: 'everyone', rateLimit: { name: 'views', perAddress: { calls: 300, seconds: 3_600 } } },
      schema: {
        summary: 'Bilježenje pregleda profila',
        description:
          'Broji se najviše jednom u pola sata s iste adrese, bez ičega što bi posjetitelja otkrilo. Vlasnik profila i administratori se ne broje.',
        tags: ['Statistika'],
        params: pathId,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await countView(deps, await request.findActor(), request.params.id, request.ip)
      return reply.code(204).send(null)
    },
  )

  app.get(
    paths.statistics,
    {
      config: { access: ['professional'] },
      schema: {
        summary: 'Vlastita statistika',
        description:
          'Zadnjih dvanaest mjeseci po vremenu u Zagrebu, od najstarijeg, s tekućim. Upit se broji u mjesecu u kojem je stigao.',
        tags: ['Statistika'],
        response: { 200: single(statistics) },
      },
    },
    async (request) => ({ data: await getStatistics(deps, actorOf(request)) }),
  )
}
