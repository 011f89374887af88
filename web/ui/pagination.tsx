import { mdiChevronLeft, mdiChevronRight } from '@mdi/js'
import { cx } from './class-names.ts'
import { Icon } from './icon.tsx'
import { Link } from './link.tsx'

/**
 * The page numbers to show, centred on the current one if possible. The first and last page are always included, so
 * that both ends of a long list stay in reach.
 * @internal
 */
export function visiblePages(current: number, last: number, most: number): number[] {
  const length = Math.min(most, last)
  const start = Math.max(1, Math.min(current - (length >> 1), last - length + 1))
  return Array.from({ length }, (_, index) => (index === 0 ? 1 : index === length - 1 ? last : start + index))
}

const PHONE_ROOM = 5

/**
 * Dots stand for omitted pages. A phone has no room for seven numbers; it shows the neighbours of the current page, the
 * first and the last.
 * @internal
 */
export function numberClass(page: number, current: number, last: number, most: number): string | false {
  const distance = Math.abs(page - current)
  if (last <= PHONE_ROOM || distance <= 1) return false
  if (page !== 1 && page !== last) return 'max-sm:hidden'
  if (distance === 2) return false
  const isPhoneAlone = last <= most || distance < most / 2
  if (page === 1) return isPhoneAlone ? 'max-sm:dots-after' : 'dots-after'
  return isPhoneAlone ? 'max-sm:dots-before' : 'dots-before'
}

/** Links to the pages of a list; nothing for a single page. */
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
  /** Passed with each link. */
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
            numberClass(page, current, last, most),
          )}
        >
          {page}
        </Link>
      ))}
      {step(current + 1, mdiChevronRight, 'Sljedeća stranica')}
    </nav>
  )
}

const cell = 'inline-flex min-w-11 h-11 items-center justify-center rounded-control px-2'
