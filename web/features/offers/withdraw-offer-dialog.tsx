import type { Offer } from '#contract/offers.ts'
import { call } from '#web/call.ts'
import { isConflict } from '#web/lib/failure.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { showSnackbar } from '#web/ui/snackbar.tsx'
import { offerTitle } from './text.ts'

/** Asks before an offer is withdrawn. */
export function WithdrawOfferDialog({
  offer,
  isOpen,
  onChanged,
  onClose,
}: {
  offer: Offer
  isOpen: boolean
  onChanged: () => Promise<void> | void
  onClose: () => void
}) {
  async function withdraw() {
    try {
      await call('POST /offers/:id/withdraw', { params: { id: offer.id } })
      showSnackbar('Ponuda je povučena.')
    } catch (error) {
      // The card shows that the offer's state has changed.
      if (!isConflict(error)) throw error
      showSnackbar(error.message, 'error')
    }
    void onChanged()
  }

  return (
    <ConfirmDialog
      title="Povući ponudu?"
      open={isOpen}
      onClose={onClose}
      confirmLabel="Povuci ponudu"
      onConfirm={withdraw}
    >
      <p>
        {offerTitle(offer)} više se neće moći prihvatiti. Par će u razgovoru vidjeti da je povučena, a novu možete
        poslati kad god želite.
      </p>
    </ConfirmDialog>
  )
}
