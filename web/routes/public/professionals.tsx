import type { Category } from '#contract/categories.ts'
import { pages } from '#contract/paths.ts'
import type { Route } from './+types/professionals.ts'
import { AlreadyCompared } from '#web/features/compare/already-compared.tsx'
import { ComparedDay, CompareButton } from '#web/features/compare/compare-button.tsx'
import { FavoriteHeart } from '#web/features/favorites/favorite-heart.tsx'
import { CityDirectory } from '#web/features/landing/city-directory.tsx'
import { directoryMeta } from '#web/features/landing/landing-meta.ts'
import type { CardData } from '#web/features/professionals/card-data.ts'
import { CategoryRow } from '#web/features/professionals/category-row.tsx'
import { itemListOf } from '#web/features/professionals/list-structured.ts'
import { hasFilters } from '#web/features/professionals/filters.ts'
import { importLoadSearch } from '#web/features/professionals/import-load-search.ts'
import { SearchResults } from '#web/features/professionals/search-results.tsx'
import { readShownCategories } from '#web/features/professionals/use-shown-categories.ts'
import { FilterPanel } from '#web/features/professionals/when-used.ts'
import { RouteFailure } from '#web/features/shell/failure-page.tsx'
import { browserTools, loadOptional, type LoadTools, serverTools } from '#web/lib/load.ts'
import { Place } from '#web/lib/places.tsx'
import { loadOnWayBack, WayBack } from '#web/lib/way-back.ts'

async function load(tools: LoadTools, request: Request, shownCategories: Category[] | null) {
  const { loadSearch } = await importLoadSearch()
  const counting = tools.call('GET /landing', { signal: request.signal }).then(({ data }) => data)
  const categories = counting.then((counts) => counts.map(({ category }) => category))
  const search = await loadSearch(tools, request, { path: pages.professionals, categories, shownCategories })
  return { search, counts: (await loadOptional(counting)) ?? [] }
}

export const loader = ({ context, request }: Route.LoaderArgs) => load(serverTools(context), request, null)

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadOnWayBack(
    request,
    () => load(browserTools(), request, readShownCategories()),
    ({ search }) => search.failure === null,
  )

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { filters, cards, paging, publicUrl } = loaderData.search
  const before = (filters.page - 1) * (paging?.per_page ?? 0)
  return directoryMeta({
    title: 'Svi pružatelji usluga za vjenčanje',
    description:
      'Dvorane, fotografi, bendovi, cvjećari i svi ostali, poredani po ocjenama parova. Pregled po gradovima i kategorijama, s cijenama i slobodnim datumima.',
    path: pages.professionals,
    page: filters.page,
    publicUrl,
    // With filters, the home page and the pages of categories and cities are indexed instead.
    index: !hasFilters(filters),
    structured: import.meta.env.SSR && cards.length > 0 && [itemListOf(cards, publicUrl, before)],
  })
}

const cornersOf = (card: CardData) => (
  <>
    <CompareButton professional={card} isOnPicture />
    <FavoriteHeart professional={card} />
  </>
)

export default function Professionals({ loaderData }: Route.ComponentProps) {
  const { search, counts } = loaderData
  const { filters, categories } = search
  return (
    <>
      <WayBack data={loaderData} />
      <Place name="top">
        <div className="container-page pt-8 md:pt-12">
          <h1 className="font-display text-3xl md:text-4xl">Pružatelji usluga</h1>
          <p className="mt-3 mb-6 measure text-muted md:text-lg">
            Svi koje smo provjerili i objavili, s cijenama, ocjenama parova i slobodnim datumima.
          </p>
          <FilterPanel path={pages.professionals} search={search} />
        </div>
        <CategoryRow path={pages.professionals} categories={categories} filters={filters} />
      </Place>
      {filters.compared && <AlreadyCompared ids={filters.compared} />}
      <SearchResults path={pages.professionals} search={search} cornerOf={cornersOf} />
      <ComparedDay day={search.found.date} />
      <div className="container-page pb-16 md:pb-24">
        <nav aria-labelledby="po-gradovima" className="border-t border-line pt-12 md:pt-14">
          <h2 id="po-gradovima" className="mb-8 font-display text-2xl">
            Po gradovima
          </h2>
          <Place name="cities">
            <CityDirectory counts={counts} />
          </Place>
        </nav>
      </div>
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteFailure error={error} />
}
