import { useEffect, useState } from 'react'
import { isRouteErrorResponse, useNavigation, useRevalidator } from 'react-router'
import { pluralForm } from '#contract/croatian.ts'
import { pages } from '#contract/paths.ts'
import type { Route } from './+types/home.ts'
import { FavoriteHeart } from '#web/features/favorites/favorite-heart.tsx'
import { ActiveFilters } from '#web/features/professionals/active-filters.tsx'
import { type CardData, toCard } from '#web/features/professionals/card-data.ts'
import { CategoryRow } from '#web/features/professionals/category-row.tsx'
import { FilterPanel, ResetLink } from '#web/features/professionals/filter-panel.tsx'
import { hasFilters, homeHref, readFilters } from '#web/features/professionals/filters.ts'
import { GridSkeleton, ProfessionalGrid } from '#web/features/professionals/grid.tsx'
import { Hero } from '#web/features/professionals/hero.tsx'
import { homeMeta } from '#web/features/professionals/home-meta.ts'
import { browserTools, loadPage, type LoadTools, serverTools } from '#web/lib/load.ts'
import { BusyButton, ButtonLink } from '#web/ui/button.tsx'
import { cx } from '#web/ui/class-names.ts'
import { EmptyDrawing, FailureDrawing } from '#web/ui/line-drawings.tsx'
import { MessageState } from '#web/ui/message-state.tsx'
import { Pagination } from '#web/ui/pagination.tsx'

async function load({ call, today, publicUrl }: LoadTools, request: Request) {
  const filters = readFilters(new URL(request.url).searchParams)
  const { signal } = request
  const [categories, list] = await loadPage(
    Promise.all([call('GET /categories', { signal }), call('GET /professionals', { query: filters, signal })]),
  )
  const { data: professionals, ...paging } = list
  return { filters, today, publicUrl, categories: categories.data, cards: professionals.map(toCard), paging }
}

export const loader = ({ context, request }: Route.LoaderArgs) => load(serverTools(context), request)

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => load(browserTools(), request)

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? homeMeta(loaderData) : [])

const heartOf = (card: CardData) => <FavoriteHeart professional={card} />

export default function Home({ loaderData }: Route.ComponentProps) {
  const { filters, today, categories, cards, paging } = loaderData
  const loading = useSlowLoading()
  const narrowed = hasFilters(filters)
  return (
    <>
      <Hero>
        <FilterPanel filters={filters} categories={categories} today={today} />
      </Hero>
      <CategoryRow categories={categories} filters={filters} />
      <section aria-label="Pružatelji usluga" className="container-page mt-6 mb-16 md:mt-7 md:mb-24">
        <div className="mb-5 flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
            <h2 aria-live="polite" className="text-xl font-semibold tabular-nums">
              {resultCountText(paging.total)}
            </h2>
            <ActiveFilters filters={filters} categories={categories} />
          </div>
          <ResetLink filters={filters} />
        </div>
        {loading ? (
          <GridSkeleton />
        ) : cards.length > 0 ? (
          <ProfessionalGrid cards={cards} cornerOf={heartOf} day={filters.date || undefined} />
        ) : (
          <NothingFound narrowed={narrowed} />
        )}
        <div className={cx('mt-14', loading && 'invisible')}>
          <Pagination
            label="Stranice pružatelja usluga"
            current={paging.current_page}
            last={paging.last_page}
            hrefOf={(page) => homeHref({ ...filters, page })}
          />
        </div>
      </section>
    </>
  )
}

const resultCountText = (total: number) =>
  `${pluralForm(total, 'Pronađen', 'Pronađena', 'Pronađeno')} ${new Intl.NumberFormat('hr-HR').format(total)} ${pluralForm(total, 'pružatelj', 'pružatelja', 'pružatelja')} usluga`

function NothingFound({ narrowed }: { narrowed: boolean }) {
  return (
    <MessageState
      drawing={<EmptyDrawing />}
      title="Nema pružatelja za ovu pretragu"
      action={narrowed && <ButtonLink to={pages.home}>Očisti filtere</ButtonLink>}
    >
      <ul className="space-y-1">
        <li>Provjerite je li naziv dobro napisan ili upišite samo dio.</li>
        <li>Odaberite susjedni grad ili sve gradove.</li>
        <li>Pokušajte s drugim datumom ili višom cijenom.</li>
      </ul>
    </MessageState>
  )
}

/** True once a new list has been loading for 250 ms, so that a quick answer does not flicker. */
function useSlowLoading(): boolean {
  const navigation = useNavigation()
  const busy = navigation.state === 'loading' && navigation.location.pathname === pages.home
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

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const revalidator = useRevalidator()
  const message = isRouteErrorResponse(error) ? (error.data as { message?: string } | null)?.message : undefined
  return (
    <MessageState
      drawing={<FailureDrawing />}
      level="h1"
      title="Popis se nije učitao"
      action={
        <BusyButton busy={revalidator.state === 'loading'} onClick={() => void revalidator.revalidate()}>
          Pokušaj ponovo
        </BusyButton>
      }
    >
      <p>{message ?? 'Učitavanje pružatelja usluga nije uspjelo. Pokušajte ponovo za nekoliko trenutaka.'}</p>
    </MessageState>
  )
}
