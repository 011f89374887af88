import { expect, test } from 'vitest'
import { toCalendarDay } from '#contract/calendar-day.ts'
import { filterChips } from './filter-text.ts'

const categories = [{ id: 1, name: 'Lokacija', slug: 'lokacija' as const }]

test('each filter is a chip, and those that mean nothing alone go with the other', () => {
  const chips = filterChips(
    {
      category_id: '1',
      search: 'dvor',
      by_name: '1',
      date: toCalendarDay('2027-06-12'),
      free_only: '1',
      near: 'Split',
      price_min: '500',
      price_max: '1500.5',
      rating_min: '4.5',
      fact_guests: '120',
      fact_deposit_percent: '30',
      fact_parking: '1',
      fact_languages: 'en',
      sort: 'price',
      page: 2,
    },
    categories,
  )
  expect(chips.map(({ keys, text }) => [text, keys.join(' ')])).toEqual([
    ['Ime: „dvor”', 'search by_name'],
    ['Lokacija', 'category_id fact_guests fact_deposit_percent fact_parking fact_languages'],
    ['Split i okolica do 50\u00A0km', 'near km'],
    ['12.\u00A0lipnja\u00A02027.', 'date free_only'],
    ['Samo slobodni', 'free_only'],
    ['od € 500', 'price_min'],
    ['do € 1.500,50', 'price_max'],
    ['Ocjena 4,5 i više', 'rating_min'],
    ['Barem 120 gostiju', 'fact_guests'],
    ['Predujam: najviše 30 %', 'fact_deposit_percent'],
    ['Vlastito parkiralište', 'fact_parking'],
    ['Jezici: Engleski', 'fact_languages'],
  ])
})

test('a filter in whose place the words name another is none of them', () => {
  const filters = { category_id: '1', search: 'bend 12. lipnja', date: toCalendarDay('2027-06-19'), page: 1 }
  const found = { ...filters, search: 'bend', date: toCalendarDay('2027-06-12') }
  const texts = filterChips(filters, categories, found).map(({ text }) => text)
  expect(texts).toEqual(['„bend 12. lipnja”', 'Lokacija'])
})
