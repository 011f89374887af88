import { pluralForm } from '#contract/croatian.ts'
import type { FieldErrors } from '#contract/errors.ts'
import { ApiError, ConnectionError } from '#web/call.ts'

/** Why a form was not accepted: sentences about single fields, or one about the whole. */
export type Failure = { message: string; fields: FieldErrors }

/** `fallback` is for everything that explains itself in no words of ours. */
export function toFailure(error: unknown, fallback: string): Failure {
  if (error instanceof ConnectionError) return { message: error.message, fields: {} }
  // An answer without a code came from something between us and the server.
  if (error instanceof ApiError && error.code !== undefined) return { message: error.message, fields: error.fields }
  return { message: fallback, fields: {} }
}

/**
 * Whether the server knows something that the page does not, as when another person was quicker. `typed` names the
 * fields that the person filled in: an error there is theirs to mend.
 */
export const isConflict = (error: unknown, typed: readonly string[] = []): error is ApiError =>
  error instanceof ApiError &&
  [404, 409, 422].includes(error.status) &&
  !typed.some((name) => Object.hasOwn(error.fields, name))

/** The faulty fields that the form has, in the order in which they were refused. */
export const invalidFieldNames = <Name extends string>({ fields }: Failure, labels: Record<Name, string>): Name[] =>
  Object.keys(fields).filter((name): name is Name => Object.hasOwn(labels, name))

/** A sentence that the server gives for the whole and for one field alike, said once, of the whole. */
export function dropRepeatedFieldErrors(failure: Failure): Failure {
  const sentences = Object.values(failure.fields).flat()
  return sentences.every((sentence) => sentence === failure.message) ? { ...failure, fields: {} } : failure
}

/** Stands before the names of the faulty fields. */
export const invalidFieldsText = (count: number) =>
  count === 1
    ? 'Provjerite označeno polje:'
    : `Provjerite ${count} ${pluralForm(count, 'označeno polje', 'označena polja', 'označenih polja')}:`
