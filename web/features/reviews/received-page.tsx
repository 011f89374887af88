import { type ReactNode, useState } from 'react'
import { pages } from '#contract/paths.ts'
import type { ReceivedReview } from '#contract/reviews.ts'
import type { AnswerOf } from '#web/call.ts'
import { useFilters } from '#web/lib/filters.ts'
import { FilterButtons } from '#web/ui/filter-buttons.tsx'
import { ChipsSkeleton } from '#web/ui/list-skeleton.tsx'
import { LoadingRegion } from '#web/ui/loading-region.tsx'
import { EmptyList, PagedList } from '#web/ui/paged-list.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { OwnReply, ownActionsClass } from './own-reply.tsx'
import { type ReceivedFilters, readReceivedFilters, receivedHref, receivedLabels } from './received-filters.ts'
import { ReportReview } from './report-review.tsx'
import { ReviewItem } from './review-item.tsx'
import { reviewsText } from './text.ts'

/** A professional's own reviews, to be answered. */
export function ReceivedReviews({
  received,
  companyName,
  filters,
}: {
  received: AnswerOf<'GET /reviews/received'>
  companyName: string
  filters: ReceivedFilters
}) {
  const { shown, isLoading, apply } = useFilters(pages.professionalReviews, filters, readReceivedFilters, receivedHref)
  const { changed, put } = useChanged(received)
  const all = received.rating_counts.reduce((sum, count) => sum + count, 0)
  // A review that is answered here leaves the list of unanswered ones only after a reload.
  const waiting = (reviews: readonly ReceivedReview[]) => reviews.filter(({ reply }) => reply === null).length
  const shownReviews = received.data.map((review) => changed.get(review.id) ?? review)
  const unanswered = received.unanswered + waiting(shownReviews) - waiting(received.data)
  return (
    <ReceivedLayout>
      <FilterButtons
        label="Koje recenzije"
        labels={receivedLabels}
        counts={{ all, unanswered }}
        chosen={shown.show}
        onChoose={(show) => apply({ show })}
      />
      <PagedList
        page={received}
        count={reviewsText(received.total)}
        isLoading={isLoading}
        empty={
          filters.show === 'unanswered' ? (
            <EmptyList title="Na sve ste odgovorili" />
          ) : (
            <EmptyList title="Još nema recenzija">
              <p>Par vam može napisati recenziju kad prođe dan koji ste mu potvrdili.</p>
            </EmptyList>
          )
        }
        hrefOf={(page) => receivedHref({ ...filters, page })}
      >
        <ul className={listClass}>
          {shownReviews.map((review) => (
            <li key={review.id} className={rowClass}>
              <ReviewItem review={review} level="h2">
                <div className={ownActionsClass}>
                  <OwnReply review={review} companyName={companyName} level="h3" onChange={put} />
                  <ReportReview review={review} />
                </div>
              </ReviewItem>
            </li>
          ))}
        </ul>
      </PagedList>
    </ReceivedLayout>
  )
}

const listClass = 'mt-3 max-w-200 divide-y divide-line'
const rowClass = 'py-6 first:pt-0'

const ReceivedLayout = ({ children }: { children: ReactNode }) => (
  <section aria-labelledby="recenzije" className="container-page pt-8 pb-16 md:pt-12 md:pb-24">
    <h1 id="recenzije" className="font-display text-2xl md:text-3xl">
      Recenzije
    </h1>
    <p className="mt-2 mb-7 measure text-muted">
      Na svaku recenziju možete odgovoriti jednom. Odgovor je javan i stoji ispod nje.
    </p>
    {children}
  </section>
)

/** The reviews changed since the list was loaded, by id. */
function useChanged(received: object) {
  const [{ of, changed }, setState] = useState({ of: received, changed: new Map<number, ReceivedReview>() })
  return {
    changed: of === received ? changed : new Map<number, ReceivedReview>(),
    // Two may be answered at once.
    put: (review: ReceivedReview) =>
      setState((before) => ({
        of: received,
        changed: new Map([...(before.of === received ? before.changed : []), [review.id, review]]),
      })),
  }
}

export const ReceivedSkeleton = () => (
  <ReceivedLayout>
    <ChipsSkeleton />
    <LoadingRegion label="Učitavanje recenzija" className={listClass}>
      {Array.from({ length: 5 }, (_, index) => (
        <div key={index} className={rowClass}>
          <div className="flex items-center gap-3">
            <Skeleton className="size-11 shrink-0 rounded-full!" />
            <div className="flex-1">
              <Skeleton className="h-5 w-44" />
              <Skeleton className="mt-1.5 h-4 w-56" />
            </div>
          </div>
          <Skeleton className="mt-3 h-6 w-full max-w-170" />
          <Skeleton className="mt-2 h-5.25 w-64" />
          <Skeleton className="mt-3 h-12 w-32 md:h-11" />
        </div>
      ))}
    </LoadingRegion>
  </ReceivedLayout>
)
