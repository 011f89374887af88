import type { FastifyRequest } from 'fastify'
import { leadStreamCalls } from '#contract/lead-stream.ts'
import type { Deps } from '#server/deps.ts'
import type { App } from '#server/http/app-type.ts'
import { serve } from '#server/http/serve.ts'
import { subscribeToLeads } from './service.ts'

/** 0 for a client that knew of no lead. Undefined if the header is not a number: the stream then starts from now. */
function lastEventIdOf({ headers }: FastifyRequest): number | undefined {
  const text = String(headers['last-event-id'] ?? '')
  return /^\d{1,10}$/.test(text) ? Number(text) : undefined
}

export function leadStreamRoutes(app: App, deps: Deps): void {
  serve(app, deps, leadStreamCalls, {
    'GET /leads/stream': {
      exposeHeadRoute: false,
      send: ({ actor, request, reply }) =>
        deps.eventStreams.send(reply, subscribeToLeads(deps, actor, lastEventIdOf(request))),
    },
  })
}
