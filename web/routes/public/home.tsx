import { Suspense } from 'react'
import { pages } from '#contract/paths.ts'
import type { Route } from './+types/home.ts'
import { ComparedDay, CompareButton } from '#web/features/compare/compare-button.tsx'
import { FavoriteHeart } from '#web/features/favorites/favorite-heart.tsx'
import type { CardData } from '#web/features/professionals/card-data.ts'
import { CategoryRow } from '#web/features/professionals/category-row.tsx'
import { hasFilters } from '#web/features/professionals/filters.ts'
import { Hero } from '#web/features/professionals/hero.tsx'
import { homeMeta } from '#web/features/professionals/home-meta.ts'
import { importLoadSearch } from '#web/features/professionals/import-load-search.ts'
import { useHasSeen } from '#web/features/professionals/has-seen.ts'
import { listNotLoaded, SearchResults } from '#web/features/professionals/search-results.tsx'
import { readShownCategories } from '#web/features/professionals/use-shown-categories.ts'
import { FilterPanel } from '#web/features/professionals/when-used.ts'
import type { Category } from '#contract/categories.ts'
import { browserTools, type LoadTools, serverTools, thrownMessage } from '#web/lib/load.ts'
import { Place } from '#web/lib/places.tsx'
import { lazyOptional } from '#web/ui/lazy-optional.ts'
import { NotLoaded } from '#web/ui/not-loaded.tsx'
import { loadOnWayBack, WayBack } from '#web/lib/way-back.ts'

/** Loaded for visitors who have already viewed a professional. */
const RecentlySeen = lazyOptional(() =>
  import('#web/features/professionals/recently-seen.tsx').then((module) => module.RecentlySeen),
)

async function load(tools: LoadTools, request: Request, shownCategories: Category[] | null) {
  const { loadSearch } = await importLoadSearch()
  const categories = tools.call('GET /categories', { signal: request.signal }).then(({ data }) => data)
  return loadSearch(tools, request, { path: pages.home, categories, shownCategories })
}

export const loader = ({ context, request }: Route.LoaderArgs) => load(serverTools(context), request, null)

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadOnWayBack(
    request,
    () => load(browserTools(), request, readShownCategories()),
    ({ failure }) => failure === null,
  )

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? homeMeta(loaderData) : [])

const cornersOf = (card: CardData) => (
  <>
    <CompareButton professional={card} isOnPicture />
    <FavoriteHeart professional={card} />
  </>
)

export default function Home({ loaderData }: Route.ComponentProps) {
  const { filters, categories } = loaderData
  const hasSeen = useHasSeen()
  return (
    <>
      <WayBack data={loaderData} />
      <Place name="top">
        <Hero stepsBack={hasFilters(filters) || filters.page > 1}>
          <FilterPanel path={pages.home} search={loaderData} />
        </Hero>
        <CategoryRow path={pages.home} categories={categories} filters={filters} />
      </Place>
      <SearchResults path={pages.home} search={loaderData} cornerOf={cornersOf} />
      <ComparedDay day={loaderData.found.date} />
      {hasSeen && (
        <Place name="seen">
          <Suspense>
            <RecentlySeen className="container-page mb-16 md:mb-24" />
          </Suspense>
        </Place>
      )}
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <NotLoaded level="h1" title={listNotLoaded}>
      {thrownMessage(error) ?? 'Učitavanje pružatelja usluga nije uspjelo. Pokušajte ponovo za nekoliko trenutaka.'}
    </NotLoaded>
  )
}
