import { errorMessages } from '#contract/error-messages.ts'
import type { FieldErrors } from '#contract/errors.ts'
import { fieldErrorsOf } from '#contract/validation-messages.ts'
import { ApiError } from '#web/call.ts'

type ParseResult<T> =
  | { success: true; data: T }
  | { success: false; error: { issues: Parameters<typeof fieldErrorsOf>[0] } }

/** Fields that the page itself found invalid, as an error of the same shape as the server's refusal. */
export const invalidFields = (errors: FieldErrors) =>
  new ApiError(422, { code: 'invalid', message: errorMessages.invalid, errors })

/** The validated value. Throws what is wrong with it, by field. */
export function parseOrThrow<T>(result: ParseResult<T>): T {
  if (result.success) return result.data
  throw invalidFields(fieldErrorsOf(result.error.issues))
}

/**
 * The form's values. A number or date field with text that is neither has an empty value; here it is `NaN`, so that it
 * is refused and not taken for a missing one. A `DateField` gives its day as `YYYY-MM-DD`.
 */
export function readForm(form: HTMLFormElement): FormData {
  const data = new FormData(form)
  for (const control of form.elements) {
    if (!(control instanceof HTMLInputElement)) continue
    if (control.validity.badInput) data.set(control.name, 'NaN')
    if (control.dataset['day']) data.set(control.name, control.dataset['day'])
  }
  return data
}

/** The values of a form for a new password. An empty repetition is a missing one, not a wrong one. */
export function newPasswordValues(form: FormData): Record<string, FormDataEntryValue> {
  const values = Object.fromEntries(form)
  if (values['password_confirmation'] === '') delete values['password_confirmation']
  return values
}
