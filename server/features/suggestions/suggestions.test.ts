import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '#contract/calendar-day.ts'
import { makeTestApp } from '#test/app.ts'
import { marketplace } from '#test/marketplace-of-queries.ts'

const { call, startNode, make, database, clock, close } = await makeTestApp({ config: { rateLimitFactor: 1e6 } })
afterAll(close)

beforeAll(async () => {
  for (const [company_name, category, city, facts] of marketplace)
    if (facts === undefined) await make.professional({ company_name, category, city })
  await make.professional({ company_name: 'Bend na čekanju', category: 'glazba', status: 'pending' })
})

const ask = async (search: string) => (await call('GET', `/suggestions?${new URLSearchParams({ search })}`)).body.data

/** In short: the slugs, the towns and the names, each with whom it is about. */
async function suggested(search: string) {
  const { categories, cities, professionals } = await ask(search)
  return {
    // oxlint-disable-next-line typescript/no-explicit-any -- what is tested is asserted, not declared
    categories: categories.map(({ category, city, total }: any) => [category.slug, city, total].join(' ').trim()),
    // oxlint-disable-next-line typescript/no-explicit-any -- as above
    cities: cities.map(({ city, category, total }: any) => [city, category?.slug, total].filter(Boolean).join(' ')),
    // oxlint-disable-next-line typescript/no-explicit-any -- as above
    names: professionals.map(({ company_name }: any) => company_name),
  }
}

