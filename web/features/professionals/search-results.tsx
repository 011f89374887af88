import { mdiAlertCircleOutline } from '@mdi/js'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import type { CalendarDay } from '#contract/calendar-day.ts'
import { formatCount, formatQuantity, pluralForm } from '#contract/croatian.ts'
import { showResults, useResultsInView } from '#web/lib/use-results-in-view.ts'
import { cx } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { NotLoaded } from '#web/ui/not-loaded.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { lazyOptional } from '#web/ui/lazy-optional.ts'
import { Link } from '#web/ui/link.tsx'
import type { CardData } from './card-data.ts'
import { hasFilters, searchHref, type SearchPath } from './filters.ts'
import { GridSkeleton, ProfessionalGrid } from './grid.tsx'
import { importActiveFilters, importAnswerNotes } from './later-parts.ts'
import { ListTools } from './when-used.ts'
import type { Search } from './load-search.ts'
import { useShownCategories } from './use-shown-categories.ts'

/**
 * Loaded once there is a filter; web/features/professionals/load-search.ts starts it. If loading fails, as without a
 * network, the page works without it, because the form shows the same filters.
 */
const ActiveFilters = lazyOptional(() => importActiveFilters().then((module) => module.ActiveFilters))

/** Likewise if the answer says how it interpreted the words, or suggests broader searches. */
const TakenWords = lazyOptional(() => importAnswerNotes().then((module) => module.TakenWords))
const WaysOn = lazyOptional(() => importAnswerNotes().then((module) => module.WaysOn))

/** Loaded only for a search without results. */
const EmptySearch = lazyOptional(() => import('./empty-search.tsx').then((module) => module.EmptySearch))

/** Also used if the page's form could not be loaded either. */
export const listNotLoaded = 'Popis se nije učitao'

const resultCountText = (total: number, isMinimum = false) =>
  isMinimum
    ? `Pronađeno više od ${formatCount(total)} pružatelja usluga`
    : `${pluralForm(total, 'Pronađen', 'Pronađena', 'Pronađeno')} ${formatQuantity(total, 'pružatelj', 'pružatelja', 'pružatelja')} usluga`

/** The professionals found, with the applied filters. */
export function SearchResults({
  path,
  search,
  cornerOf,
}: {
  path: SearchPath
  search: Search
  cornerOf: (card: CardData) => ReactNode
}) {
  const { filters, found, notice, categories, cards, paging, suggestion, failure } = search
  const loading = useSlowLoading(path)
  const section = useResultsInView<HTMLElement>()
  useShownCategories(categories)
  const waysOn = (
    <Suspense>
      {suggestion && <WaysOn path={path} filters={filters} suggestion={suggestion} categories={categories} />}
    </Suspense>
  )
  return (
    <section
      ref={section}
      aria-label="Pružatelji usluga"
      className="container-page mt-6 mb-16 scroll-mt-20 md:mt-7 md:mb-24"
    >
      <div className="mb-5 flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <div className="flex max-w-full flex-wrap items-center gap-x-2 gap-y-2">
          <div aria-live="polite" className="mr-1 flex min-h-11 items-center empty:-mr-2">
            {paging && (
              <h2 tabIndex={-1} className="text-xl font-semibold tabular-nums outline-none">
                {resultCountText(paging.total, paging.total_is_minimum)}
              </h2>
            )}
          </div>
          {/* Outside the condition, so that the old list stays until the chips can be shown. */}
          <Suspense>
            {hasFilters(filters) && (
              <ActiveFilters
                hrefOf={(next) => searchHref(path, next)}
                filters={filters}
                found={found}
                categories={categories}
              />
            )}
          </Suspense>
          {hasFilters(filters) && (
            <Link
              to={searchHref(path, { sort: filters.sort, compared: filters.compared, page: 1 })}
              preventScrollReset
              // As high as the chips before it, which would move if it arrives later.
              className="-my-1 inline-flex min-h-11 items-center rounded-control px-3 font-semibold text-primary hover:bg-primary-soft"
            >
              Poništi
            </Link>
          )}
        </div>
        {paging && paging.total > 1 && (
          <ListTools
            path={path}
            filters={filters}
            found={found}
            month={suggestion?.month?.month ?? (found.date?.slice(0, 7) || suggestion?.season?.month)}
          />
        )}
      </div>
      <Suspense>{suggestion && <TakenWords path={path} filters={filters} suggestion={suggestion} />}</Suspense>
      {/* Always there, because a screen reader announces only what changes in a status. */}
      <div role="status">
        {notice !== '' && (
          <p className="mb-6 flex gap-2.5 rounded-control bg-warning-soft px-4 py-3 text-warning">
            <Icon path={mdiAlertCircleOutline} className="mt-0.5" />
            {notice}
          </p>
        )}
      </div>
      {loading ? (
        <GridSkeleton />
      ) : failure !== null ? (
        <NotLoaded title={listNotLoaded}>{failure}</NotLoaded>
      ) : cards.length > 0 ? (
        <CardsByDay cards={cards} cornerOf={cornerOf} day={found.date || undefined} />
      ) : (
        <>
          {waysOn}
          <Suspense>
            <EmptySearch path={path} filters={found} />
          </Suspense>
        </>
      )}
      {!loading && cards.length > 0 && waysOn}
      {paging && (
        <div className={cx('mt-14', loading && 'invisible')}>
          <Pagination
            label="Stranice pružatelja usluga"
            current={paging.current_page}
            last={paging.last_page}
            hrefOf={(page) => searchHref(path, { ...filters, page })}
            preventScrollReset
            state={showResults}
          />
        </div>
      )}
    </section>
  )
}

/** With a day, free professionals come first; the others have no entry for it, as their heading says. */
function CardsByDay({
  cards,
  cornerOf,
  day,
}: {
  cards: CardData[]
  cornerOf: (card: CardData) => ReactNode
  day: CalendarDay | undefined
}) {
  const first = day === undefined ? cards : cards.filter(({ availability }) => availability !== 'unknown')
  const others = cards.slice(first.length)
  return (
    <>
      {first.length > 0 && <ProfessionalGrid cards={first} cornerOf={cornerOf} day={day} />}
      {others.length > 0 && (
        <>
          <h2 className={cx('mb-5 text-xl font-semibold', first.length > 0 && 'mt-12')}>Bez podatka za taj dan</h2>
          <ProfessionalGrid cards={others} cornerOf={cornerOf} day={day} isBelow={first.length > 0} />
        </>
      )}
    </>
  )
}

/** True once a new list has been loading for 250 ms, so that a quick answer does not flicker. */
function useSlowLoading(path: SearchPath): boolean {
  const navigation = useNavigation()
  const busy = navigation.state === 'loading' && navigation.location.pathname === path
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    if (!busy) return
    const timer = setTimeout(() => setSlow(true), 250)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [busy])
  return slow && busy
}
