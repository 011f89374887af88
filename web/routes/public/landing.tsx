import { data, redirect } from 'react-router'
import { findCity, type HomeCity, slugOf } from '#contract/landing-address.ts'
import { formatEuro } from '#contract/money.ts'
import { unbrokenPrice } from '#web/lib/format.ts'
import { pages, queryString } from '#contract/paths.ts'
import type { Route } from './+types/landing.ts'
import { CompareButton } from '#web/features/compare/compare-button.tsx'
import { FavoriteHeart } from '#web/features/favorites/favorite-heart.tsx'
import { findCategoryText } from '#web/features/landing/category-texts.ts'
import { LandingGuide } from '#web/features/landing/landing-guide.tsx'
import { LandingHeader } from '#web/features/landing/landing-header.tsx'
import { landingMeta, pageHref } from '#web/features/landing/landing-meta.ts'
import { DateForm } from '#web/features/landing/when-used.ts'
import { LandingRelatedLinks } from '#web/features/landing/landing-related-links.tsx'
import { relatedLinksOf } from '#web/features/landing/related-links.ts'
import { elsewhereText, resultCountText, inCity, noResultsText } from '#web/features/landing/text.ts'
import { type CardData, toCard } from '#web/features/professionals/card-data.ts'
import { itemListOf } from '#web/features/professionals/list-structured.ts'
import { ProfessionalGrid } from '#web/features/professionals/grid.tsx'
import { OrderReasons } from '#web/features/professionals/when-used.ts'
import { RouteFailure } from '#web/features/shell/failure-page.tsx'
import type { CallApi } from '#web/call.ts'
import { readPage } from '#web/lib/filters.ts'
import { structuredCrumbs } from '#web/lib/meta.ts'
import { browserTools, loadPage, type LoadTools, serverTools } from '#web/lib/load.ts'
import { loadOnWayBack, WayBack } from '#web/lib/way-back.ts'
import { showResults, useResultsInView } from '#web/lib/use-results-in-view.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyDrawing } from '#web/ui/line-drawings.tsx'
import { MessageState } from '#web/ui/message-state.tsx'
import { Pagination } from '#web/ui/pagination.tsx'

type Params = Route.LoaderArgs['params']

/** With less than one row of professionals, some from other cities are added. */
const FEW = 4

const notFound = () => data({ message: 'Stranica nije pronađena.' }, { status: 404 })

async function load({ call, today, publicUrl }: LoadTools, request: Request, params: Params) {
  const slug = slugOf(params.category)
  const city = params.city === undefined ? undefined : findCity(params.city)
  if (findCategoryText(slug) === undefined || (params.city !== undefined && city === undefined)) throw notFound()
  const { pathname, searchParams } = new URL(request.url)
  const { signal } = request
  const page = readPage(searchParams)
  const path = city && pages.landing(slug, slugOf(city))
  if (path !== undefined && path !== pathname) throw redirect(pageHref(path, page), 301)

  const { data: counts } = await loadPage(call('GET /landing', { signal }))
  const category = counts.find((one) => one.category.slug === slug)?.category
  if (category === undefined) throw notFound()
  const whole = pages.home + queryString({ category_id: category.id })
  if (city === undefined || path === undefined) throw redirect(whole)
  const [{ data: professionals, ...paging }, { data: prices }] = await loadPage(
    Promise.all([
      call('GET /professionals', { query: { category_id: category.id, city, page, facets: false }, signal }),
      call('GET /landing/:category/:city', { params: { category: slug, city: slugOf(city) }, signal }),
    ]),
  )
  if (page > paging.last_page) throw redirect(pageHref(path, paging.last_page))
  const elsewhere = paging.total < FEW ? await listElsewhere(call, category.id, city, signal) : []
  const related = relatedLinksOf(counts, slug, city)
  return {
    category,
    city,
    path,
    whole,
    today,
    publicUrl,
    paging,
    prices,
    related,
    elsewhere,
    cards: professionals.map(toCard),
  }
}

