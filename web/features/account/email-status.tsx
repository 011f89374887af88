import { mdiAlertCircleOutline, mdiCheck } from '@mdi/js'
import type { Account } from '#contract/account.ts'
import { call } from '#web/call.ts'
import { useAction } from '#web/lib/use-action.ts'
import { BusyButton } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { showFailure, showSnackbar } from '#web/ui/snackbar.tsx'

/** Whether the address is confirmed; if not, with a button for a new link. */
export function EmailStatus({ account }: { account: Account }) {
  // The address may have been confirmed in another tab, which the reload shows.
  const { isBusy, start } = useAction<'send'>(showFailure)
  const send = () => start('send', async () => showSnackbar((await call('POST /account/confirmation')).message))

  if (account.email_confirmed) {
    return (
      <p className="mt-1.5 flex items-center gap-1.5 text-sm font-medium text-success">
        <Icon path={mdiCheck} className="size-4.5" />
        Adresa je potvrđena
      </p>
    )
  }
  return (
    <div className="mt-2.5 rounded-control bg-warning-soft px-4 py-3 text-warning">
      <p className="flex gap-2">
        <Icon path={mdiAlertCircleOutline} className="mt-0.5" />
        <span>Adresa još nije potvrđena. Otvorite poveznicu iz e-maila koji smo vam poslali.</span>
      </p>
      <BusyButton className="mt-3 border-current! bg-transparent! text-inherit!" busy={isBusy('send')} onClick={send}>
        Pošalji ponovo
      </BusyButton>
    </div>
  )
}
