import type { FieldErrors } from '#contract/errors.ts'
import { ConnectionError } from '#web/call.ts'
import { type Failure, toFailure } from '#web/lib/failure.ts'
import { leadFieldNames } from './fields.ts'

const NOT_SENT = 'Neuspjelo slanje zahtjeva'

/** Why an enquiry was not sent. Messages of fields that the form does not have become part of the sentence. */
export function toLeadFailure(error: unknown): Failure {
  if (error instanceof ConnectionError) {
    return { message: `${NOT_SENT}. Provjerite internetsku vezu i pokušajte ponovo, napisano je sačuvano.`, fields: {} }
  }
  const refusal = toFailure(error, NOT_SENT)
  const fields: FieldErrors = {}
  const others: string[] = []
  for (const [name, messages] of Object.entries(refusal.fields)) {
    // Any name may be asked for.
    if ((leadFieldNames as readonly string[]).includes(name)) fields[name] = messages
    else others.push(...messages)
  }
  // "Check the marked fields" makes no sense where none is marked.
  const isMarked = Object.keys(fields).length > 0
  const sentences = isMarked || others.length === 0 ? [refusal.message, ...others] : others
  return { message: sentences.join(' '), fields }
}
