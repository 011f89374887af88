import type { CategoryCount } from '#contract/landing.ts'
import { slugOf } from '#contract/landing-address.ts'
import { pages, queryString } from '#contract/paths.ts'
import { Link } from '#web/ui/link.tsx'
import { byCity } from './related-links.ts'

/**
 * Links to every landing page, grouped by city. There are more than a hundred, so each has as few elements as possible.
 */
export function CityDirectory({ counts }: { counts: CategoryCount[] }) {
  return (
    <ul className="grid gap-x-10 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
      {byCity(counts).map(({ city, categories }) => (
        <li key={city}>
          <h3 className="border-b border-line pb-2 text-lg font-semibold">
            <Link
              to={pages.home + queryString({ city })}
              className="inline-flex min-h-11 items-center underline-offset-4 hover:text-primary hover:underline md:min-h-9"
            >
              {city}
            </Link>
          </h3>
          <div className="mt-1">
            {categories.map(({ category, total }) => (
              <Link
                key={category.id}
                to={pages.landing(category.slug, slugOf(city))}
                aria-label={`${category.name}, ${city}, ukupno ${total}`}
                data-total={total}
                className="flex min-h-11 items-center justify-between gap-4 after:text-muted after:tabular-nums after:content-[attr(data-total)] hover:text-primary md:min-h-9"
              >
                {category.name}
              </Link>
            ))}
          </div>
        </li>
      ))}
    </ul>
  )
}
