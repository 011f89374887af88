import { mdiStar } from '@mdi/js'
import { formatNumber } from '#contract/numbers.ts'
import { once } from '#web/lib/once.ts'
import { cx } from './class-names.ts'
import { Icon } from './icon.tsx'

/** `4,8`: the rating with one decimal in Croatian format. */
export const formatRating = (rating: number) => formatNumber(rating, 1)

/** Five stars, filled with gold up to the rating. */
export function Stars({ rating, className }: { rating: number; className?: string }) {
  const golden = Math.round(rating)
  return (
    <span
      className={cx('inline-flex', className)}
      role="img"
      aria-label={`Ocjena ${formatRating(rating)} od 5`}
      {...once(`stars ${golden}`, () =>
        [1, 2, 3, 4, 5].map((star) => (
          <Icon key={star} path={mdiStar} className={cx('size-4', star <= golden ? 'text-star' : 'text-line')} />
        )),
      )}
    />
  )
}
