import { useEffect, useRef } from 'react'
import { Outlet, useLocation, useRevalidator } from 'react-router'
import { formatQuantity } from '#contract/croatian.ts'
import { pages } from '#contract/paths.ts'
import { useWaitingProfiles } from '#web/features/admin-professionals/use-waiting-profiles.ts'
import { useReviewsToJudge } from '#web/features/admin-reviews/use-reviews-to-judge.ts'
import { useOpenReports } from '#web/features/lead-reports/use-open-reports.ts'
import { forgetAdmin } from '#web/lib/load-admin.ts'
import { onPageReturn } from '#web/lib/page-return.ts'
import { cx } from '#web/ui/class-names.ts'
import { NavLink } from '#web/ui/link.tsx'

const links = [
  [pages.adminProfessionals, 'Pružatelji usluga'],
  [pages.adminReviews, 'Recenzije'],
  [pages.adminUsers, 'Korisnici'],
  [pages.adminCategories, 'Kategorije'],
  [pages.adminLeadReports, 'Prijavljeni razgovori'],
  [pages.adminLog, 'Dnevnik'],
] as const

/**
 * The frame of each admin page: navigation and title. Reloads when the user returns, since others may have decided
 * something.
 */
export default function AdminLayout() {
  const { pathname } = useLocation()
  const { revalidate } = useRevalidator()
  useEffect(() => onPageReturn(() => void revalidate()), [revalidate])
  useEffect(() => forgetAdmin, [])
  return (
    <section aria-labelledby="naslov" className="container-page pt-3 pb-16 md:pt-5 md:pb-24">
      <AdminNavigation path={pathname} />
      <h1 id="naslov" className="mt-7 mb-5 font-display text-2xl md:mt-10 md:mb-7 md:text-3xl">
        {links.find(([to]) => to === pathname)?.[1]}
      </h1>
      <Outlet />
    </section>
  )
}

/** On a phone it scrolls sideways to the link of the open page. */
function AdminNavigation({ path }: { path: string }) {
  const box = useRef<HTMLUListElement>(null)
  const counts: Partial<Record<string, number>> = {
    [pages.adminProfessionals]: useWaitingProfiles(),
    [pages.adminReviews]: useReviewsToJudge(),
    [pages.adminLeadReports]: useOpenReports(),
  }
  useEffect(() => {
    const list = box.current
    const current = list?.querySelector<HTMLElement>(`[href="${path}"]`)
    if (!list || !current) return
    list.scrollLeft = current.offsetLeft - (list.clientWidth - current.offsetWidth) / 2
  }, [path])
  return (
    <nav aria-label="Administracija" className="max-md:container-bleed border-b border-line">
      <ul ref={box} className="hide-scrollbar relative -mb-px flex gap-8 overflow-x-auto px-2 md:px-0">
        {links.map(([to, label]) => (
          <li key={to}>
            <NavLink
              to={to}
              className={({ isActive }) =>
                cx(
                  'relative flex min-h-12 items-center border-b-2 px-3 font-medium whitespace-nowrap -outline-offset-4',
                  isActive ? 'border-primary text-primary' : 'border-transparent text-muted hover:text-ink',
                )
              }
            >
              {label}
              <WorkCount count={counts[to] ?? 0} />
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Appears later without moving anything, because it is in the gap after its label. */
const WorkCount = ({ count }: { count: number }) =>
  count > 0 && (
    <span className="absolute top-1.5 left-[calc(100%-0.625rem)] z-10 grid min-h-5 w-max min-w-5 place-items-center rounded-full bg-primary-fill px-1 text-sm leading-none font-semibold text-on-primary tabular-nums">
      <span aria-hidden>{count > 99 ? '99+' : count}</span>
      <span className="sr-only">{formatQuantity(count, 'čeka odluku', 'čekaju odluku', 'čeka odluku')}</span>
    </span>
  )
