import type { FieldErrors } from '#contract/errors.ts'
import { ApiError, ConnectionError } from '#web/call.ts'
import { leadFieldNames } from './fields.ts'

/** Why an enquiry was not sent: a sentence, and messages beside single fields. */
export type LeadFailure = { message: string; errors: FieldErrors }

const NOT_SENT = 'Neuspjelo slanje zahtjeva'

/** Messages of fields that the form does not have become part of the sentence. */
export function toLeadFailure(error: unknown): LeadFailure {
  if (error instanceof ConnectionError) {
    return { message: `${NOT_SENT}. Provjerite internetsku vezu i pokušajte ponovo, napisano je sačuvano.`, errors: {} }
  }
  if (!(error instanceof ApiError)) return { message: NOT_SENT, errors: {} }
  const errors: FieldErrors = {}
  const others: string[] = []
  for (const [field, messages] of Object.entries(error.fields)) {
    if ((leadFieldNames as readonly string[]).includes(field)) errors[field] = messages
    else others.push(...messages)
  }
  const sentence = error.hasMessage ? error.message : NOT_SENT
  // "Check the marked fields" makes no sense where none is marked.
  const isMarked = Object.keys(errors).length > 0
  return { message: isMarked || others.length === 0 ? [sentence, ...others].join(' ') : others.join(' '), errors }
}
