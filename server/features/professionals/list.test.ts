import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { companyFieldNames } from '#contract/company-fields.ts'
import { makeTestApp } from '#test/app.ts'
import type { Professional } from '#contract/professionals.ts'

const { call, make, db, close } = await makeTestApp()
afterAll(close)

const list = async (query: Record<string, string>) =>
  (await call('GET', `/professionals?${new URLSearchParams(query)}`)).body
const names = async (query: Record<string, string>) =>
  (await list(query)).data.map(({ company_name }: Professional) => company_name)

test('a card has everything that the wire promises, and of the pictures only the cover', async () => {
  const { id } = await make.professional({
    company_name: 'Vila Lavanda',
    category: 'lokacija',
    city: 'Cres',
    price_range_min: 500,
    price_range_max: 1500,
    premium: true,
  })
  await make.media({ professional_id: id, position: 2 })
  const cover = await make.media({ professional_id: id, position: 1 })
  await make.review({ professional_id: id, rating: 4 })
  const { data } = await list({ city: 'Cres' })
  expect(data).toEqual([
    {
      ...Object.fromEntries(companyFieldNames.map((name) => [name, null])),
      id,
      company_name: 'Vila Lavanda',
      category_id: await make.categoryId('lokacija'),
      category: { id: await make.categoryId('lokacija'), name: 'Lokacija', slug: 'lokacija' },
      city: 'Cres',
      price_range_min: 500,
      price_range_max: 1500,
      price_range: '€ 500 - € 1.500',
      premium: true,
      status: 'approved',
      average_rating: 4,
      review_count: 1,
      media: [
        expect.objectContaining({ id: cover.id, url: `/media/${cover.hash}-1600.webp`, widths: [320, 640, 960, 1600] }),
      ],
      media_count: 2,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      updated_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    },
  ])
})

test('a card has the beginning of a long description, and the profile all of it', async () => {
  const description = 'Od dogovora do zadnjeg plesa. '.repeat(100).trim()
  const { id } = await make.professional({ city: 'Lovran', description })
  const [card] = (await list({ city: 'Lovran' })).data
  expect(card.description).toBe(`${description.slice(0, 100).trim()}…`)
  expect((await call('GET', `/professionals/${id}`)).body.data.description).toBe(description)
})

test('a profile that is not approved is in no list', async () => {
  await make.professional({ city: 'Vis', status: 'pending' })
  await make.professional({ city: 'Vis', status: 'rejected' })
  expect(await list({ city: 'Vis' })).toMatchObject({ data: [], total: 0 })
})

describe('the order', () => {
  test('puts who is rated better by many before premium, premium before the others, then the Croatian alphabet', async () => {
    const city = 'Krk'
    await make.professional({ city, company_name: 'Šuma' })
    await make.professional({ city, company_name: 'Čvor' })
    await make.professional({ city, company_name: 'Cvijet' })
    await make.professional({ city, company_name: 'Suma' })
    await make.professional({ city, company_name: 'Premija', premium: true })
    const few = await make.professional({ city, company_name: 'Jedna petica' })
    await make.review({ professional_id: few.id, rating: 5 })
    const many = await make.professional({ city, company_name: 'Mnogo ocjena' })
    for (const rating of [5, 5, 5, 5, 4, 5, 5, 5]) await make.review({ professional_id: many.id, rating })
    expect(await names({ city })).toEqual(['Mnogo ocjena', 'Premija', 'Jedna petica', 'Cvijet', 'Čvor', 'Suma', 'Šuma'])
  })
})

