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

const categories = [{ id: 2, name: 'Fotografija', slug: 'fotografija' as const }]

const of = (filters: object, cards = [card]) =>
  homeMeta({ filters: { page: 1, ...filters }, categories, cards, publicUrl: 'https://zauvijek.test' })

const noindex = { name: 'robots', content: 'noindex' }

test('search engines take the list of a city', () => {
  expect(of({})).not.toContainEqual(noindex)
  expect(of({ city: 'Split' })).not.toContainEqual(noindex)
  expect(of({ city: 'Split', rating_min: '4' })).toContainEqual(noindex)
})

test('search engines take no list of nobody, which any text in a link would be', () => {
  expect(of({ city: 'jeftino na example.com' }, [])).toContainEqual(noindex)
})

test('search engines take one page for a category in a city: its landing page if there is one', () => {
  expect(of({ category_id: '2' })).not.toContainEqual(noindex)
  expect(of({ category_id: '2', city: 'Split' })).toContainEqual(noindex)
  expect(of({ category_id: '2', city: 'Sinj' }, [{ ...card, city: 'Sinj' }])).not.toContainEqual(noindex)
})

test.each(['split', 'SPLIT', 'Split'])(
  'a city in an address as %s has the title and the address of its spelling',
  (city) => {
    expect(of({ city })).toContainEqual({ title: 'Usluge za vjenčanje · Split · Zauvijek' })
    expect(of({ city })).toContainEqual(
      expect.objectContaining({ rel: 'canonical', href: 'https://zauvijek.test/?city=Split' }),
    )
  },
)

test('the title of a category says that it is about weddings', () => {
  expect(of({ category_id: '2' })).toContainEqual({ title: 'Fotografija za vjenčanje · Zauvijek' })
})
