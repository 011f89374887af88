import type { Access, KeyScope } from '#contract/calls.ts'
import type { Actor } from '#server/actor.ts'
import type { App } from './app-type.ts'
import { AppError } from '#server/errors.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access
    /** The scope an API key needs for this route; no key is let in if this is left out. */
    apiKey?: KeyScope
    /** The message for other roles, if it differs from the usual one. */
    refusal?: string
  }
}

/** Whether the actor has a session, or an API key with the scope that the call needs. */
export const isOpenTo = ({ credential }: Actor, needed: KeyScope | undefined): boolean =>
  credential.kind === 'session' || (needed !== undefined && (needed === 'read' || credential.scope === 'write'))

const refusalOfKey = (needed: KeyScope | undefined) =>
  needed === undefined
    ? new AppError('forbidden', { message: 'Ovaj poziv nije otvoren za API ključeve: potrebna je prijava.' })
    : new AppError('forbidden', {
        message: 'Ovaj API ključ smije samo čitati. Za ovaj poziv potreban je ključ koji smije i mijenjati.',
        // https://www.rfc-editor.org/rfc/rfc6750#section-3.1
        headers: { 'www-authenticate': `Bearer error="insufficient_scope", scope="${needed}"` },
      })

export function registerAccess(app: App): void {
  app.addHook('onRoute', ({ config, method, url }) => {
    if (config?.access === undefined) throw new Error(`${String(method)} ${url} does not declare who may call it.`)
  })

  app.addHook('onRequest', async (request) => {
    const { access, apiKey, refusal } = request.routeOptions.config
    // A request that matches no route has no access to check; its answer is 404.
    if (access === undefined || access === 'everyone') return
    const actor = await request.findActor()
    if (actor === null) throw new AppError('unauthenticated')
    if (access !== 'signed-in' && !access.includes(actor.role)) throw new AppError('forbidden', { message: refusal })
    if (!isOpenTo(actor, apiKey)) throw refusalOfKey(apiKey)
  })
}
