import type { ReactNode } from 'react'
import { pages } from '#contract/paths.ts'
import { call } from '#web/call.ts'
import { useSession } from '#web/lib/session.ts'
import { useAction } from '#web/lib/use-action.ts'
import { BusyButton, Button, ButtonLink } from '#web/ui/button.tsx'
import { FailureDrawing, LineDrawing } from '#web/ui/line-drawings.tsx'
import { MessageState } from '#web/ui/message-state.tsx'
import { showFailure, showSnackbar } from '#web/ui/snackbar.tsx'
import { ConfirmEmailForm } from './confirm-email-form.tsx'
import { ScriptRequired } from './script-required.tsx'
import { type EmailConfirmation, useEmailConfirmation } from './use-email-confirmation.ts'

/** Confirms the e-mail address of the link that opened the page, and shows the result. */
export function ConfirmEmail() {
  const { confirmation, retry, end } = useEmailConfirmation()
  return (
    <div role="status" className="pt-6 pb-10">
      <div className="container-page max-w-xl">
        <ScriptRequired what="Potvrda adrese" />
      </div>
      <div className="noscript:hidden">
        <Outcome confirmation={confirmation} onRetry={retry} onEnd={end} />
      </div>
    </div>
  )
}

function Outcome({
  confirmation,
  onRetry,
  onEnd,
}: {
  confirmation: EmailConfirmation
  onRetry: () => void
  onEnd: (phase: 'confirmed' | 'expired') => void
}) {
  switch (confirmation.phase) {
    case 'confirming':
      return <MessageState drawing={<LetterDrawing />} level="h1" title="Potvrđujemo vašu e-mail adresu…" />
    case 'password':
      return (
        <MessageState drawing={<LetterDrawing />} level="h1" title="Potvrdite svoju e-mail adresu">
          <p>Upišite lozinku svojeg računa. Ako ga niste otvorili vi, samo zatvorite ovu stranicu.</p>
          <div className="mt-6 text-ink">
            <ConfirmEmailForm token={confirmation.token} onEnd={onEnd} />
          </div>
        </MessageState>
      )
    case 'confirmed':
      return (
        <MessageState
          drawing={<LetterDrawing isConfirmed />}
          level="h1"
          title="E-mail adresa je potvrđena"
          action={<ContinueLink />}
        >
          <p>Hvala. Na nju stižu odgovori na upite i sve što je važno za vaš račun.</p>
        </MessageState>
      )
    case 'failed':
      return (
        <MessageState
          drawing={<FailureDrawing />}
          level="h1"
          title="Adresa još nije potvrđena"
          action={<Button onClick={onRetry}>Pokušaj ponovo</Button>}
        >
          <p>{confirmation.message}</p>
        </MessageState>
      )
    case 'expired':
      return (
        <InvalidLink title="Poveznica više ne vrijedi">
          Istekla je, već je iskorištena ili je nakon nje poslana novija. Otvorite zadnji e-mail ili zatražite novu
          poveznicu.
        </InvalidLink>
      )
    case 'incomplete':
      return (
        <InvalidLink title="Poveznica nije potpuna">
          Otvorite je još jednom iz e-maila koji smo vam poslali ili zatražite novu.
        </InvalidLink>
      )
  }
}

function InvalidLink({ title, children }: { title: string; children: ReactNode }) {
  const { status } = useSession()
  return (
    <MessageState
      drawing={<FailureDrawing />}
      level="h1"
      title={title}
      action={
        status === 'signed-in' ? (
          <ResendConfirmation />
        ) : (
          <ButtonLink to={pages.login(pages.profile)}>Prijavi se</ButtonLink>
        )
      }
    >
      <p>{children}</p>
      {status !== 'signed-in' && <p className="mt-2">Novu poveznicu možete zatražiti na svojem profilu.</p>}
    </MessageState>
  )
}

function ResendConfirmation() {
  const { isBusy, start } = useAction<'send'>(showFailure)
  const send = () => start('send', async () => showSnackbar((await call('POST /account/confirmation')).message))
  return (
    <>
      <BusyButton busy={isBusy('send')} onClick={send}>
        Pošalji novu poveznicu
      </BusyButton>
      <ButtonLink to={pages.profile} variant="plain">
        Na profil
      </ButtonLink>
    </>
  )
}

function ContinueLink() {
  const { status } = useSession()
  return (
    <>
      <ButtonLink to={pages.home}>Na početnu</ButtonLink>
      {status === 'signed-in' ? (
        <ButtonLink to={pages.profile} variant="plain">
          Na profil
        </ButtonLink>
      ) : (
        <ButtonLink to={pages.login()} variant="plain">
          Prijavi se
        </ButtonLink>
      )}
    </>
  )
}

/** An open letter, with a tick once the address is confirmed. */
const LetterDrawing = ({ isConfirmed = false }: { isConfirmed?: boolean }) => (
  <LineDrawing>
    <path d="M34 52 80 84l46-32v44a6 6 0 0 1-6 6H40a6 6 0 0 1-6-6Z" />
    <path d="m34 52 14-10M126 52l-14-10" />
    <path d="M48 61V16a6 6 0 0 1 6-6h52a6 6 0 0 1 6 6v45" />
    <path d={isConfirmed ? 'm66 38 10 10 18-20' : 'M62 28h36M62 40h24'} />
  </LineDrawing>
)
