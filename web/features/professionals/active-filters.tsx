import { mdiClose, mdiFilterCheckOutline } from '@mdi/js'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Category } from '#contract/categories.ts'
import { formatEuro } from '#contract/money.ts'
import { longDay } from '#web/lib/format.ts'
import { Icon } from '#web/ui/icon.tsx'
import { type FilterKey, type Filters, searchHref, type SearchPath } from './filters.ts'

const chipClass = 'inline-flex min-h-9 items-center gap-1.5 rounded-full px-3 text-sm'

/** A chip for each active filter, which removes it. */
export function ActiveFilters({
  path,
  filters,
  categories,
}: {
  path: SearchPath
  filters: Filters
  categories: Category[]
}): ReactNode {
  const chips: [FilterKey, string][] = [
    ['search', `„${filters.search}”`],
    ['category_id', categories.find((category) => String(category.id) === filters.category_id)?.name ?? ''],
    ['city', filters.city],
    ['date', `Slobodni ${filters.date && longDay(filters.date)}`],
    ['price_max', `do ${formatEuro(Number(filters.price_max))}`],
  ]
  return (
    <ul className="flex flex-wrap items-center gap-2">
      <li className={`${chipClass} bg-primary-soft font-semibold text-primary-strong`}>
        <Icon path={mdiFilterCheckOutline} className="size-4" />
        Filteri aktivni
      </li>
      {chips
        .filter(([key]) => filters[key] !== '')
        .map(([key, text]) => (
          <li key={key}>
            <Link
              to={searchHref(path, { ...filters, [key]: '', page: 1 })}
              preventScrollReset
              className={`${chipClass} max-w-72 border border-line bg-surface hover:border-primary hover:text-primary`}
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
