import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { PASSWORD_MIN } from '#contract/auth.ts'
import { pages } from '#contract/paths.ts'
import { ApiError, call } from '#web/call.ts'
import { toFailure } from '#web/lib/failure.ts'
import { useHydrated } from '#web/lib/hydrated.ts'
import { clearLinkToken, linkToken } from '#web/lib/link-token.ts'
import { refreshSession } from '#web/lib/session.ts'
import { useSubmission } from '#web/lib/use-submission.ts'
import { BusyButton, ButtonLink } from '#web/ui/button.tsx'
import { FailureAlert } from '#web/ui/failure-alert.tsx'
import { NewPasswordFields } from '#web/ui/new-password-fields.tsx'
import { showSnackbar } from '#web/ui/snackbar.tsx'
import { AccountLayout, type PicturePair } from './account-layout.tsx'
import { toPasswordReset } from './fields.ts'
import { ScriptRequired } from './script-required.tsx'
import { failureMessages, resetLabels as labels } from './text.ts'

/** Sets a new password with a mailed link, which is valid once and for an hour. */
export function ResetPassword({ pictures }: { pictures: PicturePair }) {
  const hydrated = useHydrated()
  const [token] = useState(linkToken)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  useEffect(() => {
    if (token === null) return
    // Without an answer the form stays: the submission will find out.
    call('POST /reset-password/check', { body: { token } }).catch((error: unknown) => setRefusal(refusalOf(error)))
  }, [token])
  // The server never sees the token, so it renders the form for everyone.
  const shown = refusal ?? (hydrated && token === null ? 'incomplete' : null)
  if (shown !== null) {
    const { title, intro } = refusals[shown]
    return (
      <AccountLayout title={title} intro={<p>{intro}</p>} pictures={pictures}>
        <WaysOn isSet={shown === 'used'} />
      </AccountLayout>
    )
  }
  return (
    <AccountLayout
      title="Nova lozinka"
      intro={<p>Kad je spremite, bit ćete odjavljeni sa svih uređaja i prijavit ćete se njome.</p>}
      pictures={pictures}
    >
      <NewPasswordForm token={token ?? ''} onRefused={setRefusal} />
    </AccountLayout>
  )
}

type Refusal = 'used' | 'expired' | 'incomplete'

const refusals: Record<Refusal, { title: string; intro: string }> = {
  // If the answer was lost and the page reloaded, the user has not been told yet.
  used: {
    title: 'Lozinka je promijenjena',
    intro:
      'Ovom je poveznicom lozinka upravo promijenjena. Prijavite se novom lozinkom. Ako je niste promijenili vi, zatražite novu poveznicu.',
  },
  expired: {
    title: 'Poveznica više ne vrijedi',
    intro:
      'Vrijedi jedan sat i može se iskoristiti samo jednom. Ako ste njome već promijenili lozinku, prijavite se. Inače zatražite novu i otvorite onu koja stigne zadnja.',
  },
  // Also shown after a reload, which loses the token.
  incomplete: {
    title: 'Otvorite poveznicu iz e-maila',
    intro:
      'Za novu lozinku treba cijela poveznica iz e-maila koji smo vam poslali, i nakon ponovnog učitavanja ove stranice. Ako je lozinka njome već promijenjena, to će tada i pisati.',
  },
}

/** The more likely one first. */
function WaysOn({ isSet }: { isSet: boolean }) {
  const signIn = (
    <ButtonLink to={pages.login()} variant={isSet ? 'filled' : 'plain'}>
      Prijavi se
    </ButtonLink>
  )
  return (
    <div className="flex flex-wrap gap-3">
      {isSet && signIn}
      <ButtonLink to={pages.forgotPassword()} variant={isSet ? 'plain' : 'filled'}>
        Zatraži novu poveznicu
      </ButtonLink>
      {!isSet && signIn}
    </div>
  )
}

function refusalOf(error: unknown): Refusal | null {
  if (!(error instanceof ApiError)) return null
  if (error.code === 'conflict') return 'used'
  return error.fields['token'] === undefined ? null : 'expired'
}

const explain = (error: unknown) => toFailure(error, failureMessages.resetPassword)

function NewPasswordForm({ token, onRefused }: { token: string; onRefused: (refusal: Refusal | null) => void }) {
  const hydrated = useHydrated()
  const navigate = useNavigate()
  const { busy, formProps, failure, errorsOf, focusField } = useSubmission<keyof typeof labels>({
    submit: reset,
    explain,
  })

  async function reset(form: FormData) {
    const input = toPasswordReset(form, token)
    try {
      const { message } = await call('POST /reset-password', { body: input })
      clearLinkToken()
      showSnackbar(message)
    } catch (error) {
      const refusal = refusalOf(error)
      // As below: the first attempt has ended every session.
      if (refusal === 'used') await refreshSession()
      onRefused(refusal)
      throw error
    }
    // The new password has ended every session, including this browser's.
    await refreshSession()
    await navigate(pages.login(), { replace: true })
  }

  return (
    <>
      <ScriptRequired what="Promjena lozinke" />
      <form method="post" noValidate={hydrated} className="flex flex-col gap-5" {...formProps}>
        <NewPasswordFields labels={labels} minLength={PASSWORD_MIN} errorsOf={errorsOf} />
        <FailureAlert failure={failure} labels={labels} focusField={focusField} />
        <BusyButton busy={busy} type={hydrated ? 'submit' : 'button'} variant="filled">
          Spremi lozinku
        </BusyButton>
      </form>
    </>
  )
}
