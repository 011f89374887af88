import { pages } from '#contract/paths.ts'
import { ApiError, call } from '#web/call.ts'
import { toFailure } from '#web/lib/failure.ts'
import { clearLinkToken } from '#web/lib/link-token.ts'
import { useSubmission } from '#web/lib/use-submission.ts'
import { BusyButton } from '#web/ui/button.tsx'
import { FailureAlert } from '#web/ui/failure-alert.tsx'
import { Link } from '#web/ui/link.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { toEmailConfirmation } from './fields.ts'
import { failureMessages, labels } from './text.ts'

const explain = (error: unknown) => toFailure(error, failureMessages.confirmEmail)

/** Asks for the account's password, so that nobody confirms an address that a stranger has entered. */
export function ConfirmEmailForm({ token, onEnd }: { token: string; onEnd: (phase: 'confirmed' | 'expired') => void }) {
  const { busy, formProps, failure, errorsOf, focusField } = useSubmission<'password'>({
    submit: confirm,
    explain,
    staysOnPage: true,
  })

  async function confirm(form: FormData) {
    try {
      await call('POST /confirm-email', { body: toEmailConfirmation(form, token) })
    } catch (error) {
      if (!(error instanceof ApiError && error.fields['token'] !== undefined)) throw error
      onEnd('expired')
      return
    }
    clearLinkToken()
    onEnd('confirmed')
  }

  return (
    <form method="post" noValidate className="mx-auto flex max-w-md flex-col gap-5 text-left" {...formProps}>
      <PasswordField
        label={labels.password}
        name="password"
        autoComplete="current-password"
        required
        errors={errorsOf('password')}
      />
      <FailureAlert failure={failure} labels={labels} focusField={focusField} />
      <BusyButton busy={busy} type="submit" variant="filled">
        Potvrdi adresu
      </BusyButton>
      <Link
        to={pages.forgotPassword()}
        className="inline-flex min-h-11 items-center self-center font-medium text-primary underline-offset-4 hover:underline"
      >
        Zaboravljena lozinka?
      </Link>
    </form>
  )
}
