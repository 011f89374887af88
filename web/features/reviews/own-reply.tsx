import { mdiEyeOffOutline, mdiReplyOutline } from '@mdi/js'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ReceivedReview } from '#contract/reviews.ts'
import { call } from '#web/call.ts'
import { ignoreNotFound } from '#web/lib/failure.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/class-names.ts'
import { ConfirmActions } from '#web/ui/confirm-actions.tsx'
import { TitledDialog } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { showSnackbar } from '#web/ui/snackbar.tsx'
import { hasReplyDraft, ReplyForm } from './reply-form.tsx'
import { Reply } from './review-item.tsx'
import { reviewerName } from './text.ts'

/** The row of a review's reply and report: side by side while there is no reply yet. */
export const ownActionsClass = 'mt-3 flex flex-wrap items-center gap-x-3'

/** The professional's own reply to a review, written, edited and deleted in place. */
export function OwnReply({
  review,
  companyName,
  level = 'h4',
  onChange,
}: {
  review: ReceivedReview
  companyName: string
  /** The heading level of the reply's title. */
  level?: 'h3' | 'h4'
  onChange: (review: ReceivedReview) => void
}) {
  const [isWriting, setWriting] = useState<boolean | 'pressed'>(() => hasReplyDraft(review.id))
  const [isDeleting, setDeleting] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const name = reviewerName(review.couple)
  const { reply } = review

  /** The focused button or form has disappeared, and nothing behind an open dialog can take the focus. */
  function finish() {
    flushSync(() => {
      setWriting(false)
      setDeleting(false)
    })
    box.current?.focus({ preventScroll: true })
  }

  const remove = async () => {
    await call('DELETE /reviews/:id/reply', { params: { id: review.id } }).catch(ignoreNotFound)
  }

  return (
    <div ref={box} tabIndex={-1} className={cx('outline-none', (isWriting !== false || reply) && 'basis-full')}>
      {isWriting ? (
        <ReplyForm
          review={review}
          isOpened={isWriting === 'pressed'}
          onSaved={(saved) => {
            onChange(saved)
            showSnackbar(reply ? 'Odgovor je izmijenjen.' : 'Odgovor je objavljen.')
          }}
          onClose={finish}
        />
      ) : reply ? (
        <Reply reply={reply} companyName={companyName} level={level}>
          {reply.hidden_reason !== undefined && <HiddenReply reason={reply.hidden_reason} />}
          <div className="mt-2 -ml-3 flex flex-wrap gap-x-2">
            {reply.hidden_reason === undefined && (
              <Button
                variant="plain"
                className="px-3! text-sm"
                aria-label={`Uredi odgovor: ${name}`}
                onClick={() => setWriting('pressed')}
              >
                Uredi
              </Button>
            )}
            <Button
              variant="plain"
              className="px-3! text-sm text-error!"
              aria-label={`Izbriši odgovor: ${name}`}
              onClick={() => setDeleting(true)}
            >
              Izbriši
            </Button>
          </div>
        </Reply>
      ) : (
        <Button className="px-4!" aria-label={`Odgovori: ${name}`} onClick={() => setWriting('pressed')}>
          <Icon path={mdiReplyOutline} />
          Odgovori
        </Button>
      )}
      <TitledDialog
        open={isDeleting}
        onClose={() => setDeleting(false)}
        title="Izbrisati odgovor?"
        width="max-w-[400px]"
      >
        <p>Vaš odgovor na recenziju više se neće vidjeti. Ova radnja se ne može poništiti.</p>
        <ConfirmActions
          confirmLabel="Izbriši"
          onConfirm={remove}
          onDone={(isOpen) => {
            onChange({ ...review, reply: null })
            showSnackbar('Odgovor je izbrisan.')
            if (isOpen) finish()
          }}
          onClose={() => setDeleting(false)}
        />
      </TitledDialog>
    </div>
  )
}

const HiddenReply = ({ reason }: { reason: string | null }) => (
  <div className="mt-3 flex gap-3 rounded-control bg-warning-soft px-4 py-3 text-warning">
    <Icon path={mdiEyeOffOutline} className="mt-0.5" />
    <div className="min-w-0">
      <p className="font-semibold">Odgovor je skriven i vidite ga samo vi</p>
      {reason && <p className="wrap-anywhere whitespace-pre-line">Razlog: {reason}</p>}
      <p>Možete ga izbrisati i odgovoriti drukčije.</p>
    </div>
  </div>
)
