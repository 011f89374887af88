import type { Category } from '#contract/categories.ts'
import { cx } from '#web/ui/class-names.ts'
import { Link } from '#web/ui/link.tsx'
import { brandPicture } from '#web/lib/brand-pictures.ts'
import { type Filters, searchHref, type SearchPath, withCategory } from './filters.ts'

/** The eleven categories as small pictures; on a phone the row scrolls sideways. */
export function CategoryRow({
  path,
  categories,
  filters,
}: {
  path: SearchPath
  categories: Category[]
  filters: Filters
}) {
  return (
    <nav aria-label="Kategorije" className="container-page mt-3.5 md:mt-4.5">
      <ul className="container-bleed flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 pt-1.5 pb-2 hide-scrollbar md:scroll-px-6 md:px-6 xl:-mx-1 xl:grid xl:grid-cols-11 xl:px-1">
        {categories.map((category) => {
          const chosen = String(category.id) === filters.category_id
          const picture = brandPicture(`tile-${category.slug}`, [320])
          return (
            <li key={category.id} className="w-24 shrink-0 snap-start xl:w-auto">
              <Link
                to={searchHref(path, withCategory(filters, chosen ? '' : String(category.id)))}
                aria-current={chosen || undefined}
                preventScrollReset
                className={cx(
                  'group block rounded-control text-center text-sm leading-tight',
                  chosen ? 'font-semibold text-primary' : 'text-ink',
                )}
              >
                <picture>
                  <source type="image/avif" srcSet={picture.avif} />
                  <img
                    src={picture.fallback}
                    alt=""
                    width={96}
                    height={72}
                    loading="lazy"
                    fetchPriority="low"
                    className={cx(
                      'mb-1.5 aspect-4/3 w-full rounded-control bg-tint object-cover outline-offset-2 transition-transform duration-150 group-hover:-translate-y-0.5',
                      chosen && 'outline-2 outline-primary',
                    )}
                  />
                </picture>
                {category.name}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
