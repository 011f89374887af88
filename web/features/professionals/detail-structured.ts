import type { CategorySlug } from '#contract/categories.ts'
import { findCity, slugOf } from '#contract/landing-address.ts'
import type { Media } from '#contract/media.ts'
import { mediaPath, pages, queryString } from '#contract/paths.ts'
import type { Professional } from '#contract/professionals.ts'
import { type Crumb, structuredCrumbs } from '#web/lib/meta.ts'
import type { CardData } from './card-data.ts'
import { instagramLink, websiteLink } from './detail-links.ts'

/** What search engines call such a business. A venue is a place to them, so it is said to be a business as well. */
const businessTypes: Record<CategorySlug, string | string[]> = {
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
}

const SHARED_WIDTH = 960

/** The picture that a shared link shows: WebP at 960, or the widest there is below that. */
export function sharedPicture({ hash, widths }: Media): string {
  const fitting = widths.filter((width) => width <= SHARED_WIDTH)
  return mediaPath(hash, Math.max(...(fitting.length > 0 ? fitting : widths)), 'webp')
}

const businessTypeOf = (category: Professional['category']) =>
  businessTypes[category?.slug as CategorySlug] ?? 'LocalBusiness'

/** A rating is claimed only where somebody gave one. */
const ratingOf = ({ average_rating, review_count }: Pick<Professional, 'average_rating' | 'review_count'>) =>
  review_count > 0 && {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: average_rating,
      reviewCount: review_count,
      bestRating: 5,
      worstRating: 1,
    },
  }

/** A page of a list, each in it as far as its card tells; `before` is how many come on the pages before. */
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

export function businessOf(professional: Professional, publicUrl: string): Record<string, unknown> {
  const elsewhere = [websiteLink(professional.website), instagramLink(professional.instagram)].flatMap(
    (link) => link?.href ?? [],
  )
  const priced = professional.price_range_min !== null || professional.price_range_max !== null
  return {
    '@type': businessTypeOf(professional.category),
    '@id': publicUrl + pages.professional(professional.id),
    url: publicUrl + pages.professional(professional.id),
    name: professional.company_name,
    ...(professional.description && { description: professional.description }),
    ...(professional.media.length > 0 && {
      image: professional.media.slice(0, 5).map((media) => publicUrl + sharedPicture(media)),
    }),
    ...(professional.city && {
      address: { '@type': 'PostalAddress', addressLocality: professional.city, addressCountry: 'HR' },
    }),
    ...(priced && { priceRange: professional.price_range }),
    ...(elsewhere.length > 0 && { sameAs: elsewhere }),
    ...ratingOf(professional),
  }
}

/** The way down to the professional: home, the category where there is one, and what it has in the same city. */
export function crumbsOf({ category, city, status }: Pick<Professional, 'category' | 'city' | 'status'>): Crumb[] {
  const landing = status === 'approved' && category && city ? findCity(city) : undefined
  return [
    { name: 'Početna', to: pages.home },
    ...(category ? [{ name: category.name, to: pages.home + queryString({ category_id: category.id }) }] : []),
    ...(category && landing ? [{ name: landing, to: pages.landing(category.slug, slugOf(landing)) }] : []),
  ]
}

export const breadcrumbsOf = (professional: Professional, publicUrl: string): Record<string, unknown> =>
  structuredCrumbs(
    [...crumbsOf(professional), { name: professional.company_name, to: pages.professional(professional.id) }],
    publicUrl,
  )
