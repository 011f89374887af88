import { networkOf } from '#server/db/rate-counters.ts'
import { type DatabaseUse, runInUse, startUse } from '#server/db/shares.ts'
import type { App } from './app-type.ts'

declare module 'fastify' {
  interface FastifyRequest {
    databaseUse: DatabaseUse | undefined
  }
}

/**
 * Public reads use one share of the database connections; everything else, including signing in, uses another. A call
 * that a page makes while it is rendered counts towards the network of whoever requested the page.
 */
export function registerDatabaseUse(app: App): void {
  app.decorateRequest('databaseUse', undefined)
  app.addHook('onRequest', (request, _reply, done) => {
    const { method, routeOptions } = request
    const isPublicRead = (method === 'GET' || method === 'HEAD') && routeOptions.config.access === 'everyone'
    const network = request.isInternal ? undefined : () => networkOf(request.ip)
    request.databaseUse = startUse(isPublicRead ? 'public' : 'personal', network)
    runInUse(request.databaseUse, done)
  })
  // A body is read in a socket event, where the request's async context is lost, so it is set again here.
  app.addHook('preValidation', ({ databaseUse }, _reply, done) => {
    if (databaseUse) runInUse(databaseUse, done)
    else done()
  })
}
