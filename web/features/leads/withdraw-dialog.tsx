import { useRevalidator } from 'react-router'
import type { Lead } from '#contract/leads.ts'
import { ApiError, call } from '#web/call.ts'
import { longDay } from '#web/lib/format-day.ts'
import { ConfirmActions } from '#web/ui/confirm-actions.tsx'
import { TitledDialog } from '#web/ui/dialog.tsx'
import { showSnackbar } from '#web/ui/snackbar.tsx'

/** Asks before an enquiry is taken back; `lead` is the one in question. */
export function WithdrawDialog({ lead, onClose }: { lead: Lead | null; onClose: () => void }) {
  return (
    <TitledDialog open={lead !== null} onClose={onClose} title="Povući upit?" width="max-w-[400px]">
      {lead && <ConfirmBody lead={lead} onClose={onClose} />}
    </TitledDialog>
  )
}

function ConfirmBody({ lead, onClose }: { lead: Lead; onClose: () => void }) {
  const { revalidate } = useRevalidator()

  async function withdraw() {
    try {
      await call('DELETE /leads/:id', { params: { id: lead.id } }).catch(ignoreNotFound)
    } catch (error) {
      // It may have been answered meanwhile: then the list says so.
      if (error instanceof ApiError) void revalidate()
      throw error
    }
  }

  async function finish() {
    onClose()
    showSnackbar('Upit je povučen.')
    await revalidate()
    // The button that was pressed has left with its enquiry.
    document.getElementById('sadrzaj')?.focus({ preventScroll: true })
  }

  return (
    <>
      <p>
        Upit za {longDay(lead.event_date)} koji ste poslali pružatelju usluga{' '}
        <strong className="font-semibold wrap-anywhere">{lead.professional.company_name}</strong> nestat će i kod njega.
        Ova radnja se ne može poništiti.
      </p>
      <ConfirmActions confirmLabel="Povuci upit" onConfirm={withdraw} onDone={finish} onClose={onClose} />
    </>
  )
}

/** Taken back in another tab is taken back. */
function ignoreNotFound(error: unknown) {
  if (!(error instanceof ApiError && error.status === 404)) throw error
}
