import { findCity, slugOf } from '#contract/landing-address.ts'
import { pages, queryString } from '#contract/paths.ts'
import { packageUnitLabels } from '#contract/package-prices.ts'
import type { OfferedPackage, Professional } from '#contract/professionals.ts'
import { type Crumb, structuredCrumbs } from '#web/lib/meta.ts'
import { instagramLink, websiteLink } from './detail-links.ts'
import { businessTypeOf, ratingOf, sharedPicture } from './list-structured.ts'

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

/** The breadcrumbs of a professional: home, its category if it has one, and that category's page in the same city. */
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
