import type { ReactNode } from 'react'
import type { ReviewPage } from '#contract/reviews.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { cx } from '#web/ui/class-names.ts'
import { EmptyDrawing } from '#web/ui/line-drawings.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { type PageAddress, reviewsHref, type ReviewsState } from './address.ts'
import { Reply, ReviewItem } from './review-item.tsx'

export interface ReviewListProps {
  reviews: ReviewPage
  companyName: string
  state: ReviewsState
  location: PageAddress
  /** While another page is loading. */
  isBusy: boolean
}

/** The reviews of this page; `below` replaces the reply below each of them. */
export function ReviewList({
  reviews,
  companyName,
  state,
  location,
  isBusy,
  below,
}: ReviewListProps & { below?: readonly ReactNode[] }) {
  if (reviews.total === 0)
    return state.rating === undefined && state.search === '' ? <NoReviews /> : <NothingFound location={location} />
  return (
    <>
      <div aria-busy={isBusy} className={cx('mt-8 transition-opacity duration-150', isBusy && 'opacity-60')}>
        <ul className="divide-y divide-line">
          {reviews.data.map((review, index) => (
            <li key={review.id} className="py-6 first:pt-0">
              {/* The search term may be in its last line. */}
              <ReviewItem review={review} isUnfolded={state.search !== ''}>
                {below ? below[index] : review.reply && <Reply reply={review.reply} companyName={companyName} />}
              </ReviewItem>
            </li>
          ))}
        </ul>
      </div>
      <div className="mt-6 flex justify-start">
        <Pagination
          label="Stranice recenzija"
          current={reviews.current_page}
          last={reviews.last_page}
          hrefOf={(page) => reviewsHref(location, { page })}
          preventScrollReset
        />
      </div>
    </>
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

const NothingFound = ({ location }: Pick<ReviewListProps, 'location'>) => (
  <div className="mt-6 max-w-md">
    <p className="text-lg font-semibold">Takvih recenzija nema</p>
    <p className="mt-1 mb-4 text-muted">Pokušajte s drugom riječi ili s drugom ocjenom.</p>
    <ButtonLink to={reviewsHref(location, { rating: undefined, search: '' })} preventScrollReset>
      Prikaži sve recenzije
    </ButtonLink>
  </div>
)
