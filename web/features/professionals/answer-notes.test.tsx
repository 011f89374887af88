import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { pages } from '#contract/paths.ts'
import type { Suggestion } from '#contract/professionals.ts'
import { TakenWords, WaysOn } from './answer-notes.tsx'

const filters = { search: 'rock sala za 150 ljudi u Istri do 9.000 € 12. 6. 2027.', page: 1 }
const taken = { search: 'rock', total: 2, applied: true }
const suggestion: Suggestion = {
  category: { category_id: 1, name: 'Lokacija', ...taken },
  region: { name: 'Istra', near: 'Vrsar', km: 46, ...taken },
  filters: { search: 'rock sala u Istri', price_max: 9000, date: '2027-06-12', fact_guests: 150 },
}

const parts = { path: pages.home, filters, categories: [] }

const textOf = (page: ReactNode) =>
  renderToStaticMarkup(<MemoryRouter>{page}</MemoryRouter>)
    .replaceAll('&amp;', '&')
    .replaceAll(/<(?!a )[^>]+>/g, '')

test('everything that the words were taken for is said in one line', () => {
  expect(textOf(<TakenWords {...parts} suggestion={suggestion} />)).toBe(
    'Tražimo: Lokacija · Istra · 12. lipnja 2027. · do € 9.000 · barem 150 gostiju',
  )
})

test('words that nobody has are named, also where no other had a meaning', () => {
  expect(textOf(<TakenWords {...parts} suggestion={{ left_out: 'svadba' }} />)).toBe(
    'Izostavili smo „svadba” jer to nitko nema u imenu.',
  )
})

test('where a trade is offered beside names, the sum counts for both', () => {
  const offered: Suggestion = {
    category: { category_id: 1, name: 'Lokacija', search: '', total: 2, applied: false },
    filters: { search: 'sala', price_max: 9000 },
  }
  const text = textOf(<TakenWords {...parts} suggestion={offered} />)
  expect(text).toContain('Tražimo: do € 9.000')
  expect(text).toContain('href="/?price_max=9000&category_id=1"')
})

test('the way without a region calls it by its name, and keeps the other filters', () => {
  const text = textOf(<WaysOn {...parts} suggestion={{ ...suggestion, without: [{ filter: 'near', total: 3 }] }} />)
  expect(text).toContain('Bez filtra: Istra')
  expect(text).toContain('category_id=1')
  expect(text).toContain('date=2027-06-12')
  expect(text).not.toContain('Vrsar')
})
