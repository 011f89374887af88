import type { AllCalls } from '#contract/all-calls.ts'
import { type AnswerOf, ApiError, call, type CallApi, type CallOptions } from '#web/call.ts'
import { newIdempotencyKey } from './idempotency-key.ts'

type KeyedCall = {
  [K in keyof AllCalls]: AllCalls[K] extends { takesIdempotencyKey: true } ? K : never
}[keyof AllCalls]

/** A refusal has made nothing. With 409 an earlier attempt may be at work, or its answer may be lost. */
const isRefusal = (error: unknown) => error instanceof ApiError && error.status < 500 && error.status !== 409

/**
 * Throws as `call` does.
 * @internal
 */
export function createCallOnce(send: CallApi, newKey = newIdempotencyKey) {
  /** By call, address and body: the keys of those that were sent and not answered. */
  const unanswered = new Map<string, string>()

  return async <K extends KeyedCall>(key: K, options: Omit<CallOptions<K>, 'idempotencyKey'>): Promise<AnswerOf<K>> => {
    const { params, body } = options as { params?: unknown; body?: unknown }
    const intention = JSON.stringify([key, params, body])
    const idempotencyKey = unanswered.get(intention) ?? newKey()
    unanswered.set(intention, idempotencyKey)
    try {
      const answer = await (send as (key: K, options: object) => Promise<AnswerOf<K>>)(key, {
        ...options,
        idempotencyKey,
      })
      unanswered.delete(intention)
      return answer
    } catch (error) {
      if (isRefusal(error)) unanswered.delete(intention)
      throw error
    }
  }
}

/**
 * Makes a call so that a retry makes nothing twice: until it is answered, the same call with the same body is sent with
 * the same key, from whichever form; a changed body has a key of its own.
 */
export const callOnce = createCallOnce(call)
