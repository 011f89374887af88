import { Suspense, useMemo } from 'react'
import { pages } from '#contract/paths.ts'
import type { Professional } from '#contract/professionals.ts'
import type { ReviewPage } from '#contract/reviews.ts'
import { usePendingLocation } from '#web/lib/use-pending-location.ts'
import { useSession } from '#web/lib/session.ts'
import { lazyOptional } from '#web/ui/lazy-optional.ts'
import { readReviewsState, type ReviewsState } from './address.ts'
import { ReviewControls } from './review-controls.tsx'
import { ReviewList } from './review-list.tsx'

/** Loaded for couples alone. */
const MyReview = lazyOptional(() => import('./my-review.tsx').then((module) => module.MyReview))

/** Loaded for the profile's owner alone, who without it reads them as everybody does. */
const OwnReviewList = lazyOptional(() =>
  import('./own-review-list.tsx').then(
    (module) => module.OwnReviewList,
    () => ReviewList,
  ),
)

type Subject = Pick<Professional, 'id' | 'company_name' | 'average_rating'>

/** The reviews on a professional's page: their sums, the choice among many, and what this visitor may do. */
export function ReviewSection({
  professional,
  reviews,
  state,
  search,
}: {
  professional: Subject
  reviews: ReviewPage
  /** The one in which `reviews` were loaded. */
  state: ReviewsState
  /** Of the page's address: the router's own may be another one already when this is hydrated. */
  search: string
}) {
  const { user } = useSession()
  const pathname = pages.professional(professional.id)
  const pending = usePendingLocation()
  const isBusy = pending?.pathname === pathname && isOther(readReviewsState(new URLSearchParams(pending.search)), state)
  const isOwn = user?.professional?.id === professional.id
  // The router draws the section anew with each step of a navigation, wherever that leads.
  return useMemo(() => {
    const location = { pathname, search }
    const shown = { reviews, companyName: professional.company_name, state, location, isBusy }
    return (
      <>
        {user?.role === 'couple' && (
          <Suspense>
            <MyReview key={user.id} professionalId={professional.id} companyName={professional.company_name} />
          </Suspense>
        )}
        <ReviewControls reviews={reviews} average={professional.average_rating} state={state} location={location} />
        {isOwn ? (
          <Suspense fallback={<ReviewList {...shown} />}>
            <OwnReviewList {...shown} />
          </Suspense>
        ) : (
          <ReviewList {...shown} />
        )}
      </>
    )
  }, [professional, reviews, state, user, isOwn, pathname, search, isBusy])
}

const isOther = (pending: ReviewsState, { page, sort, rating, search }: ReviewsState) =>
  pending.page !== page || pending.sort !== sort || pending.rating !== rating || pending.search !== search
