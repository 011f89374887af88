import { AsyncLocalStorage } from 'node:async_hooks'
import type { InjectOptions } from 'fastify'
import { inject } from 'light-my-request'
import type { App } from './app-type.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Made by a page while the server renders it: part of that page's request, and no traffic of its own. */
    isInternal: boolean
  }
}

// No header could mark them, since any client may send one.
const internal = new AsyncLocalStorage<true>()

/**
 * Calls the application inside the process. The call is neither logged nor measured nor throttled, and still answered
 * while the server ends, unlike one of Fastify's own `inject`: the page that asks is to be finished.
 */
export const callInternally = (app: App, options: InjectOptions) =>
  // In an async function, because `inject` begins only when it is awaited.
  internal.run(true, async () => inject((request, response) => app.routing(request, response), options))

/** Registered before every hook that asks `isInternal`. */
export function registerInternalCalls(app: App): void {
  app.decorateRequest('isInternal', false)
  app.addHook('onRequest', (request, _reply, done) => {
    request.isInternal = internal.getStore() === true
    done()
  })
}