describe('a filter', () => {
  test('by city compares folded', async () => {
    await make.professional({ city: 'Slavonski Brod', company_name: 'Brodski' })
    await make.professional({ city: 'Šibenik', company_name: 'Šibenski' })
    expect(await names({ city: 'slavonski brod' })).toEqual(['Brodski'])
    expect(await names({ city: 'SIBENIK' })).toEqual(['Šibenski'])
  })

  test('by category keeps that category alone', async () => {
    const city = 'Nin'
    await make.professional({ city, category: 'nakit', company_name: 'Prsten' })
    await make.professional({ city, category: 'glazba', company_name: 'Bend' })
    expect(await names({ city, category_id: String(await make.categoryId('nakit')) })).toEqual(['Prsten'])
  })

  test('by price ceiling looks at where the price begins, and leaves out who names none', async () => {
    const city = 'Hvar'
    await make.professional({ city, company_name: 'A od-do', price_range_min: 500, price_range_max: 900 })
    await make.professional({ city, company_name: 'B do', price_range_max: 500 })
    await make.professional({ city, company_name: 'C skuplji', price_range_min: 501 })
    await make.professional({ city, company_name: 'D besplatan', price_range_min: 0 })
    await make.professional({ city, company_name: 'E bez cijene' })
    expect(await names({ city, price_max: '500' })).toEqual(['A od-do', 'B do', 'D besplatan'])
    expect(await names({ city, price_max: '0' })).toEqual(['D besplatan'])
    expect(await names({ city, price_max: '1.500,50' })).toContain('C skuplji')
  })

  test('by date has those who are free first, then those without an entry, and never the taken', async () => {
    const city = 'Rab'
    for (const [company_name, event] of [
      ['H slobodan', {}],
      ['B zauzet', { event_type: 'booked' }],
      ['C blokiran', { event_type: 'blocked' }],
      ['D otkazan', { status: 'cancelled' }],
    ] as const) {
      const { id } = await make.professional({ city, company_name })
      await make.event({ professional_id: id, day: '2027-06-12', ...event })
    }
    await make.professional({ city, company_name: 'E nepoznat' })
    const { data, total } = await list({ city, date: '2027-06-12' })
    expect([total, data.map((card: Professional) => [card.company_name, card.availability])]).toEqual([
      3,
      [
        ['H slobodan', 'available'],
        ['D otkazan', 'unknown'],
        ['E nepoznat', 'unknown'],
      ],
    ])
    expect(await list({ city, date: '2027-06-12', free_only: '1' })).toMatchObject({
      total: 1,
      data: [{ company_name: 'H slobodan', availability: 'available' }],
    })
    expect(await names({ city, date: '2027-06-13' })).toEqual([
      'B zauzet',
      'C blokiran',
      'D otkazan',
      'E nepoznat',
      'H slobodan',
    ])
    // Without a day nobody is more or less free.
    expect(await names({ city, free_only: '1' })).toHaveLength(5)
    expect((await list({ city })).data[0]).not.toHaveProperty('availability')
  })

  test('that is empty is no filter', async () => {
    const all = await list({})
    expect(await list({ category_id: '', city: '', search: ' ', date: '', price_max: '' })).toEqual(all)
    expect(all.total).toBeGreaterThan(10)
  })
})

describe('the search', () => {
  const found = (search: string) => names({ search, city: 'Ilok' })

  test('finds a name however it is written', async () => {
    for (const company_name of [
      'Đaković & sinovi',
      'Foto Šešir',
      'Restoran „Zlatni lug”',
      '100% ljubav',
      'DJ_Val',
      'Bijela rijeka',
    ]) {
      await make.professional({ company_name, city: 'Ilok' })
    }
    expect(await found('djakovic')).toEqual(['Đaković & sinovi'])
    expect(await found('dakovic')).toEqual(['Đaković & sinovi'])
    expect(await found('ĐAKOVIĆ')).toEqual(['Đaković & sinovi'])
    expect(await found('sesir')).toEqual(['Foto Šešir'])
    expect(await found('sesir foto')).toEqual(['Foto Šešir'])
    expect(await found('lug zlatni')).toEqual(['Restoran „Zlatni lug”'])
    expect(await found('latn')).toEqual(['Restoran „Zlatni lug”'])
    expect(await found('sinovi djak')).toEqual(['Đaković & sinovi'])
    expect(await found('sesir djakovic')).toEqual([])
  })

  test('takes a short word as the beginning of one', async () => {
    expect(await found('fo')).toEqual(['Foto Šešir'])
    expect(await found('ot')).toEqual([])
  })

  test.each([
    ['a letter too few', 'sešr', 'Foto Šešir'],
    ['a letter too many', 'restoraan', 'Restoran „Zlatni lug”'],
    ['a wrong letter', 'bijela rijeja', 'Bijela rijeka'],
    ['two letters swapped', 'djakvoic', 'Đaković & sinovi'],
  ])('forgives %s', async (_, typed, name) => {
    expect(await found(typed)).toEqual([name])
  })

  test('shows no look-alikes beside what is spelt as it was asked', async () => {
    await make.professional({ company_name: 'Marina', city: 'Lun' })
    await make.professional({ company_name: 'Martina', city: 'Lun' })
    expect(await names({ search: 'marina', city: 'Lun' })).toEqual(['Marina'])
    expect(await names({ search: 'martin', city: 'Lun' })).toEqual(['Martina'])
  })

  test('takes %, _ and \\ as text', async () => {
    expect(await found('%')).toEqual([])
    expect(await found('100%')).toEqual(['100% ljubav'])
    expect(await found('j_v')).toEqual([])
    expect(await found('d_v')).toEqual(['DJ_Val'])
    expect(await found('\\')).toEqual([])
  })
})

