import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeTestApp } from '#test/app.ts'
import { marketplace } from '#test/marketplace-of-queries.ts'
import { queriesAskedInGroups } from '#test/queries-asked-in-groups.ts'
import { queriesCouplesAsk } from '#test/queries-couples-ask.ts'
import { queriesFromAbroadAndByPicture } from '#test/queries-from-abroad-and-by-picture.ts'
import { queriesInEveryCase } from '#test/queries-in-every-case.ts'
import { queriesInWholeSentences } from '#test/queries-in-whole-sentences.ts'
import { queriesOfFeastsAndDetails } from '#test/queries-of-feasts-and-details.ts'
import { queriesOfKindsAndGoods } from '#test/queries-of-kinds-and-goods.ts'
import { queriesPeopleType } from '#test/queries-people-type.ts'
import { queriesSpokenAndPasted } from '#test/queries-spoken-and-pasted.ts'
import { queriesTypedInAHurry } from '#test/queries-typed-in-a-hurry.ts'
import { queriesTypedOnPhones } from '#test/queries-typed-on-phones.ts'
import { queriesWithNumbers } from '#test/queries-with-numbers.ts'
import type { rowsOfQueries } from '#test/rows-of-queries.ts'

const { call, make, close } = await makeTestApp()
afterAll(close)

beforeAll(async () => {
  for (const [company_name, category, city, facts = {}] of marketplace)
    await make.professional({ company_name, category, city, facts })
})

const list = async (query: Record<string, string>) =>
  (await call('GET', `/professionals?${new URLSearchParams({ per_page: '100', ...query })}`)).body

const namesOf = ({ data }: { data: { company_name: string }[] }) => data.map(({ company_name }) => company_name)

type NamedFacts = { fact: string; option: string | null }[]

const asFilters = (facts: NamedFacts = []) =>
  Object.fromEntries(facts.map(({ fact, option }) => [`fact_${fact}`, option ?? '1']))

type Row = ReturnType<typeof rowsOfQueries>[number]

/** The row of the table that the answer gives. */
async function answerTo({ query, leftOut }: Row) {
  const { data, suggestion = {} } = await list({ search: query })
  const { category, city, region, facts } = suggestion
  const stated = facts?.applied ? (facts.stated as NamedFacts).map(({ fact, option }) => option ?? fact) : []
  const slugs = (await call('GET', '/categories')).body.data
  return {
    query,
    category: category?.applied
      ? [slugs.find(({ id }: { id: number }) => id === category.category_id).slug, ...stated].join(' ')
      : '-',
    city: city?.applied ? city.city : region?.applied ? `okolica ${region.km} km: ${region.near}` : '-',
    first: data[0]?.company_name ?? '-',
    ...(leftOut && { leftOut: suggestion.left_out ?? '-' }),
  }
}

const queries: Row[] = [
  ...queriesPeopleType,
  ...queriesTypedInAHurry,
  ...queriesTypedOnPhones,
  ...queriesCouplesAsk,
  ...queriesAskedInGroups,
  ...queriesSpokenAndPasted,
  ...queriesOfFeastsAndDetails,
  ...queriesFromAbroadAndByPicture,
  ...queriesInWholeSentences,
  ...queriesWithNumbers,
  ...queriesOfKindsAndGoods,
  ...queriesInEveryCase,
]

