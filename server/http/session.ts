import type { FastifyRequest } from 'fastify'
import type { Actor, Bearer } from '#server/actor.ts'
import { isApiKey } from '#server/api-key.ts'
import { hashToken } from '#server/token.ts'
import { AppError } from '#server/errors.ts'
import { isOpenTo } from './access.ts'
import type { App } from './app-type.ts'

export interface Sessions {
  /** The actor of a live session or API key. */
  findActor: (bearer: Bearer) => Promise<Actor | null>
  /** Records that the actor's API key is in use, if there is one. Nothing waits for it. */
  noteUse: (actor: Actor) => Promise<void>
}

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * Queries the database only when first called, so that public answers need no session. For a call open to everyone,
     * an API key without access counts as no key.
     */
    findActor: () => Promise<Actor | null>
    /** Undefined until `findActor` has been called; null without a live session or key. */
    knownActor: Actor | null | undefined
  }
}

function bearerOf({ headers }: Pick<FastifyRequest, 'headers'>): Bearer | null {
  const text = /^Bearer +([\w-]{43,60})$/i.exec(headers.authorization ?? '')?.[1]
  if (text === undefined) return null
  if (text.length === 43) return { kind: 'session', hash: hashToken(text) }
  return isApiKey(text) ? { kind: 'api-key', hash: hashToken(text) } : null
}

export function registerSession(app: App, { findActor, noteUse }: Sessions): void {
  app.decorateRequest('knownActor', undefined)
  app.decorateRequest('findActor', async function (this: FastifyRequest) {
    if (this.knownActor !== undefined) return this.knownActor
    const bearer = bearerOf(this)
    const actor = bearer && (await findActor(bearer))
    const { access, apiKey } = this.routeOptions.config
    this.knownActor = actor && access === 'everyone' && !isOpenTo(actor, apiKey) ? null : actor
    if (this.knownActor) {
      if (this.databaseUse) this.databaseUse.account = this.knownActor.id
      void noteUse(this.knownActor).catch((error: unknown) =>
        this.log.warn({ err: error }, 'the use of an API key is not noted'),
      )
    }
    return this.knownActor
  })
}

/** The actor of a route that requires one. Throws `unauthenticated` if there is none. */
export function actorOf({ knownActor }: FastifyRequest): Actor {
  if (!knownActor) throw new AppError('unauthenticated')
  return knownActor
}
