import { errorMessages } from '#contract/errors.ts'
import { fieldErrorsOf } from '#contract/validation-messages.ts'
import { ApiError } from '#web/call.ts'

type ParseResult<T> =
  | { success: true; data: T }
  | { success: false; error: { issues: Parameters<typeof fieldErrorsOf>[0] } }

/** What is checked here is refused in the server's own shape, only sooner. */
export function parseOrThrow<T>(checked: ParseResult<T>): T {
  if (checked.success) return checked.data
  throw new ApiError(422, {
    code: 'invalid',
    message: errorMessages.invalid,
    errors: fieldErrorsOf(checked.error.issues),
  })
}

/**
 * What stands in the form. A number or a date field hides text that is neither behind an empty value; here that text
 * is `NaN`, so that it is refused and not taken for nothing.
 */
export function readForm(form: HTMLFormElement): FormData {
  const data = new FormData(form)
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement && control.validity.badInput) data.set(control.name, 'NaN')
  }
  return data
}

/** Every value of a form in which a new password is chosen. Nothing is not a wrong repetition; it is a missing one. */
export function newPasswordValues(form: FormData): Record<string, FormDataEntryValue> {
  const values = Object.fromEntries(form)
  if (values['password_confirmation'] === '') delete values['password_confirmation']
  return values
}
