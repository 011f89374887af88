import { pluralForm } from '#contract/croatian.ts'
import { type FieldErrors, internalErrorMessage } from '#contract/errors.ts'
import { ApiError, ConnectionError } from '#web/call.ts'

/** Why a form was refused: messages for single fields, or one for the whole form. Or, waiting, that no answer has come yet. */
export type Failure = { message: string; fields: FieldErrors; isWaiting?: boolean }

/** The message to show for a caught error; `fallback` for an error without a user-facing one. */
export const failureMessage = (error: unknown, fallback: string = internalErrorMessage): string =>
  error instanceof ConnectionError || (error instanceof ApiError && error.hasMessage) ? error.message : fallback

/** Like `failureMessage`, with the messages for single fields. */
export const toFailure = (error: unknown, fallback?: string): Failure => ({
  message: failureMessage(error, fallback),
  fields: error instanceof ApiError && error.hasMessage ? error.fields : {},
})

/**
 * Whether the server's state differs from the page's, for example because someone else was quicker. `typed` names the
 * fields that the user filled in: an error in one of those is the user's to fix.
 */
export const isConflict = (error: unknown, typed: readonly string[] = []): error is ApiError =>
  error instanceof ApiError &&
  [404, 409, 422].includes(error.status) &&
  !typed.some((name) => Object.hasOwn(error.fields, name))

/** The invalid fields that the form has, in the order of its labels. */
export const invalidFieldNames = <Name extends string>({ fields }: Failure, labels: Record<Name, string>): Name[] =>
  Object.keys(labels).filter((name): name is Name => Object.hasOwn(fields, name))

/** Drops the field errors if all of them only repeat the message for the whole form. */
export function dropRepeatedFieldErrors(failure: Failure): Failure {
  const sentences = Object.values(failure.fields).flat()
  return sentences.every((sentence) => sentence === failure.message) ? { ...failure, fields: {} } : failure
}

/** Introduces the list of the invalid fields. */
export const invalidFieldsText = (count: number) =>
  count === 1
    ? 'Provjerite označeno polje:'
    : `Provjerite ${count} ${pluralForm(count, 'označeno polje', 'označena polja', 'označenih polja')}:`

/** For deletions: something that was deleted in another tab, or has expired, is gone all the same. */
export function ignoreNotFound(error: unknown): void {
  if (!(error instanceof ApiError && error.status === 404)) throw error
}
