import { useRevalidator } from 'react-router'
import { PASSWORD_MIN } from '#contract/auth.ts'
import { pages } from '#contract/paths.ts'
import { call } from '#web/call.ts'
import { toFailure } from '#web/lib/failure.ts'
import { useSubmission } from '#web/lib/use-submission.ts'
import { BusyButton } from '#web/ui/button.tsx'
import { FailureAlert } from '#web/ui/failure-alert.tsx'
import { Link } from '#web/ui/link.tsx'
import { NewPasswordFields } from '#web/ui/new-password-fields.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { showSnackbar } from '#web/ui/snackbar.tsx'
import { toPasswordChange } from './fields.ts'
import { AccountSection } from './layout.tsx'
import { failureMessages, passwordLabels as labels } from './text.ts'

const explain = (error: unknown) => toFailure(error, failureMessages.password)

/** A change ends all other sessions, so their list is reloaded. */
export function PasswordSection({ email }: { email: string }) {
  const { revalidate } = useRevalidator()
  const { busy, formProps, failure, errorsOf, focusField } = useSubmission<keyof typeof labels>({
    submit: change,
    explain,
    staysOnPage: true,
  })

  async function change(form: FormData, element: HTMLFormElement) {
    const { message } = await call('PUT /account/password', { body: toPasswordChange(form) })
    element.reset()
    void revalidate()
    showSnackbar(`${message} Ostali su uređaji odjavljeni.`)
  }

  return (
    <AccountSection
      title="Promjena lozinke"
      intro={<p>Nakon promjene ostajete prijavljeni ovdje, a odjavljeni na svim ostalim uređajima.</p>}
    >
      <form method="post" noValidate className="flex flex-col gap-5" {...formProps}>
        {/* Tells a password manager whose password changes. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <div>
          <PasswordField
            label={labels.current_password}
            name="current_password"
            autoComplete="current-password"
            required
            errors={errorsOf('current_password')}
          />
          <Link
            to={pages.forgotPassword()}
            className="inline-flex min-h-11 items-center font-medium text-primary underline-offset-4 hover:underline"
          >
            Zaboravljena lozinka?
          </Link>
        </div>
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <NewPasswordFields labels={labels} minLength={PASSWORD_MIN} errorsOf={errorsOf} />
        </div>
        <FailureAlert failure={failure} labels={labels} focusField={focusField} />
        <BusyButton busy={busy} type="submit" className="self-start max-sm:w-full">
          Promijeni lozinku
        </BusyButton>
      </form>
    </AccountSection>
  )
}
