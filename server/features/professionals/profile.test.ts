import { afterAll, describe, expect, test } from 'vitest'
import { type CompanyField, companyFieldNames } from '#contract/company-fields.ts'
import { makeTestApp } from '#test/app.ts'
import { eventually } from '#test/eventually.ts'

const { app, call, make, db, deps, clock, startNode, close } = await makeTestApp()
afterAll(close)

const profile = {
  company_name: 'Foto Val',
  category_id: 2,
  city: 'Split',
  description: 'Slikamo od 2009.',
  price_range_min: '500',
  price_range_max: 1500.5,
  website: 'https://val.hr',
  instagram: '@foto.val',
}

const put = (id: number | string, token: string | undefined, body: object) =>
  call('PUT', `/professionals/${id}`, { token, body })

const notText: Partial<Record<CompanyField, unknown>> = {
  category_id: 3,
  price_range_min: 700,
  price_range_max: 900,
  website: 'https://drugi.hr',
  instagram: 'drugi',
}

/** A value for every field that there is, each another than in `profile`. */
const everyField = Object.fromEntries(companyFieldNames.map((name) => [name, notText[name] ?? `Drugo: ${name}`]))

describe('every field of a company is stored and read', () => {
  test('by a change of the profile', async () => {
    const { id, token } = await make.professional()
    expect((await put(id, token, profile)).status).toBe(200)
    const { status, body } = await put(id, token, everyField)
    expect([status, body.data]).toEqual([200, expect.objectContaining(everyField)])
    expect((await call('GET', `/professionals/${id}`)).body.data).toMatchObject(everyField)
  })

  test('by a registration', async () => {
    const { status, body } = await call('POST', '/register', {
      body: {
        role: 'professional',
        name: 'Iva Čačić',
        email: 'sva.polja@primjer.test',
        password: 'duga-lozinka',
        password_confirmation: 'duga-lozinka',
        ...everyField,
      },
    })
    expect(status).toBe(201)
    const { token, user } = body
    const own = await call('GET', `/professionals/${user.professional.id}`, { token })
    expect(own.body.data).toMatchObject(everyField)
  })
})

