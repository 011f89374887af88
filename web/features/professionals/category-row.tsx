import type { Category } from '#contract/categories.ts'
import { CategoryPicture } from '#web/ui/category-picture.tsx'
import { cx } from '#web/ui/class-names.ts'
import { Link } from '#web/ui/link.tsx'
import { type Filters, searchHref, type SearchPath, withCategory } from './filters.ts'

/** The categories as small pictures; on a phone the row scrolls sideways. */
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
          return (
            <li key={category.id} className="w-[5em] min-w-24 shrink-0 snap-start xl:w-auto xl:min-w-0">
              <Link
                to={searchHref(path, withCategory(filters, chosen ? '' : String(category.id)))}
                aria-current={chosen || undefined}
                preventScrollReset
                className={cx(
                  'group block rounded-control text-center text-sm leading-tight',
                  chosen ? 'font-semibold text-primary' : 'text-ink',
                )}
              >
                <CategoryPicture
                  slug={category.slug}
                  width={96}
                  height={72}
                  fetchPriority="low"
                  className={cx(
                    'mb-1.5 outline-offset-2 transition-transform duration-150 group-hover:-translate-y-0.5',
                    chosen && 'outline-2 outline-primary',
                  )}
                />
                {category.name}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
