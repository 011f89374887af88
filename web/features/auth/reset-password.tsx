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

/** Sets a new password by a link from a mail, which is valid once and for an hour. */
export function ResetPassword({ pictures }: { pictures: PicturePair }) {
  const hydrated = useHydrated()
  const [token] = useState(linkToken)
  const [isExpired, setExpired] = useState(false)
  useEffect(() => {
    if (token === null) return
    // Without an answer the form stays: it finds out by itself when it is sent.
    call('POST /reset-password/check', { body: { token } }).catch((error: unknown) => {
      if (isInvalidLink(error)) setExpired(true)
    })
  }, [token])
  if (isExpired) {
    return (
      <AccountLayout
        title="Poveznica više ne vrijedi"
        intro={
          <p>Vrijedi jedan sat i može se iskoristiti samo jednom. Zatražite novu i otvorite onu koja stigne zadnja.</p>
        }
        pictures={pictures}
      >
        <RequestNewLink />
      </AccountLayout>
    )
  }
  // The server never learns the token, so it renders the form for everyone.
  if (hydrated && token === null) {
    return (
      <AccountLayout
        title="Poveznica nije potpuna"
        intro={<p>Otvorite je još jednom iz e-maila koji smo vam poslali ili zatražite novu.</p>}
        pictures={pictures}
      >
        <RequestNewLink />
      </AccountLayout>
    )
  }
  return (
    <AccountLayout
      title="Nova lozinka"
      intro={<p>Kad je spremite, bit ćete odjavljeni sa svih uređaja i prijavit ćete se njome.</p>}
      pictures={pictures}
    >
      <NewPasswordForm token={token ?? ''} onExpired={() => setExpired(true)} />
    </AccountLayout>
  )
}

const RequestNewLink = () => (
  <ButtonLink to={pages.forgotPassword()} variant="filled">
    Zatraži novu poveznicu
  </ButtonLink>
)

const isInvalidLink = (error: unknown) => error instanceof ApiError && error.fields['token'] !== undefined

const explain = (error: unknown) => toFailure(error, failureMessages.resetPassword)

function NewPasswordForm({ token, onExpired }: { token: string; onExpired: () => void }) {
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
      if (isInvalidLink(error)) onExpired()
      throw error
    }
    // The new password has ended every session, this browser's too.
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
