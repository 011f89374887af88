import { mdiCheck, mdiEyeOffOutline, mdiEyeOutline, mdiFlagOutline, mdiPencilOutline } from '@mdi/js'
import { useId } from 'react'
import type { AdminReview } from '#contract/admin-reviews.ts'
import { pages } from '#contract/paths.ts'
import { isRewritten } from '#contract/review-judgement.ts'
import { dayOfInstant } from '#web/lib/format.ts'
import { BusyButton, Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { ReasonNote } from '#web/ui/reason-note.tsx'
import { Link } from '#web/ui/link.tsx'
import { Stars } from '#web/ui/stars.tsx'

export const reviewerName = ({ couple }: Pick<AdminReview, 'couple'>) => couple?.name.trim() || 'Anonimno'

/** A review or a reply, with the other side's report and the decisions that its state allows. */
export function ReviewCard({
  review,
  isBusy,
  onHide,
  onShow,
}: {
  review: AdminReview
  isBusy: boolean
  onHide: () => void
  /** Dismisses the report, or makes a hidden review visible again. */
  onShow: () => void
}) {
  const id = useId()
  const { professional, hidden_at: hiddenAt, reported_at: reportedAt } = review
  const isReply = review.kind === 'reply'
  const isUnjudged = isRewritten(review)
  const profile = (
    <Link
      to={pages.professional(professional.id)}
      className="text-primary underline underline-offset-4 hover:no-underline"
    >
      {professional.company_name}
    </Link>
  )
  return (
    <article aria-labelledby={id} className="rounded-card border border-line bg-surface p-4 sm:p-5">
      <h2 id={id} className="text-lg leading-snug font-semibold wrap-anywhere">
        {isReply ? (
          <>
            {profile}
            <span className="font-normal text-muted"> odgovara na recenziju: </span>
            {reviewerName(review)}
          </>
        ) : (
          <>
            {reviewerName(review)}
            <span className="font-normal text-muted"> o&nbsp;profilu </span>
            {profile}
          </>
        )}
      </h2>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 text-sm text-muted">
        <Stars rating={review.rating} />
        <time dateTime={review.created_at}>{dayOfInstant(review.created_at)}</time>
      </p>
      <p className={cx('mt-3 measure wrap-anywhere whitespace-pre-line', !review.comment && 'text-muted')}>
        {review.comment ?? 'Bez komentara.'}
      </p>
      {review.reply && (
        <div className={cx('mt-3 measure border-l-2 pl-4', isReply ? 'border-warning' : 'border-line')}>
          <p className="text-sm text-muted">
            Odgovor <time dateTime={review.reply.created_at}>{dayOfInstant(review.reply.created_at)}</time>
          </p>
          <p className="mt-1 wrap-anywhere whitespace-pre-line">{review.reply.body}</p>
        </div>
      )}
      {reportedAt && review.report_reason && (
        <ReasonNote
          tone="bg-warning-soft text-warning"
          icon={mdiFlagOutline}
          title={`Prijavljeno ${dayOfInstant(reportedAt)}`}
        >
          {review.report_reason}
        </ReasonNote>
      )}
      {hiddenAt && (
        <ReasonNote tone="bg-tint" icon={mdiEyeOffOutline} title={`Skriveno ${dayOfInstant(hiddenAt)}`}>
          {review.hidden_reason}
        </ReasonNote>
      )}
      {isUnjudged && (
        <ReasonNote tone="bg-warning-soft text-warning" icon={mdiPencilOutline} title="Izmijenjeno nakon skrivanja">
          Ostaje skrivena dok je ponovo ne pregledate.
        </ReasonNote>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        {(hiddenAt === null || isUnjudged) && (
          <Button className="px-4! whitespace-nowrap max-sm:flex-1" aria-describedby={id} onClick={onHide}>
            <Icon path={mdiEyeOffOutline} />
            {isUnjudged ? 'Ostavi skrivenom' : 'Sakrij'}
          </Button>
        )}
        {(hiddenAt !== null || reportedAt !== null) && (
          <BusyButton
            busy={isBusy}
            className="px-4! whitespace-nowrap max-sm:flex-1"
            aria-describedby={id}
            onClick={onShow}
          >
            <Icon path={hiddenAt === null ? mdiCheck : mdiEyeOutline} />
            {hiddenAt === null ? 'Zadrži' : 'Prikaži ponovo'}
          </BusyButton>
        )}
      </div>
    </article>
  )
}
