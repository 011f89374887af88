import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Account } from '#contract/account.ts'
import { pages } from '#contract/paths.ts'
import { ApiError, call, isTransient } from '#web/call.ts'
import { clearDrafts } from '#web/lib/draft.ts'
import { toFailure } from '#web/lib/failure.ts'
import { endSession, subscribeToSession } from '#web/lib/session.ts'
import { useSubmission } from '#web/lib/use-submission.ts'
import { BusyButton, Button } from '#web/ui/button.tsx'
import { TitledDialog } from '#web/ui/dialog.tsx'
import { FailureAlert } from '#web/ui/failure-alert.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { showSnackbar } from '#web/ui/snackbar.tsx'
import { toDeletionPassword } from './fields.ts'
import { AccountSection } from './layout.tsx'
import { deletionConsequences, deletionLabels as labels, failureMessages } from './text.ts'

export function DeletionSection({ account }: { account: Account }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <AccountSection title="Brisanje računa" intro={<p>Račun i podaci brišu se odmah i ne mogu se vratiti.</p>}>
      <Button variant="danger" className="max-sm:w-full" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Izbriši račun
      </Button>
      <TitledDialog open={isOpen} onClose={() => setOpen(false)} title="Izbrisati račun?" persistent>
        <ConfirmBody account={account} onClose={() => setOpen(false)} />
      </TitledDialog>
    </AccountSection>
  )
}

const explain = (error: unknown) => toFailure(error, failureMessages.deletion)

const isSessionOver = (error: unknown) => error instanceof ApiError && error.status === 401

/** Whether an attempt in this tab got no answer, so the account may already be deleted. */
let hasUnanswered = false

/** Resolves when another call of this page is refused, as the lead stream is once the account is gone. */
function whenSessionEnds() {
  const { promise, resolve } = Promise.withResolvers<null>()
  const unsubscribe = subscribeToSession(({ status }) => {
    if (status === 'anonymous') resolve(null)
  })
  return { promise, unsubscribe }
}

/**
 * Deletes the account, or finds that an attempt whose answer was lost has done so, in which case the session has ended
 * as well. Checks first whether it had ended before. Browsers may resend such a request on their own.
 */
async function erase(password: string) {
  try {
    await call('GET /auth/me')
  } catch (error) {
    if (hasUnanswered && isSessionOver(error)) return
    throw error
  }
  const sessionEnd = whenSessionEnds()
  try {
    await Promise.race([call('DELETE /account', { body: { password } }), sessionEnd.promise])
  } catch (error) {
    if (isSessionOver(error)) return
    hasUnanswered = isTransient(error)
    throw error
  } finally {
    void sessionEnd.unsubscribe()
  }
}

function ConfirmBody({ account: { email, role }, onClose }: { account: Account; onClose: () => void }) {
  const navigate = useNavigate()
  const { busy, formProps, failure, errorsOf, focusField } = useSubmission<keyof typeof labels>({
    submit: deleteAccount,
    explain,
  })

  async function deleteAccount(form: FormData) {
    await erase(toDeletionPassword(form))
    // The navigation begins before the page renders without its session, so that its guard does not run.
    endSession()
    clearDrafts()
    await navigate(pages.home)
    showSnackbar('Vaš je račun izbrisan.')
  }

  return (
    <form method="post" noValidate className="flex flex-col gap-5" {...formProps}>
      <ul className="list-disc space-y-2 pl-5 marker:text-muted">
        {deletionConsequences[role].map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
        <li>Ova radnja se ne može poništiti. Prije nje možete preuzeti svoje podatke.</li>
      </ul>
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={labels.password}
        name="password"
        autoComplete="current-password"
        required
        hint="Njome potvrđujete da račun brišete vi."
        errors={errorsOf('password')}
      />
      <FailureAlert failure={failure} labels={labels} focusField={focusField} />
      <div className="dialog-actions">
        <Button variant="plain" onClick={onClose}>
          Odustani
        </Button>
        <BusyButton variant="danger" busy={busy} type="submit">
          Trajno izbriši
        </BusyButton>
      </div>
    </form>
  )
}
