import { type DatabaseUse, runInUse, startUse } from '#server/db/shares.ts'
import type { App } from './app-type.ts'

declare module 'fastify' {
  interface FastifyRequest {
    databaseUse: DatabaseUse | undefined
  }
}

/** Public reads use one share of the database connections; everything else, including signing in, uses another. */
export function registerDatabaseUse(app: App): void {
  app.decorateRequest('databaseUse', undefined)
  app.addHook('onRequest', (request, _reply, done) => {
    const { method, routeOptions } = request
    const isPublicRead = (method === 'GET' || method === 'HEAD') && routeOptions.config.access === 'everyone'
    request.databaseUse = startUse(isPublicRead ? 'public' : 'personal')
    runInUse(request.databaseUse, done)
  })
  // A body is read in a socket event, where the request's async context is lost, so it is set again here.
  app.addHook('preValidation', ({ databaseUse }, _reply, done) => {
    if (databaseUse) runInUse(databaseUse, done)
    else done()
  })
}
