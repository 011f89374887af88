import { describe, expect, test } from 'vitest'
import { type CompanyField, companyFieldNames } from '#contract/company-fields.ts'
import type { Media } from '#contract/media.ts'
import type { Professional } from '#contract/professionals.ts'
import { toCard } from './card-data.ts'
import { detailMeta, summaryOf } from './detail-meta.ts'
import { breadcrumbsOf, businessOf, crumbsOf } from './detail-structured.ts'
import { itemListOf, sharedPicture } from './list-structured.ts'

const publicUrl = 'https://zauvijek.test'
const at = '2026-01-01T00:00:00.000Z'

const picture = (widths: number[]): Media => ({
  id: 1,
  professional_id: 7,
  filename: 'luk.jpg',
  url: `/media/abc-${Math.max(...widths)}.webp`,
  type: 'image',
  alt: null,
  width: Math.max(...widths),
  height: 400,
  hash: 'abc',
  widths,
  created_at: at,
  updated_at: at,
})

/** Fields that the structured data does not use. */
const noFields = Object.fromEntries(companyFieldNames.map((name) => [name, null])) as Record<CompanyField, null>

const professional: Professional = {
  ...noFields,
  id: 7,
  company_name: 'Dvorac Lužnica',
  category_id: 1,
  category: { id: 1, name: 'Lokacija', slug: 'lokacija' },
  description: 'Park i dvorana.',
  city: 'Zaprešić',
  price_range_min: 500,
  price_range_max: 1500,
  price_range: '€ 500 - € 1.500',
  website: 'https://dvorac.hr/',
  instagram: 'dvorac',
  premium: true,
  status: 'approved',
  average_rating: 4.75,
  review_count: 12,
  media: [picture([320, 640, 960, 1600])],
  media_count: 1,
  created_at: at,
  updated_at: at,
}

const bare: Professional = {
  ...professional,
  category: null,
  description: null,
  city: null,
  price_range_min: null,
  price_range_max: null,
  price_range: 'Kontaktirajte za cijene',
  website: null,
  instagram: null,
  average_rating: 0,
  review_count: 0,
  media: [],
}

describe('a business for search engines', () => {
  test('is whole', () => {
    expect(businessOf(professional, publicUrl)).toEqual({
      '@type': ['EventVenue', 'LocalBusiness'],
      '@id': 'https://zauvijek.test/professionals/7',
      url: 'https://zauvijek.test/professionals/7',
      name: 'Dvorac Lužnica',
      description: 'Park i dvorana.',
      image: ['https://zauvijek.test/media/abc-960.webp'],
      address: { '@type': 'PostalAddress', addressLocality: 'Zaprešić', addressCountry: 'HR' },
      priceRange: '€ 500 - € 1.500',
      sameAs: ['https://dvorac.hr/', 'https://www.instagram.com/dvorac/'],
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: 4.75,
        reviewCount: 12,
        bestRating: 5,
        worstRating: 1,
      },
    })
  })

  test('claims nothing that is not known, least of all a rating', () => {
    expect(businessOf(bare, publicUrl)).toEqual({
      '@type': 'LocalBusiness',
      '@id': 'https://zauvijek.test/professionals/7',
      url: 'https://zauvijek.test/professionals/7',
      name: 'Dvorac Lužnica',
    })
  })

  test('offers the packages, those for one guest with their unit', () => {
    const one = { id: 1, name: 'Dvorana', price: 1500, unit: 'total', description: null, includes: [] } as const
    const packages = [
      { ...one, includes: [] },
      { ...one, includes: [], name: 'Ručak', price: 55.5, unit: 'per_guest' as const },
    ]
    expect(businessOf({ ...professional, packages }, publicUrl)['makesOffer']).toEqual([
      { '@type': 'Offer', name: 'Dvorana', price: 1500, priceCurrency: 'EUR' },
      {
        '@type': 'Offer',
        name: 'Ručak',
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price: 55.5,
          priceCurrency: 'EUR',
          unitText: 'po gostu',
        },
      },
    ])
  })

  test('a price of nothing is a price', () => {
    const free = { ...bare, price_range_min: 0, price_range_max: 0, price_range: '€ 0' }
    expect(businessOf(free, publicUrl)).toMatchObject({ priceRange: '€ 0' })
  })

  test.each([
    ['dekoracija-i-cvijece', 'Florist'],
    ['make-up-i-frizura', 'BeautySalon'],
    ['nakit', 'JewelryStore'],
    ['nova-kategorija', 'LocalBusiness'],
  ])('of the category %s is a %s', (slug, type) => {
    const category = { id: 3, name: 'x', slug }
    expect(businessOf({ ...professional, category }, publicUrl)).toMatchObject({ '@type': type })
  })
})

