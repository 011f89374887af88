import type { CategorySlug } from '../../../contract/categories.ts'
import type { Media } from '../../../contract/media.ts'
import { mediaPath, pages, queryString } from '../../../contract/paths.ts'
import type { Professional } from '../../../contract/professionals.ts'
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

export function businessOf(professional: Professional, publicUrl: string): Record<string, unknown> {
  const elsewhere = [websiteLink(professional.website), instagramLink(professional.instagram)].flatMap(
    (link) => link?.href ?? [],
  )
  const priced = professional.price_range_min !== null || professional.price_range_max !== null
  return {
    '@type': businessTypes[professional.category?.slug as CategorySlug] ?? 'LocalBusiness',
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
    ...(professional.review_count > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: professional.average_rating,
        reviewCount: professional.review_count,
        bestRating: 5,
        worstRating: 1,
      },
    }),
  }
}

export type Crumb = { name: string; to: string }

/** The way down to the professional: home, and the category where there is one. */
export const crumbsOf = ({ category }: Pick<Professional, 'category'>): Crumb[] => [
  { name: 'Početna', to: pages.home },
  ...(category ? [{ name: category.name, to: pages.home + queryString({ category_id: category.id }) }] : []),
]

export const breadcrumbsOf = (professional: Professional, publicUrl: string): Record<string, unknown> => ({
  '@type': 'BreadcrumbList',
  itemListElement: [
    ...crumbsOf(professional),
    { name: professional.company_name, to: pages.professional(professional.id) },
  ].map(({ name, to }, index) => ({ '@type': 'ListItem', position: index + 1, name, item: publicUrl + to })),
})
