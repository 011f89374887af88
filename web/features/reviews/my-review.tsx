import { mdiEyeOffOutline } from '@mdi/js'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation, useRevalidator } from 'react-router'
import type { MyReview as Mine, Review } from '#contract/reviews.ts'
import { dayOfInstant } from '#web/lib/format.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { showSnackbar } from '#web/ui/snackbar.tsx'
import { Stars } from '#web/ui/stars.tsx'
import { DeleteReview } from './delete-review.tsx'
import { ReviewForm } from './review-form.tsx'
import { ConfirmFirst } from './confirm-first.tsx'
import { ReportReply } from './report-review.tsx'
import { Reply } from './review-item.tsx'
import { MY_REVIEW } from './text.ts'
import { discardDraft, hasDraft } from './use-review-form.ts'
import { useMyReview } from './use-my-review.ts'

/**
 * A couple's own review of this professional, with its actions; nothing for users who can neither have nor write one.
 */
export function MyReview({ professionalId, companyName }: { professionalId: number; companyName: string }) {
  const { myReview, hasFailed, setMyReview, reload } = useMyReview(professionalId)
  if (myReview === null) return hasFailed ? <LoadFailed onRetry={reload} /> : null
  if (myReview.needs_confirmation) return <ConfirmFirst />
  if (!myReview.can_review && myReview.review === null) return null
  return (
    <OwnReview
      professionalId={professionalId}
      companyName={companyName}
      mine={myReview}
      onChange={setMyReview}
      onDeleted={reload}
    />
  )
}

function LoadFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="mb-8 flex flex-wrap items-center gap-x-4 gap-y-1 text-muted">
      <p>Vaša se recenzija nije učitala.</p>
      <Button variant="plain" onClick={onRetry}>
        Pokušaj ponovo
      </Button>
    </div>
  )
}

function OwnReview({
  professionalId,
  companyName,
  mine: { review },
  onChange,
  onDeleted,
}: {
  professionalId: number
  companyName: string
  mine: Mine
  onChange: (mine: Mine) => void
  onDeleted: () => void
}) {
  const { hash } = useLocation()
  const { revalidate } = useRevalidator()
  const isLinked = hash === `#${MY_REVIEW}`
  const [isWriting, setWriting] = useState(() => hasDraft(professionalId) || (isLinked && review === null))
  const [isDeleting, setDeleting] = useState(false)
  const box = useRef<HTMLElement>(null)

  // This is rendered after the page has scrolled to the address's fragment and its heading has been focused.
  useEffect(() => {
    if (!isLinked) return
    box.current?.scrollIntoView()
    box.current?.focus({ preventScroll: true })
  }, [isLinked])

  /** The focused button or form has disappeared. */
  const focusBox = () => box.current?.focus({ preventScroll: true })

  function saved(written: Review) {
    showSnackbar(savedText(written, review !== null))
    onChange({ can_review: false, needs_confirmation: false, review: written })
    setWriting(false)
    focusBox()
    void revalidate()
  }

  function cancel() {
    discardDraft(professionalId)
    setWriting(false)
    focusBox()
  }

  function deleted(isOpen: boolean) {
    // Nothing behind an open dialog can take the focus.
    flushSync(() => setDeleting(false))
    showSnackbar('Recenzija je izbrisana.')
    onChange({ can_review: true, needs_confirmation: false, review: null })
    if (isOpen) focusBox()
    onDeleted()
    void revalidate()
  }

  return (
    <section
      ref={box}
      id={MY_REVIEW}
      tabIndex={-1}
      aria-labelledby={`${MY_REVIEW}-naslov`}
      className="mb-10 scroll-mt-36 rounded-card border border-line bg-surface p-5 outline-none md:p-6"
    >
      <h3 id={`${MY_REVIEW}-naslov`} className="text-lg leading-normal font-semibold">
        {review ? 'Vaša recenzija' : 'Kako je bilo?'}
      </h3>
      {isWriting ? (
        <div className="mt-3">
          <ReviewForm professionalId={professionalId} review={review} onSaved={saved} onCancel={cancel} />
        </div>
      ) : review ? (
        <>
          <PublishedReview review={review} companyName={companyName} />
          <div className="mt-4 flex flex-wrap gap-3">
            <Button onClick={() => setWriting(true)}>Uredi</Button>
            <Button variant="plain" className="text-error!" onClick={() => setDeleting(true)}>
              Izbriši
            </Button>
          </div>
          <DeleteReview
            reviewId={isDeleting ? review.id : null}
            onClose={() => setDeleting(false)}
            onDeleted={deleted}
          />
        </>
      ) : (
        <>
          <p className="mt-1 measure text-muted">
            Vaš je dan prošao, a drugi parovi još biraju. Napišite im kako je bilo surađivati.
          </p>
          <Button className="mt-4" onClick={() => setWriting(true)}>
            Napiši recenziju
          </Button>
        </>
      )}
    </section>
  )
}

function savedText({ hidden_reason: hiddenReason }: Review, wasThere: boolean): string {
  if (hiddenReason !== undefined) return 'Recenzija je spremljena. Nije javna dok je ne pogleda administrator.'
  return wasThere ? 'Recenzija je izmijenjena.' : 'Hvala vam. Recenzija je objavljena.'
}

function PublishedReview({ review, companyName }: { review: Review; companyName: string }) {
  return (
    <>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 text-sm text-muted">
        <Stars rating={review.rating} />
        <time dateTime={review.created_at} className="wrap-anywhere">
          {dayOfInstant(review.created_at)}
        </time>
      </p>
      {review.comment && <p className="mt-3 measure wrap-anywhere whitespace-pre-line">{review.comment}</p>}
      {review.hidden_reason !== undefined && <HiddenReview reason={review.hidden_reason} />}
      {review.reply && (
        <Reply reply={review.reply} companyName={companyName}>
          <div className="mt-2">
            <ReportReply review={review} companyName={companyName} />
          </div>
        </Reply>
      )}
    </>
  )
}

/** Only the author still sees a hidden review, with the admin's reason. */
function HiddenReview({ reason }: { reason: string | null }) {
  return (
    <div className="mt-4 flex max-w-170 gap-3 rounded-control bg-warning-soft px-4 py-3 text-warning">
      <Icon path={mdiEyeOffOutline} className="mt-0.5" />
      <div className="min-w-0">
        <p className="font-semibold">Recenzija je skrivena i vidite je samo vi</p>
        {reason && <p className="wrap-anywhere whitespace-pre-line">Razlog: {reason}</p>}
        <p>Ne računa se u ocjenu. Kad je izmijenite, administrator će ponovo odlučiti može li biti javna.</p>
      </div>
    </div>
  )
}
