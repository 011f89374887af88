import { finished } from 'node:stream/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { limitConcurrency, limitConcurrencyPerKey } from '#server/adapters/limit-concurrency.ts'
import { AppError } from '#server/errors.ts'
import { actorOf } from './session.ts'

interface BodyLimits {
  /** In bytes. */
  bodyLimit: number
  /** Bodies in memory at once; a later request waits, unread, until one is done. */
  concurrency: number
  /** Of these, one account has so many, however slowly it sends. */
  perAccount: number
}

/** A `preParsing` hook by which a call holds a place from before its body is read until the answer is sent or its reader gone. */
export function createBodyLimiter({ bodyLimit, concurrency, perAccount }: BodyLimits) {
  const inMemory = limitConcurrency({ concurrency, maxQueued: 200 })
  const ofAccount = limitConcurrencyPerKey({ concurrency: perAccount, maxQueued: 100 })

  return async function takePlace(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (Number(request.headers['content-length']) > bodyLimit) throw new AppError('payload_too_large')
    const over = finished(reply.raw).catch(() => {}) // the reader is gone, which ends it as well
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
