import { describe, expect, test } from 'vitest'
import { toCalendarDay } from '#contract/calendar-day.ts'
import { readAmounts } from './read-amounts.ts'
import { everybody } from '#server/features/professionals/ways-on.ts'

const TODAY = toCalendarDay('2026-11-27')

const read = (search: string, today = TODAY) => readAmounts({ ...everybody, search }, today).query

describe('a feast is its day', () => {
  test.each([
    ['uskrs', '2027-03-28', undefined],
    ['bend za uskrs', '2027-03-28', 'bend'],
    ['bend za Uskrs u Splitu', '2027-03-28', 'bend u Splitu'],
    ['vjenčanje na Uskrs 2028.', '2028-04-16', undefined],
    ['fotograf Uskrs 2028. Zagreb', '2028-04-16', 'fotograf Zagreb'],
    ['oko uskrsa fotograf', '2027-03-28', 'fotograf'],
    ['dj o vazmu', '2027-03-28', 'dj'],
    ['sala za Uskrs dogodine', '2027-03-28', 'sala'],
    ['fotograf za uskrsni ponedjeljak', '2027-03-29', 'fotograf'],
    ['klapa na Veliki petak', '2027-03-26', 'klapa'],
    ['bend na cvjetnicu', '2027-03-21', 'bend'],
    ['tamburaši za Duhove', '2027-05-16', 'tamburaši'],
    ['sala na Tijelovo', '2027-05-27', 'sala'],
    ['valentinovo vjenčanje', '2027-02-14', undefined],
    ['vjenčanje na Valentinovo 2028', '2028-02-14', undefined],
    ['fotograf za valentinovo do 500 €', '2027-02-14', 'fotograf'],
    ["wedding on valentine's day split", '2027-02-14', 'wedding split'],
    ['bend velika gospa', '2027-08-15', 'bend'],
    ['bend na Velu Gospu Hvar', '2027-08-15', 'bend Hvar'],
    ['tamburasi za veliku gospu', '2027-08-15', 'tamburasi'],
    ['klapa mala gospa', '2027-09-08', 'klapa'],
    ['dj za novu godinu', '2026-12-31', 'dj'],
    ['nova godina dj', '2026-12-31', 'dj'],
    ['dj doček nove godine 2028', '2027-12-31', 'dj'],
    ['bend uoči nove godine', '2026-12-31', 'bend'],
    ['vjenčanje na Novu godinu', '2027-01-01', undefined],
    ['dj silvestrovo', '2026-12-31', 'dj'],
    ['bend za staru godinu', '2026-12-31', 'bend'],
    ["dj new year's eve", '2026-12-31', 'dj'],
    ['bend za Božić', '2026-12-25', 'bend'],
    ['oko božića fotograf', '2026-12-25', 'fotograf'],
    ['božić 2027', '2027-12-25', undefined],
    ['klapa na Badnjak', '2026-12-24', 'klapa'],
    ['bend na Štefanje', '2026-12-26', 'bend'],
    ['dj na sv. Stjepana', '2026-12-26', 'dj'],
    ['animator za svetog nikolu', '2026-12-06', 'animator'],
    ['animator za sv. Nikolu', '2026-12-06', 'animator'],
    ['animator za Nikolinje Osijek', '2026-12-06', 'animator Osijek'],
    ['bend praznik rada', '2027-05-01', 'bend'],
    ['bend za prvi maj', '2027-05-01', 'bend za'],
    ['bend za 1. maj', '2027-05-01', 'bend za'],
    ['sala dan državnosti', '2027-05-30', 'sala'],
    ['klapa na svetog Duju Split', '2027-05-07', 'klapa Split'],
    ['klapa za feštu svetog Vlaha', '2027-02-03', 'klapa'],
    ['klapa za svetog vlaha', '2027-02-03', 'klapa'],
    ['torta za majčin dan', '2027-05-09', 'torta'],
    ['sala za Martinje', '2027-11-11', 'sala'],
    ['bend na dan žena', '2027-03-08', 'bend'],
    ['bend za pravoslavni uskrs', '2027-05-02', 'bend'],
    ['dj halloween', '2027-10-31', 'dj'],
    ['Valentinovo 14.2.2027. bend', '2027-02-14', 'bend'],
  ])('%s: %s', (search, date, rest) => {
    expect(read(search)).toMatchObject({ date, search: rest })
  })

  test.each([
    ['sala vikend prije Uskrsa', '2027-03-20'],
    ['sala vikend poslije Uskrsa', '2027-04-03'],
    ['sala subota prije uskrsa', '2027-03-27'],
    ['sala subotu nakon Uskrsa 2028.', '2028-04-22'],
    ['uskršnji vikend bend', '2027-03-27'],
    ['bend vikend za Uskrs', '2027-03-27'],
    ['bend produženi vikend za Tijelovo', '2027-05-29'],
    ['prvomajski vikend sala', '2027-05-01'],
    ['sala Tijelovo vikend', '2027-05-29'],
    ['bend vikend prije Velike Gospe', '2027-08-07'],
    ['bend petak prije Velike Gospe', '2027-08-13'],
    ['bend vikend oko Velike Gospe', '2027-08-14'],
    ['dj dan prije Božića', '2026-12-24'],
    ['dj dva dana poslije Božića', '2026-12-27'],
    ['dj tjedan dana prije Božića', '2026-12-18'],
    ['dj uoči Velike Gospe', '2027-08-14'],
    ['bend za idući Uskrs', '2027-03-28'],
    ['dj između Božića i Nove godine', '2026-12-26'],
    ['bend od Božića do Nove godine', '2026-12-26'],
    ['bend oko Nove godine', '2026-12-31'],
    ['svirka na Lovrečevo', '2027-08-10'],
  ])('%s: %s', (search, date) => expect(read(search).date).toBe(date))

  test('this year’s until it is over, and one that is named stays named', () => {
    expect(read('bend za Uskrs', toCalendarDay('2027-03-28')).date).toBe('2027-03-28')
    expect(read('bend za Uskrs', toCalendarDay('2027-03-29')).date).toBe('2028-04-16')
    expect(read('bend za Uskrs iduće godine', toCalendarDay('2027-01-10')).date).toBe('2028-04-16')
    expect(read('doček nove godine', toCalendarDay('2026-12-31')).date).toBe('2026-12-31')
    expect(read('doček nove godine', toCalendarDay('2027-01-01')).date).toBe('2027-12-31')
  })

  test.each([
    'Foto Božić',
    'fotograf Božić',
    'crkva svetog Nikole',
    'Sveti Martin na Muri bend',
    'cvjećara Cvjetnica',
    'bend do Božića',
    'sala prije Uskrsa',
    'božićni domjenak',
    'uskršnja dekoracija',
    'Uskrs 2025',
    'Velika subota veselja i smijeha',
    'Bolji Uskrs nego jučer',
    'Duhovi prošlosti',
  ])('%s names none', (search) => {
    const { search: rest, date } = read(search)
    expect([rest, date]).toEqual([search, undefined])
  })
})
