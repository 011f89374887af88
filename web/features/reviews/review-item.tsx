import { mdiCheckDecagramOutline } from '@mdi/js'
import type { ReactNode } from 'react'
import type { Review, ReviewReply } from '#contract/reviews.ts'
import { dayOfInstant } from '#web/lib/format.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Stars } from '#web/ui/stars.tsx'
import { initialsOf, reviewerName, verificationText } from './text.ts'

/** A review with its verification, and below it the reply. */
export function ReviewItem({
  review,
  level: Title = 'h3',
  isUnfolded = false,
  children,
}: {
  review: Review
  level?: 'h2' | 'h3'
  isUnfolded?: boolean
  children: ReactNode
}) {
  const name = reviewerName(review.couple)
  return (
    <article>
      <div className="flex items-center gap-3">
        <span
          aria-hidden
          className="grid size-11 shrink-0 place-items-center rounded-full bg-tint text-sm font-semibold text-muted"
        >
          {initialsOf(name)}
        </span>
        <div className="min-w-0">
          <Title className="text-base leading-normal font-semibold wrap-anywhere">{name}</Title>
          <div className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
            <Stars rating={review.rating} />
            <time dateTime={review.created_at} className="wrap-anywhere">
              {dayOfInstant(review.created_at)}
            </time>
          </div>
        </div>
      </div>
      {review.comment && (
        <div className="mt-3">
          <LongText text={review.comment} more="Cijela recenzija" isUnfolded={isUnfolded} />
        </div>
      )}
      {review.verified && (
        <p className="mt-2 flex gap-1.5 text-sm text-muted">
          <Icon path={mdiCheckDecagramOutline} className="mt-0.5 size-4 shrink-0 text-success" />
          {verificationText(review.verified)}
        </p>
      )}
      {children}
    </article>
  )
}

/** The professional's reply, set apart from the review above it. */
export function Reply({
  reply,
  companyName,
  level: Title = 'h4',
  children,
}: {
  reply: ReviewReply
  companyName: string
  level?: 'h3' | 'h4'
  children?: ReactNode
}) {
  return (
    <div className="mt-4 measure border-l-2 border-line pl-4">
      <Title className="text-base leading-normal font-semibold wrap-anywhere">
        <span className="font-normal text-muted">Odgovor: </span>
        {companyName}
      </Title>
      <time dateTime={reply.created_at} className="block text-sm text-muted">
        {dayOfInstant(reply.created_at)}
      </time>
      <div className="mt-2">
        <LongText text={reply.body} more="Cijeli odgovor" />
      </div>
      {reply.review_changed && (
        <p className="mt-2 text-sm text-muted">Par je recenziju izmijenio nakon ovog odgovora.</p>
      )}
      {children}
    </div>
  )
}

/** Longer than its folded preview: ten reviews of five thousand characters were eighty screens on a phone. */
const isLong = (text: string) => text.length > 800 || text.split('\n').length > 11

/** A long text unfolds by CSS alone, so screen readers read all of it. */
const LongText = ({ text, more, isUnfolded }: { text: string; more: string; isUnfolded?: boolean }) => (
  <>
    <p className="folds measure wrap-anywhere whitespace-pre-line [--fold:15rem]">{text}</p>
    {isLong(text) && (
      <details className="unfolds" open={isUnfolded}>
        <summary>{more}</summary>
      </details>
    )}
  </>
)