describe('suggestions', () => {
  test.each([
    ['ben', ['glazba  7', 'transport  2'], [], ['Bend Aurora']],
    ['tamb', ['glazba  7'], [], ['Tamburaši Zlatne žice']],
    ['šmin', ['make-up-i-frizura  2'], [], []],
    ['spl', [], ['Split 6'], ['Fotograf Split']],
    ['zagreba', [], ['Zagreb 12'], []],
    ['splitsk', [], ['Split 6'], []],
    ['bend spl', [], ['Split glazba 2'], []],
    ['bend u spl', [], ['Split glazba 2'], []],
    ['Split ben', ['glazba Split 2'], [], []],
    ['slavonski b', [], ['Slavonski Brod 2'], []],
    ['auro', [], [], ['Bend Aurora']],
    ['aur ben', [], [], ['Bend Aurora']],
    ['studio mar', [], [], ['Studio Marina']],
    ['restoran mar', [], [], ['Restoran Marina']],
    ['lav', ['pozivnice-i-pokloni  1'], [], ['Cvjećarnica Lavanda', 'Vila Lavanda']],
    ['arin', [], [], ['Restoran Marina', 'Studio Marina']],
    ['DJ', ['glazba  7'], [], ['DJ Maestro']],
    ['qwzxy', [], [], []],
    ['%', [], [], []],
    ['💍', [], [], []],
    ['---', [], [], []],
    ['', [], [], []],
  ])('for „%s”', async (search, categories, cities, names) => {
    expect(await suggested(search)).toEqual({ categories, cities, names })
  })

  test.each([
    ['sala do 1000', ['lokacija'], [], { price_max: 1000 }],
    ['bend do 1.000 € spl', [], ['Split glazba'], { price_max: 1000 }],
    ['bend 12.6.', ['glazba'], [], { date: '2027-06-12' }],
    ['bend 12. lipnja 2027. u spl', [], ['Split glazba'], { date: '2027-06-12' }],
    ['sala za 150 gostiju', ['lokacija'], [], { fact_guests: 150 }],
    ['sala za 101 gost', ['lokacija'], [], { fact_guests: 101 }],
    ['spl 12.6.', [], ['Split'], { date: '2027-06-12' }],
    // Not yet a sum, a day or guests.
    ['sala do 1', ['lokacija'], [], undefined],
    ['bend 12', ['glazba'], [], undefined],
    ['bend 12. lipn', ['glazba'], [], undefined],
    ['sala za 150 gos', ['lokacija'], [], undefined],
  ])('go by the rest of „%s”, and tell its sum, day and guests as filters', async (search, slugs, towns, filters) => {
    const { categories, cities, filters: named } = await ask(search)
    // oxlint-disable-next-line typescript/no-explicit-any -- as above
    expect(categories.map(({ category }: any) => category.slug).slice(0, 1)).toEqual(slugs)
    // oxlint-disable-next-line typescript/no-explicit-any -- as above
    expect(cities.map(({ city, category }: any) => [city, category?.slug].filter(Boolean).join(' '))).toEqual(towns)
    expect(named).toEqual(filters)
  })

  test.each([
    ['fotograf 10 sati zad', [], ['Zadar fotografija'], '10 sati'],
    ['6 sati fot', ['fotografija'], [], '6 sati'],
    ['bend 5 članova 12.6. spl', [], ['Split glazba'], '5 članova'],
    ['split za 8 sati', [], ['Split'], 'za 8 sati'],
    ['dj od 20 do 04 spl', [], ['Split glazba'], 'od 20 do 04'],
    ['tri sata', [], [], undefined],
    ['fotograf 10 s', ['fotografija'], [], undefined],
  ])('go by the rest of „%s”, whose hours and members stay words', async (search, slugs, towns, hours) => {
    const { categories, cities, search: words } = await ask(search)
    // oxlint-disable-next-line typescript/no-explicit-any -- as above
    expect(categories.map(({ category }: any) => category.slug).slice(0, 1)).toEqual(slugs)
    // oxlint-disable-next-line typescript/no-explicit-any -- as above
    expect(cities.map(({ city, category }: any) => [city, category?.slug].filter(Boolean).join(' '))).toEqual(towns)
    expect(words).toBe(hours)
  })

  test('hand on hours by which the list is filtered where somebody states so many', async () => {
    await make.professional({ company_name: 'Kvadrat', category: 'fotografija', city: 'Imotski', facts: { hours: 12 } })
    await make.professional({ company_name: 'Krug', category: 'fotografija', city: 'Imotski', facts: { hours: 6 } })
    const { search, cities } = await ask('fotograf 10 sati imots')
    const [{ city, category }] = cities
    const query = new URLSearchParams({ search, city, category_id: String(category.id) })
    const { data } = (await call('GET', `/professionals?${query}`)).body
    expect(data.map(({ company_name }: { company_name: string }) => company_name)).toEqual(['Kvadrat'])
  })

  test.each(['bend sutra', 'sutra split', 'dj ove subote'])('tell the day of „%s” anew each day', async (search) => {
    const before = await ask(search)
    expect(before.filters.date > clock.today()).toBe(true)
    clock.forward(7 * 86_400)
    expect((await ask(search)).filters).toEqual({ date: addDays(before.filters.date, 7) })
  })

  test('find a company by its name beside a day, and one whose name has a number', async () => {
    await make.professional({ company_name: 'Sala 1000 zvijezda' })
    const namesFor = async (search: string) => (await suggested(search)).names
    expect(await namesFor('bend aurora 12.6.')).toEqual(['Bend Aurora'])
    expect(await namesFor('sala 1000')).toEqual(['Sala 1000 zvijezda'])
  })

  test('are few, of each kind', async () => {
    const { categories, cities, professionals } = await ask('s')
    expect([categories.length, cities.length, professionals.length]).toEqual([3, 2, 5])
  })

  test.each([
    ['f', 'fotografija'],
    ['p', 'pozivnice-i-pokloni'],
    ['z', 'nakit'],
    ['sat', 'nakit'],
    ['sal', 'lokacija'],
  ])('for „%s” begin with the trade that most goes on so, or that is typed: %s', async (search, slug) => {
    expect((await ask(search)).categories[0].category.slug).toBe(slug)
  })

  test('know the short form of a town behind a trade and as it is typed whole', async () => {
    const citiesOf = async (search: string) => (await suggested(search)).cities
    expect(await citiesOf('bend st')).toEqual(['Split glazba 2'])
    expect(await citiesOf('fotograf s')).toEqual(['Split fotografija 1', 'Slavonski Brod fotografija 1'])
    expect(await citiesOf('st')).toEqual([])
  })

  test('tell of a company what it is and where', async () => {
    const [{ id, ...professional }] = (await ask('grga')).professionals
    expect(id).toBeGreaterThan(0)
    expect(professional).toEqual({
      company_name: 'MC Grga',
      city: 'Dubrovnik',
      category: { id: await make.categoryId('glazba'), name: 'Glazba', slug: 'glazba' },
    })
  })

  test.each(['b', 'ben', 'z', 'za', 'v', 'foto zag', 'split d', 'sala u z'])(
    'of %s have the numbers of the lists that they lead to',
    async (search) => {
      const { categories, cities } = await ask(search)
      for (const { category, city, total } of [...categories, ...cities]) {
        const query = { ...(category && { category_id: String(category.id) }), ...(city && { city }) }
        expect(total).toBe((await call('GET', `/professionals?${new URLSearchParams(query)}`)).body.total)
      }
    },
  )

  test('name the facts that the words mean, with the number of the list that they lead to', async () => {
    const factsFor = async (search: string) => {
      const { facts = [] } = await ask(search)
      // oxlint-disable-next-line typescript/no-explicit-any -- as above
      return facts.map(({ category, city, stated, total }: any) =>
        // oxlint-disable-next-line typescript/no-explicit-any -- as above
        [category.slug, city, ...stated.map((one: any) => one.option ?? one.fact), total].filter(Boolean).join(' '),
      )
    }
    const genres = (...played: string[]) => ({ category: 'glazba' as const, city: 'Split', facts: { genres: played } })
    await make.professional({ ...genres('tamburasi', 'dj'), company_name: 'Fjaka' })
    await make.professional({ ...genres('tamburasi'), company_name: 'Refuli', city: 'Solin' })
    await make.professional({ category: 'lokacija', city: 'Solin', facts: { parking: true, accommodation: true } })
    expect(await factsFor('tambu')).toEqual(['glazba tamburasi 2'])
    expect(await factsFor('Solin tamburaš')).toEqual(['glazba Solin tamburasi 1'])
    expect(await factsFor('tamburaši sol')).toEqual(['glazba Solin tamburasi 1'])
    expect(await factsFor('dj')).toEqual(['glazba dj 1'])
    expect(await factsFor('parki')).toEqual(['lokacija parking 1'])
    expect(await factsFor('sala s parkingom i smješ')).toEqual(['lokacija parking accommodation 1'])
    for (const search of ['t', 'kla', 'klapa', 'bend', 'tamburaši klap', 'bend s park', 'bend i dj', 'sala', 'qwzxy'])
      expect([search, await factsFor(search)]).toEqual([search, []])
    const query = new URLSearchParams({
      category_id: String(await make.categoryId('glazba')),
      fact_genres: 'tamburasi',
    })
    expect((await call('GET', `/professionals?${query}`)).body.total).toBe(2)
  })

  test.each([
    ['bend za usk', ['bend za Uskrs', 'bend za Uskrsni ponedjeljak']],
    ['fotograf istra', ['fotograf Istra']],
    ['istr', ['Istra']],
    ['dj u ist', ['dj u Istri', 'dj u istočnoj Hrvatskoj']],
    ['bend lip', ['bend lipanj']],
    ['bend u lip', ['bend u lipnju']],
    ['sala na mo', ['sala na moru']],
    ['dvor', ['dvorac']],
    ['fotograf dvor', undefined],
    // None of which would be said so.
    ['auto iz sl', undefined],
    ['fotograf za kr', undefined],
    ['fotograf kod zad', undefined],
    ['bend od usk', undefined],
    ['sala s ba', undefined],
    ['bend za nova g', undefined],
    ['usk', undefined],
    ['bend 9', undefined],
    ['qwzxy usk', undefined],
    ['b', undefined],
  ])('go on from „%s” to days, parts of the country and kinds', async (search, phrases) => {
    expect((await ask(search)).phrases).toEqual(phrases)
  })

  test('lead on to a list by words that go on', async () => {
    const { phrases } = await ask('bend za usk')
    const { body } = await call('GET', `/professionals?${new URLSearchParams({ search: phrases[0] })}`)
    expect(body.suggestion.filters.date).toMatch(/^\d{4}-0[34]-/)
  })

  test('name a category as the admins have named it', async () => {
    const admin = await make.admin()
    const id = await make.categoryId('nakit')
    await ask('nak')
    await call('PUT', `/admin/categories/${id}`, { token: admin.token, body: { name: 'Nakit i satovi' } })
    expect((await ask('nak')).categories[0]).toMatchObject({ category: { id, name: 'Nakit i satovi' }, total: 2 })
  })
})

