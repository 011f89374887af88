import type { KeyedCall } from '#contract/all-calls.ts'
import { type AnswerOf, ApiError, call, type CallApi, type CallOptions } from '#web/call.ts'
import { newIdempotencyKey } from './idempotency-key.ts'

/**
 * A refused call has created nothing. A 409 is no refusal: an earlier attempt may be running, or its answer was lost.
 */
const isRefusal = (error: unknown) => error instanceof ApiError && error.status < 500 && error.status !== 409

/**
 * Throws like `call`.
 * @internal
 */
export function createCallOnce(send: CallApi, newKey = newIdempotencyKey) {
  /** The keys of calls that were sent but not answered, by call, address and body. */
  const unanswered = new Map<string, string>()

  return async <K extends KeyedCall>(key: K, options: Omit<CallOptions<K>, 'idempotencyKey'>): Promise<AnswerOf<K>> => {
    const { params, body } = options as { params?: unknown; body?: unknown } // not every call has them
    const intention = JSON.stringify([key, params, body])
    const idempotencyKey = unanswered.get(intention) ?? newKey()
    unanswered.set(intention, idempotencyKey)
    try {
      // TypeScript cannot tell that the options with a key are again those of the call.
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
 * Makes a call safe to retry: until it is answered, the same call with the same body reuses its idempotency key, from
 * whichever form it is sent. A changed body gets a new key.
 */
export const callOnce = createCallOnce(call)