describe('editing the own profile', () => {
  test('answers it as its owner sees it', async () => {
    const { id, token } = await make.professional()
    const cover = await make.media({ professional_id: id })
    const { status, headers, body } = await put(id, token, profile)
    expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
    expect(body.data).toMatchObject({
      id,
      ...profile,
      category: { name: 'Fotografija', slug: 'fotografija' },
      price_range_min: 500,
      price_range: '€ 500 - € 1.500,50',
      instagram: 'foto.val',
      status: 'approved',
      media: [{ id: cover.id }],
      updated_at: clock.now().toISOString(),
    })
    expect((await call('GET', `/professionals/${id}`)).body).toEqual(body)
  })

  test('empties what is left out', async () => {
    const { id, token } = await make.professional({
      description: 'Staro',
      price_range_min: 5,
      price_range_max: 9,
      website: 'https://staro.hr',
      instagram: 'staro',
    })
    const { company_name, category_id, city } = profile
    const { body } = await put(id, token, { company_name, category_id, city })
    expect(body.data).toMatchObject({
      description: null,
      price_range_min: null,
      price_range_max: null,
      price_range: 'Kontaktirajte za cijene',
      website: null,
      instagram: null,
    })
  })

  test.each([
    ['zagreb', 'Zagreb'],
    ['ČAKOVEC', 'Čakovec'],
    ['slavonski  brod', 'Slavonski Brod'],
    ['donja Kupčina', 'donja Kupčina'],
  ])('spells the town %j as the map does, where it is on the map', async (city, spelt) => {
    const { id, token } = await make.professional()
    const { body } = await put(id, token, { ...profile, city })
    expect(body.data.city).toBe(spelt)
  })

  test.each([
    ['1.500', 1500, '€ 1.500'],
    ['1.500,50', 1500.5, '€ 1.500,50'],
    ['1500.50', 1500.5, '€ 1.500,50'],
    ['1500 eura', 1500, '€ 1.500'],
    [1500.5, 1500.5, '€ 1.500,50'],
  ])('understands the price %j', async (price, stored, text) => {
    const { id, token } = await make.professional()
    const { body } = await put(id, token, { ...profile, price_range_min: price, price_range_max: price })
    expect(body.data).toMatchObject({ price_range_min: stored, price_range_max: stored, price_range: text })
  })

  test.each([
    ['kuca.hr', 'https://kuca.hr'],
    ['www.kuća.hr/o-nama?a=1', 'https://www.kuća.hr/o-nama?a=1'],
    ['kuca.hr:8080', 'https://kuca.hr:8080'],
    ['//kuca.hr', 'https://kuca.hr'],
    ['http://kuca.hr', 'http://kuca.hr'],
    ['HTTPS://Kuca.hr', 'HTTPS://Kuca.hr'],
    ['https:/kuca.hr', 'https:/kuca.hr'],
    ['https://kuca-na_moru.hr:8080?a=1#b', 'https://kuca-na_moru.hr:8080?a=1#b'],
  ])('understands the website %s', async (website, stored) => {
    const { id, token } = await make.professional()
    expect((await put(id, token, { ...profile, website })).body.data.website).toBe(stored)
  })

  test.each(['pending', 'approved', 'rejected'] as const)('leaves it %s', async (status) => {
    const { id, token } = await make.professional({ status })
    const { body } = await put(id, token, profile)
    expect(body.data).toMatchObject({ company_name: 'Foto Val', status })
  })

  test('changes nothing that its owner does not choose', async () => {
    const before = await make.professional({ status: 'pending' })
    const stranger = await make.couple()
    const answer = await put(before.id, before.token, {
      ...profile,
      id: 1,
      user_id: stranger.id,
      premium: true,
      status: 'approved',
      rating_sum: 50,
      average_rating: 5,
      review_count: 10,
      rank_score: 9,
      created_at: '2020-01-01T00:00:00Z',
      media: [],
      category: { name: 'Nakit' },
    })
    expect(answer.status).toBe(200)
    const { user: _, token: __, ...row } = before
    const after = await db.selectFrom('professionals').selectAll().where('id', '=', before.id).executeTakeFirstOrThrow()
    expect(after).toEqual({
      ...row,
      ...profile,
      price_range_min: 500,
      price_from: 500,
      instagram: 'foto.val',
      search_name: ' foto val ',
      search_city: 'split',
      updated_at: clock.now(),
    })
  })

  test('is seen at once in lists, on the page and in the sitemap, and soon on other nodes', async () => {
    const other = await startNode()
    const { id, token } = await make.professional({ city: 'Sinj', company_name: 'Prije' })
    const [from, to] = ['/professionals?city=Sinj', '/professionals?city=Knin']
    const total = async (node: typeof call, path: string) => (await node('GET', path)).body.total
    const name = async (node: typeof call) => (await node('GET', `/professionals/${id}`)).body.data.company_name
    for (const node of [call, other.call]) {
      expect([await total(node, from), await total(node, to), await name(node)]).toEqual([1, 0, 'Prije'])
    }
    const sitemap = async () => (await app.inject('/sitemap-1.xml')).body
    const changed = `/professionals/${id}</loc><lastmod>${clock.now().toISOString()}<`
    expect(await sitemap()).not.toContain(changed)
    expect(deps.responseCache.stats().responses).toBeGreaterThan(3)
    expect((await put(id, token, { ...profile, city: 'Knin' })).status).toBe(200)
    expect([await total(call, from), await total(call, to), await name(call)]).toEqual([0, 1, 'Foto Val'])
    expect(await sitemap()).toContain(changed)
    await eventually(async () => {
      expect([await total(other.call, from), await total(other.call, to)]).toEqual([0, 1])
      expect(await name(other.call)).toBe('Foto Val')
    })
  })
})

