import { expect, test } from 'vitest'
import type { CardData } from './card-data.ts'
import { homeMeta } from './home-meta.ts'

const card: CardData = {
  id: 7,
  company_name: 'Foto Kralj',
  city: 'Split',
  category: null,
  description: '',
  price_range: '',
  premium: false,
  average_rating: 0,
  review_count: 0,
  cover: null,
}

const of = (filters: object, cards = [card]) =>
  homeMeta({ filters: { page: 1, ...filters }, categories: [], cards, publicUrl: 'https://zauvijek.test' })

const noindex = { name: 'robots', content: 'noindex' }

test('search engines take the list of a city', () => {
  expect(of({})).not.toContainEqual(noindex)
  expect(of({ city: 'Split' })).not.toContainEqual(noindex)
  expect(of({ city: 'Split', rating_min: '4' })).toContainEqual(noindex)
})

test('search engines take no list of nobody, which any text in a link would be', () => {
  expect(of({ city: 'jeftino na example.com' }, [])).toContainEqual(noindex)
})
