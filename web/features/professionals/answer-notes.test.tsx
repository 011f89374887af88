import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, test } from 'vitest'
import { pages } from '#contract/paths.ts'
import type { Suggestion } from '#contract/professionals.ts'
import { TakenWords, WaysOn } from './answer-notes.tsx'
import type { Filters } from './filters.ts'

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
    'Tražimo: Lokacija · Istra · subota, 12.\u00A0lipnja\u00A02027. · do € 9.000 · barem 150 gostiju · u imenu „rock”',
  )
})

test('words that nobody has are named, also where no other had a meaning', () => {
  expect(textOf(<TakenWords {...parts} suggestion={{ left_out: 'svadba' }} />)).toBe(
    'Izostavili smo „svadba”: nitko na popisu to nema u imenu.',
  )
})

test('a town with nobody is named beside its surroundings, of which the list is', () => {
  const around: Suggestion = {
    category: { category_id: 4, name: 'Glazba', search: '', total: 3, applied: true },
    region: { name: 'Solin i okolica', near: 'Solin', km: 30, search: '', total: 3, applied: true },
    nobody_in: 'Solin',
  }
  expect(textOf(<TakenWords {...parts} suggestion={around} />)).toBe(
    'Tražimo: Glazba · Solin i okolicaSolin: još nikoga, pa su na popisu oni iz okolice i oni koji onamo dolaze.',
  )
})

test('of several towns the others are offered, each with the number of its list', () => {
  const ofTowns: Suggestion = {
    category: { category_id: 2, name: 'Fotografija', search: '', total: 3, applied: true },
    city: { city: 'Zagreb', search: '', total: 3, applied: true },
    other_places: [
      { name: 'Split', city: 'Split', total: 2 },
      { name: 'Istra', near: 'Vrsar', km: 46, total: 1 },
    ],
  }
  const text = textOf(<TakenWords {...parts} suggestion={ofTowns} />)
  expect(text).toContain('href="/?category_id=2&city=Split"')
  expect(text).toContain('>Fotografija · Split · 2')
  expect(text).toContain('href="/?category_id=2&near=Vrsar&km=46"')
  expect(text).toContain('>Fotografija · Istra · 1')
})

