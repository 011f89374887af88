import type { CallOptions } from '#web/call.ts'
import {
  type Credentials,
  credentials,
  type EmailConfirmation,
  emailConfirmation,
  forgottenPassword,
  type PasswordReset,
  passwordReset,
  registration,
  type Role,
} from '#contract/auth.ts'
import type { FieldErrors } from '#contract/errors.ts'
import { fieldErrorsOf } from '#contract/validation-messages.ts'
import { parseOrThrow, newPasswordValues } from '#web/lib/form-data.ts'
import { safeRedirect } from '#web/lib/redirect.ts'
import { isForProfessionals } from './redirect-target.ts'

export const toCredentials = (form: FormData): Credentials =>
  parseOrThrow(
    credentials.safeParse({ email: form.get('email'), password: form.get('password'), remember: form.has('remember') }),
  )

/** The registration for the chosen role, without empty optional fields and fields of the other role. */
export function toRegistration(form: FormData): CallOptions<'POST /register'>['body'] {
  const input = parseOrThrow(registration.safeParse(newPasswordValues(form)))
  // Only values that the call also accepts as missing are null.
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null)) as typeof input
}

/** The errors of a partly completed registration. */
export function validateRegistration(form: FormData): FieldErrors {
  const checked = registration.safeParse(newPasswordValues(form))
  return checked.success ? {} : fieldErrorsOf(checked.error.issues)
}

/** The e-mail address in the form for a forgotten password. */
export const toForgottenEmail = (form: FormData): string =>
  parseOrThrow(forgottenPassword.safeParse(Object.fromEntries(form))).email

export const toPasswordReset = (form: FormData, token: string): PasswordReset =>
  parseOrThrow(passwordReset.safeParse({ ...newPasswordValues(form), token }))

export const toEmailConfirmation = (form: FormData, token: string): EmailConfirmation =>
  parseOrThrow(emailConfirmation.safeParse({ ...Object.fromEntries(form), token }))

export type RegistrationRole = Exclude<Role, 'admin'>

/** The role preselected by `?role=`, otherwise by the page to open afterwards. */
export function roleFromQuery(query: URLSearchParams): RegistrationRole {
  const role = query.get('role')
  const isProfessional =
    role === null ? isForProfessionals(safeRedirect(query.get('redirect'))) : role === 'professional'
  return isProfessional ? 'professional' : 'couple'
}
