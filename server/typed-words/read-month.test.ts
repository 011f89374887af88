import * as z from 'zod/mini'
import { describe, expect, test } from 'vitest'
import { toCalendarDay } from '#contract/calendar-day.ts'
import { professionalCalls } from '#contract/professionals.ts'
import { readAmounts } from './read-amounts.ts'

const today = toCalendarDay('2026-11-22')

const read = (query: Record<string, string>, on = today) =>
  readAmounts(z.parse(professionalCalls['GET /professionals'].query, query), on)

describe('a month in words of a search', () => {
  test.each([
    ['fotograf lipanj 2027', '2027-06', 'fotograf lipanj'],
    ['fotograf lipnja 2027. Zagreb', '2027-06', 'fotograf lipnja Zagreb'],
    ['sala u SIJECNJU', '2027-01', 'sala u SIJECNJU'],
    ['sala u rujnu', '2027-09', 'sala u rujnu'],
    ['bend za mjesec dana', '2026-12', 'bend'],
    ['fotograf za dva mjeseca', '2027-01', 'fotograf'],
    ['bend idući mjesec', '2026-12', 'bend'],
    ['sala u sljedećem mjesecu Split', '2026-12', 'sala u Split'],
    ['dj ovog mjeseca', '2026-11', 'dj'],
    ['sala za pola godine Split', '2027-05', 'sala Split'],
    ['sala za 6. mjesec', '2027-06', 'sala za'],
    ['bend krajem maja', '2027-05', 'bend krajem svibnja'],
    ['dj marta 2027', '2027-03', 'dj ožujka'],
    ['sala za Studeni', '2026-11', 'sala za Studeni'],
    ['dj do svibnja 2028.', '2028-05', 'dj do svibnja'],
    ['photographer june 2027', '2027-06', 'photographer june'],
    ['dj 6. mjesec', '2027-06', 'dj'],
    ['dj u 6 mj 2028 split', '2028-06', 'dj u split'],
    ['bend 06/2027', '2027-06', 'bend'],
    ['12.2026 torta', '2026-12', 'torta'],
    ['bend 2027-06', '2027-06', 'bend'],
    ['fotograf deveti mjesec', '2027-09', 'fotograf'],
    ['fotograf u devetom mjesecu', '2027-09', 'fotograf u'],
    ['bend prvi mjesec 2028', '2028-01', 'bend'],
    ['bend juli 2027', '2027-07', 'bend juli'],
    ['Hochzeit Mai 2027', '2027-05', undefined],
    ['bend krajem osmog', '2027-08', 'bend krajem'],
    ['sala početak devetog 2027', '2027-09', 'sala početak'],
    ['bend 2028 lipanj', '2028-06', 'bend lipanj'],
    ['sala 6. ili 7. mjesec', '2027-06', 'sala'],
    ['sala 6/7 mjesec 2027', '2027-06', 'sala'],
    ['između 12. i 20. lipnja', '2027-06', undefined],
    ['između 12 i 20 lipnja', '2027-06', undefined],
    ['fotograf od 12 do 15 lipnja 2027', '2027-06', 'fotograf lipnja'],
    ['bend od 1.6. do 15.6.', '2027-06', 'bend'],
    ['krajem rujna', '2027-09', 'krajem rujna'],
    ['wedding in September 2027', '2027-09', undefined],
    ['lipanj', '2027-06', 'lipanj'],
    ['lipanj 2027', '2027-06', undefined],
    ['vjenčanje u lipnju 2027', '2027-06', undefined],
  ])('%s: %s', (search, month, rest) => {
    expect(read({ search })).toMatchObject({ month: { month }, query: { search: rest } })
  })

  test.each([
    'torte by Maja',
    'frizerski salon Marta',
    'od 12. do 3',
    'dj od 2 do 3 sata',
    'lipanj 2025',
    '10/2026',
    'bend 12. lipnja 2025.',
    'bend 31.11.2026.',
    'bend 12. 6. 2027.',
    'sala za 6 ljudi 2027',
    'torta za 6 mjeseci',
    'dj 13/2027',
    'Lipanjsko svjetlo',
  ])('%s names none', (search) => {
    expect(read({ search }).month).toBeUndefined()
  })

  test.each([
    ['fotograf lipnaj 2027', '2027-06', 'fotograf lipanj'],
    ['dj u srpnaj', '2027-07', 'dj u srpanj'],
    ['sala kolovza 2027', '2027-08', 'sala kolovoza'],
    ['bend u listopdau Split', '2027-10', 'bend u listopadu Split'],
  ])('%s is misspelt and means %s', (search, month, rest) => {
    expect(read({ search })).toMatchObject({ month: { month }, query: { search: rest } })
  })

  test.each([
    ['bend 12. lipnaj 2027.', '2027-06-12'],
    ['bend 12 srpnaj', '2027-07-12'],
    ['sala 5. kolovza 2027', '2027-08-05'],
    ['dj 2. listopda 2027. u Splitu', '2027-10-02'],
  ])('%s is a day of a misspelt one', (search, date) => {
    expect(read({ search }).query).toMatchObject({ date })
  })

  test.each([
    'sala travnjak',
    'dj za 20 studenti',
    'Lipnaj',
    'bend Luka Travnik',
    'fotograf Marka Svilan',
    'lipanj fotograf kolovza',
  ])('%s is spelt so', (search) => {
    const { query, month } = read({ search })
    expect([query.search, query.date]).toEqual([search, undefined])
    expect([undefined, '2027-06']).toContain(month?.month)
  })

  test.each([
    ['petak u lipnju', ['friday'], '2027-06-04'],
    ['petkom u lipnju fotograf', ['friday'], '2027-06-04'],
    ['bend cetvrtak lipanj 2027', ['thursday'], '2027-06-03'],
    ['sala nedilja u srpnju', ['sunday'], '2027-07-04'],
    ['dj vikend u rujnu', ['saturday', 'sunday'], '2027-09-04'],
    ['bend petak ili subota u svibnju', ['friday', 'saturday'], '2027-05-01'],
    ['dj radnim danom u lipnju', ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'], '2027-06-01'],
    ['photographer fridays in june', ['friday'], '2027-06-04'],
    ['band freitag juni', ['friday'], '2027-06-04'],
    ['pet bendova u lipnju', ['saturday'], '2027-06-05'],
    ['Atelje Pod petkovom u lipnju', ['saturday'], '2027-06-05'],
  ])('%s has these weekdays', (search, weekdays, first) => {
    const { month } = read({ search })
    expect([month?.weekdays, month?.days[0]]).toEqual([weekdays, first])
  })

  test.each([
    ['fotograf prva subota u lipnju', '2027-06-05', 'fotograf'],
    ['bend zadnji petak u rujnu 2027', '2027-09-24', 'bend'],
    ['drugi vikend u srpnju', '2027-07-10', undefined],
    ['zadnja subota u osmom mjesecu dj', '2027-08-28', 'dj'],
    ['bend prva subota u devetom mjesecu', '2027-09-04', 'bend'],
    ['dj treću subotu u 9. mjesecu split', '2027-09-18', 'dj split'],
    ['dj 1. petak svibnja', '2027-05-07', 'dj'],
    ['dj četvrti četvrtak u studenome', '2026-11-26', 'dj'],
    ['zadnja subota u studenome dj', '2026-11-28', 'dj'],
    ['band first saturday of june', '2027-06-05', 'band'],
  ])('%s is a day of it', (search, date, rest) => {
    expect(read({ search }).query).toMatchObject({ date, search: rest })
  })

  test.each([
    ['dj rujan 27', '2027-09', 'dj rujan'],
    ['sala lipanj 28 u Zagrebu', '2028-06', 'sala lipanj u Zagrebu'],
    ['bend lipanj 30', '2027-06', 'bend lipanj 30'],
    ['sala u lipnju 28 gostiju', '2027-06', 'sala u lipnju'],
  ])('%s has a year of two digits where it can be one', (search, month, rest) => {
    const { month: named, query } = read({ search })
    expect([named?.month, query.search]).toEqual([month, rest])
  })

  test('has no such day that is over, and other ordinals are none', () => {
    for (const search of ['prva subota u lipnju 2026', 'prva subota', 'prvi ples u lipnju'])
      expect(read({ search }).query.date).toBeUndefined()
  })

  test('has its Saturdays, this one those that are not over', () => {
    expect(read({ search: 'dj u studenom' }).month?.days).toEqual(['2026-11-28'])
    expect(read({ search: 'dj u veljači' }).month?.days).toEqual([
      '2027-02-06',
      '2027-02-13',
      '2027-02-20',
      '2027-02-27',
    ])
  })

  test('is the next one of its name once its last Saturday is over, unless a year is named', () => {
    const sunday = toCalendarDay('2026-11-29')
    expect(read({ search: 'dj u studenom' }, sunday).month).toMatchObject({
      month: '2027-11',
      days: ['2027-11-06', '2027-11-13', '2027-11-20', '2027-11-27'],
    })
    expect(read({ search: 'dj nedjeljom u studenom' }, sunday).month).toMatchObject({ days: ['2026-11-29'] })
    expect(read({ search: 'dj u studenom 2026' }, sunday).month).toMatchObject({ month: '2026-11', days: [] })
  })

  test('has a year that is no sum, nor is a year alone', () => {
    expect(read({ search: 'fotograf lipanj 2027 do 3.000 eura' })).toMatchObject({
      month: { month: '2027-06' },
      written: { search: 'fotograf lipanj', price_max: 3000 },
    })
    expect(read({ search: 'fotograf 2027 do 3.000 eura' }).written).toEqual({
      search: 'fotograf 2027',
      price_max: 3000,
    })
    expect(read({ search: 'bend od 2027 do 3000 eura' }).written).toMatchObject({ price_min: 2027, price_max: 3000 })
  })

  test('is not asked for beside a day that is set', () => {
    expect(read({ search: 'dj u lipnju', date: '2027-07-03' }).month).toBeUndefined()
  })
})