test('hours and members by which the list is not filtered are named', () => {
  expect(textOf(<TakenWords {...parts} suggestion={{ amounts_not_stated: 'od 18 sati' }} />)).toBe(
    'Izostavili smo „od 18 sati”: nitko na popisu to ne navodi.',
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

describe('words that name a fact', () => {
  const tamburasi = { fact: 'genres' as const, option: 'tamburasi' }
  const music = { category_id: 4, name: 'Glazba', search: '', total: 5, applied: true }
  const words: Suggestion = {
    category: music,
    facts: { stated: [tamburasi], search: '', total: 5, applied: true },
    without_facts: { search: '', total: 13 },
    fact_in_names: { search: 'tambur', total: 3 },
    by_name: { search: 'tamburaši', total: 1 },
  }
  const shown = (of: Suggestion, asked: Filters = { search: 'tamburaši', page: 1 }) =>
    textOf(<TakenWords {...parts} filters={asked} suggestion={of} />)

  test('are said, with ways to all of the category and to such names', () => {
    const text = shown(words)
    expect(text).toContain('Tražimo: Glazba · Tamburaška glazba')
    expect(text).toContain('href="/?category_id=4"')
    expect(text).toContain('>Glazba · 13')
    expect(text).toContain('Ili u imenu: ')
    expect(text).toContain('href="/?search=tambur&category_id=4&by_name=1"')
    expect(text).toContain('>„tambur…” · 3')
    expect(text).not.toContain('Tražite tvrtku')
  })

  test('are named where nobody states it', () => {
    const { facts: _facts, without_facts: _others, ...plain } = words
    const vegan = { fact: 'vegan' as const, option: null }
    const text = shown({ ...plain, facts_not_stated: [tamburasi, vegan], facts_elsewhere: { search: '', total: 6 } })
    expect(text).toContain('Tražimo: Glazba')
    expect(text).toContain('Nitko na popisu ne navodi sve ovo: Tamburaška glazba, Veganski izbor.')
    expect(text).toContain('/?search=tambur&category_id=4&by_name=1')
    expect(text).toContain('Ili drugdje: ')
    expect(text).toContain('href="/?category_id=4&fact_genres=tamburasi&fact_vegan=1"')
    expect(text).toContain('>Glazba · Tamburaška glazba · Veganski izbor · 6')
  })

  test('are said as well where the category is set already', () => {
    const { category: _category, ...facts } = words
    const text = shown(facts, { category_id: '4', search: 'tamburaši', page: 1 })
    expect(text).toContain('Tražimo: Tamburaška glazba')
    expect(text).toContain('href="/?category_id=4"')
    expect(text).toContain('>Svi · 13')
    expect(shown({ facts_not_stated: [tamburasi] })).toBe('Nitko na popisu ne navodi: Tamburaška glazba.')
  })
})

test('the way without a region calls it by its name, and keeps the other filters', () => {
  const text = textOf(<WaysOn {...parts} suggestion={{ ...suggestion, without: [{ filter: 'near', total: 3 }] }} />)
  expect(text).toContain('Bez filtera: Istra')
  expect(text).toContain('category_id=1')
  expect(text).toContain('date=2027-06-12')
  expect(text).not.toContain('Vrsar')
})

test('an order that the words ask for is said, and the days of a month that they name lead to their lists', () => {
  const asked = { search: 'jeftin fotograf lipanj 2027', page: 1 }
  const words: Suggestion = {
    category: { category_id: 2, name: 'Fotografija', search: '', total: 13, applied: true },
    filters: { search: 'jeftin fotograf lipanj 2027', sort: 'price' },
    month: { month: '2027-06', weekdays: ['saturday'], days: [{ date: '2027-06-05', total: 7 }] },
  }
  const text = textOf(<TakenWords {...parts} filters={asked} suggestion={words} />)
  expect(text).toContain('Tražimo: Fotografija · od najniže cijene')
  expect(text).toContain('U lipnju 2027. subotom su slobodni:')
  expect(text).toMatch(/href="\/\?sort=price&category_id=2&date=2027-06-05&free_only=1"[^>]*>5\.\u00A0lipnja · 7/)
  const none: Suggestion = { month: { month: '2027-06', weekdays: ['friday', 'sunday'], days: [] } }
  expect(textOf(<TakenWords {...parts} filters={asked} suggestion={none} />)).toContain(
    'U lipnju 2027. nitko s popisa nije upisao da je petkom i nedjeljom slobodan.',
  )
})

test('hours and people of the words are said without the label of their filter', () => {
  const named = { search: 'dj', fact_hours: 6, fact_guests: 150 }
  expect(textOf(<TakenWords {...parts} suggestion={{ filters: named }} />)).toMatch(
    /^Tražimo: barem 150.gostiju · barem 6.sati$/,
  )
})

test('a year or a season that the words name leads to its free days, in the same town', () => {
  const words: Suggestion = {
    category: { category_id: 2, name: 'Fotografija', search: '', total: 2, applied: true },
    city: { city: 'Zagreb', search: '', total: 2, applied: true },
    season: { name: 'ljeto 2027.', month: '2027-06' },
  }
  const asked = { search: 'fotograf Zagreb ljeto 2027', page: 1 }
  expect(textOf(<TakenWords {...parts} filters={asked} suggestion={words} />)).toMatch(
    /Za ljeto 2027\. pogledajte <a [^>]*href="\/dates\?category_id=2&city=Zagreb#2027-06"[^>]*>slobodne dane po datumima/,
  )
  expect(textOf(<TakenWords {...parts} filters={asked} suggestion={{ season: words.season }} />)).toContain('Za ljeto')
})

test('the other one of two trades is a way on, in the same town', () => {
  const words: Suggestion = {
    category: { category_id: 2, name: 'Fotografija', search: '', total: 2, applied: true },
    city: { city: 'Zagreb', search: '', total: 2, applied: true },
    other_category: { category_id: 3, name: 'Video produkcija', total: 4 },
  }
  const asked = { search: 'fotograf i snimatelj Zagreb', page: 1 }
  const text = textOf(<TakenWords {...parts} filters={asked} suggestion={words} />)
  expect(text).toMatch(/Ili: <a [^>]*href="\/\?category_id=3&city=Zagreb"[^>]*>Video produkcija · Zagreb · 4/)
})
