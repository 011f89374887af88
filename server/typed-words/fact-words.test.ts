import { describe, expect, test } from 'vitest'
import { type FactDefinition, factDefinitions, factKeys } from '#contract/facts.ts'
import { factWords } from './fact-words.ts'
import { keyOf, meanings } from './meanings.ts'
import { readingsOf, type SetFilters } from './understand.ts'
import { trades } from './trades.ts'

const formsOfFacts = factWords.flatMap(({ fact, forms }) => forms.map((form) => ({ fact, form, key: keyOf(form) })))
const tradeOfKey = new Map(trades.flatMap(({ slug, forms }) => forms.map((form) => [keyOf(form), slug] as const)))

const optionsOf = (definition: FactDefinition): (string | null)[] =>
  definition.kind === 'choice' ? Object.keys(definition.options) : [null]

/** The facts of the likeliest reading, as `key` or `key=option`. */
function factsIn(search: string, set: Partial<SetFilters> = {}) {
  const [likeliest] = readingsOf(search, { category: undefined, city: undefined, ...set })
  return (likeliest?.facts ?? []).map(({ key, option }) => (option === null ? key : `${key}=${option}`)).join(' ')
}

describe('the words of facts', () => {
  test('are of facts and options that there are, and a category that is meant may state them', () => {
    for (const { fact } of factWords) {
      const { key, option, alone } = fact
      expect([key, optionsOf(factDefinitions[key]).includes(option)]).toEqual([key, true])
      expect([key, alone === undefined || fact.isOf(alone)]).toEqual([key, true])
    }
  })

  test('are there for every fact but numbers and the terms of a cancellation', () => {
    const named = new Set(factWords.map(({ fact }) => fact.key))
    const unnamed = factKeys.filter((key) => !named.has(key) && factDefinitions[key].kind !== 'number')
    expect(unnamed).toEqual(['cancellation'])
  })

  test('are each of one fact, and there once, however they are folded', () => {
    const seen = new Set<string>()
    expect(formsOfFacts.filter(({ key }) => seen.size === seen.add(key).size).map(({ form }) => form)).toEqual([])
  })

  test('are spelt as they are looked up, with a letter and without what parts words', () => {
    expect(formsOfFacts.filter(({ key }) => !/^(?:\d )?[a-z]+( [a-z]+)*$/.test(key))).toEqual([])
  })

  test('are no town and no region but a boat, and where they are a trade, it may state the fact', () => {
    const towns = formsOfFacts.filter(({ key }) => meanings.get(key)?.place !== undefined)
    // A boat, and Slavonski Brod.
    expect(towns.map(({ form }) => form)).toEqual(['brod', 'broda', 'brodu'])
    const others = formsOfFacts.filter(({ key, fact }) => tradeOfKey.has(key) && !fact.isOf(tradeOfKey.get(key)))
    expect(others).toEqual([])
    expect(formsOfFacts.filter(({ key, fact }) => meanings.get(key)?.fact !== fact)).toEqual([])
  })

  test('take no trade from a search: a longer one that has its word names the same by itself', () => {
    const lost = formsOfFacts.filter(({ key, fact }) => {
      const slugs = key.split(' ').flatMap((word) => tradeOfKey.get(word) ?? [])
      return !tradeOfKey.has(key) && slugs.length > 0 && fact.alone !== undefined && !slugs.includes(fact.alone)
    })
    // A hall whose couple brings its own food.
    expect(new Set(lost.map(({ fact }) => fact.key))).toEqual(new Set(['own_catering']))
    const unnamed = formsOfFacts.filter(({ key, fact }) => {
      const hasTrade = key.split(' ').some((word) => tradeOfKey.has(word))
      return !tradeOfKey.has(key) && hasTrade && fact.alone === undefined
    })
    expect(unnamed).toEqual([])
  })
})

describe('a search', () => {
  test.each([
    ['tamburaši', 'genres=tamburasi'],
    ['TAMBURASI', 'genres=tamburasi'],
    ['tamburaškog sastava', 'genres=tamburasi'],
    ['jazz bend', 'genres=jazz'],
    ['veganska torta bez glutena', 'vegan foods=cakes gluten_free'],
    ['sala s parkingom i smještajem', 'parking accommodation'],
    ['dj koji govori engleski i njemački', 'genres=dj'],
    ['tamburaš i tamburica', 'genres=tamburasi'],
    ['fotograf s dronom', 'drone'],
    ['najam odijela', 'rental garments=suits'],
    ['najam limuzine', 'vehicles=limousine'],
    ['limuzina s vozačem', 'vehicles=limousine driver'],
  ])('„%s” names %s', (search, facts) => expect(factsIn(search)).toBe(facts))

  test.each([
    ['bend', 'no fact'],
    ['klapa i tamburaši', 'two options of one choice'],
    ['najam prijevoza', 'a fact that nobody of the trade may state'],
    ['šminka i frizura', 'two of what one may do both'],
    ['dvorac na napuhavanje', 'a word of another trade'],
    ['engleski', 'a fact that says nothing by itself'],
    ['sala bez parkinga', 'the lack of a fact'],
    ['dvorana s degustacijom', 'a fact of another category'],
  ])('„%s”, %s, names none', (search) => expect(factsIn(search)).toBe(''))

  test('names facts of the category that is set, and not another option than is set', () => {
    expect(factsIn('dronom', { category: 'fotografija' })).toBe('drone')
    expect(factsIn('dronom', { category: 'lokacija' })).toBe('')
    expect(factsIn('dronom', { category: '' })).toBe('')
    expect(factsIn('klapa', { fact_genres: 'klapa' })).toBe('genres=klapa')
    expect(factsIn('klapa', { fact_genres: 'dj' })).toBe('')
  })

  test('that names several is also taken with one of them, then with none', () => {
    const taken = readingsOf('sala s parkingom i smještajem')
    expect(taken.map(({ facts, unstated }) => [facts.length, unstated.length])).toEqual([
      [2, 0],
      [1, 1],
      [1, 1],
      [0, 2],
    ])
    expect(taken.every(({ search }) => search === '')).toBe(true)
  })
})
