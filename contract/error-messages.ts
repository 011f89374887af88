import { type ErrorCode, internalErrorMessage } from './errors.ts'

/** The sentence for an error that has none of its own. */
export const errorMessages: Record<ErrorCode, string> = {
  malformed: 'Zahtjev nije ispravno oblikovan.',
  unauthenticated: 'Prijavite se kako biste nastavili.',
  forbidden: 'Nemate dopuštenje za ovu radnju.',
  not_found: 'Traženo nije pronađeno.',
  method_not_allowed: 'Ova adresa ne podržava takvu vrstu zahtjeva.',
  conflict: 'Podaci su se u međuvremenu promijenili. Osvježite stranicu i pokušajte ponovo.',
  overlap: 'Ovaj termin se preklapa s postojećim događajem',
  payload_too_large: 'Poslani sadržaj je prevelik.',
  unsupported_media_type: 'Poslani oblik sadržaja nije podržan.',
  invalid: 'Provjerite označena polja.',
  idempotency: 'Isti je ključ (Idempotency-Key) već upotrijebljen za drukčiji zahtjev.',
  rate_limited: 'Previše pokušaja. Pričekajte malo pa pokušajte ponovo.',
  unavailable: 'Usluga trenutačno nije dostupna. Pokušajte ponovo za nekoliko trenutaka.',
  internal: internalErrorMessage,
}
