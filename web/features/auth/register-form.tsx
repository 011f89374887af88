import type { ReactNode } from 'react'
import { PASSWORD_MIN, type Session } from '#contract/auth.ts'
import type { CompanyField } from '#contract/company-fields.ts'
import { pages } from '#contract/paths.ts'
import { ApiError, call, isTransient } from '#web/call.ts'
import { toFailure } from '#web/lib/failure.ts'
import { useHydrated } from '#web/lib/hydrated.ts'
import { beginSession } from '#web/lib/session.ts'
import { useSubmission } from '#web/lib/use-submission.ts'
import { BusyButton } from '#web/ui/button.tsx'
import { FailureAlert } from '#web/ui/failure-alert.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Link } from '#web/ui/link.tsx'
import { NewTabLink } from '#web/ui/new-tab-link.tsx'
import { NewPasswordFields } from '#web/ui/new-password-fields.tsx'
import { showSnackbar } from '#web/ui/snackbar.tsx'
import { CompanySection } from './company-section.tsx'
import { type RegistrationRole, toRegistration, validateRegistration } from './fields.ts'
import { ScriptRequired } from './script-required.tsx'
import { useRedirectTarget } from './redirect-target.ts'
import { RoleToggle } from './role-toggle.tsx'
import { failureMessages, type FieldName, labels, welcome } from './text.ts'

const explain = (error: unknown) => toFailure(error, failureMessages.register)

/** Address and password of the last attempt whose answer was lost; its account may exist. */
let unanswered = ''

async function openAccount(input: ReturnType<typeof toRegistration>): Promise<Session> {
  const { email, password } = input
  const typed = JSON.stringify([email, password])
  try {
    return await call('POST /register', { body: input })
  } catch (error) {
    const isTaken = error instanceof ApiError && error.fields['email'] !== undefined
    if (isTaken && typed === unanswered)
      return call('POST /login', { body: { email, password } }).catch((refusal: unknown) => {
        throw isTransient(refusal) ? refusal : error
      })
    unanswered = isTransient(error) ? typed : ''
    throw error
  }
}

async function register(form: FormData) {
  const session = await openAccount(toRegistration(form))
  showSnackbar(welcome(session))
  beginSession(session)
}

/** The company's fields, provided by their own feature. */
export interface CompanyPart {
  labels: Record<CompanyField, string>
  render: (errorsOf: (name: CompanyField) => readonly string[] | undefined) => ReactNode
}

export function RegisterForm({ initialRole, company }: { initialRole: RegistrationRole; company: CompanyPart }) {
  const hydrated = useHydrated()
  const { requested } = useRedirectTarget()
  const { busy, formProps, failure, errorsOf, focusField } = useSubmission<FieldName | CompanyField>({
    submit: register,
    explain,
    validate: validateRegistration,
    clearErrorsOn: 'role',
  })
  return (
    <>
      <ScriptRequired what="Registracija" />
      <form method="post" noValidate={hydrated} className="flex flex-col gap-5" {...formProps}>
        {/* A different address resets only the role; typed text stays. */}
        <RoleToggle key={initialRole} initial={initialRole} />
        <TextField label={labels.name} name="name" autoComplete="name" required errors={errorsOf('name')} />
        <TextField
          label={labels.email}
          name="email"
          type="email"
          autoComplete="username"
          required
          errors={errorsOf('email')}
        />
        <TextField
          label={labels.phone}
          name="phone"
          type="tel"
          autoComplete="tel"
          hint="Vide ga samo oni s kojima imate potvrđenu rezervaciju."
          optional
          errors={errorsOf('phone')}
        />
        <NewPasswordFields labels={labels} minLength={PASSWORD_MIN} errorsOf={errorsOf} />
        <CompanySection>{company.render(errorsOf)}</CompanySection>
        <FailureAlert failure={failure} labels={{ ...labels, ...company.labels }} focusField={focusField} />
        {/* No submit button before hydration, because the browser would put the password into the address. */}
        <BusyButton busy={busy} type={hydrated ? 'submit' : 'button'} variant="filled">
          Registriraj se
        </BusyButton>
        <p className="-mt-2 measure text-sm text-muted">
          Registracijom prihvaćate <NewTabLink to="/terms">Uvjete korištenja</NewTabLink>. Što radimo s vašim podacima,
          piše u <NewTabLink to="/privacy">Zaštiti osobnih podataka</NewTabLink>.
        </p>
      </form>
      <p className="mt-7 border-t border-line pt-5">
        Već imate račun?{' '}
        <Link to={pages.login(requested)} className="font-semibold text-primary underline-offset-4 hover:underline">
          Prijavite se
        </Link>
      </p>
    </>
  )
}
