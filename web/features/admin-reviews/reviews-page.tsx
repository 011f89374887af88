import { useState } from 'react'
import type { AdminReview } from '#contract/admin-reviews.ts'
import { formatQuantity } from '#contract/croatian.ts'
import { pages } from '#contract/paths.ts'
import { reasonInput } from '#contract/reason.ts'
import { type AnswerOf, call } from '#web/call.ts'
import { useFilters } from '#web/lib/filters.ts'
import { parseOrThrow } from '#web/lib/form-data.ts'
import { type RunAction, useAction } from '#web/lib/use-action.ts'
import { FilterButtons } from '#web/ui/filter-buttons.tsx'
import { ChipsSkeleton, ListSkeleton } from '#web/ui/list-skeleton.tsx'
import { EmptyList, PagedList } from '#web/ui/paged-list.tsx'
import { type ConfirmRequest, ReasonDialog } from '#web/ui/reason-dialog.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { showFailure, showSnackbar } from '#web/ui/snackbar.tsx'
import { readReviewsFilters, type ReviewsFilters, reviewsHref, reviewStates } from './filters.ts'
import { ReviewCard, reviewerName } from './review-card.tsx'

const CHANGE_FAILED = 'Greška pri promjeni recenzije'

/** Reviews that professionals have reported, and those that are hidden. */
export function Reviews({ page, filters }: { page: AnswerOf<'GET /admin/reviews'>; filters: ReviewsFilters }) {
  const { shown, isLoading, apply } = useFilters(pages.adminReviews, filters, readReviewsFilters, reviewsHref)
  const { isBusy, start, run } = useAction((error) => showFailure(error, CHANGE_FAILED))
  const [question, setQuestion] = useState<ConfirmRequest | null>(null)

  const show = ({ id, hidden_at: hiddenAt }: AdminReview) =>
    start(id, async () => {
      await call('POST /admin/reviews/:id/show', { params: { id } })
      showSnackbar(hiddenAt === null ? 'Recenzija ostaje, prijava je zaključena' : 'Recenzija je ponovo vidljiva')
    })

  return (
    <>
      <FilterButtons
        label="Stanje recenzija"
        labels={reviewStates}
        chosen={shown.state}
        onChoose={(state) => apply({ state })}
      />
      <PagedList
        page={page}
        count={formatQuantity(page.total, 'recenzija', 'recenzije', 'recenzija')}
        isLoading={isLoading}
        empty={
          filters.state === 'reported' ? (
            <EmptyList title="Nema prijavljenih recenzija">
              <p>Kad pružatelj usluga prijavi recenziju svog profila, naći ćete je ovdje.</p>
            </EmptyList>
          ) : (
            <EmptyList title="Nema skrivenih recenzija" />
          )
        }
        hrefOf={(number) => reviewsHref({ ...filters, page: number })}
      >
        <ul className="max-w-200 space-y-4">
          {page.data.map((review) => (
            <li key={review.id}>
              <ReviewCard
                review={review}
                isBusy={isBusy(review.id)}
                onHide={() => setQuestion(hideRequest(review, run))}
                onShow={() => show(review)}
              />
            </li>
          ))}
        </ul>
      </PagedList>
      <ReasonDialog request={question} onClose={() => setQuestion(null)} />
    </>
  )
}

const hideRequest = (review: AdminReview, run: RunAction): ConfirmRequest => ({
  title: 'Sakriti recenziju?',
  text: (
    <p className="wrap-anywhere">
      Recenzija koju je napisao par {reviewerName(review)} neće se više vidjeti na profilu{' '}
      {review.professional.company_name}, a njezina se ocjena više ne računa.
    </p>
  ),
  confirmLabel: 'Sakrij',
  variant: 'danger',
  reason: { label: 'Razlog', hint: 'Par će ga pročitati uz svoju recenziju.' },
  fallback: CHANGE_FAILED,
  onConfirm: async (typed) => {
    const body = parseOrThrow(reasonInput.safeParse({ reason: typed }))
    await run(review.id, async () => {
      await call('POST /admin/reviews/:id/hide', { params: { id: review.id }, body })
      showSnackbar('Recenzija je skrivena')
    })
  },
})

export const ReviewsSkeleton = () => (
  <ListSkeleton
    label="Učitavanje recenzija"
    bar={<ChipsSkeleton />}
    row={
      <>
        <Skeleton className="h-6 w-1/3" />
        <Skeleton className="mt-2 h-5 w-1/4" />
        <Skeleton className="mt-4 h-12 w-full max-w-170" />
        <Skeleton className="mt-4 h-11 w-48" />
      </>
    }
    className="max-w-200 space-y-4"
    count={4}
  />
)
