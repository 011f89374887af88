import { pluralForm } from '#contract/croatian.ts'
import { type FieldErrors, internalErrorMessage } from '#contract/errors.ts'
import { ApiError, ConnectionError } from '#web/call.ts'

/** Why a form was refused: sentences about single fields, or one about the whole. Or that it is still waited for. */
export type Failure = { message: string; fields: FieldErrors; isWaiting?: boolean }

/** The sentence to show for a caught error; `fallback` for one that has none for people. */
export const failureMessage = (error: unknown, fallback: string = internalErrorMessage): string =>
  error instanceof ConnectionError || (error instanceof ApiError && error.hasMessage) ? error.message : fallback

/** The same with the sentences about single fields. */
export const toFailure = (error: unknown, fallback?: string): Failure => ({
  message: failureMessage(error, fallback),
  fields: error instanceof ApiError && error.hasMessage ? error.fields : {},
})

/**
 * Whether the server knows something that the page does not, as when another person was quicker. `typed` names the
 * fields that the person filled in: an error there is theirs to mend.
 */
export const isConflict = (error: unknown, typed: readonly string[] = []): error is ApiError =>
  error instanceof ApiError &&
  [404, 409, 422].includes(error.status) &&
  !typed.some((name) => Object.hasOwn(error.fields, name))

/** The invalid fields that the form has, in the order of its labels, which is that of the form. */
export const invalidFieldNames = <Name extends string>({ fields }: Failure, labels: Record<Name, string>): Name[] =>
  Object.keys(labels).filter((name): name is Name => Object.hasOwn(fields, name))

/** Without field errors where all of them only repeat the sentence about the whole. */
export function dropRepeatedFieldErrors(failure: Failure): Failure {
  const sentences = Object.values(failure.fields).flat()
  return sentences.every((sentence) => sentence === failure.message) ? { ...failure, fields: {} } : failure
}

/** Introduces the list of the invalid fields. */
export const invalidFieldsText = (count: number) =>
  count === 1
    ? 'Provjerite označeno polje:'
    : `Provjerite ${count} ${pluralForm(count, 'označeno polje', 'označena polja', 'označenih polja')}:`

/** For deletions: something that another tab has deleted, or that has expired meanwhile, is gone all the same. */
export function ignoreNotFound(error: unknown): void {
  if (!(error instanceof ApiError && error.status === 404)) throw error
}
