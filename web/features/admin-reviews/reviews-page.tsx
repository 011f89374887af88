import { type ReactNode, useState } from 'react'
import type { AdminReview } from '#contract/admin-reviews.ts'
import { formatQuantity } from '#contract/croatian.ts'
import { pages } from '#contract/paths.ts'
import { reasonInput } from '#contract/reason.ts'
import { type AnswerOf, call } from '#web/call.ts'
import { useFilters } from '#web/lib/filters.ts'
import { parseOrThrow } from '#web/lib/form-data.ts'
import { pageFrom } from '#web/lib/placed-page.ts'
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

/** Reviews reported by professionals, replies reported by couples, and hidden ones of both kinds. */
export function Reviews({ page, filters }: { page: AnswerOf<'GET /admin/reviews'>; filters: ReviewsFilters }) {
  const { shown, isLoading, apply } = useFilters(pages.adminReviews, filters, readReviewsFilters, reviewsHref)
  const { isBusy, start, run } = useAction<string>((error) => showFailure(error, CHANGE_FAILED))
  const [question, setQuestion] = useState<ConfirmRequest | null>(null)

  const show = (review: AdminReview) =>
    start(keyOf(review), async () => {
      const replaces = review.hidden_at === null ? 'reported' : 'hidden'
      const request = { params: { id: review.id }, body: { replaces, changed_at: review.changed_at } } as const
      if (review.kind === 'review') await call('POST /admin/reviews/:id/show', request)
      else await call('POST /admin/reviews/:id/reply/show', request)
      showSnackbar(shownTexts[review.kind][replaces])
    })

  return (
    <>
      <FilterButtons
        label="Stanje recenzija"
        labels={reviewStates}
        counts={page.counts}
        chosen={shown.state}
        onChoose={(state) => apply({ state })}
      />
      <PagedList
        page={page}
        count={
          filters.state === 'reported'
            ? formatQuantity(page.total, 'prijava', 'prijave', 'prijava')
            : formatQuantity(page.total, 'skriveni zapis', 'skrivena zapisa', 'skrivenih zapisa')
        }
        isLoading={isLoading}
        empty={emptyLists[filters.state]}
        hrefOf={(number) => reviewsHref({ ...filters, ...pageFrom(filters, page.next_after, number) })}
      >
        <ul className="max-w-200 space-y-4">
          {page.data.map((review) => (
            <li key={keyOf(review)}>
              <ReviewCard
                review={review}
                isBusy={isBusy(keyOf(review))}
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

const emptyLists: Record<ReviewsFilters['state'], ReactNode> = {
  reported: (
    <EmptyList title="Nema prijavljenih recenzija">
      <p>Kad pružatelj usluga prijavi recenziju svojeg profila ili par odgovor na svoju, naći ćete ih ovdje.</p>
    </EmptyList>
  ),
  rewritten: (
    <EmptyList title="Nijedna skrivena recenzija ne čeka">
      <p>Kad par izmijeni skrivenu recenziju ili je napiše iznova, ovdje čeka da je pogledate.</p>
    </EmptyList>
  ),
  hidden: <EmptyList title="Nema skrivenih recenzija" />,
}

/** The list may contain both a review and the reply to it. */
const keyOf = ({ kind, id }: AdminReview) => `${kind} ${id}`

const shownTexts: Record<AdminReview['kind'], Record<'reported' | 'hidden', string>> = {
  review: { reported: 'Recenzija ostaje, prijava je zaključena', hidden: 'Recenzija je ponovo vidljiva' },
  reply: { reported: 'Odgovor ostaje, prijava je zaključena', hidden: 'Odgovor je ponovo vidljiv' },
}

const hideRequest = (review: AdminReview, run: RunAction<string>): ConfirmRequest => ({
  ...(review.kind === 'review' ? hideReviewTexts(review) : hideReplyTexts(review)),
  confirmLabel: review.hidden_at === null ? 'Sakrij' : 'Ostavi skrivenom',
  variant: 'danger',
  fallback: CHANGE_FAILED,
  onConfirm: async (typed) => {
    const { reason } = parseOrThrow(reasonInput.safeParse({ reason: typed }))
    const request = { params: { id: review.id }, body: { reason, changed_at: review.changed_at } }
    await run(keyOf(review), async () => {
      if (review.kind === 'review') await call('POST /admin/reviews/:id/hide', request)
      else await call('POST /admin/reviews/:id/reply/hide', request)
      showSnackbar(hiddenText(review))
    })
  },
})

function hiddenText({ kind, hidden_at: hiddenAt }: AdminReview): string {
  if (kind === 'reply') return 'Odgovor je skriven'
  return hiddenAt === null ? 'Recenzija je skrivena' : 'Recenzija ostaje skrivena'
}

const hideReviewTexts = (review: AdminReview) => ({
  title: review.hidden_at === null ? 'Sakriti recenziju?' : 'Ostaviti recenziju skrivenom?',
  text: (
    <p className="wrap-anywhere">
      {review.hidden_at === null ? (
        <>
          Recenzija koju je napisao par {reviewerName(review)} neće se više vidjeti na profilu{' '}
          {review.professional.company_name}, a njezina se ocjena više ne računa.
        </>
      ) : (
        <>
          Recenzija koju je par {reviewerName(review)} napisao o profilu {review.professional.company_name} ni ovakva
          neće biti javna.
        </>
      )}
    </p>
  ),
  reason: { label: 'Razlog', hint: 'Par će ga pročitati uz svoju recenziju.', draft: `hide-${keyOf(review)}` },
})

const hideReplyTexts = (review: AdminReview) => ({
  title: 'Sakriti odgovor?',
  text: (
    <p className="wrap-anywhere">
      Odgovor tvrtke {review.professional.company_name} neće se više vidjeti. Recenzija i njezina ocjena ostaju.
    </p>
  ),
  reason: {
    label: 'Razlog',
    hint: 'Pružatelj usluga pročitat će ga uz svoj odgovor.',
    draft: `hide-${keyOf(review)}`,
  },
})

export const ReviewsSkeleton = () => (
  <ListSkeleton
    label="Učitavanje recenzija"
    bar={<ChipsSkeleton widths={['w-31', 'w-62', 'w-26']} />}
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
