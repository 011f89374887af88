import { FREE_DAYS_MAX } from '#contract/free-days.ts'
import type { CalendarDay } from '#contract/calendar-day.ts'
import { pages, queryString } from '#contract/paths.ts'
import { Link } from '#web/ui/link.tsx'
import type { Route } from './+types/dates.ts'
import { DatesForm } from '#web/features/availability/dates-form.tsx'
import { bestDays, weekendMonths } from '#web/features/availability/free-weekends.ts'
import { freeText, HeatLegend, HeatMap } from '#web/features/availability/heat-map.tsx'
import { directoryMeta } from '#web/features/landing/landing-meta.ts'
import { droppedText } from '#web/features/professionals/dropped-text.ts'
import { CategoryOptions, CityOptions } from '#web/features/professionals/filter-options.tsx'
import { RouteFailure } from '#web/features/shell/failure-page.tsx'
import { fullDay } from '#web/lib/format.ts'
import { browserTools, serverTools } from '#web/lib/load.ts'
import { structuredCrumbs } from '#web/lib/meta.ts'
import { WayBack } from '#web/lib/way-back.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyDrawing } from '#web/ui/line-drawings.tsx'
import { lazyWhenUsed } from '#web/ui/lazy-when-used.tsx'
import { MessageState } from '#web/ui/message-state.tsx'
import { NotLoaded } from '#web/ui/not-loaded.tsx'

/** How many of the best days are listed by name. */
const BEST = 3

/** Loaded on the first use of the page; until then the browser loads no days. */
const importLoadDates = () => import('#web/features/availability/load-dates.ts')
const UsedWayBack = lazyWhenUsed(async () => {
  await importLoadDates()
  return WayBack
})

export const loader = async ({ context, request }: Route.LoaderArgs) =>
  (await importLoadDates()).loadDates(serverTools(context), request)

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) =>
  (await importLoadDates()).loadDatesBesideForm(browserTools(), request)

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? directoryMeta({
        title: 'Slobodni datumi za vjenčanje',
        description:
          'Petak, subota i nedjelja dvije godine unaprijed: koliko je fotografa, dvorana, bendova i ostalih slobodno kojega dana.',
        path: pages.dates,
        publicUrl: loaderData.publicUrl,
        // The thousands of filtered pages are not indexed.
        index: loaderData.category === null && loaderData.city === '',
        structured: import.meta.env.SSR && [
          structuredCrumbs(
            [
              { name: 'Početna', to: pages.home },
              { name: 'Slobodni datumi', to: pages.dates },
            ],
            loaderData.publicUrl,
          ),
        ],
      })
    : []

export default function Dates({ loaderData }: Route.ComponentProps) {
  const { categories, category, city, dropped, towns, free, failure, today } = loaderData
  const filters = { category_id: category?.id, city }
  const hrefOf = (date: CalendarDay) => pages.professionals + queryString({ ...filters, date, free_only: 1 })
  const best = bestDays(free, BEST)
  return (
    <div className="container-page pt-8 pb-16 md:pt-12 md:pb-24">
      <UsedWayBack data={loaderData} />
      <h1 className="font-display text-3xl md:text-4xl">Slobodni datumi</h1>
      <p className="mt-3 mb-6 measure text-muted md:text-lg">
        Petak, subota i nedjelja dvije godine unaprijed, s brojem slobodnih. Odaberite dan i vidjet ćete tko je
        slobodan.
      </p>
      <DatesForm
        categoryId={String(category?.id ?? '')}
        categoryOptions={<CategoryOptions categories={categories} />}
        city={city}
        cityOptions={<CityOptions chosen={city} others={towns} />}
      />
      {/* Not replaced, since screen readers announce only what changes in it. */}
      <div aria-live="polite">
        {dropped.length > 0 && (
          <p className="mt-4 rounded-control bg-warning-soft px-4 py-3 text-warning">{droppedText(dropped)}</p>
        )}
        {failure !== null ? (
          <NotLoaded title="Slobodni datumi nisu se učitali">{failure}</NotLoaded>
        ) : best.length === 0 ? (
          <MessageState
            drawing={<EmptyDrawing />}
            title="Zasad nitko nije upisao slobodan dan"
            action={<ButtonLink to={pages.professionals + queryString(filters)}>Pogledajte popis</ButtonLink>}
          >
            <p>Pošaljite upit za svoj datum: mnogi odgovaraju isti dan.</p>
          </MessageState>
        ) : (
          <h2 id="po-danima" className="mt-8 text-xl font-semibold">
            {`${category?.name ?? 'Sve kategorije'}, ${city || 'cijela Hrvatska'}`}
          </h2>
        )}
      </div>
      {best.length > 0 && (
        <section aria-labelledby="po-danima">
          <div className="mt-3 mb-6 space-y-3">
            <div className="flex flex-wrap items-center gap-x-6">
              <p id="najvise">Najviše slobodnih:</p>
              <ul aria-labelledby="najvise" className="contents">
                {best.map(({ date, available }) => (
                  <li key={date}>
                    <Link
                      to={hrefOf(date)}
                      className="inline-flex min-h-11 items-center text-primary underline underline-offset-4"
                    >
                      {fullDay(date)}
                    </Link>
                    {` (${freeText(available)})`}
                  </li>
                ))}
              </ul>
            </div>
            <HeatLegend free={free} />
          </div>
          <HeatMap
            key={queryString(filters)}
            months={weekendMonths(today, FREE_DAYS_MAX)}
            free={free}
            hrefOf={hrefOf}
          />
        </section>
      )}
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteFailure error={error} />
}
