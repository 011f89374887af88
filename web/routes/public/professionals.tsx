import { Link, redirect } from 'react-router'
import { formatQuantity } from '#contract/croatian.ts'
import { pages } from '#contract/paths.ts'
import type { Route } from './+types/professionals.ts'
import { FavoriteHeart } from '#web/features/favorites/favorite-heart.tsx'
import { CityDirectory } from '#web/features/landing/city-directory.tsx'
import { directoryMeta, pageHref } from '#web/features/landing/landing-meta.ts'
import { type CardData, toCard } from '#web/features/professionals/card-data.ts'
import { CategoryRow } from '#web/features/professionals/category-row.tsx'
import { itemListOf } from '#web/features/professionals/detail-structured.ts'
import { readFilters } from '#web/features/professionals/filters.ts'
import { ProfessionalGrid } from '#web/features/professionals/grid.tsx'
import { RouteFailure } from '#web/features/shell/failure-page.tsx'
import { browserTools, loadPage, type LoadTools, serverTools } from '#web/lib/load.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyDrawing } from '#web/ui/line-drawings.tsx'
import { MessageState } from '#web/ui/message-state.tsx'
import { Pagination } from '#web/ui/pagination.tsx'

async function load({ call, publicUrl }: LoadTools, request: Request) {
  const { page } = readFilters(new URL(request.url).searchParams)
  const { signal } = request
  const [{ data: counts }, { data: professionals, ...paging }] = await loadPage(
    Promise.all([call('GET /landing', { signal }), call('GET /professionals', { query: { page }, signal })]),
  )
  if (page > paging.last_page) throw redirect(pageHref(pages.professionals, paging.last_page))
  return { counts, cards: professionals.map(toCard), paging, publicUrl }
}

export const loader = ({ context, request }: Route.LoaderArgs) => load(serverTools(context), request)

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => load(browserTools(), request)

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { cards, paging, publicUrl } = loaderData
  const { current_page: page, per_page } = paging
  return directoryMeta({
    title: 'Svi pružatelji usluga za vjenčanje',
    description:
      'Dvorane, fotografi, bendovi, cvjećari i svi ostali, poredani po ocjenama parova. Pregled po gradovima i kategorijama, s cijenama i slobodnim datumima.',
    path: pages.professionals,
    page,
    publicUrl,
    structured: cards.length > 0 ? [itemListOf(cards, publicUrl, (page - 1) * per_page)] : [],
  })
}

const heartOf = (card: CardData) => <FavoriteHeart professional={card} />

const noFilters = readFilters(new URLSearchParams())

export default function Professionals({ loaderData }: Route.ComponentProps) {
  const { counts, cards, paging } = loaderData
  const { total } = paging
  return (
    <>
      <div className="container-page pt-8 md:pt-12">
        <h1 className="font-display text-3xl md:text-4xl">Pružatelji usluga</h1>
        <p className="mt-3 max-w-170 md:text-lg">
          Svi koje smo provjerili i objavili. Tražite po nazivu, cijeni ili datumu? To je na{' '}
          <Link to={pages.home} className="text-primary underline underline-offset-4">
            početnoj stranici
          </Link>
          .
        </p>
      </div>
      <CategoryRow categories={counts.map(({ category }) => category)} filters={noFilters} />
      <div className="container-page pb-16 md:pb-24">
        <section aria-label="Pružatelji usluga" className="mt-6 md:mt-8">
          {cards.length > 0 ? (
            <>
              <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
                <h2 className="text-xl font-semibold tabular-nums">
                  {formatQuantity(total, 'pružatelj usluga', 'pružatelja usluga', 'pružatelja usluga')}
                </h2>
                <p className="text-sm text-muted">Najprije Premium, zatim po ocjenama parova.</p>
              </div>
              <ProfessionalGrid cards={cards} cornerOf={heartOf} />
              <div className="mt-14">
                <Pagination
                  label="Stranice pružatelja usluga"
                  current={paging.current_page}
                  last={paging.last_page}
                  hrefOf={(page) => pageHref(pages.professionals, page)}
                />
              </div>
            </>
          ) : (
            <MessageState
              drawing={<EmptyDrawing />}
              title="Još nema objavljenih profila"
              action={<ButtonLink to={pages.register()}>Objavite svoj</ButtonLink>}
            >
              <p>Čim prvi bude provjeren, naći ćete ga ovdje.</p>
            </MessageState>
          )}
        </section>
        <nav aria-labelledby="po-gradovima" className="mt-16 border-t border-line pt-12 md:mt-20 md:pt-14">
          <h2 id="po-gradovima" className="mb-8 font-display text-2xl">
            Po gradovima
          </h2>
          <CityDirectory counts={counts} />
        </nav>
      </div>
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteFailure error={error} />
}
