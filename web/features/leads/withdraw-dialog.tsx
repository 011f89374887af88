import { flushSync } from 'react-dom'
import { answeredStatuses } from '#contract/lead-lifecycle.ts'
import type { Lead } from '#contract/leads.ts'
import { ApiError, call } from '#web/call.ts'
import { ignoreNotFound } from '#web/lib/failure.ts'
import { longDay } from '#web/lib/format.ts'
import { mayBeDone } from '#web/lib/lost-answer.ts'
import { useAction } from '#web/lib/use-action.ts'
import { ConfirmActions } from '#web/ui/confirm-actions.tsx'
import { TitledDialog } from '#web/ui/dialog.tsx'
import { showSnackbar } from '#web/ui/snackbar.tsx'

/** Asks before the lead is withdrawn; closed while it is null. */
export function WithdrawDialog({ lead, onClose }: { lead: Lead | null; onClose: () => void }) {
  // The dialog itself shows the failure.
  const { run } = useAction(() => {})
  return (
    <TitledDialog open={lead !== null} onClose={onClose} title="Povući upit?" width="max-w-[400px]">
      {lead && (
        <ConfirmBody
          lead={lead}
          onConfirm={() =>
            run(lead.id, async () => {
              const params = { id: lead.id }
              await call('DELETE /leads/:id', { params }).catch(async (error: unknown) => {
                if (mayBeDone(error) && (await isWithdrawn(lead))) return
                ignoreNotFound(error)
              })
            })
          }
          onClose={onClose}
        />
      )}
    </TitledDialog>
  )
}

/** The lead disappears from the page as soon as it is withdrawn, so nobody can press again after a lost answer. */
const isWithdrawn = ({ id }: Lead) =>
  call('GET /leads/:id', { params: { id } }).then(
    () => false,
    (error: unknown) => error instanceof ApiError && error.status === 404,
  )

interface ConfirmBodyProps {
  lead: Lead
  onConfirm: () => Promise<void>
  onClose: () => void
}

function ConfirmBody({ lead, onConfirm, onClose }: ConfirmBodyProps) {
  function finish(isOpen: boolean) {
    showSnackbar('Upit je povučen.')
    if (!isOpen) return
    // The closed dialog focuses the pressed button, which then disappears with its lead.
    flushSync(onClose)
    document.getElementById('sadrzaj')?.focus({ preventScroll: true })
  }

  return (
    <>
      {/* In the document from the start, so that a screen reader announces an answer that comes now. */}
      <p role="status" className="font-semibold text-warning not-empty:mb-3">
        {lead.unread_count > 0 && 'U razgovoru vas čeka nepročitan odgovor.'}
      </p>
      <p>
        Upit za {longDay(lead.event_date)} koji ste poslali pružatelju usluga{' '}
        <strong className="font-semibold wrap-anywhere">{lead.professional.company_name}</strong> nestat će i kod njega.
        {answeredStatuses.includes(lead.status) && ' Javljamo mu to e-poštom.'} Ova radnja se ne može poništiti.
      </p>
      <ConfirmActions confirmLabel="Povuci upit" onConfirm={onConfirm} onDone={finish} onClose={onClose} />
    </>
  )
}