/** The first professionals of the same category in other cities. */
async function listElsewhere(
  call: CallApi,
  categoryId: number,
  city: HomeCity,
  signal: AbortSignal,
): Promise<CardData[]> {
  const { data: professionals } = await loadPage(
    call('GET /professionals', { query: { category_id: categoryId, facets: false }, signal }),
  )
  return professionals
    .filter((professional) => findCity(professional.city ?? '') !== city)
    .slice(0, FEW)
    .map(toCard)
}

export const loader = ({ context, request, params }: Route.LoaderArgs) => load(serverTools(context), request, params)

export const clientLoader = ({ request, params }: Route.ClientLoaderArgs) =>
  loadOnWayBack(request, () => load(browserTools(), request, params))

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const text = loaderData && findCategoryText(loaderData.category.slug)
  if (!text) return [{ name: 'robots', content: 'noindex' }]
  const { city, path, paging, prices, cards, publicUrl } = loaderData
  const { current_page: page, per_page, total } = paging
  const structured = import.meta.env.SSR && [
    structuredCrumbs([...crumbsOf(loaderData), { name: city, to: path }], publicUrl),
    ...(cards.length > 0 ? [itemListOf(cards, publicUrl, (page - 1) * per_page)] : []),
  ]
  return landingMeta({ text, city, path, page, total, prices, publicUrl, structured })
}

const crumbsOf = ({ category, whole }: Pick<Route.ComponentProps['loaderData'], 'category' | 'whole'>) => [
  { name: 'Početna', to: pages.home },
  { name: category.name, to: whole },
]

const cornersOf = (card: CardData) => (
  <>
    <CompareButton professional={card} isOnPicture />
    <FavoriteHeart professional={card} />
  </>
)

export default function Landing({ loaderData }: Route.ComponentProps) {
  const { category, city, path, whole, today, paging, prices, related, elsewhere, cards } = loaderData
  const results = useResultsInView<HTMLElement>()
  const text = findCategoryText(category.slug)
  if (text === undefined) return null
  const { total, current_page: page } = paging
  const { lowest } = prices.here
  return (
    <div className="container-page pb-16 md:pb-24">
      <WayBack data={loaderData} />
      <Breadcrumb crumbs={crumbsOf(loaderData)} current={city} />
      <LandingHeader
        slug={category.slug}
        title={`${text.name} ${inCity(city)}`}
        lead={text.lead}
        facts={lowest === null ? [] : [`Cijene od ${unbrokenPrice(formatEuro(lowest))}`]}
      >
        {total > 0 && <DateForm categoryId={category.id} city={city} today={today} />}
      </LandingHeader>
      <section ref={results} aria-label="Pružatelji usluga" className="mt-8 scroll-mt-20 md:mt-10">
        {total > 0 ? (
          <>
            <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
              <h2 tabIndex={-1} className="text-xl font-semibold tabular-nums outline-none">
                {resultCountText(text, city, total)}
              </h2>
              {total > 1 && <OrderReasons filters={{ category_id: String(category.id), city, page }} />}
            </div>
            <ProfessionalGrid cards={cards} cornerOf={cornersOf} />
            <div className="mt-14">
              <Pagination
                label="Stranice pružatelja usluga"
                current={page}
                last={paging.last_page}
                hrefOf={(number) => pageHref(path, number)}
                preventScrollReset
                state={showResults}
              />
            </div>
          </>
        ) : (
          <MessageState
            drawing={<EmptyDrawing />}
            title={noResultsText(text, city)}
            action={<ButtonLink to={whole}>Pogledajte cijelu Hrvatsku</ButtonLink>}
          >
            <p>Javite se nekome iz drugoga grada ili se vratite za koji tjedan.</p>
          </MessageState>
        )}
      </section>
      {elsewhere.length > 0 && (
        <section aria-label="Iz drugih gradova" className="mt-12 md:mt-16">
          <h2 className="text-xl font-semibold">Pitajte i u drugim gradovima</h2>
          <p className="mt-1 mb-5 text-muted">{elsewhereText(category.slug)}</p>
          <ProfessionalGrid cards={elsewhere} cornerOf={cornersOf} />
        </section>
      )}
      {page === 1 && <LandingGuide text={text} city={city} prices={prices} />}
      <LandingRelatedLinks text={text} category={category} city={city} related={related} />
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteFailure error={error} />
}
