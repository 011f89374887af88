import * as z from 'zod/mini'
import { describe, expect, test } from 'vitest'
import { toCalendarDay } from '#contract/calendar-day.ts'
import { professionalCalls } from '#contract/professionals.ts'
import { readAmounts } from './read-amounts.ts'

const today = toCalendarDay('2026-11-22')

const read = (query: Record<string, string>) =>
  readAmounts(z.parse(professionalCalls['GET /professionals'].query, query), today)

describe('in words of a search', () => {
  test.each([
    ['fotograf do 1000 €', { search: 'fotograf', price_max: 1000 }],
    // As copied from a page.
    ['fotograf 12.\u00A0lipnja\u00A02027.', { search: 'fotograf', date: '2027-06-12' }],
    ['fotograf do €\u00A01.000', { search: 'fotograf', price_max: 1000 }],
    ["fotograf 1'000 €", { search: 'fotograf', price_max: 1000 }],
    ['fotograf do 1.000,00', { search: 'fotograf', price_max: 1000 }],
    ['fotograf do 1000,-', { search: 'fotograf', price_max: 1000 }],
    ['fotograf < 1000', { search: 'fotograf', price_max: 1000 }],
    ['fotograf ≤1.000 €', { search: 'fotograf', price_max: 1000 }],
    ['fotograf max. 1000 eur', { search: 'fotograf', price_max: 1000 }],
    ['fotograf oko 1000', { search: 'fotograf', price_max: 1000 }],
    ['fotograf maximalno 1200', { search: 'fotograf', price_max: 1200 }],
    ['photographer between 1000 and 2000 euros', { search: 'photographer', price_min: 1000, price_max: 2000 }],
    ['budžet 20000 za sve', { search: '', price_max: 20000 }],
    ['limuzina za šest osoba', { search: 'limuzina', fact_seats: 6 }],
    // Next to just a trade they can only be amounts.
    ['dj 400', { search: 'dj', price_max: 400 }],
    ['fotograf 1.200 Split', { search: 'fotograf Split', price_max: 1200 }],
    ['bend dvije tisuće', { search: 'bend', price_max: 2000 }],
    ['fotograf oko tisuću', { search: 'fotograf', price_max: 1000 }],
    ['fotograf min 500', { search: 'fotograf', price_min: 500 }],
    ['burme 1000', { search: 'burme', price_max: 1000 }],
    ['fotograf 7 tisuća kuna', { search: 'fotograf', price_max: 929 }],
    ['dj pet stotina eura', { search: 'dj', price_max: 500 }],
    ['bend skuplji od 2000 eura', { search: 'bend', price_min: 2000 }],
    ['zvanice 200 sala', { search: 'sala', fact_guests: 200 }],
    ['bend dvadeset i peti rujna dvije tisuće dvadeset i sedme', { search: 'bend', date: '2027-09-25' }],
    ['bend 12 6 2027', { search: 'bend', date: '2027-06-12' }],
    ['fotograf koji nije preskup', { search: 'fotograf koji nije preskup', sort: 'price' }],
    ['fotograf do 1.000,50 eura', { search: 'fotograf', price_max: 1000.5 }],
    ['fotograf 1000€', { search: 'fotograf', price_max: 1000 }],
    ['fotograf do 2 000 €', { search: 'fotograf', price_max: 2000 }],
    ['fotograf do 2500e', { search: 'fotograf', price_max: 2500 }],
    ['fotograf do 900eura', { search: 'fotograf', price_max: 900 }],
    ['photographer under 1000 euros', { search: 'photographer', price_max: 1000 }],
    ['sala za 150ljudi', { search: 'sala', fact_guests: 150 }],
    ['€ 800 fotograf', { search: 'fotograf', price_max: 800 }],
    ['bend do 1500', { search: 'bend', price_max: 1500 }],
    ['bend ISPOD 2.000', { search: 'bend', price_max: 2000 }],
    ['glazba od 500 do 1.500 eura', { search: 'glazba', price_min: 500, price_max: 1500 }],
    ['glazba 500-1500 eur', { search: 'glazba', price_min: 500, price_max: 1500 }],
    ['bend Studio 2000 do 1.000 €', { search: 'bend Studio 2000', price_max: 1000 }],
    ['bend preko 3000 eura', { search: 'bend', price_min: 3000 }],
    ['do 900 €', { search: '', price_max: 900 }],
    ['bend 12. VI. 2027.', { search: 'bend', date: '2027-06-12' }],
    ['bend 5. lip', { search: 'bend', date: '2027-06-05' }],
    ['bend 12.XII.', { search: 'bend', date: '2026-12-12' }],
    ['bend 12.6.2027.', { search: 'bend', date: '2027-06-12' }],
    ['bend 12.6', { search: 'bend', date: '2027-06-12' }],
    ['bend u Splitu 12. 6 ', { search: 'bend u Splitu', date: '2027-06-12' }],
    ['bend 12-06-2027 Split', { search: 'bend Split', date: '2027-06-12' }],
    ['bend 12. 06. 2027', { search: 'bend', date: '2027-06-12' }],
    ['bend 12/6/27', { search: 'bend', date: '2027-06-12' }],
    ['bend 2027-06-12', { search: 'bend', date: '2027-06-12' }],
    ['bend 12. lipnja 2027.', { search: 'bend', date: '2027-06-12' }],
    ['bend 12. lipnja', { search: 'bend', date: '2027-06-12' }],
    ['bend 5 prosinca', { search: 'bend', date: '2026-12-05' }],
    ['bend 29. 2.', { search: 'bend', date: '2028-02-29' }],
    ['bend 29. veljače', { search: 'bend', date: '2028-02-29' }],
    ['bend za subotu 12.6.', { search: 'bend za subotu', date: '2027-06-12' }],
    ['bend sub 12.6.', { search: 'bend', date: '2027-06-12' }],
    ['sub., 12.6. bend', { search: 'bend', date: '2027-06-12' }],
    ['dj pet 18. lipnja', { search: 'dj', date: '2027-06-18' }],
    ['sub zero 12.6.', { search: 'sub zero', date: '2027-06-12' }],
    [
      'sala 8. svibnja 2027. za 150 gostiju do 9.000 €',
      {
        search: 'sala',
        date: '2027-05-08',
        fact_guests: 150,
        price_max: 9000,
      },
    ],
    ['sala za 200 ljudi', { search: 'sala', fact_guests: 200 }],
    ['sala do 80 osoba', { search: 'sala', fact_guests: 80 }],
    ['120 uzvanika', { search: '', fact_guests: 120 }],
    ['fotograf za 150 ljudi', { search: 'fotograf' }],
    ['sala za 200', { search: 'sala', fact_guests: 200 }],
    ['sala za 100 split', { search: 'sala split', fact_guests: 100 }],
    ['restoran za 80 u Zagrebu do 5.000 €', { search: 'restoran u Zagrebu', fact_guests: 80, price_max: 5000 }],
    ['torta za 100', { search: 'torta', fact_guests: 100 }],
    ['autobus za 50 ljudi', { search: 'autobus', fact_seats: 50 }],
    ['kombi za 8', { search: 'kombi', fact_seats: 8 }],
    ['prijevoz za 150 gostiju', { search: 'prijevoz' }],
    ['šminka za 5 osoba', { search: 'šminka', fact_people: 5 }],
    ['šminka za 5 djeveruša', { search: 'šminka', fact_people: 5 }],
    ['bend manje od 1000 eura', { search: 'bend', price_max: 1000 }],
    ['bend ne više od 800€', { search: 'bend', price_max: 800 }],
    ['jeftinije od 1000 eura fotograf', { search: 'fotograf', price_max: 1000 }],
    ['bend više od 2000 eura', { search: 'bend', price_min: 2000 }],
    ['fotograf budžet 1000 eura', { search: 'fotograf', price_max: 1000 }],
    ['fotograf, budžet nam je do 1500 eura', { search: 'fotograf,', price_max: 1500 }],
    ['bend budžet od 5000 eura', { search: 'bend', price_max: 5000 }],
    ['fotograf budget 1500', { search: 'fotograf', price_max: 1500 }],
    ['bend do 2k', { search: 'bend', price_max: 2000 }],
    ['bend do 1,5k', { search: 'bend', price_max: 1500 }],
    ['bend 1,5k', { search: 'bend', price_max: 1500 }],
    ['fotograf 2k zagreb', { search: 'fotograf zagreb', price_max: 2000 }],
    ['sala min 200', { search: 'sala', fact_guests: 200 }],
    ['šminka petero ljudi', { search: 'šminka', fact_people: 5 }],
    ['bend do 2 tisuće eura', { search: 'bend', price_max: 2000 }],
    ['bend do dvije tisuce', { search: 'bend', price_max: 2000 }],
    ['bend do 2 soma', { search: 'bend', price_max: 2000 }],
    ['fotograf tisuću eura', { search: 'fotograf', price_max: 1000 }],
    ['bend od tisuću do dvije tisuće eura', { search: 'bend', price_min: 1000, price_max: 2000 }],
    ['bend petsto eura', { search: 'bend', price_max: 500 }],
    ['bend do 15.000 kn', { search: 'bend', price_max: 1991 }],
    ['dj 500 kuna', { search: 'dj', price_max: 66 }],
    ['fotograf od 500 do 1000', { search: 'fotograf', price_min: 500, price_max: 1000 }],
    ['bend između 2000 i 1000', { search: 'bend', price_min: 1000, price_max: 2000 }],
    ['bend 2000-1000 eura', { search: 'bend', price_min: 1000, price_max: 2000 }],
    ['fotograf 2027 - 1.000 €', { search: 'fotograf 2027 -', price_max: 1000 }],
    ['fotograf do 1000 split', { search: 'fotograf split', price_max: 1000 }],
    ['fotograf do 1000 u Zadru', { search: 'fotograf u Zadru', price_max: 1000 }],
    ['video 4k do 900 €', { search: 'video 4k', price_max: 900 }],
    ['bend 12-06-2027', { search: 'bend', date: '2027-06-12' }],
    ['sala za 30ak ljudi', { search: 'sala', fact_guests: 30 }],
    ['sala za 200-tinjak gostiju', { search: 'sala', fact_guests: 200 }],
    ['sala stotinjak ljudi', { search: 'sala', fact_guests: 100 }],
    ['pedesetak osoba restoran', { search: 'restoran', fact_guests: 50 }],
    ['sala za dvjesto ljudi', { search: 'sala', fact_guests: 200 }],
    ['sala za sto pedeset gostiju', { search: 'sala', fact_guests: 150 }],
    ['sala za stopedeset gostiju', { search: 'sala', fact_guests: 150 }],
    ['sala 100-150 ljudi', { search: 'sala', fact_guests: 150 }],
    ['sala od 100 do 150 gostiju', { search: 'sala', fact_guests: 150 }],
    ['sala 300+ ljudi', { search: 'sala', fact_guests: 300 }],
    ['sala preko 200 ljudi', { search: 'sala', fact_guests: 200 }],
    ['sala za 100 os', { search: 'sala', fact_guests: 100 }],
    ['sala do 150', { search: 'sala', fact_guests: 150 }],
    ['sala od 300 do 400', { search: 'sala', fact_guests: 400 }],
    ['sala do 300 Zagreb', { search: 'sala Zagreb', fact_guests: 300 }],
    ['sala max 100', { search: 'sala', fact_guests: 100 }],
    ['sala minimalno 200', { search: 'sala', fact_guests: 200 }],
    ['torta za 80 bez glutena', { search: 'torta bez glutena', fact_guests: 80 }],
    ['autobus 50 sjedala', { search: 'autobus', fact_seats: 50 }],
    ['pir 150 duša', { search: '', fact_guests: 150 }],
    ['sala do 3000', { search: 'sala', price_max: 3000 }],
    ['sala do 300 €', { search: 'sala', price_max: 300 }],
    ['autobus 50 mjesta', { search: 'autobus', fact_seats: 50 }],
    ['kombi 8+1', { search: 'kombi', fact_seats: 8 }],
    ['malo vjenčanje 30 gostiju', { search: '', fact_guests: 30 }],
    ['svadba 12. 6. 2027.', { search: '', date: '2027-06-12' }],
    ['fotograf ne skuplji od 1000 eura', { search: 'fotograf', price_max: 1000 }],
    ['fotograf do tisuću i petsto eura', { search: 'fotograf', price_max: 1500 }],
    ['fotograf do tisuću i pol', { search: 'fotograf', price_max: 1500 }],
    ['bend dvije i pol tisuće eura', { search: 'bend', price_max: 2500 }],
    ['bend do dvije tisuće petsto eura', { search: 'bend', price_max: 2500 }],
    ['bend do 3 tisuće petsto', { search: 'bend', price_max: 3500 }],
    ['bend 2 do 3 tisuće eura', { search: 'bend', price_min: 2000, price_max: 3000 }],
    ['bend 2-3k', { search: 'bend', price_min: 2000, price_max: 3000 }],
    ['bend tri do pet soma', { search: 'bend', price_min: 3000, price_max: 5000 }],
    ['torta 80e', { search: 'torta', price_max: 80 }],
    ['fotograf petak 11.6. i subota 12.6.', { search: 'fotograf petak', date: '2027-06-11' }],
    ['bend dva soma', { search: 'bend', price_max: 2000 }],
    ['bend tri soma', { search: 'bend', price_max: 3000 }],
    ['fotograf 500-1000', { search: 'fotograf', price_min: 500, price_max: 1000 }],
    ['fotograf 1000 do 1500', { search: 'fotograf', price_min: 1000, price_max: 1500 }],
    ['fotograf budžet 1000-1500', { search: 'fotograf', price_min: 1000, price_max: 1500 }],
    ['fotograf budžet 1000-1500 eura', { search: 'fotograf', price_min: 1000, price_max: 1500 }],
    ['fotograf oko 1000 eura', { search: 'fotograf', price_max: 1000 }],
    ['fotograf cca 800 €', { search: 'fotograf', price_max: 800 }],
    ['fotograf do otprilike 1000 eura', { search: 'fotograf', price_max: 1000 }],
    ['fotograf do EUR 1000', { search: 'fotograf', price_max: 1000 }],
    ['Fotograf bis 1500 Euro', { search: 'Fotograf', price_max: 1500 }],
    ['sala za 150 do 200', { search: 'sala', fact_guests: 200 }],
    ['sala 200/300', { search: 'sala', fact_guests: 300 }],
    ['sala 100-150 Zagreb', { search: 'sala Zagreb', fact_guests: 150 }],
    ['sala za 100 do 900 eura', { search: 'sala', fact_guests: 100, price_max: 900 }],
    ['sala za dvjestotinjak', { search: 'sala', fact_guests: 200 }],
    ['sala za dvjesto i pedeset', { search: 'sala', fact_guests: 250 }],
    ['sala kapacitet 200', { search: 'sala', fact_guests: 200 }],
    ['sala kapaciteta do 150 osoba', { search: 'sala', fact_guests: 150 }],
    ['gostiju 150', { search: '', fact_guests: 150 }],
    ['bit će nas 200', { search: '', fact_guests: 200 }],
    ['restoran, nas 30', { search: 'restoran,', fact_guests: 30 }],
    ['samo nas dvoje', { search: '', fact_guests: 2 }],
    ['vjenčanje u dvoje', { search: '', fact_guests: 2 }],
    ['šminka za 4 djeveruše', { search: 'šminka', fact_people: 4 }],
    ['ca 150 Gäste', { search: '', fact_guests: 150 }],
    ['venue 80 persons', { search: 'venue', fact_guests: 80 }],
    ['bend 12. lipanj 2027', { search: 'bend', date: '2027-06-12' }],
    ['12 lipanj', { search: '', date: '2027-06-12' }],
    ['bend 12. juna', { search: 'bend', date: '2027-06-12' }],
    ['band 12 June 2027', { search: 'band', date: '2027-06-12' }],
    ['band june 12, 2027', { search: 'band', date: '2027-06-12' }],
    ['12th of june dj', { search: 'dj', date: '2027-06-12' }],
    ['june 12 dj split', { search: 'dj split', date: '2027-06-12' }],
    ['wedding in june 20 guests', { search: '', fact_guests: 20 }],
    ['june 12th', { search: '', date: '2027-06-12' }],
    ['fotograf 15-og kolovoza', { search: 'fotograf', date: '2027-08-15' }],
    ['fotograf 15ti kolovoza', { search: 'fotograf', date: '2027-08-15' }],
    ['bend dvanaestog lipnja 2027.', { search: 'bend', date: '2027-06-12' }],
    ['bend za dvadeset petog rujna', { search: 'bend za', date: '2027-09-25' }],
    ['bend petog šestog', { search: 'bend', date: '2027-06-05' }],
    ['bend dvanaesti šesti', { search: 'bend', date: '2027-06-12' }],
    ['2027.06.12 bend', { search: 'bend', date: '2027-06-12' }],
    ['2027/06/12', { search: '', date: '2027-06-12' }],
    ['bend 12.-13. lipnja', { search: 'bend', date: '2027-06-12' }],
    ['bend 12. i 13. lipnja 2027.', { search: 'bend', date: '2027-06-12' }],
    ['bend 12.6. ili 19.6.', { search: 'bend', date: '2027-06-12' }],
  ])('„%s” there are filters', (search, written) => {
    expect(read({ search }).written).toEqual(written)
    const { search: rest, ...filters } = written
    expect(read({ search }).query).toMatchObject({ ...filters, search: rest || undefined })
  })

  test.each([
    'bend 80e',
    'dj 90-e',
    'bend',
    'Studio 54',
    'Foto 2000',
    'Studio 12 eko',
    'do 50',
    'bend 12.6.2025.',
    'DJ 24/7',
    'bend do 2.5',
    'torta 2.5 kg',
    'fotograf 10-12',
    'studio 1.2.3-4-2027',
    'bend 31.2.2027.',
    'bend 2027-2028',
    'Vespa za dvoje',
    'prvi ples',
    'prvi drugi treći',
    'Drugi kadar',
    'bend 32 lipanj',
    'bend 30. 2.',
    'sala za 0 gostiju',
    'bend za 1000',
    'bend 5+1',
    'video 4k',
    'burme zlato 14k',
    'sala za 2027',
    'Tri kata šećera',
    'što košta bend',
    'bend do 1000 sati',
    'sto ruža',
    'bend 100 posto',
    'za 200',
    'sala za 9000 ljudi',
    'do 99999999 €',
    '1.2.3.4.5',
    '9'.repeat(100),
    '12.6.2027'.repeat(11),
    // Guests, plates, pieces, a fineness, a size, a year or a name.
    'sala 300',
    'torta 1000',
    'pozivnice 500',
    'burme 585',
    'odijelo 52',
    'dj 425',
    'bend 2000',
    'bend 1990',
    'dj 50',
    'Kuća 1000',
  ])('„%s” there is none', (search) => {
    const { query, written } = read({ search })
    expect([query.search, query.price_max, query.date, query.fact_guests, written]).toEqual([
      search,
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  })

  test('they come before filters that are set, and none of them is asked for in names', () => {
    expect(read({ search: 'bend do 900 €', price_max: '500', city: 'Split' }).query).toMatchObject({
      search: 'bend',
      price_max: 900,
      city: 'Split',
    })
    expect(read({ search: 'bend do 900 €', by_name: '1' }).written).toBeUndefined()
  })
})

describe('words without a space before their number', () => {
  test.each([
    ['bend do1500eura', { price_max: 1500, search: 'bend' }],
    ['sala za120ljudi', { fact_guests: 120, search: 'sala' }],
    ['sala Zagreb za 120ljudi do3000eura', { fact_guests: 120, price_max: 3000, search: 'sala Zagreb' }],
    ['fotograf 12.6.2027split', { date: '2027-06-12', search: 'fotograf split' }],
    ['bend do 1500 evra', { price_max: 1500, search: 'bend' }],
    ['vjenčanje udvoje', { fact_guests: 2 }],
  ])('„%s”', (search, filters) => expect(read({ search }).query).toMatchObject(filters))

  test.each(['Krov14', 'Studio22', 'dj2go', 'Foto1000'])('„%s” is a name', (search) =>
    expect(read({ search })).toMatchObject({ query: { search }, written: undefined }),
  )
})

describe('an order in words of a search', () => {
  test.each([
    ['jeftin fotograf', 'price'],
    ['najpovoljniji bend u Splitu', 'price'],
    ['NAJBOLJI dj', 'rating'],
    ['cheap photographer', 'price'],
    ['fotograf', undefined],
    ['Najbolji dan', undefined],
  ])('%s: %s', (search, sort) => {
    const { query, written } = read({ search })
    expect([query.sort, written?.sort]).toEqual([sort, sort])
    expect(query.search).toBe(search)
  })

  test('is asked for in a category that is set, and not where an order or a name is', () => {
    expect(read({ search: 'najbolji', category_id: '2' }).query.sort).toBe('rating')
    expect(read({ search: 'jeftin fotograf', sort: 'recommended' }).query.sort).toBe('recommended')
    expect(read({ search: 'jeftin fotograf', sort: 'newest' }).written).toBeUndefined()
    expect(read({ search: 'jeftin fotograf', by_name: '1' }).query.sort).toBeUndefined()
  })

  test('stands beside a sum', () => {
    expect(read({ search: 'najbolji bend do 2.000 €' }).written).toEqual({
      search: 'najbolji bend',
      price_max: 2000,
      sort: 'rating',
    })
  })
})
