import { type HomeCity, slugOf } from '#contract/landing-address.ts'
import type { Category } from '#contract/categories.ts'
import { pages, queryString } from '#contract/paths.ts'
import { Link } from '#web/ui/link.tsx'
import { type CategoryText, findCategoryText } from './category-texts.ts'
import { CountedLinks } from './counted-links.tsx'
import type { RelatedLinks } from './related-links.ts'
import { inCity } from './text.ts'

/** Links to the same category in other cities, and to other categories in this one. */
export function LandingRelatedLinks({
  text,
  category,
  city,
  related,
}: {
  text: CategoryText
  category: Category
  city: HomeCity
  related: RelatedLinks
}) {
  return (
    <div className="mt-14 space-y-12 md:mt-20">
      {related.cities.length > 0 && (
        <nav aria-labelledby="drugi-gradovi">
          <h2 id="drugi-gradovi" className="mb-4 font-display text-2xl">
            {text.name} u&nbsp;drugim gradovima
          </h2>
          <CountedLinks
            links={related.cities.map((place) => ({
              to: pages.landing(category.slug, slugOf(place.city)),
              label: place.city,
              total: place.total,
            }))}
          />
          <p className="mt-3 flex flex-wrap gap-x-6">
            {[
              { to: pages.home, label: 'Cijela Hrvatska' },
              { to: pages.map, label: 'Na karti' },
              { to: pages.dates, label: 'Po datumima' },
            ].map(({ to, label }) => (
              <Link
                key={to}
                to={to + queryString({ category_id: category.id })}
                className="inline-flex min-h-11 items-center font-semibold text-primary underline-offset-4 hover:underline"
              >
                {label}
              </Link>
            ))}
          </p>
        </nav>
      )}
      {related.categories.length > 0 && (
        <nav aria-labelledby="druge-kategorije">
          <h2 id="druge-kategorije" className="mb-4 font-display text-2xl">
            Još za vjenčanje {inCity(city)}
          </h2>
          <CountedLinks
            links={related.categories.map((other) => ({
              to: pages.landing(other.category.slug, slugOf(city)),
              label: findCategoryText(other.category.slug)?.name ?? other.category.name,
              total: other.total,
            }))}
          />
        </nav>
      )}
    </div>
  )
}
