import { formatQuantity } from './croatian.ts'

/** Every error of the API, by the code that clients branch on. */
export const errorCodes = [
  'malformed',
  'unauthenticated',
  'forbidden',
  'not_found',
  'method_not_allowed',
  'conflict',
  'overlap',
  'payload_too_large',
  'unsupported_media_type',
  'invalid',
  'idempotency',
  'rate_limited',
  'unavailable',
  'internal',
] as const

export type ErrorCode = (typeof errorCodes)[number]

export type FieldErrors = Record<string, string[]>

/** Pages also show it for an answer without a sentence. */
export const internalErrorMessage = 'Dogodila se neočekivana pogreška. Pokušajte ponovo.'

/** Replaces the sentence for `rate_limited` if the waiting time is known; it is rounded up. */
export function retryAfterMessage(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  const wait =
    seconds < 60
      ? formatQuantity(Math.max(1, Math.ceil(seconds)), 'sekundu', 'sekunde', 'sekundi')
      : minutes < 60
        ? formatQuantity(minutes, 'minutu', 'minute', 'minuta')
        : formatQuantity(Math.ceil(minutes / 60), 'sat', 'sata', 'sati')
  return `Previše pokušaja. Pokušajte ponovo za ${wait}.`
}

/** The content of every answer with a status from 400 on. */
export type ErrorResponse = { message: string; code?: ErrorCode; errors?: FieldErrors }
