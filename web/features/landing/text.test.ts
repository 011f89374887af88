import { describe, expect, test } from 'vitest'
import { categorySlugs } from '#contract/categories.ts'
import { homeCities } from '#contract/cities.ts'
import { findCity, slugOf } from '#contract/landing-address.ts'
import { pages } from '#contract/paths.ts'
import { pageQueryKeys } from '#contract/page-query-keys.ts'
import { categoryTexts, findCategoryText } from './category-texts.ts'
import { cityTexts } from './city-texts.ts'
import { landingMeta } from './landing-meta.ts'
import { byCity, relatedLinksOf } from './related-links.ts'
import { citySentences, elsewhereText, resultCountText, inCity, noResultsText, priceSentence } from './text.ts'

const { fotografija, lokacija } = categoryTexts

describe('an address', () => {
  test.each([
    ['Zagreb', 'zagreb', 'u Zagrebu'],
    ['Split', 'split', 'u Splitu'],
    ['Rijeka', 'rijeka', 'u Rijeci'],
    ['Osijek', 'osijek', 'u Osijeku'],
    ['Zadar', 'zadar', 'u Zadru'],
    ['Dubrovnik', 'dubrovnik', 'u Dubrovniku'],
    ['Pula', 'pula', 'u Puli'],
    ['Varaždin', 'varazdin', 'u Varaždinu'],
    ['Šibenik', 'sibenik', 'u Šibeniku'],
    ['Karlovac', 'karlovac', 'u Karlovcu'],
    ['Slavonski Brod', 'slavonski-brod', 'u Slavonskom Brodu'],
  ] as const)('of %s ends with %s, and one is married %s', (city, slug, locative) => {
    expect(slugOf(city)).toBe(slug)
    expect([slug, city, city.toUpperCase()].map(findCity)).toEqual([city, city, city])
    expect(inCity(city)).toBe(locative)
    expect(pageQueryKeys(pages.landing('nakit', slug))).toEqual(['page'])
  })

  test.each(['', 'sinj', 'slavonski', 'split-', 'toString'])('has no city %j', (slug) => {
    expect(findCity(slug)).toBeUndefined()
    expect(pageQueryKeys(`/nakit/${slug}`)).toEqual([])
  })

  test.each(['', 'Fotografija', 'toString', '__proto__'])('has no category %j', (slug) => {
    expect(findCategoryText(slug)).toBeUndefined()
  })
})

describe('the texts', () => {
  const worth = (text: string) => text.length > 40 && /^[A-ZČĆĐŠŽ].*[.]$/.test(text)

  test.each(categorySlugs)('of %s are whole', (slug) => {
    const { lead, ask, price, book, counted } = categoryTexts[slug]
    expect([lead, ...ask.paragraphs, price, book].filter((text) => !worth(text))).toEqual([])
    expect(ask.paragraphs.join(' ').length).toBeGreaterThan(250)
    expect(counted.every((form) => /^[a-zčćđšž]/.test(form))).toBe(true)
  })

  test.each(homeCities)('of %s are whole', (city) => {
    const { about, scene, way, weather } = cityTexts[city]
    expect([about, scene, way, weather].filter((text) => !worth(text))).toEqual([])
  })

  test('are each its own', () => {
    const all = [
      ...Object.values(categoryTexts).flatMap(({ name, title: _title, lead, ask, price, book }) => [
        name,
        lead,
        ...ask.paragraphs,
        price,
        book,
      ]),
      ...Object.values(cityTexts).flatMap(({ about, scene, way, weather }) => [about, scene, way, weather]),
    ]
    expect(new Set(all).size).toBe(all.length)
  })

  test.each([
    [0, '0 fotografa u Rijeci'],
    [1, '1 fotograf u Rijeci'],
    [3, '3 fotografa u Rijeci'],
    [21, '21 fotograf u Rijeci'],
    [1204, '1.204 fotografa u Rijeci'],
  ])('%d are counted as %j', (total, sentence) => {
    expect(resultCountText(fotografija, 'Rijeka', total)).toBe(sentence)
  })

  test.each([
    ['nakit', 1, '1 zlatarnica'],
    ['nakit', 3, '3 zlatarnice'],
    ['nakit', 12, '12 zlatarnica'],
    ['hrana-i-slastice', 2, '2 cateringa ili slastičarnice'],
    ['pozivnice-i-pokloni', 5, '5 radionica pozivnica i poklona'],
    ['transport', 22, '22 prijevoznika'],
  ] as const)('of %s %d is written %j', (slug, total, words) => {
    expect(resultCountText(categoryTexts[slug], 'Pula', total)).toBe(`${words} u Puli`)
  })

  test('say kindly that nobody is there', () => {
    expect(noResultsText(lokacija, 'Slavonski Brod')).toBe('U Slavonskom Brodu još nema prostora za vjenčanje')
    expect(noResultsText(fotografija, 'Split')).toBe('U Splitu još nema fotografa')
  })

  test('tell of the city what matters to the category', () => {
    expect(citySentences(fotografija, 'Split')).toContain('Marjan')
    expect(citySentences(lokacija, 'Split')).toContain('kombi')
  })
})

