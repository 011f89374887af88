import { pages } from '#contract/paths.ts'
import { call } from '#web/call.ts'
import { useAction } from '#web/lib/use-action.ts'
import { BusyButton, ButtonLink } from '#web/ui/button.tsx'
import { showFailure, showSnackbar } from '#web/ui/snackbar.tsx'
import { MY_REVIEW } from './text.ts'

/** Replaces the form of a review that a couple can write once its address is confirmed. */
export function ConfirmFirst() {
  const { isBusy, start } = useAction<'send'>(showFailure)
  const send = () => start('send', async () => showSnackbar((await call('POST /account/confirmation')).message))
  return (
    <section
      id={MY_REVIEW}
      aria-labelledby={`${MY_REVIEW}-naslov`}
      className="mb-10 scroll-mt-36 rounded-card border border-line bg-surface p-5 md:p-6"
    >
      <h3 id={`${MY_REVIEW}-naslov`} className="text-lg leading-normal font-semibold">
        Kako je bilo?
      </h3>
      <p className="mt-1 measure text-muted">
        Recenziju možete napisati čim potvrdite svoju e-mail adresu: tako drugi parovi znaju da iza nje stoji stvarna
        osoba. Otvorite poveznicu iz e-maila koji smo vam poslali ili zatražite novu.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <BusyButton busy={isBusy('send')} onClick={send}>
          Pošalji novu poveznicu
        </BusyButton>
        <ButtonLink to={pages.profile} variant="plain" className="max-sm:-ml-5">
          Na profil
        </ButtonLink>
      </div>
    </section>
  )
}
