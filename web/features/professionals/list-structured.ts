import type { CategorySlug } from '#contract/categories.ts'
import type { Media } from '#contract/media.ts'
import { mediaPath, pages } from '#contract/paths.ts'
import type { Professional } from '#contract/professionals.ts'
import type { CardData } from './card-data.ts'

/** Types of schema.org. `EventVenue` is only a place, so a venue is also a `LocalBusiness`. */
const businessTypes: Partial<Record<string, string | string[]>> = {
  lokacija: ['EventVenue', 'LocalBusiness'],
  fotografija: 'ProfessionalService',
  'video-produkcija': 'ProfessionalService',
  glazba: 'EntertainmentBusiness',
  'dekoracija-i-cvijece': 'Florist',
  odjeca: 'ClothingStore',
  'make-up-i-frizura': 'BeautySalon',
  'hrana-i-slastice': 'FoodEstablishment',
  transport: 'AutoRental',
  'pozivnice-i-pokloni': 'Store',
  nakit: 'JewelryStore',
} satisfies Record<CategorySlug, string | string[]>

const SHARED_WIDTH = 960

/** The picture of a profile in search results: WebP at 960 px, or the next smaller width. */
export function sharedPicture({ hash, widths }: Pick<Media, 'hash' | 'widths'>): string {
  const fitting = widths.filter((width) => width <= SHARED_WIDTH)
  return mediaPath(hash, Math.max(...(fitting.length > 0 ? fitting : widths)), 'webp')
}

export const businessTypeOf = (category: Professional['category']) =>
  businessTypes[category?.slug ?? ''] ?? 'LocalBusiness'

/** Only if there are reviews. */
export const ratingOf = ({ average_rating, review_count }: Pick<Professional, 'average_rating' | 'review_count'>) =>
  review_count > 0 && {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: average_rating,
      reviewCount: review_count,
      bestRating: 5,
      worstRating: 1,
    },
  }

/** One page of a list, with the data of its cards; `before` is the number of items on previous pages. */
export const itemListOf = (cards: CardData[], publicUrl: string, before = 0): Record<string, unknown> => ({
  '@type': 'ItemList',
  itemListElement: cards.map((card, index) => ({
    '@type': 'ListItem',
    position: before + index + 1,
    item: {
      '@type': businessTypeOf(card.category),
      '@id': publicUrl + pages.professional(card.id),
      url: publicUrl + pages.professional(card.id),
      name: card.company_name,
      ...(card.cover && { image: publicUrl + sharedPicture(card.cover) }),
      ...(card.city && {
        address: { '@type': 'PostalAddress', addressLocality: card.city, addressCountry: 'HR' },
      }),
      ...ratingOf(card),
    },
  })),
})
