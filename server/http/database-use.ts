import { type DatabaseUse, runInUse, startUse } from '#server/db/shares.ts'
import type { App } from './app-type.ts'

declare module 'fastify' {
  interface FastifyRequest {
    databaseUse: DatabaseUse | undefined
  }
}

/** Public reads use one share of the database's connections, everything else, signing in as well, another one. */
export function registerDatabaseUse(app: App): void {
  app.decorateRequest('databaseUse', undefined)
  app.addHook('onRequest', (request, _reply, done) => {
    const { method, routeOptions } = request
    const isPublicRead = (method === 'GET' || method === 'HEAD') && routeOptions.config.access === 'everyone'
    request.databaseUse = startUse(isPublicRead ? 'public' : 'personal')
    runInUse(request.databaseUse, done)
  })
  // The reading of a body ends in an event of the socket, which knows nothing of the request.
  app.addHook('preValidation', ({ databaseUse }, _reply, done) => {
    if (databaseUse) runInUse(databaseUse, done)
    else done()
  })
}
