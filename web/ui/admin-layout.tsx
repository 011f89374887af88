import { type ReactNode, useEffect, useRef } from 'react'
import { NavLink, useRevalidator, isRouteErrorResponse } from 'react-router'
import { pages } from '#contract/paths.ts'
import type { LoadFailure } from '#web/lib/load.ts'
import { BusyButton } from './button.tsx'
import { cx } from './class-names.ts'
import { FailureDrawing } from './line-drawings.tsx'
import { MessageState } from './message-state.tsx'
import { Skeleton } from './skeleton.tsx'
import { titles } from '#web/features/admin-log/text.ts'

/** A page of the administration, the same before its content is there. */
export function AdminLayout({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-labelledby="naslov" className="container-page pt-3 pb-16 md:pt-5 md:pb-24">
      <AdminNavigation />
      <h1 id="naslov" className="mt-7 mb-5 font-display text-2xl md:mt-10 md:mb-7 md:text-3xl">
        {title}
      </h1>
      {children}
    </section>
  )
}

const links = [
  [pages.adminProfessionals, titles.professionals],
  [pages.adminReviews, titles.reviews],
  [pages.adminUsers, titles.users],
  [pages.adminCategories, titles.categories],
  [pages.adminLog, titles.log],
] as const

/** On a phone it scrolls sideways, and begins where the page that is open stands. */
function AdminNavigation() {
  const box = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const list = box.current
    const current = list?.querySelector<HTMLElement>('[aria-current]')
    if (!list || !current) return
    list.scrollLeft = current.offsetLeft - (list.clientWidth - current.offsetWidth) / 2
  }, [])
  return (
    <nav aria-label="Administracija" className="-mx-4 border-b border-line md:mx-0">
      <ul ref={box} className="hide-scrollbar relative -mb-px flex gap-1 overflow-x-auto px-2 md:px-0">
        {links.map(([to, label]) => (
          <li key={to}>
            <NavLink
              to={to}
              className={({ isActive }) =>
                cx(
                  'flex min-h-12 items-center border-b-2 px-3 font-medium whitespace-nowrap -outline-offset-2',
                  isActive ? 'border-primary text-primary' : 'border-transparent text-muted hover:text-ink',
                )
              }
            >
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** `rows` in the shape of what comes. */
export function AdminSkeleton({
  title,
  label,
  bar,
  rows,
  className = 'space-y-4',
  count = 6,
}: {
  title: string
  label: string
  /** What stands over the list. */
  bar?: ReactNode
  rows: ReactNode
  className?: string
  count?: number
}) {
  return (
    <AdminLayout title={title}>
      {bar}
      <div role="status" aria-label={label} className={className}>
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className="rounded-card border border-line bg-surface p-4 sm:p-5">
            {rows}
          </div>
        ))}
      </div>
    </AdminLayout>
  )
}

/** The place of a labelled control. */
export const ControlSkeleton = ({ className }: { className?: string }) => (
  <div className={className}>
    <Skeleton className="mb-1.5 h-5.25 w-24" />
    <Skeleton className="h-12 w-full md:h-11" />
  </div>
)

/** Instead of a list that did not come. */
export function AdminFailure({ error, title, failed }: { error: unknown; title: string; failed: string }) {
  const { state, revalidate } = useRevalidator()
  // Loaders throw what web/lib/load.ts makes of a refused call.
  const message = isRouteErrorResponse(error) ? (error.data as Partial<LoadFailure> | null)?.message : undefined
  return (
    <AdminLayout title={title}>
      <div role="alert">
        <MessageState
          drawing={<FailureDrawing />}
          title={failed}
          action={
            <BusyButton busy={state === 'loading'} onClick={() => void revalidate()}>
              Pokušaj ponovo
            </BusyButton>
          }
        >
          <title>Pogreška · Zauvijek</title>
          <p>{message ?? 'Pokušajte ponovo za nekoliko trenutaka.'}</p>
        </MessageState>
      </div>
    </AdminLayout>
  )
}
