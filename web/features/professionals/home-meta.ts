import type { Category } from '#contract/categories.ts'
import { homeCities } from '#contract/cities.ts'
import { pages } from '#contract/paths.ts'
import { pageMeta } from '#web/lib/meta.ts'
import type { CardData } from './card-data.ts'
import { type Filters, hasFilters, searchHref } from './filters.ts'

/** Title, description and structured data of the filtered list. */
export function homeMeta({
  filters: typed,
  categories,
  cards,
  publicUrl,
}: {
  filters: Filters
  categories: Category[]
  cards: CardData[]
  publicUrl: string
}) {
  // One spelling for search engines, that of the list: `split` and `SPLIT` find the same.
  const filters = typed.city ? { ...typed, city: cards[0]?.city ?? typed.city } : typed
  const category = categories.find(({ id }) => String(id) === filters.category_id)?.name
  const subject = [`${category ?? 'Usluge'} za vjenčanje`, filters.city].filter(Boolean).join(' · ')
  const hasLanding = category && homeCities.some((city) => city === filters.city)
  const page = filters.page > 1 ? ` (stranica ${filters.page})` : ''
  return pageMeta({
    title: hasFilters(filters) ? `${subject}${page} · Zauvijek` : `Zauvijek${page} · sve za vaše vjenčanje`,
    description: `${subject}: cijene, recenzije parova i slobodni datumi na jednom mjestu. Pošaljite upit izravno.`,
    url: searchHref(pages.home, filters),
    publicUrl,
    // Searches by more than category and city are not indexed, nor those that have a landing page, and neither are empty
    // ones: any text used as a city in a link would become a page of its own.
    index: cards.length > 0 && !hasLanding && !hasFilters({ ...filters, category_id: '', city: '' }) && !filters.sort,
    structured: import.meta.env.SSR && [
      {
        '@type': 'ItemList',
        itemListElement: cards.map((card, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: card.company_name,
          url: publicUrl + pages.professional(card.id),
        })),
      },
    ],
  })
}
