import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeTestApp } from '#test/app.ts'

const { call, make, close } = await makeTestApp()
afterAll(close)

const list = async (query: Record<string, string>) =>
  (await call('GET', `/professionals?${new URLSearchParams(query)}`)).body

const namesOf = ({ data }: { data: { company_name: string }[] }) => data.map(({ company_name }) => company_name)

let music = 0

beforeAll(async () => {
  music = await make.categoryId('glazba')
  const add = (company_name: string, city: string, genres?: string[]) =>
    make.professional({ company_name, city, category: 'glazba', facts: genres ? { genres } : {} })
  await add('Avenija', 'Osijek', ['pop_rock'])
  await add('Bećarska ura', 'Osijek', ['tamburasi', 'zabavna'])
  await add('Tamburaši Dunav', 'Osijek', ['tamburasi'])
  await add('Tamburaški sastav Zrinski', 'Osijek')
  await add('Avlija', 'Vukovar')
  await add('Tamburaški sastav Vuka', 'Vukovar')
  await add('Cibalia', 'Vinkovci')
})

const stated = [{ fact: 'genres', option: 'tamburasi' }]

test('words that name a fact are its filter, and the list without it and those of such a name are told', async () => {
  const answer = await list({ search: 'tamburaši u Osijeku' })
  expect(namesOf(answer)).toEqual(['Bećarska ura', 'Tamburaši Dunav'])
  const taken = { search: '', total: 2, applied: true }
  expect(answer.suggestion).toMatchObject({
    category: { category_id: music, name: 'Glazba', ...taken },
    city: { city: 'Osijek', ...taken },
    facts: { stated, ...taken },
    without_facts: { search: '', total: 4 },
    fact_in_names: { search: 'tambur', total: 2 },
  })
  expect(answer.suggestion).not.toHaveProperty('facts_not_stated')
  const place = { category_id: String(music), city: 'Osijek' }
  expect(namesOf(await list({ ...place, fact_genres: 'tamburasi' }))).toEqual(namesOf(answer))
  expect(namesOf(await list({ ...place, search: 'tambur', by_name: '1' }))).toEqual([
    'Tamburaši Dunav',
    'Tamburaški sastav Zrinski',
  ])
})

test('where nobody states the fact those who are called so are listed, and it is told that nobody does', async () => {
  const answer = await list({ search: 'tamburaši Vukovar' })
  expect(namesOf(answer)).toEqual(['Tamburaški sastav Vuka'])
  expect(answer.suggestion).toMatchObject({
    category: { applied: true, search: 'tambur', total: 1 },
    facts_not_stated: stated,
    facts_elsewhere: { search: '', total: 2 },
    without_facts: { search: '', total: 2 },
  })
  expect((await list({ category_id: String(music), fact_genres: 'tamburasi' })).total).toBe(2)
  expect((await list({ search: 'tamburaši', city: 'Vukovar' })).suggestion.facts_elsewhere.total).toBe(2)
  expect(namesOf(await list({ category_id: String(music), city: 'Vukovar' }))).toContain('Avlija')
  for (const absent of ['facts', 'fact_in_names']) expect(answer.suggestion).not.toHaveProperty(absent)
})

test('where nobody states the fact nor is called so the category is listed', async () => {
  const answer = await list({ search: 'tamburaši Vinkovci' })
  expect(namesOf(answer)).toEqual(['Cibalia'])
  expect(answer.suggestion).toMatchObject({ category: { applied: true, search: '' }, facts_not_stated: stated })
})

test('where nobody is in the town, those around it who state it come before nearer ones who do not', async () => {
  expect((await list({ search: 'tamburaši Ilok' })).suggestion).toMatchObject({
    facts: { stated, total: 2, applied: true },
    region: { near: 'Ilok', km: 100, total: 2 },
    nobody_in: 'Ilok',
  })
})

test('where nobody is found at all the fact stays, and leads to the nearest who states it', async () => {
  expect((await list({ search: 'tamburaši Split' })).suggestion).toMatchObject({
    facts: { stated, total: 0, applied: true },
    nearby: { city: 'Osijek', total: 2 },
  })
})

test('names with the word of a fact are not told of where all who have it state the fact', async () => {
  const { suggestion } = await list({ search: 'klapa Vinkovci' })
  expect(suggestion).toMatchObject({ facts_not_stated: [{ fact: 'genres', option: 'klapa' }] })
  expect(suggestion).not.toHaveProperty('fact_in_names')
  expect(suggestion).not.toHaveProperty('facts_elsewhere')
  await make.professional({
    company_name: 'Klapa Sidro',
    city: 'Senj',
    category: 'glazba',
    facts: { genres: ['klapa'] },
  })
  const stating = (await list({ search: 'klapa Senj' })).suggestion
  expect(stating).toMatchObject({ facts: { applied: true, total: 1 } })
  expect(stating).not.toHaveProperty('fact_in_names')
  expect(stating).not.toHaveProperty('without_facts')
})

test('a company of exactly this name comes first, and the fact is offered', async () => {
  const answer = await list({ search: 'tamburaši dunav' })
  expect(namesOf(answer)).toEqual(['Tamburaši Dunav'])
  expect(answer.suggestion.category).toMatchObject({ applied: false, search: 'dunav', total: 1 })
  expect(answer.suggestion.facts).toEqual({ stated, search: 'dunav', total: 1, applied: false })
})

test('of several facts that nobody states together one is the filter', async () => {
  const category = 'lokacija'
  await make.professional({ company_name: 'Dvor', city: 'Ogulin', category, facts: { parking: true } })
  await make.professional({ company_name: 'Vila', city: 'Ogulin', category, facts: { accommodation: true } })
  const answer = await list({ search: 'sala sa smještajem i parkingom Ogulin' })
  expect(namesOf(answer)).toEqual(['Vila'])
  expect(answer.suggestion).toMatchObject({
    facts: { stated: [{ fact: 'accommodation', option: null }], applied: true },
    facts_not_stated: [{ fact: 'parking', option: null }],
  })
})

test('of people whom nobody has seats for the list is found without them, and never of guests whom no hall takes', async () => {
  const vehicles = ['boat']
  await make.professional({ company_name: 'Barba', city: 'Umag', category: 'transport', facts: { vehicles } })
  await make.professional({ company_name: 'Val', city: 'Poreč', category: 'transport', facts: { vehicles } })
  const sailing = { vehicles, seats: 70 }
  await make.professional({ company_name: 'Jedrenjak', city: 'Poreč', category: 'transport', facts: sailing })
  await make.professional({ company_name: 'Vrtić', city: 'Umag', category: 'lokacija', facts: { guests: 100 } })
  const without = await list({ search: 'brod za 50 ljudi Umag' })
  expect(namesOf(without)).toEqual(['Barba'])
  expect(without.suggestion).toMatchObject({ amounts_not_stated: 'za 50 ljudi' })
  expect(without.suggestion.filters).toEqual({ search: 'brod Umag' })
  const stating = await list({ search: 'brod za 50 ljudi Poreč' })
  expect(namesOf(stating)).toEqual(['Jedrenjak'])
  expect(stating.suggestion).not.toHaveProperty('amounts_not_stated')
  const hall = await list({ search: 'sala za 150 ljudi Umag' })
  expect(hall).toMatchObject({ total: 0, suggestion: { filters: { fact_guests: 150 } } })
})
