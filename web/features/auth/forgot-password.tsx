import { useState } from 'react'
import { pages } from '#contract/paths.ts'
import { call } from '#web/call.ts'
import { toFailure } from '#web/lib/failure.ts'
import { useHydrated } from '#web/lib/hydrated.ts'
import { useSession } from '#web/lib/session.ts'
import { useIsShown } from '#web/lib/use-is-shown.ts'
import { useSubmission } from '#web/lib/use-submission.ts'
import { BusyButton, Button } from '#web/ui/button.tsx'
import { FailureAlert } from '#web/ui/failure-alert.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Link } from '#web/ui/link.tsx'
import { SentNotice } from '#web/ui/sent-notice.tsx'
import { showSnackbar } from '#web/ui/snackbar.tsx'
import { AccountLayout, type PicturePair } from './account-layout.tsx'
import { toForgottenEmail } from './fields.ts'
import { ScriptRequired } from './script-required.tsx'
import { useRedirectTarget } from './redirect-target.ts'
import { failureMessages, labels } from './text.ts'

type Sent = { email: string; message: string }

/** Requests a link for a new password; the answer does not reveal whether the account exists. */
export function ForgotPassword({ pictures }: { pictures: PicturePair }) {
  const [sent, setSent] = useState<Sent | null>(null)
  const [email, setEmail] = useState<string>()
  const again = () => {
    setEmail(sent?.email)
    setSent(null)
  }
  return (
    <AccountLayout
      title={sent ? 'Provjerite e-poštu' : 'Zaboravljena lozinka'}
      intro={
        sent === null && <p>Upišite e-mail adresu svojeg računa i poslat ćemo vam poveznicu za odabir nove lozinke.</p>
      }
      pictures={pictures}
    >
      {sent ? <LinkSent sent={sent} onAgain={again} /> : <AddressForm email={email} onSent={setSent} />}
      <BackToLogin />
    </AccountLayout>
  )
}

const explain = (error: unknown) => toFailure(error, failureMessages.forgotPassword)

function AddressForm({ email, onSent }: { email: string | undefined; onSent: (sent: Sent) => void }) {
  const hydrated = useHydrated()
  const { user } = useSession()
  const isShown = useIsShown()
  const { busy, formProps, failure, errorsOf, focusField } = useSubmission<'email'>({ submit: requestLink, explain })

  async function requestLink(form: FormData) {
    const address = toForgottenEmail(form)
    const { message } = await call('POST /forgot-password', { body: { email: address } })
    if (isShown()) onSent({ email: address, message })
    else showSnackbar(message)
  }

  return (
    <>
      <ScriptRequired what="Slanje poveznice" />
      <form method="post" noValidate={hydrated} className="flex flex-col gap-5" {...formProps}>
        <TextField
          label={labels.email}
          name="email"
          type="email"
          autoComplete="username"
          required
          defaultValue={email ?? user?.email}
          errors={errorsOf('email')}
        />
        <FailureAlert failure={failure} labels={labels} focusField={focusField} />
        <BusyButton busy={busy} type={hydrated ? 'submit' : 'button'} variant="filled">
          Pošalji poveznicu
        </BusyButton>
      </form>
    </>
  )
}

function LinkSent({ sent: { email, message }, onAgain }: { sent: Sent; onAgain: () => void }) {
  return (
    <SentNotice answer={message}>
      <p className="mt-5">
        Adresa: <strong className="font-semibold wrap-anywhere">{email}</strong>
      </p>
      <p className="mt-2 text-muted">
        Poveznica vrijedi jedan sat. Ako e-maila nema ni za nekoliko minuta, pogledajte u neželjenu poštu.
      </p>
      <Button className="mt-6" onClick={onAgain}>
        E-mail nije stigao?
      </Button>
    </SentNotice>
  )
}

function BackToLogin() {
  const { requested } = useRedirectTarget()
  const { status } = useSession()
  const [to, label] =
    status === 'signed-in' ? [pages.profile, 'Natrag na profil'] : [pages.login(requested), 'Natrag na prijavu']
  return (
    <p className="mt-7 border-t border-line pt-4">
      <Link
        to={to}
        className="inline-flex min-h-11 items-center font-semibold text-primary underline-offset-4 hover:underline"
      >
        {label}
      </Link>
    </p>
  )
}
