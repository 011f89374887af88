import { ApiError } from '#web/api.ts'
import { ownApi } from '#web/lib/browser-own-api.ts'
import { Confirmation } from '#web/ui/confirmation.tsx'
import { TitledDialog } from '#web/ui/dialog.tsx'

/** Asks before a review is deleted; `reviewId` is the one in question. */
export function DeleteReview({
  reviewId,
  onClose,
  onDeleted,
}: {
  reviewId: number | null
  onClose: () => void
  onDeleted: () => void
}) {
  return (
    <TitledDialog open={reviewId !== null} onClose={onClose} title="Izbrisati recenziju?" width="max-w-[400px]">
      {reviewId !== null && <Question reviewId={reviewId} onClose={onClose} onDeleted={onDeleted} />}
    </TitledDialog>
  )
}

function Question({ reviewId, onClose, onDeleted }: { reviewId: number; onClose: () => void; onDeleted: () => void }) {
  const remove = async () => {
    await ownApi.deleteReview(reviewId).catch(unlessGone)
  }

  return (
    <>
      <p>
        Jeste li sigurni da želite izbrisati svoju recenziju? Nestat će i njezina ocjena. Ova radnja se ne može
        poništiti.
      </p>
      <Confirmation action="Izbriši" work={remove} onDone={onDeleted} onClose={onClose} />
    </>
  )
}

/** Deleted in another tab is deleted. */
function unlessGone(error: unknown) {
  if (!(error instanceof ApiError && error.status === 404)) throw error
}