describe('words that more than a thousand names have', () => {
  const numbers = async (query: Record<string, string>) =>
    (await names({ search: 'obilje', ...query })).map((name: string) => Number(name.split(' ')[1]))

  test('are counted and listed up to a thousand, in the order of all', async () => {
    const first = await make.professional()
    await sql`
      with people as (
        insert into users (name, email, role, password_hash)
        select 'Vlasnik', 'obilje' || n || '@primjer.test', 'professional', 'x' from generate_series(1, 1010) as n
        returning id),
      numbered as (select id, row_number() over (order by id) as n from people)
      insert into professionals (user_id, company_name, category_id, city, status, premium)
      select id, 'Obilje ' || 1000 + n, ${first.category_id}::integer, case when n > 1005 then 'Buje' else 'Brela' end,
             'approved', n > 1008
        from numbered`.execute(db)
    const all = await list({ search: 'obilje' })
    expect(all).toMatchObject({ total: 1000, last_page: 42, total_is_minimum: true })
    expect((await numbers({})).slice(0, 4)).toEqual([2009, 2010, 1001, 1002])
    expect(await numbers({ page: '42' })).toEqual(Array.from({ length: 16 }, (_, index) => 1983 + index))
    expect(await list({ search: 'obilje', page: '43' })).toMatchObject({ data: [], total: 1000, last_page: 42 })
    // The same words, narrowed to fewer.
    const few = await list({ search: 'obilje', city: 'Buje' })
    expect(few).toMatchObject({ total: 5, last_page: 1 })
    expect(few).not.toHaveProperty('total_is_minimum')
    expect(await numbers({ city: 'Buje' })).toEqual([2009, 2010, 2006, 2007, 2008])
    expect(await list({ city: 'Brela' })).toMatchObject({ total: 1005 })
  })

  test('and that are spelt wrongly are, too', async () => {
    expect(await list({ search: 'obijle' })).toMatchObject({ total: 1000, total_is_minimum: true })
    expect((await numbers({ search: 'obijle' })).slice(0, 3)).toEqual([2009, 2010, 1001])
  })

  test('are a thousand at most on a day on which ten of them are taken, one of whom has the word twice', async () => {
    const date = '2031-06-07'
    const take = (from: number, to: number) =>
      sql`
      insert into events (professional_id, event_type, event_date)
      select id, 'booked', ${date}::date from professionals
       where company_name like 'Obilje %' and substr(company_name, 8, 4)::integer between ${from} and ${to}`.execute(db)
    const { id } = await make.professional()
    await make.event({ professional_id: id, event_type: 'booked', day: date })
    await take(1002, 1010)
    await sql`update professionals set company_name = 'Obilje 1001 obilje' where company_name = 'Obilje 1001'`.execute(
      db,
    )
    expect(await list({ search: 'obilje', date })).toMatchObject({ total: 1000, total_is_minimum: true })
    expect((await numbers({ date })).slice(0, 4)).toEqual([2009, 2010, 1001, 1011])
    await take(1011, 1011)
    const thousand = await list({ search: 'obilje', date, per_page: '50' })
    expect(thousand).toMatchObject({ total: 1000, last_page: 20 })
    expect(thousand).not.toHaveProperty('total_is_minimum')
    await take(1012, 1012)
    expect(await list({ search: 'obijle', date })).toMatchObject({ total: 999 })
  })
})

describe('the pages', () => {
  test('hold 24, or as many as are asked for', async () => {
    const city = 'Opatija'
    for (let number = 0; number < 26; number++) await make.professional({ city, company_name: `Obrt ${number + 10}` })
    expect(await list({ city })).toMatchObject({ current_page: 1, last_page: 2, per_page: 24, total: 26 })
    const second = await list({ city, page: '2' })
    expect(second.data.map(({ company_name }: Professional) => company_name)).toEqual(['Obrt 34', 'Obrt 35'])
    expect(await list({ city, per_page: '10', page: '3' })).toMatchObject({
      current_page: 3,
      last_page: 3,
      per_page: 10,
    })
    expect(await list({ city, page: '9' })).toMatchObject({ data: [], current_page: 9, last_page: 2, total: 26 })
  })

  test.each(['-1', '0', 'abc', '1e99', '1.5'])('read page=%s as the first', async (page) => {
    expect(await list({ page, city: 'Opatija' })).toMatchObject({ current_page: 1, total: 26 })
  })

  test.each([
    ['0', 1],
    ['1000000', 100],
    ['-5', 1],
    ['x', 24],
  ])('clamp per_page=%s to %i', async (per_page, expected) => {
    expect((await list({ per_page, city: 'Opatija' })).per_page).toBe(expected)
  })
})

test.each([
  ['category_id=abc', 'category_id'],
  ['category_id=0', 'category_id'],
  ['category_id=99999999999', 'category_id'],
  ['date=2027-02-30', 'date'],
  ['date=sutra', 'date'],
  ['price_max=-1', 'price_max'],
  ['price_max=puno', 'price_max'],
  ['price_max=10.000.000', 'price_max'],
])('the query %s is refused by its field', async (query, field) => {
  const { status, body } = await call('GET', `/professionals?${query}`)
  expect([status, body.code, Object.keys(body.errors)]).toEqual([422, 'invalid', [field]])
})

test.each([
  'city=%00',
  `search=${'a'.repeat(10_000)}`,
  'search=%F0%9F%92%8D',
  'search=%ED%A0%80',
  "search=');drop table users;--",
  `search=${'ab '.repeat(33)}`,
  'city=Zagreb&city=Split',
  'page=1&page=2',
  'category_id=11111',
  'price_max=1e400',
  'unknown=1',
])('the query %s is read somehow and never fails', async (query) => {
  expect((await call('GET', `/professionals?${query}`)).status).toBeLessThan(500)
})