test('the way down has a step for the category only where there is one', () => {
  const names = (of: Professional) =>
    (breadcrumbsOf(of, publicUrl)['itemListElement'] as { name: string; position: number; item: string }[]).map(
      ({ position, name, item }) => `${position} ${name} ${item}`,
    )
  expect(names(professional)).toEqual([
    '1 Početna https://zauvijek.test/',
    '2 Lokacija https://zauvijek.test/?category_id=1',
    '3 Dvorac Lužnica https://zauvijek.test/professionals/7',
  ])
  expect(names(bare)).toEqual([
    '1 Početna https://zauvijek.test/',
    '2 Dvorac Lužnica https://zauvijek.test/professionals/7',
  ])
})

test('the way down to an approved professional in a home city leads through the neighbours there', () => {
  const way = (change: Partial<Professional>) => crumbsOf({ ...professional, ...change }).map(({ to }) => to)
  expect(way({ city: 'Slavonski Brod' })).toEqual(['/', '/?category_id=1', '/lokacija/slavonski-brod'])
  expect(way({ city: 'Split', status: 'pending' })).toEqual(['/', '/?category_id=1'])
  expect(way({ city: 'Split', category: null })).toEqual(['/'])
})

test('a list counts on from the pages before it and claims a rating only where somebody gave one', () => {
  const cards = [toCard(professional), toCard(bare)]
  expect(itemListOf(cards, publicUrl, 24)).toEqual({
    '@type': 'ItemList',
    itemListElement: [
      {
        '@type': 'ListItem',
        position: 25,
        item: expect.objectContaining({
          name: 'Dvorac Lužnica',
          url: 'https://zauvijek.test/professionals/7',
          image: 'https://zauvijek.test/media/abc-960.webp',
          aggregateRating: expect.objectContaining({ ratingValue: 4.75, reviewCount: 12 }),
        }),
      },
      {
        '@type': 'ListItem',
        position: 26,
        item: {
          '@type': 'LocalBusiness',
          '@id': 'https://zauvijek.test/professionals/7',
          url: 'https://zauvijek.test/professionals/7',
          name: 'Dvorac Lužnica',
        },
      },
    ],
  })
})

test.each([
  [[320, 640, 960, 1600], '/media/abc-960.webp'],
  [[320, 640, 800], '/media/abc-800.webp'],
  [[1200], '/media/abc-1200.webp'],
])('of widths %j the shared picture is %s', (widths, path) => {
  expect(sharedPicture(picture(widths))).toBe(path)
})

describe('what a shared link says', () => {
  test('names company, category and city', () => {
    expect(detailMeta({ professional, publicUrl })).toContainEqual({
      title: 'Dvorac Lužnica · Lokacija Zaprešić | Zauvijek',
    })
    expect(detailMeta({ professional: bare, publicUrl })).toContainEqual({
      title: 'Dvorac Lužnica · Nekategorizirano | Zauvijek',
    })
  })

  test('an unpublished profile is not for search engines', () => {
    const noindex = { name: 'robots', content: 'noindex' }
    expect(detailMeta({ professional, publicUrl })).not.toContainEqual(noindex)
    expect(detailMeta({ professional: { ...professional, status: 'pending' }, publicUrl })).toContainEqual(noindex)
  })

  test('a long description ends between two words', () => {
    const text = summaryOf(`Prvi redak,\n\n${'riječ '.repeat(60)}`)
    expect(text.length).toBeLessThanOrEqual(156)
    expect(text).toMatch(/^Prvi redak, riječ .*riječ…$/)
    expect(summaryOf('a'.repeat(400))).toHaveLength(156)
  })
})
