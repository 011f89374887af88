import { pages } from '#contract/paths.ts'
import { internalErrorMessage } from '#contract/errors.ts'
import { ApiError, call } from '#web/call.ts'
import { toFailure, dropRepeatedFieldErrors } from '#web/lib/failure.ts'
import { useHydrated } from '#web/lib/hydrated.ts'
import { beginSession } from '#web/lib/session.ts'
import { useSubmission } from '#web/lib/use-submission.ts'
import { BusyButton } from '#web/ui/button.tsx'
import { FailureAlert } from '#web/ui/failure-alert.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Link } from '#web/ui/link.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { showSnackbar } from '#web/ui/snackbar.tsx'
import { toCredentials } from './fields.ts'
import { ScriptRequired } from './script-required.tsx'
import { useRedirectTarget } from './redirect-target.ts'
import { failureMessages, type FieldName, labels, welcomeBack } from './text.ts'

/**
 * The server does not say whether the address or the password was wrong, so no field is marked. If it could not be
 * reached behind its proxy, the user has nothing to correct.
 */
const explain = (error: unknown) =>
  dropRepeatedFieldErrors(
    toFailure(error, error instanceof ApiError && error.isFromProxy ? internalErrorMessage : failureMessages.login),
  )

export function LoginForm() {
  const hydrated = useHydrated()
  const { requested } = useRedirectTarget()
  const { busy, formProps, failure, errorsOf, focusField } = useSubmission<FieldName>({ submit: logIn, explain })

  async function logIn(form: FormData) {
    const input = toCredentials(form)
    try {
      const session = await call('POST /login', { body: input })
      showSnackbar(welcomeBack(session))
      beginSession(session)
    } catch (error) {
      // The form announces it.
      showSnackbar(explain(error).message, 'error', undefined, undefined, true)
      if (error instanceof ApiError && error.code === 'invalid') focusField('password')
      throw error
    }
  }

  return (
    <>
      <ScriptRequired what="Prijava" />
      <form method="post" noValidate={hydrated} className="flex flex-col gap-5" {...formProps}>
        <TextField
          label={labels.email}
          name="email"
          type="email"
          autoComplete="username"
          required
          errors={errorsOf('email')}
        />
        <PasswordField
          label={labels.password}
          name="password"
          autoComplete="current-password"
          required
          errors={errorsOf('password')}
        />
        <Link
          to={pages.forgotPassword(requested)}
          className="-mt-4 -mb-1 inline-flex min-h-11 items-center self-start font-medium text-primary underline-offset-4 hover:underline"
        >
          Zaboravljena lozinka?
        </Link>
        <label className="flex min-h-11 items-center gap-3 self-start">
          <input type="checkbox" name="remember" className="size-5 accent-primary" />
          Zapamti me
        </label>
        <FailureAlert failure={failure} labels={labels} focusField={focusField} />
        {/* No submit button before hydration, because the browser would put the password into the address. */}
        <BusyButton busy={busy} type={hydrated ? 'submit' : 'button'} variant="filled">
          Prijavi se
        </BusyButton>
      </form>
      <p className="mt-7 border-t border-line pt-5">
        Nemate račun?{' '}
        <Link to={pages.register(requested)} className="font-semibold text-primary underline-offset-4 hover:underline">
          Registrirajte se
        </Link>
      </p>
    </>
  )
}