describe('a search that people type', () => {
  test.each(queries)('$query', async (row) => {
    expect(await answerTo(row)).toEqual(row)
  })

  test('is one of many', () => expect(new Set(queries.map(({ query }) => query)).size).toBeGreaterThan(150))

  test.each(queries)('$query is told with the numbers of the lists that it leads to', async ({ query }) => {
    const { data, total, suggestion = {} } = await list({ search: query })
    const { category, city, region, facts, by_name, left_out, without_facts, fact_in_names } = suggestion
    const { facts_not_stated, facts_elsewhere, other_places = [] } = suggestion
    const { search: rest = query, ...filters } = suggestion.filters ?? {}
    const placed = {
      ...filters,
      ...(region && { near: region.near, km: String(region.km) }),
      ...(category && { category_id: String(category.category_id) }),
      ...(city && { city: city.city }),
    }
    if (category !== undefined || city !== undefined || region !== undefined) {
      const { search, applied } = category ?? city ?? region
      const led = await list({ search, ...placed, ...asFilters(facts?.stated) })
      expect((category ?? city ?? region).total).toBe(led.total)
      if (category && city) expect(city).toMatchObject({ total: led.total, search, applied })
      if (facts) expect(facts).toMatchObject({ total: led.total, search, applied })
      if (applied) expect([led.total, namesOf(led)]).toEqual([total, namesOf({ data })])
    }
    if (without_facts !== undefined)
      expect(without_facts.total).toBe((await list({ ...placed, search: without_facts.search })).total)
    if (facts_elsewhere !== undefined) {
      const { category_id } = placed
      const all = { ...filters, category_id, ...asFilters(facts?.stated), ...asFilters(facts_not_stated) }
      expect(facts_elsewhere.total).toBe((await list({ ...all, search: facts_elsewhere.search })).total)
    }
    for (const { name: _, total: ofPlace, ...place } of other_places) {
      const { city: _city, near: _near, km: _km, ...anywhere } = placed as Record<string, string>
      const of = category ?? city ?? region
      const led = await list({ search: of.search, ...anywhere, ...asFilters(facts?.stated), ...place })
      expect(ofPlace).toBe(led.total)
    }
    if (fact_in_names !== undefined)
      expect(fact_in_names.total).toBe((await list({ ...placed, search: fact_in_names.search, by_name: '1' })).total)
    if (by_name !== undefined) {
      const named = await list({ ...filters, search: by_name.search, by_name: '1' })
      expect([by_name.search, by_name.total]).toEqual([rest.replaceAll(/\s+/g, ' '), named.total])
    }
    if (left_out !== undefined)
      expect(await list({ ...filters, search: left_out, by_name: '1' })).toMatchObject({ total: 0 })
  })

  test.each([
    ['fotograf Zagreb ili Split', [{ name: 'Split', city: 'Split', total: 2 }]],
    ['oldtimer Vukovar ili Rijeka', [{ name: 'Vukovar', city: 'Vukovar', total: 0 }]],
    ['snimatelj Rijeka ili Istra', [{ name: 'Istra', near: 'Vrsar', km: 46, total: 1 }]],
    ['bol na braču', undefined],
    ['fotograf Split', undefined],
  ])('%s is told with the other places', async (search, other_places) => {
    expect((await list({ search })).suggestion?.other_places).toEqual(other_places)
  })

  test('leaves out a word that is nobody’s name beside a sum or a day, and never a name that these leave out', async () => {
    expect((await list({ search: 'qwzxy 12.6.2027' })).suggestion).toMatchObject({ left_out: 'qwzxy' })
    const known = await list({ search: 'Asteria do 1 €' })
    expect(known.total).toBe(0)
    expect(known.suggestion).not.toHaveProperty('left_out')
  })

  test.each([
    ['nothing', ''],
    ['a space', ' '],
    ['NUL', '\0'],
    ['a hundred letters', 'f'.repeat(100)],
    ['many words', 'bend '.repeat(25)],
    ['a tab', 'bend\tzagreb'],
    ['a lone surrogate', 'bend \uD83D'],
  ])('that is %s is answered', async (_, search) => {
    expect((await call('GET', `/professionals?${new URLSearchParams({ search })}`)).status).toBe(200)
  })
})

