import { mdiChevronLeft, mdiChevronRight } from '@mdi/js'
import { Link } from 'react-router'
import { cx } from './class-names.ts'
import { Icon } from './icon.tsx'

/**
 * The page numbers to show, the current one in their middle where there is room.
 * @internal
 */
export function visiblePages(current: number, last: number, most: number): number[] {
  const length = Math.min(most, last)
  const start = Math.max(1, Math.min(current - Math.floor(length / 2), last - length + 1))
  return Array.from({ length }, (_, index) => start + index)
}

/** Links to the pages of a list; nothing where there is only one. */
export function Pagination({
  current,
  last,
  hrefOf,
  label,
  most = 7,
  preventScrollReset,
  state,
}: {
  current: number
  last: number
  hrefOf: (page: number) => string
  label: string
  most?: number
  preventScrollReset?: boolean
  /** Handed on with each link. */
  state?: object
}) {
  if (last <= 1) return null
  const step = (page: number, icon: string, name: string) =>
    page >= 1 && page <= last ? (
      <Link to={hrefOf(page)} aria-label={name} className={cell} preventScrollReset={preventScrollReset} state={state}>
        <Icon path={icon} />
      </Link>
    ) : (
      <span className={cx(cell, 'opacity-35')} aria-hidden>
        <Icon path={icon} />
      </span>
    )
  return (
    <nav aria-label={label} className="flex flex-wrap items-center justify-center gap-1 tabular-nums">
      {step(current - 1, mdiChevronLeft, 'Prethodna stranica')}
      {visiblePages(current, last, most).map((page) => (
        <Link
          key={page}
          to={hrefOf(page)}
          aria-current={page === current ? 'page' : undefined}
          aria-label={`Stranica ${page}`}
          preventScrollReset={preventScrollReset}
          state={state}
          className={cx(
            cell,
            page === current ? 'bg-primary-soft font-semibold text-primary-strong' : 'hover:bg-tint',
            // A phone has no room for seven; the neighbours of the current page are enough there.
            Math.abs(page - current) > 1 && page !== 1 && page !== last && 'max-sm:hidden',
          )}
        >
          {page}
        </Link>
      ))}
      {step(current + 1, mdiChevronRight, 'Sljedeća stranica')}
    </nav>
  )
}

const cell = 'grid min-w-11 h-11 place-items-center rounded-control px-2'
