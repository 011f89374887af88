import { formatQuantity } from '#contract/croatian.ts'
import type { CategoryCount } from '#contract/landing.ts'
import { slugOf } from '#contract/landing-address.ts'
import { pages, queryString } from '#contract/paths.ts'
import { CategoryPicture } from '#web/ui/category-picture.tsx'
import { Link } from '#web/ui/link.tsx'
import { findCategoryText } from './category-texts.ts'
import { CountedLinks } from './counted-links.tsx'

/** The title links to the whole category, each city to its landing page. */
export function CategoryCard({ category, total, cities }: CategoryCount) {
  const text = findCategoryText(category.slug)
  return (
    <article className="grid h-full grid-cols-[min(6rem,22vw)_1fr] content-start gap-x-[min(1rem,3vw)] gap-y-4 rounded-card border border-line bg-surface p-[min(1rem,4vw)] sm:grid-cols-[10rem_1fr] sm:gap-x-6 sm:p-5">
      <div className="self-start sm:row-span-2">
        <CategoryPicture slug={category.slug} width={320} height={240} />
      </div>
      <div className="self-center">
        <h2 className="font-display text-xl sm:text-2xl">
          <Link
            to={pages.home + queryString({ category_id: category.id })}
            className="underline-offset-4 hover:text-primary hover:underline"
          >
            {category.name}
          </Link>
        </h2>
        <p className="mt-1 text-muted tabular-nums">
          {text
            ? formatQuantity(total, ...text.counted)
            : formatQuantity(total, 'pružatelj', 'pružatelja', 'pružatelja')}
        </p>
      </div>
      <div className="col-span-2 sm:col-span-1 sm:col-start-2">
        {cities.length > 0 ? (
          <CountedLinks
            links={cities.map((place) => ({
              to: pages.landing(category.slug, slugOf(place.city)),
              label: place.city,
              name: `${category.name}, ${place.city}`,
              total: place.total,
            }))}
          />
        ) : (
          total === 0 && <p className="text-sm text-muted">Zasad ni u jednom gradu. Vratite se za koji tjedan.</p>
        )}
      </div>
    </article>
  )
}