describe('words beside filters that are set', () => {
  const idOf = async (slug: Parameters<typeof make.categoryId>[0]) => String(await make.categoryId(slug))

  test('of another trade or town are names, and are left out where nobody has one', async () => {
    const video = await idOf('video-produkcija')
    const beside = await list({ search: 'foto', category_id: video })
    expect(namesOf(beside)).toEqual(namesOf(await list({ category_id: video })))
    expect(beside).toMatchObject({ suggestion: { left_out: 'foto' } })
    expect(beside.suggestion).not.toHaveProperty('category')
    const inZagreb = await list({ search: 'rijeka', city: 'Zagreb' })
    expect(namesOf(inZagreb)).toEqual(namesOf(await list({ city: 'Zagreb' })))
    expect(inZagreb).toMatchObject({ suggestion: { left_out: 'rijeka' } })
    expect(namesOf(await list({ search: 'klub rijeka', city: 'Rijeka' }))).toEqual(['Oldtimer klub Rijeka'])
  })

  test('of the same are no names that one would have to have', async () => {
    const bands = await list({ category_id: await idOf('glazba') })
    expect(namesOf(await list({ search: 'bendovi', category_id: await idOf('glazba') }))).toEqual(namesOf(bands))
    expect(namesOf(await list({ search: 'u rijeci', city: 'rijeka' }))).toEqual(namesOf(await list({ city: 'Rijeka' })))
  })

  test('are names and nothing else where that is asked for', async () => {
    expect(namesOf(await list({ search: 'bend', by_name: '1' }))).toEqual(['Bend Aurora'])
    expect(namesOf(await list({ search: 'rijeka', by_name: '1' }))).toEqual(['Oldtimer klub Rijeka'])
    expect(Object.keys((await list({ search: 'bend', by_name: '1' })).suggestion)).toEqual(['without'])
  })

  test('in a category that is not there find nobody', async () => {
    expect(await list({ search: 'bend', category_id: '11111' })).toMatchObject({ total: 0 })
  })
})

describe('names that have the words', () => {
  const ofTown = (search: string, more = {}) => list({ search, city: 'Klis', by_name: '1', ...more }).then(namesOf)

  test('are in the order of how: all of it, as words of their own, within others', async () => {
    for (const company_name of ['Aronia', 'Ronina aron', 'Baron', 'Aron', 'Aron Aba', 'Dvor Aron'])
      await make.professional({ company_name, city: 'Klis' })
    expect(await ofTown('aron')).toEqual(['Aron', 'Aron Aba', 'Dvor Aron', 'Ronina aron', 'Aronia', 'Baron'])
    expect(await ofTown('aba aron')).toEqual(['Aron Aba'])
    expect(await ofTown('aron', { sort: 'newest' })).toEqual([
      'Dvor Aron',
      'Aron Aba',
      'Aron',
      'Baron',
      'Ronina aron',
      'Aronia',
    ])
    expect(await ofTown('aron', { per_page: '2', page: '3' })).toEqual(['Aronia', 'Baron'])
  })

  test('have a word that describes as one of their own, and never within another', async () => {
    await make.professional({ company_name: 'Krojačnica Vez', category: 'odjeca', city: 'Klis' })
    const dresses = async (search: string) => {
      const { data, suggestion } = await list({ search })
      return [data.length > 1, suggestion.left_out]
    }
    expect(await dresses('vjenčanica kroj')).toEqual([true, 'kroj'])
    expect(await dresses('vjenčanica A kroj')).toEqual([true, undefined])
    expect(await dresses('bijele cipele')).toEqual([true, 'bijele'])
    expect(await dresses('vjenčanica s čipkom i dugim rukavima')).toEqual([true, 'čipkom dugim rukavima'])
    await make.professional({ company_name: 'Kroj i nit', category: 'odjeca', city: 'Sinj' })
    expect(namesOf(await list({ search: 'vjenčanice kroj' }))).toContain('Kroj i nit')
  })

  test('are not like a place abroad', async () => {
    await make.professional({ company_name: 'Most i priča', category: 'glazba', city: 'Klis' })
    const { data, suggestion } = await list({ search: 'bend mostar' })
    expect(suggestion.left_out).toBe('mostar')
    expect(data.length).toBeGreaterThan(1)
  })

  test('of three letters or fewer have them at the beginning of a word', async () => {
    for (const company_name of ['Tasmanija', 'Asja', 'Klub as']) await make.professional({ company_name, city: 'Klis' })
    expect(await ofTown('as')).toEqual(['Klub as', 'Asja'])
    expect(await ofTown('dj')).toEqual([])
  })
})
