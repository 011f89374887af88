import type { Access } from '#contract/calls.ts'
import type { App } from './app-type.ts'
import { AppError } from '#server/errors.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access
    /** The message for other roles, where it is not the usual one. */
    refusal?: string
  }
}

export function registerAccess(app: App): void {
  app.addHook('onRoute', ({ config, method, url }) => {
    if (config?.access === undefined) throw new Error(`${String(method)} ${url} does not declare who may call it.`)
  })

  app.addHook('onRequest', async (request) => {
    const { access, refusal } = request.routeOptions.config
    // A request that no route answers has no access to check: its answer is 404.
    if (access === undefined || access === 'everyone') return
    const actor = await request.findActor()
    if (actor === null) {
      throw new AppError('unauthenticated', { headers: { 'www-authenticate': 'Bearer' } })
    }
    if (access !== 'signed-in' && !access.includes(actor.role)) throw new AppError('forbidden', { message: refusal })
  })
}
