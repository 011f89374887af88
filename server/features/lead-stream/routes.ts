import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { workApi as paths } from '#contract/work-paths.ts'
import type { Deps } from '#server/deps.ts'
import type { App } from '#server/http/app-type.ts'
import { actorOf } from '#server/http/session.ts'
import { subscribeToLeads } from './service.ts'

/** 0 from who knew of no lead; what is no number says nothing, and the stream begins with now. */
function lastEventIdOf({ headers }: FastifyRequest): number | undefined {
  const text = String(headers['last-event-id'] ?? '')
  return /^\d{1,10}$/.test(text) ? Number(text) : undefined
}

export function leadStreamRoutes(app: App, deps: Deps): void {
  app.get(
    paths.leadStream,
    {
      config: { access: ['professional'] },
      exposeHeadRoute: false,
      schema: {
        summary: 'Novosti o upitima dok traju',
        description:
          'Odgovor bez kraja, kao „server-sent events”. Događaj „lead” nosi novi ili promijenjeni upit kao GET /leads/{id}, a „counts” koliko je upita u kojem statusu; „counts” dolazi odmah i iza svake novosti. Uz zaglavlje Last-Event-ID najprije dolaze upiti pristigli nakon toga, najviše 50. Redak s dvotočkom samo je znak da veza traje. Najviše pet veza po računu; najstarija se zatvara.',
        tags: ['Upiti'],
        response: {
          200: {
            description: 'Niz događaja.',
            content: { 'text/event-stream': { schema: z.string() } },
          },
        },
      },
    },
    (request, reply) => deps.eventStreams.send(reply, subscribeToLeads(deps, actorOf(request), lastEventIdOf(request))),
  )
}
