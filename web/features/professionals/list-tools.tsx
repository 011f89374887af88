import { type MouseEvent, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { usePendingLocation } from '#web/lib/use-pending-location.ts'
import { lazyOptional } from '#web/ui/lazy-optional.ts'
import { Link } from '#web/ui/link.tsx'
import { openLoaded } from '#web/ui/open-loaded.ts'
import { datesHref, type Filters, mapHref, searchFormId, searchHref, type SearchPath } from './filters.ts'
import { orders } from './orders.ts'

const linkClass = 'inline-flex min-h-11 items-center text-sm font-semibold text-primary hover:underline'

/**
 * Beside the count: the order of the list and its reason. Without scripts the order is sent with the search. `found`
 * are the filters that the words were interpreted as.
 */
export function ListTools({
  path,
  filters,
  found,
  month,
}: {
  path: SearchPath
  filters: Filters
  found: Filters
  /** `2027-06`; from the words or their day. */
  month: string | undefined
}) {
  const navigate = useNavigate()
  const pending = usePendingLocation()
  // The choice is shown at once, while its list loads.
  const chosen = pending?.pathname === path ? new URLSearchParams(pending.search).get('sort') : found.sort
  // If the words ask for an order, choosing the default has to be explicit.
  const usual = found.sort === filters.sort && filters.sort !== 'recommended' ? '' : 'recommended'
  const value = chosen ?? usual

  const choose = (sort: string) =>
    void navigate(searchHref(path, { ...filters, sort, page: 1 }), { preventScrollReset: true })

  // A choice made while the script was loading counts like a later one.
  const select = useRef<HTMLSelectElement>(null)
  const applyEarlyChoice = useEffectEvent(() => {
    if (select.current && select.current.value !== value) choose(select.current.value)
  })
  useEffect(() => applyEarlyChoice(), [])

  return (
    // Invisible until its last link has arrived, because at the right edge each further one moves the previous ones.
    <div className="row-tools not-has-[[data-last]]:invisible">
      <label className="inline-flex items-center gap-1.5 text-sm">
        <span className="text-muted max-sm:sr-only">Redoslijed</span>
        <select
          ref={select}
          form={searchFormId}
          name="sort"
          className="min-h-11 rounded-control bg-transparent field-sizing-content font-semibold hover:text-primary"
          value={value}
          onChange={({ target }) => choose(target.value)}
        >
          {Object.entries(orders).map(([order, label], index) => (
            <option key={order} value={index === 0 ? usual : order}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <button
        type="submit"
        form={searchFormId}
        className="hidden min-h-11 text-sm font-semibold text-primary noscript:block"
      >
        Poredaj
      </button>
      <OrderReasons filters={filters} />
      <Link to={mapHref(filters)} className={linkClass}>
        Na karti
      </Link>
      <Link data-last to={datesHref(found, month)} className={linkClass}>
        Po datumima
      </Link>
    </div>
  )
}

/** Loaded on request. */
const importDialog = () => import('./order-dialog.tsx')
const OrderDialog = lazyOptional(() => importDialog().then((module) => module.OrderDialog))

/** A link to the rules of the order, which opens them over the list if scripts are available. */
export function OrderReasons({ filters }: { filters: Filters }) {
  /** Undefined until requested. */
  const [isOpen, setOpen] = useState<boolean>()
  return (
    <>
      <a
        href="/terms#poredak"
        className={linkClass}
        onClick={(event: MouseEvent) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return
          event.preventDefault()
          openLoaded(importDialog, () => setOpen(true))
        }}
      >
        Zašto ovim redom?
      </a>
      <Suspense>
        {isOpen !== undefined && <OrderDialog open={isOpen} filters={filters} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}