test('a venue does not travel, everybody else may', () => {
  expect(elsewhereText('lokacija')).toBe('Pogledajte i prostore u drugim gradovima.')
  expect(elsewhereText('glazba')).toContain('koliko stoji put')
})

describe('what it costs', () => {
  const prices = (count: number, lowest: number | null, middle: number | null) => ({ count, lowest, middle })
  const none = prices(0, null, null)

  test.each([
    [prices(3, 600, 1100), none, 'Objavljene cijene u Splitu počinju od € 600, a srednja početna cijena je € 1.100.'],
    [prices(5, 600, 600), none, 'Objavljene cijene u Splitu počinju od € 600.'],
    [
      prices(2, 600, 900),
      prices(9, 250, 850.5),
      'U Splitu je objavljeno premalo cijena za usporedbu. Objavljene cijene u cijeloj Hrvatskoj počinju od € 250, a srednja početna cijena je € 850,50.',
    ],
    [prices(2, 600, 900), prices(2, 600, 900), null],
  ])('%j here and %j everywhere is told as %j', (here, everywhere, sentence) => {
    expect(priceSentence({ here, everywhere }, 'Split')).toBe(sentence)
  })
})

describe('the related links', () => {
  const count = (slug: string, cities: Record<string, number>) => ({
    category: { id: slug.length, name: slug, slug },
    total: 9,
    cities: homeCities.flatMap((city) => (cities[city] === undefined ? [] : [{ city, total: cities[city] }])),
  })
  const counts = [count('lokacija', { Split: 2, Pula: 1 }), count('glazba', { Split: 5 }), count('nakit', { Pula: 4 })]

  test('are the same elsewhere and the rest in the same city, never this page itself', () => {
    expect(relatedLinksOf(counts, 'lokacija', 'Split')).toEqual({
      cities: [{ city: 'Pula', total: 1 }],
      categories: [{ category: expect.objectContaining({ slug: 'glazba' }), total: 5 }],
    })
    expect(relatedLinksOf(counts, 'glazba', 'Zadar')).toEqual({ cities: [{ city: 'Split', total: 5 }], categories: [] })
  })

  test('city by city stand in the order of the home page', () => {
    expect(byCity(counts).map(({ city, categories }) => [city, ...categories.map(({ total }) => total)])).toEqual([
      ['Split', 2, 5],
      ['Pula', 1, 4],
    ])
  })
})

describe('search engines', () => {
  const prices = { here: { count: 3, lowest: 600, middle: 900 }, everywhere: { count: 3, lowest: 600, middle: 900 } }
  const of = (total: number, page = 1) =>
    landingMeta({
      text: fotografija,
      city: 'Split',
      path: '/fotografija/split',
      page,
      total,
      prices: total > 0 ? prices : { ...prices, here: { count: 0, lowest: null, middle: null } },
      publicUrl: 'https://zauvijek.test',
      structured: [],
    })
  const noindex = { name: 'robots', content: 'noindex' }

  test('are told title, description and address of each page', () => {
    expect(of(30)).toEqual(
      expect.arrayContaining([
        { title: 'Fotografi za vjenčanje u Splitu | Zauvijek' },
        {
          name: 'description',
          content:
            'Fotografi za vjenčanje u Splitu: 30 fotografa, cijene od € 600. Recenzije parova, slobodni datumi i upit bez posrednika.',
        },
        { tagName: 'link', rel: 'canonical', href: 'https://zauvijek.test/fotografija/split' },
      ]),
    )
    expect(of(30, 2)).toEqual(
      expect.arrayContaining([
        { title: 'Fotografi za vjenčanje u Splitu · stranica 2 | Zauvijek' },
        { tagName: 'link', rel: 'canonical', href: 'https://zauvijek.test/fotografija/split?page=2' },
      ]),
    )
  })

  test('take a page from the third professional on', () => {
    expect(of(3)).not.toContainEqual(noindex)
    expect(of(2)).toContainEqual(noindex)
    expect(of(0)).toContainEqual(noindex)
    expect(of(0)).toContainEqual({
      name: 'description',
      content: 'Fotografi za vjenčanje u Splitu. Recenzije parova, slobodni datumi i upit bez posrednika.',
    })
  })
})
