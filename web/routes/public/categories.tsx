import { pages } from '#contract/paths.ts'
import type { Route } from './+types/categories.ts'
import { CategoryCard } from '#web/features/landing/category-card.tsx'
import { directoryMeta } from '#web/features/landing/landing-meta.ts'
import { RouteFailure } from '#web/features/shell/failure-page.tsx'
import { structuredCrumbs } from '#web/lib/meta.ts'
import { browserTools, loadPage, type LoadTools, serverTools } from '#web/lib/load.ts'
import { ButtonLink } from '#web/ui/button.tsx'

async function load({ call, publicUrl }: LoadTools, { signal }: Request) {
  const { data: counts } = await loadPage(call('GET /landing', { signal }))
  return { counts, publicUrl }
}

export const loader = ({ context, request }: Route.LoaderArgs) => load(serverTools(context), request)

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => load(browserTools(), request)

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? directoryMeta({
        title: 'Kategorije usluga za vjenčanje',
        description:
          'Od dvorane i fotografa do torte i prstenja: sve što vjenčanje treba, po kategorijama i gradovima, s cijenama i recenzijama parova.',
        path: pages.categories,
        publicUrl: loaderData.publicUrl,
        structured: import.meta.env.SSR && [
          structuredCrumbs(
            [
              { name: 'Početna', to: pages.home },
              { name: 'Kategorije', to: pages.categories },
            ],
            loaderData.publicUrl,
          ),
        ],
      })
    : []

export default function Categories({ loaderData }: Route.ComponentProps) {
  return (
    <div className="container-page pt-8 pb-16 md:pt-12 md:pb-24">
      <h1 className="font-display text-3xl md:text-4xl">Kategorije</h1>
      <p className="mt-3 measure text-muted md:text-lg">
        Sve što vjenčanje treba, od dvorane do prstenja. Odaberite kategoriju ili odmah grad u kojem slavite.
      </p>
      <ul className="mt-8 grid gap-4 md:mt-10 lg:grid-cols-2 lg:gap-6">
        {loaderData.counts.map((count) => (
          <li key={count.category.id}>
            <CategoryCard {...count} />
          </li>
        ))}
      </ul>
      <div className="mt-10">
        <ButtonLink to={pages.professionals}>Svi pružatelji usluga</ButtonLink>
      </div>
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteFailure error={error} />
}
