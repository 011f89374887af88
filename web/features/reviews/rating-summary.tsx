import { formatRating, Stars } from '#web/ui/stars.tsx'
import { reviewsText, starsText } from './text.ts'

/** The average in large type, and beside it the number of reviews for each number of stars. */
export function RatingSummary({ average, counts }: { average: number; counts: number[] }) {
  const total = counts.reduce((sum, count) => sum + count, 0)
  return (
    <div className="flex flex-wrap items-center gap-x-7 gap-y-5 sm:gap-x-10">
      <div>
        <p className="font-display text-4xl tabular-nums">{formatRating(average)}</p>
        <Stars rating={average} className="mt-2" />
        <p className="mt-1 text-sm text-muted">{reviewsText(total)}</p>
      </div>
      <ul className="min-w-40 max-w-80 flex-1 space-y-1">
        {[5, 4, 3, 2, 1].map((stars) => {
          const count = counts[stars - 1] ?? 0
          return (
            <li key={stars} className="flex items-center gap-3 text-sm tabular-nums">
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
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** Drawn by attributes: the page's policy allows no inline styles. */
function Bar({ fraction }: { fraction: number }) {
  return (
    <svg aria-hidden className="h-1.5 flex-1 overflow-hidden rounded-full bg-line">
      <rect width={`${Math.round(fraction * 100)}%`} height="100%" rx="3" className="fill-star" />
    </svg>
  )
}
