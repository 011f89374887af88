import type { CategorySlug } from '#contract/categories.ts'
import { findCity, slugOf } from '#contract/landing-address.ts'
import type { Media } from '#contract/media.ts'
import { mediaPath, pages, queryString } from '#contract/paths.ts'
import { packageUnitLabels } from '#contract/package-prices.ts'
import type { OfferedPackage, Professional } from '#contract/professionals.ts'
import { type Crumb, structuredCrumbs } from '#web/lib/meta.ts'
import type { CardData } from './card-data.ts'
import { instagramLink, websiteLink } from './detail-links.ts'

/** Types of schema.org. `EventVenue` is a place only, so a venue is also named a `LocalBusiness`. */
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

/** The picture of a shared link: WebP at 960 px, or the widest below that. */
export function sharedPicture({ hash, widths }: Media): string {
  const fitting = widths.filter((width) => width <= SHARED_WIDTH)
  return mediaPath(hash, Math.max(...(fitting.length > 0 ? fitting : widths)), 'webp')
}

const businessTypeOf = (category: Professional['category']) =>
  businessTypes[category?.slug as CategorySlug] ?? 'LocalBusiness'

/** Only where there are reviews. */
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

/** One page of a list, with the data of its cards; `before` is the number of items on the pages before. */
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

const offerOf = ({ name, price, unit }: OfferedPackage) => ({
  '@type': 'Offer',
  name,
  ...(unit === 'total'
    ? { price, priceCurrency: 'EUR' }
    : {
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price,
          priceCurrency: 'EUR',
          unitText: packageUnitLabels[unit],
        },
      }),
})

export function businessOf(professional: Professional, publicUrl: string): Record<string, unknown> {
  const { packages = [] } = professional
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
    ...(packages.length > 0 && { makesOffer: packages.map(offerOf) }),
    ...ratingOf(professional),
  }
}

/** The way to the professional: home, its category if it has one, and that category's page in the same city. */
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
