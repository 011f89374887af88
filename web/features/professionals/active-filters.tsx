import { mdiClose, mdiFilterCheckOutline } from '@mdi/js'
import type { ReactNode } from 'react'
import type { Category } from '#contract/categories.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import type { Filters } from './filters.ts'
import { filterChips } from './filter-text.ts'

const chipClass = 'inline-flex min-h-11 items-center gap-1.5 rounded-full px-3 text-sm md:min-h-9'

/** A chip for each active filter, which removes it. */
export function ActiveFilters({
  hrefOf,
  filters,
  found,
  categories,
}: {
  /** The page with other filters. */
  hrefOf: (filters: Filters) => string
  filters: Filters
  /** The filters that were applied, in which words may have replaced some. */
  found?: Filters
  categories: Category[]
}): ReactNode {
  return (
    // The chips wrap with their surroundings; a separate box would move when it outgrows a line.
    <ul className="contents">
      <li className={`${chipClass} bg-primary-soft font-semibold text-primary-strong`}>
        <Icon path={mdiFilterCheckOutline} className="size-4" />
        Filteri aktivni
      </li>
      {filterChips(filters, categories, found).map(({ keys, text }) => (
        <li key={keys[0]} className="max-w-full">
          <Link
            to={hrefOf({ ...filters, ...Object.fromEntries(keys.map((key) => [key, ''])), page: 1 })}
            preventScrollReset
            className={`${chipClass} max-w-[min(21rem,100%)] border border-line bg-surface hover:border-primary hover:text-primary`}
          >
            <span className="sr-only">Ukloni filter: </span>
            <span className="truncate">{text}</span>
            <Icon path={mdiClose} className="size-4" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
