import { counted } from './croatian.ts'

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
export const internalSentence = 'Dogodila se neočekivana pogreška. Pokušajte ponovo.'

export const errorSentences: Record<ErrorCode, string> = {
  malformed: 'Zahtjev nije ispravno oblikovan.',
  unauthenticated: 'Prijavite se kako biste nastavili.',
  forbidden: 'Nemate dopuštenje za ovu radnju.',
  not_found: 'Traženo nije pronađeno.',
  method_not_allowed: 'Ova adresa ne podržava takvu vrstu zahtjeva.',
  conflict: 'Ovo je u sukobu s postojećim podacima.',
  overlap: 'Ovaj termin se preklapa s postojećim događajem',
  payload_too_large: 'Poslani sadržaj je prevelik.',
  unsupported_media_type: 'Poslani oblik sadržaja nije podržan.',
  invalid: 'Provjerite označena polja.',
  rate_limited: 'Previše pokušaja. Pričekajte malo pa pokušajte ponovo.',
  unavailable: 'Usluga trenutačno nije dostupna. Pokušajte ponovo za nekoliko trenutaka.',
  internal: internalSentence,
}

/** Instead of the sentence for `rate_limited`, where it is known how long to wait. */
export function waitSentence(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  const wait =
    seconds < 60
      ? counted(Math.max(1, Math.ceil(seconds)), 'sekundu', 'sekunde', 'sekundi')
      : minutes < 60
        ? counted(minutes, 'minutu', 'minute', 'minuta')
        : counted(Math.ceil(minutes / 60), 'sat', 'sata', 'sati')
  return `Previše pokušaja. Pokušajte ponovo za ${wait}.`
}

/** What every refused call answers. */
export type ErrorAnswer = { message: string; code?: ErrorCode; errors?: FieldErrors }
