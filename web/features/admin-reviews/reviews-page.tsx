import { useState } from 'react'
import { type AdminReview, reasonInput } from '#contract/admin.ts'
import type { PageOf } from '#contract/page.ts'
import { pages } from '#contract/paths.ts'
import { formatQuantity } from '#contract/croatian.ts'
import { adminApi } from '#web/lib/browser-admin-api.ts'
import { parseOrThrow } from '#web/lib/form-data.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { showSnackbar } from '#web/ui/snackbar.tsx'
import { readReviews, type ReviewsFilters, reviewsHref, reviewStates } from '#web/features/admin-professionals/address.ts'
import { FilterButtons } from '#web/ui/filter-buttons.tsx'
import { AdminLayout, AdminSkeleton } from '#web/ui/admin-layout.tsx'
import { AdminList, EmptyList } from '#web/ui/paged-list.tsx'
import { AdminConfirmDialog, type ConfirmRequest } from '#web/ui/reason-dialog.tsx'
import { ReviewCard } from './review-card.tsx'
import { failed, reviewerOf, titles } from '#web/features/admin-log/text.ts'
import { useFilters } from '#web/lib/filters.ts'
import { useRowAction } from '#web/features/administration/use-row-action.ts'
import { useRows } from '#web/features/administration/use-rows.ts'

/** What professionals have reported, and what has been hidden. */
export function Reviews({ page, filters }: { page: PageOf<AdminReview>; filters: ReviewsFilters }) {
  const { rows, replaceRow, refresh } = useRows(page.data)
  const { shown, isLoading, apply } = useFilters(pages.adminReviews, filters, readReviews, reviewsHref)
  const { isBusy, once } = useRowAction(refresh, failed.review)
  const [question, setQuestion] = useState<ConfirmRequest | null>(null)

  const show = ({ id, hidden_at: hiddenAt }: AdminReview) =>
    once(id, async () => {
      replaceRow((await adminApi.showReview(id)).data)
      showSnackbar(hiddenAt === null ? 'Recenzija ostaje, prijava je zaključena' : 'Recenzija je ponovo vidljiva')
    })

  return (
    <AdminLayout title={titles.reviews}>
      <FilterButtons
        label="Stanje recenzija"
        words={reviewStates}
        chosen={shown.state}
        onChoose={(state) => apply({ state })}
      />
      <AdminList
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
          {rows.map((review) => (
            <li key={review.id}>
              <ReviewCard
                review={review}
                isBusy={isBusy(review.id)}
                onHide={() => setQuestion(hideRequest(review, replaceRow))}
                onShow={() => show(review)}
              />
            </li>
          ))}
        </ul>
      </AdminList>
      <AdminConfirmDialog request={question} onClose={() => setQuestion(null)} onConflict={refresh} />
    </AdminLayout>
  )
}

const hideRequest = (review: AdminReview, put: (review: AdminReview) => void): ConfirmRequest => ({
  title: 'Sakriti recenziju?',
  text: (
    <p className="wrap-anywhere">
      Recenzija koju je napisao par {reviewerOf(review)} neće se više vidjeti na profilu{' '}
      {review.professional.company_name}, a njezina se ocjena više ne računa.
    </p>
  ),
  confirmLabel: 'Sakrij',
  variant: 'danger',
  reason: { label: 'Razlog', hint: 'Par će ga pročitati uz svoju recenziju.' },
  fallback: failed.review,
  onConfirm: async (typed) => {
    const { reason } = parseOrThrow(reasonInput.safeParse({ reason: typed }))
    put((await adminApi.hideReview(review.id, reason)).data)
    showSnackbar('Recenzija je skrivena')
  },
})

export const ReviewsSkeleton = () => (
  <AdminSkeleton
    title={titles.reviews}
    label="Učitavanje recenzija"
    bar={
      <>
        <div className="flex gap-2">
          <Skeleton className="h-12 w-32 rounded-full! md:h-11" />
          <Skeleton className="h-12 w-28 rounded-full! md:h-11" />
        </div>
        <Skeleton className="mt-5 mb-3 h-5.25 w-28" />
      </>
    }
    rows={
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