test.each([
  [{ company_name: ' ' }, { company_name: ['Ovo polje je obavezno.'] }],
  [{ company_name: 'x'.repeat(121) }, { company_name: [expect.stringContaining('120')] }],
  [{ company_name: 'F\u043Eto Val' }, { company_name: [expect.stringContaining('nije latinično')] }],
  [{ city: '' }, { city: ['Ovo polje je obavezno.'] }],
  [{ city: null }, { city: ['Ovo polje je obavezno.'] }],
  [{ category_id: undefined }, { category_id: ['Ovo polje je obavezno.'] }],
  [{ category_id: 999_999 }, { category_id: ['Odaberite jednu od ponuđenih kategorija.'] }],
  [{ price_range_min: 100, price_range_max: 99 }, { price_range_max: [expect.stringContaining('manja')] }],
  [{ price_range_min: -1 }, { price_range_min: [expect.stringContaining('od 0 naviše')] }],
  [{ price_range_min: '1,505' }, { price_range_min: [expect.stringContaining('dvije decimale')] }],
  [{ price_range_min: 1.505 }, { price_range_min: [expect.stringContaining('dvije decimale')] }],
  [{ price_range_max: 10_000_000 }, { price_range_max: [expect.stringContaining('€ 9.999.999')] }],
  [{ category_id: 'foto' }, { category_id: ['Odaberite kategoriju.'] }],
  [{ website: 'javascript:alert(1)' }, { website: [expect.stringContaining('URL')] }],
  [{ website: 'https://poznati.hr:x@drugi.hr' }, { website: [expect.stringContaining('URL')] }],
  [{ instagram: 'dva imena' }, { instagram: [expect.stringContaining('Instagram')] }],
  [{ instagram: 'https://www.instagram.com/p/Cx1a/' }, { instagram: [expect.stringContaining('Instagram')] }],
  [{ instagram: 'instagram.com/reel/Cx1a' }, { instagram: [expect.stringContaining('Instagram')] }],
  [{ description: 'x'.repeat(5_001) }, { description: [expect.any(String)] }],
])('a profile with %j is refused by its field and stays as it was', async (change, errors) => {
  const { id, token, company_name } = await make.professional()
  const { status, body } = await put(id, token, { ...profile, ...change })
  expect([status, body.errors]).toEqual([422, errors])
  expect((await call('GET', `/professionals/${id}`)).body.data.company_name).toBe(company_name)
})

describe('the profile of another professional', () => {
  test('is not theirs to edit, and where they may not know of it there is none', async () => {
    const { token } = await make.professional()
    const open = await make.professional()
    const hidden = await make.professional({ status: 'pending' })
    const refused = await put(open.id, token, profile)
    expect([refused.status, refused.body]).toEqual([
      403,
      { message: 'Možete uređivati samo vlastiti profil.', code: 'forbidden' },
    ])
    for (const id of [hidden.id, 999_999, 'abc', '0', '99999999999']) {
      const answer = await put(id, token, profile)
      expect([answer.status, answer.body.code]).toEqual([404, 'not_found'])
    }
    const { body } = await call('GET', `/professionals/${open.id}`)
    expect(body.data.company_name).toBe(open.company_name)
  })

  test('is for professionals alone', async () => {
    const { id } = await make.professional()
    const anonymous = await put(id, undefined, profile)
    expect([anonymous.status, anonymous.body.code]).toEqual([401, 'unauthenticated'])
    for (const { token } of [await make.couple(), await make.admin()]) {
      const answer = await put(id, token, profile)
      expect([answer.status, answer.body.code]).toEqual([403, 'forbidden'])
    }
  })
})

test.each([
  'kuca',
  'localhost:3000',
  'mailto:ana@kuca.hr',
  'ftp://kuca.hr',
  'ana@kuca.hr',
  'www kuca.hr',
  '.hr',
  'a..hr',
  '5',
  // It is shown as it was typed, and would read as a page of the first host.
  'https://poznati.hr\u2044.drugi.hr',
  'poznati.hr\u2215o-nama.drugi.hr',
  'https://poznati.hr\n.drugi.hr',
  'poznati.hr\t.drugi.hr',
  'https://poznati.hr\u3002drugi.hr',
  'https://poznati.hr%2fx.drugi.hr',
  'https://drugi.hr/\npoznati.hr',
])('the website %j is none', async (website) => {
  const { id, token } = await make.professional()
  const { status, body } = await put(id, token, { ...profile, website })
  expect([status, body.errors]).toEqual([422, { website: [expect.stringContaining('URL')] }])
})
