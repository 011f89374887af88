import { cx } from '#web/ui/class-names.ts'
import { Link } from '#web/ui/link.tsx'
import { formatRating, Stars } from '#web/ui/stars.tsx'
import { reviewsText, starsText } from './text.ts'

const rowClass = 'flex items-center gap-3 rounded-control text-sm tabular-nums'

/**
 * The average in large type, and the number of reviews for each star rating; with `hrefOf` each links to those reviews.
 */
export function RatingSummary({
  average,
  counts,
  chosen,
  hrefOf,
}: {
  average: number
  counts: number[]
  chosen?: number | undefined
  hrefOf?: (stars: number) => string
}) {
  const total = counts.reduce((sum, count) => sum + count, 0)
  return (
    <div className="flex flex-wrap items-center gap-x-7 gap-y-5 sm:gap-x-10">
      <div>
        <p className="font-display text-4xl tabular-nums">{formatRating(average)}</p>
        <Stars rating={average} className="mt-2" />
        <p className="mt-1 text-sm text-muted">{reviewsText(total)}</p>
      </div>
      <ul className={cx('min-w-40 max-w-80 flex-1', hrefOf === undefined && 'space-y-1')}>
        {[5, 4, 3, 2, 1].map((stars) => {
          const count = counts[stars - 1] ?? 0
          const bar = (
            <>
              <span aria-hidden className="w-3 text-right text-muted">
                {stars}
              </span>
              <Bar fraction={total === 0 ? 0 : count / total} />
              <span aria-hidden className="w-8 text-muted">
                {count}
              </span>
              <span className="sr-only">
                {starsText(stars)}: {reviewsText(count)}
              </span>
            </>
          )
          return (
            <li key={stars}>
              {hrefOf === undefined || count === 0 ? (
                <span className={cx(rowClass, hrefOf !== undefined && 'min-h-11 px-2')}>{bar}</span>
              ) : (
                <Link
                  to={hrefOf(stars)}
                  aria-current={stars === chosen ? 'true' : undefined}
                  preventScrollReset
                  className={cx(rowClass, 'min-h-11 px-2', stars === chosen ? 'bg-primary-soft' : 'hover:bg-tint')}
                >
                  {bar}
                </Link>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** Drawn with attributes, because the page's policy forbids inline styles. */
function Bar({ fraction }: { fraction: number }) {
  return (
    <svg aria-hidden className="h-1.5 flex-1 overflow-hidden rounded-full bg-line">
      <rect width={`${Math.round(fraction * 100)}%`} height="100%" rx="3" className="fill-star" />
    </svg>
  )
}
