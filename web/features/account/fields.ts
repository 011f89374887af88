import {
  type Account,
  type AccountChange,
  accountChange,
  accountDeletion,
  type PasswordChange,
  passwordChange,
} from '#contract/account.ts'
import { requiredMessage } from '#contract/text.ts'
import { parseOrThrow, newPasswordValues } from '#web/lib/form-data.ts'

/** Ignores case, as the server does. */
export const isChangedEmail = (typed: string, account: Pick<Account, 'email'>) =>
  typed.trim().toLowerCase() !== account.email.toLowerCase()

const changesOf = (whole: AccountChange, account: Account): AccountChange =>
  Object.fromEntries(
    Object.entries(whole).filter(([name, value]) => value !== Reflect.get(account, name) && value !== undefined),
  )

/** Only the changed fields, so that changes made to others on another device are not undone. */
export function toAccountChange(form: FormData, account: Account): AccountChange {
  const typed = Object.fromEntries(form) as Record<string, string> // the form has no file field
  const checked = accountChange.safeParse(typed)
  const needsPassword = isChangedEmail(typed['email'] ?? account.email, account) && !typed['current_password']
  // Each call counts as a password guess, so a call without a password is not made.
  const missing = needsPassword ? [{ path: ['current_password'], message: requiredMessage }] : []
  if (missing.length === 0) return changesOf(parseOrThrow(checked), account)
  const issues = checked.success ? [] : checked.error.issues
  return parseOrThrow({ success: false, error: { issues: [...issues, ...missing] } })
}

export const toPasswordChange = (form: FormData): PasswordChange =>
  parseOrThrow(passwordChange.safeParse(newPasswordValues(form)))

export const toDeletionPassword = (form: FormData): string =>
  parseOrThrow(accountDeletion.safeParse(Object.fromEntries(form))).password
