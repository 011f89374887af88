import { formatQuantity } from './croatian.ts'

/** Everything that can go wrong on the wire, by the word that clients branch on. */
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
  'rate_limited',
  'unavailable',
  'internal',
] as const

export type ErrorCode = (typeof errorCodes)[number]

export type FieldErrors = Record<string, string[]>

/** Also what pages say when an answer brings no sentence of its own. */
export const internalErrorMessage = 'Dogodila se neočekivana pogreška. Pokušajte ponovo.'

/** Instead of the sentence for `rate_limited`, where it is known how long to wait. */
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

/** What every refused call answers. */
export type ErrorResponse = { message: string; code?: ErrorCode; errors?: FieldErrors }
