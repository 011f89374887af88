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

/** Loaded only for couples. */
const MyReview = lazyOptional(() => import('./my-review.tsx').then((module) => module.MyReview))

/** Loaded only for the profile's owner, who without it sees the reviews like everyone else. */
const OwnReviewList = lazyOptional(() =>
  import('./own-review-list.tsx').then(
    (module) => module.OwnReviewList,
    () => ReviewList,
  ),
)

type Subject = Pick<Professional, 'id' | 'company_name' | 'average_rating'>

/** The reviews on a professional's page: their summary, filters if there are many, and the visitor's own actions. */
export function ReviewSection({
  professional,
  reviews,
  state,
  search,
}: {
  professional: Subject
  reviews: ReviewPage
  /** The state for which `reviews` were loaded. */
  state: ReviewsState
  /** From the page's address, because the router's own may have changed before this is hydrated. */
  search: string
}) {
  const { user } = useSession()
  const pathname = pages.professional(professional.id)
  const pending = usePendingLocation()
  const isBusy = pending?.pathname === pathname && isOther(readReviewsState(new URLSearchParams(pending.search)), state)
  const isOwn = user?.professional?.id === professional.id
  // The router renders the section at every step of every navigation.
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
