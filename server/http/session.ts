import type { FastifyRequest } from 'fastify'
import type { Actor } from '#server/actor.ts'
import { hashToken } from '#server/token.ts'
import type { App } from './app-type.ts'
import { AppError } from '#server/errors.ts'

/** The actor of a live session by the SHA-256 of its token. */
export type FindActor = (tokenHash: Buffer) => Promise<Actor | null>

declare module 'fastify' {
  interface FastifyRequest {
    /** Queries the database at its first call only, so that public answers need no session. */
    findActor: () => Promise<Actor | null>
    /** Undefined until `findActor` was called; null without a live session. */
    knownActor: Actor | null | undefined
  }
}

const bearerOf = ({ headers }: Pick<FastifyRequest, 'headers'>) =>
  /^Bearer +([\w-]{43})$/i.exec(headers.authorization ?? '')?.[1] ?? null

export function registerSession(app: App, findActor: FindActor): void {
  app.decorateRequest('knownActor', undefined)
  app.decorateRequest('findActor', async function (this: FastifyRequest) {
    if (this.knownActor === undefined) {
      const token = bearerOf(this)
      this.knownActor = token === null ? null : await findActor(hashToken(token))
    }
    return this.knownActor
  })
}

/** The actor of a route whose access requires one; throws `unauthenticated` without one. */
export function actorOf({ knownActor }: FastifyRequest): Actor {
  if (!knownActor) throw new AppError('unauthenticated')
  return knownActor
}
