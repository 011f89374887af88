import { call } from '#web/call.ts'
import { ignoreNotFound } from '#web/lib/failure.ts'
import { ConfirmActions } from '#web/ui/confirm-actions.tsx'
import { TitledDialog } from '#web/ui/dialog.tsx'

/** Asks before the review `reviewId` is deleted. */
export function DeleteReview({
  reviewId,
  onClose,
  onDeleted,
}: {
  reviewId: number | null
  onClose: () => void
  onDeleted: (isOpen: boolean) => void
}) {
  return (
    <TitledDialog open={reviewId !== null} onClose={onClose} title="Izbrisati recenziju?" width="max-w-[400px]">
      {reviewId !== null && <ConfirmBody reviewId={reviewId} onClose={onClose} onDeleted={onDeleted} />}
    </TitledDialog>
  )
}

function ConfirmBody({
  reviewId,
  onClose,
  onDeleted,
}: {
  reviewId: number
  onClose: () => void
  onDeleted: (isOpen: boolean) => void
}) {
  const remove = async () => {
    await call('DELETE /reviews/:id', { params: { id: reviewId } }).catch(ignoreNotFound)
  }

  return (
    <>
      <p>
        Jeste li sigurni da želite izbrisati svoju recenziju? Nestat će i njezina ocjena. Ova radnja se ne može
        poništiti.
      </p>
      <ConfirmActions confirmLabel="Izbriši" onConfirm={remove} onDone={onDeleted} onClose={onClose} />
    </>
  )
}
