import { pages } from '#contract/paths.ts'
import { findTown } from '#contract/towns.ts'
import type { Route } from './+types/map.ts'
import { directoryMeta } from '#web/features/landing/landing-meta.ts'
import { droppedText } from '#web/features/professionals/dropped-text.ts'
import { CategoryOptions } from '#web/features/professionals/filter-options.tsx'
import { type Filters, hasFilters, mapHref, searchHref } from '#web/features/professionals/filters.ts'
import { RouteFailure } from '#web/features/shell/failure-page.tsx'
import { MapForm } from '#web/features/towns/map-form.tsx'
import { splitCounts } from '#web/features/towns/markers.ts'
import { foundText } from '#web/features/towns/text.ts'
import { TownList } from '#web/features/towns/town-list.tsx'
import { TownMap } from '#web/features/towns/town-map.tsx'
import { longDay } from '#web/lib/format.ts'
import { browserTools, serverTools } from '#web/lib/load.ts'
import { structuredCrumbs } from '#web/lib/meta.ts'
import { WayBack } from '#web/lib/way-back.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyDrawing } from '#web/ui/line-drawings.tsx'
import { lazyWhenUsed } from '#web/ui/lazy-when-used.tsx'
import { MessageState } from '#web/ui/message-state.tsx'
import { NotLoaded } from '#web/ui/not-loaded.tsx'

/** Loaded on the first use of the page; until then the browser loads no map. */
const importLoadMap = () => import('#web/features/professionals/load-map.ts')
const ActiveFilters = lazyWhenUsed(() =>
  import('#web/features/professionals/active-filters.tsx').then((module) => module.ActiveFilters),
)
const UsedWayBack = lazyWhenUsed(async () => {
  await importLoadMap()
  return WayBack
})

export const loader = async ({ context, request }: Route.LoaderArgs) =>
  (await importLoadMap()).loadMap(serverTools(context), request)

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) =>
  (await importLoadMap()).loadMapBesideForm(browserTools(), request)

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? directoryMeta({
        title: 'Karta pružatelja usluga za vjenčanje',
        description:
          'Koliko je fotografa, dvorana, bendova i cvjećara u kojem gradu, od Istre do Slavonije i na otocima. Odaberite mjesto i pogledajte popis.',
        path: pages.map,
        publicUrl: loaderData.publicUrl,
        // Only the map without filters is indexed.
        index: mapHref(loaderData.filters) === pages.map,
        structured: import.meta.env.SSR && [
          structuredCrumbs(
            [
              { name: 'Početna', to: pages.home },
              { name: 'Karta', to: pages.map },
            ],
            loaderData.publicUrl,
          ),
        ],
      })
    : []

export default function MapPage({ loaderData }: Route.ComponentProps) {
  const { filters, dropped, categories, total, cities, failure, today } = loaderData
  const { page: _page, city: _city, ...shown } = filters
  const { onMap, elsewhere } = splitCounts(cities ?? [])
  const { category_id, date, near } = filters
  const carried: Filters = { ...filters, category_id: '', date: '' }
  const listHref = searchHref(pages.professionals, filters)
  const hrefOf = (city: string) => searchHref(pages.professionals, { ...filters, city })
  return (
    <div className="container-page pt-8 pb-16 md:pt-12 md:pb-24">
      <UsedWayBack data={loaderData} />
      <h1 className="font-display text-3xl md:text-4xl">Karta</h1>
      <p className="mt-3 mb-6 measure text-muted md:text-lg">
        Tko je gdje, od Istre do Slavonije i na otocima. Odaberite mjesto i otvorit će se njegov popis.
      </p>
      <MapForm categoryOptions={<CategoryOptions categories={categories} />} filters={shown} today={today} />
      {hasFilters(carried) && (
        <div className="mt-4 flex flex-wrap gap-2">
          <ActiveFilters
            hrefOf={(next) => mapHref({ ...next, category_id, date })}
            filters={carried}
            categories={categories}
          />
        </div>
      )}
      {/* Not replaced, since screen readers announce only what changes in it. */}
      <div aria-live="polite">
        {dropped.length > 0 && (
          <p className="mt-4 rounded-control bg-warning-soft px-4 py-3 text-warning">{droppedText(dropped)}</p>
        )}
        {failure !== null ? (
          <NotLoaded title="Karta se nije učitala">{failure}</NotLoaded>
        ) : total === 0 ? (
          <MessageState
            drawing={<EmptyDrawing />}
            title="Nema nikoga na karti"
            action={<ButtonLink to={pages.map}>Prikaži cijelu kartu</ButtonLink>}
          >
            {near && !findTown(near) && (
              <p className="mb-2 wrap-anywhere">Mjesto „{near}” ne poznajemo. Provjerite je li dobro napisano.</p>
            )}
            <p>Nitko ne odgovara svim filterima. Uklonite koji od njih ili odaberite drugi datum ili kategoriju.</p>
          </MessageState>
        ) : cities === null ? (
          <MessageState
            drawing={<EmptyDrawing />}
            title="Previše ih je za kartu"
            action={<ButtonLink to={listHref}>Otvori popis</ButtonLink>}
          >
            <p>Te riječi ima u nazivu više od tisuću tvrtki. Suzite pretragu pa će biti i na karti.</p>
          </MessageState>
        ) : (
          <div className="mt-8 mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <h2 className="text-xl font-semibold tabular-nums">
              {foundText(total, cities.length) + (filters.date ? `, bez zauzetih ${longDay(filters.date)}` : '')}
            </h2>
            <ButtonLink to={listHref}>Prikaži kao popis</ButtonLink>
          </div>
        )}
      </div>
      {failure === null && total > 0 && cities !== null && (
        <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_21rem]">
          <TownMap towns={onMap} hrefOf={hrefOf} />
          <section aria-labelledby="mjesta">
            <h2 id="mjesta" className="sr-only">
              Mjesta po županijama
            </h2>
            <TownList towns={onMap} elsewhere={elsewhere} hrefOf={hrefOf} />
          </section>
        </div>
      )}
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteFailure error={error} />
}