test('what is cached is new on every node once somebody comes, moves, is renamed or suspended', async () => {
  const other = await startNode()
  const admin = await make.admin()
  const one = await make.professional({ company_name: 'Xenon', category: 'transport', city: 'Umag' })
  let change = ''
  const read = async () => {
    const path = '/suggestions?search=xen'
    const towns = '/suggestions?search=uma'
    const here = [(await call('GET', path)).body, (await call('GET', towns)).body]
    const headers = { 'x-after-change': change }
    const there = [
      (await other.call('GET', path, { headers })).body,
      (await other.call('GET', towns, { headers })).body,
    ]
    expect(there).toEqual(here)
    const [names, cities] = here
    return [
      names.data.professionals.map(({ company_name }: { company_name: string }) => company_name),
      cities.data.cities.map(({ city, total }: { city: string; total: number }) => `${city} ${total}`),
    ]
  }
  const write = async (method: 'PUT' | 'POST', path: string, token: string, body: object) => {
    const answer = await call(method, path, { token, body })
    expect(answer.status).toBeLessThan(300)
    change = String(answer.headers['x-change'])
  }
  const profile = { company_name: 'Xenon', category_id: one.category_id, city: 'Umag' }
  expect(await read()).toEqual([['Xenon'], ['Umag 1']])
  await write('PUT', `/professionals/${one.id}`, one.token, { ...profile, company_name: 'Xenia' })
  expect(await read()).toEqual([['Xenia'], ['Umag 1']])
  await write('PUT', `/professionals/${one.id}`, one.token, { ...profile, city: 'Buje' })
  expect(await read()).toEqual([['Xenon'], []])
  await write('PUT', `/professionals/${one.id}`, one.token, profile)
  await write('POST', `/admin/users/${one.user.id}/suspend`, admin.token, { reason: 'Prevara.' })
  expect(await read()).toEqual([[], []])
  await write('POST', `/admin/users/${one.user.id}/restore`, admin.token, {})
  expect(await read()).toEqual([['Xenon'], ['Umag 1']])
})

test('of a word that more than a thousand have, the first of the list, after who begins with it', async () => {
  await database.pool.query(`
    with owners as (insert into users (name, email, role, password_hash)
      select 'Vlasnik', 'ypsilon' || n || '@primjer.test', 'professional', 'none' from generate_series(1, 1010) as n
      returning id)
    insert into professionals (user_id, company_name, status, premium)
    select id, 'Ypsilon ' || id, 'approved', id % 100 = 0 from owners`)
  await make.professional({ company_name: 'Psilon' })
  const list = async (search: string) => {
    const query = new URLSearchParams({ search, by_name: '1', facets: '0', per_page: '5' })
    const { body } = await call('GET', `/professionals?${query}`)
    return body.data.map(({ company_name }: { company_name: string }) => company_name)
  }
  const common = await list('ypsilon')
  expect(common).toHaveLength(5)
  expect((await suggested('ypsilon')).names).toEqual(common)
  expect((await suggested('psilon')).names).toEqual(['Psilon', ...common.slice(0, 4)])
  expect((await suggested('yp')).names).toEqual(common)
})
