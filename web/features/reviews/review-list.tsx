import type { ReactNode } from 'react'
import type { Review, ReviewPage } from '#contract/reviews.ts'
import { dayOfInstant } from '#web/lib/format.ts'
import { cx } from '#web/ui/class-names.ts'
import { EmptyDrawing } from '#web/ui/line-drawings.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { Stars } from '#web/ui/stars.tsx'
import { RatingSummary } from './rating-summary.tsx'
import { initialsOf, reviewerName } from './text.ts'

/** The rating, then the reviews, newest first. `busy` while another page is loading. */
export function ReviewList({
  reviews,
  average,
  busy,
  hrefOf,
  actionOf,
}: {
  reviews: ReviewPage
  average: number
  busy: boolean
  hrefOf: (page: number) => string
  /** The action that this visitor has for a review. */
  actionOf?: ((review: Review) => ReactNode) | undefined
}) {
  if (reviews.total === 0) return <NoReviews />
  return (
    <>
      <RatingSummary average={average} counts={reviews.rating_counts} />
      <div aria-busy={busy} className={cx('mt-8 transition-opacity duration-150', busy && 'opacity-60')}>
        <ul className="divide-y divide-line">
          {reviews.data.map((review) => (
            <ReviewItem key={review.id} review={review} action={actionOf?.(review)} />
          ))}
        </ul>
      </div>
      <div className="mt-6 flex justify-start">
        <Pagination
          label="Stranice recenzija"
          current={reviews.current_page}
          last={reviews.last_page}
          hrefOf={hrefOf}
          preventScrollReset
        />
      </div>
    </>
  )
}

function ReviewItem({ review, action }: { review: Review; action: ReactNode }) {
  const name = reviewerName(review.couple)
  return (
    <li className="py-6 first:pt-0">
      <article>
        <div className="flex items-center gap-3">
          <span
            aria-hidden
            className="grid size-11 shrink-0 place-items-center rounded-full bg-tint text-sm font-semibold text-muted"
          >
            {initialsOf(name)}
          </span>
          <div className="min-w-0">
            <h3 className="text-base leading-normal font-semibold wrap-anywhere">{name}</h3>
            <div className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
              <Stars rating={review.rating} />
              <time dateTime={review.created_at}>{dayOfInstant(review.created_at)}</time>
            </div>
          </div>
        </div>
        {review.comment && <p className="mt-3 max-w-170 wrap-anywhere whitespace-pre-line">{review.comment}</p>}
        {action}
      </article>
    </li>
  )
}

function NoReviews() {
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
      <EmptyDrawing />
      <div className="max-w-md">
        <p className="text-lg font-semibold">Još nema recenzija</p>
        <p className="mt-1 text-muted">
          Budite prvi par koji će nakon vjenčanja napisati kako je bilo. Drugima će to puno značiti.
        </p>
      </div>
    </div>
  )
}
