import { useState } from 'react'
import { ApiError } from '../../api.ts'
import { browserApi } from '../../lib/browser-api.ts'
import { failureMessage } from '../../lib/load.ts'
import { BusyButton, Button } from '../../ui/button.tsx'
import { TitledDialog } from '../../ui/dialog.tsx'

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
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  async function remove() {
    setBusy(true)
    setFailure(null)
    try {
      await browserApi.deleteReview(reviewId).catch(unlessGone)
    } catch (error) {
      setBusy(false)
      setFailure(failureMessage(error))
      return
    }
    onDeleted()
  }

  return (
    <>
      <p>
        Jeste li sigurni da želite izbrisati svoju recenziju? Nestat će i njezina ocjena. Ova radnja se ne može
        poništiti.
      </p>
      <div role="alert">
        {failure !== null && (
          <p className="mt-4 rounded-control bg-error-soft px-4 py-3 font-medium text-error-ink">{failure}</p>
        )}
      </div>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button look="plain" onClick={onClose}>
          Odustani
        </Button>
        <BusyButton look="danger" busy={busy} onClick={() => void remove()}>
          Izbriši
        </BusyButton>
      </div>
    </>
  )
}

/** Deleted in another tab is deleted. */
function unlessGone(error: unknown) {
  if (!(error instanceof ApiError && error.status === 404)) throw error
}
