import { finished } from 'node:stream/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { limitConcurrency, limitConcurrencyPerKey } from '#server/adapters/limit-concurrency.ts'
import { AppError } from '#server/errors.ts'
import { actorOf } from './session.ts'

interface BodyLimits {
  /** In bytes. */
  bodyLimit: number
  /** How many bodies may be in memory at once; later requests wait, unread, for a free place. */
  concurrency: number
  /** How many of these places one account may hold, however slowly it sends. */
  perAccount: number
}

/**
 * A `preParsing` hook that holds a place for the call, from before its body is read until the answer is sent or the
 * client has left.
 */
export function createBodyLimiter({ bodyLimit, concurrency, perAccount }: BodyLimits) {
  const inMemory = limitConcurrency({ concurrency, maxQueued: 200 })
  const ofAccount = limitConcurrencyPerKey({ concurrency: perAccount, maxQueued: 100 })

  return async function takePlace(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (Number(request.headers['content-length']) > bodyLimit) throw new AppError('payload_too_large')
    const over = finished(reply.raw).catch(() => {}) // the client has left, which frees the place too
    await new Promise<void>((resolve, reject) => {
      ofAccount(actorOf(request).id, () =>
        inMemory(() => {
          resolve()
          return over
        }),
      ).catch(reject)
    })
  }
}
