import { afterAll, beforeAll, expect, test } from 'vitest'
import { factDefinitions, factKeys, factParameter } from '#contract/facts.ts'
import { makeTestApp } from '#test/app.ts'

const { call, make, close } = await makeTestApp()
afterAll(close)

beforeAll(async () => {
  const { id } = await make.professional({
    company_name: '100% ljubav\\_',
    city: 'Split',
    price_range_min: 700,
    travels_km: 1000,
    facts: JSON.stringify({ guests: 100, parking: true, languages: ['en'] }),
  })
  await make.event({ professional_id: id, day: '2027-06-12' })
})

const everything =
  'category_id=1&city=Split&search=foto&by_name=1&date=2027-06-12&free_only=1&price_min=1&price_max=900&rating_min=4' +
  '&near=Split&km=300&sort=price&explain=1&page=2&per_page=100'
const everyFact = factKeys
  .filter((key) => factDefinitions[key].kind !== 'choice')
  .map((key) => `${factParameter(key)}=1`)
  .join('&')

/** Read somehow, or refused by field; never an error of the server. */
test.each([
  everything,
  `${everything}&${everyFact}`,
  everyFact,
  'price_min=900&price_max=100',
  'price_min=9999999&price_max=9999999&sort=price',
  'city=Split&near=Osijek&km=10',
  'near=%25&km=50',
  'near=%00',
  'near=%F0%9F%92%8D&search=%F0%9F%92%8D',
  'near=%E1%B2%90%E1%B2%9C&date=2027-06-12',
  'near=Split&near=Osijek',
  'rating_min=4&rating_min=5',
  'sort=price&sort=newest',
  'fact_guests=100&fact_guests=200',
  'fact_languages=en&fact_languages=de',
  'fact_languages[]=en',
  'fact___proto__=1&fact_constructor=1',
  'free_only=1',
  'free_only=1&date=2000-01-01',
  'date=2099-12-31&page=9999999',
  'search=%25&by_name=1',
  'search=_&by_name=1',
  'search=%5C&by_name=1',
  'search=%5C%25_&near=Split&date=2027-06-12',
  `search=${'%25_%5C'.repeat(3_000)}&near=${'x'.repeat(10_000)}`,
  `search=${'a '.repeat(50)}&date=2027-06-12&near=Split`,
  "near=');drop table professionals;--",
  'km=10',
  'explain=2&facets=maybe',
])('the query %s is answered', async (query) => {
  const { status, body } = await call('GET', `/professionals?${query}`)
  expect(status).toBe(200)
  expect(body.data.length).toBeLessThanOrEqual(body.total)
})

test.each([
  ['sort=nearest', 'sort'],
  ['sort=price;drop', 'sort'],
  ['date=0001-01-01', 'date'],
  ['fact_languages=1', 'fact_languages'],
  ['km=0', 'km'],
  ['km=1e3', 'km'],
  ['near=Split&km=-50', 'km'],
  ['rating_min=NaN', 'rating_min'],
  ['price_min=-1', 'price_min'],
  ['fact_guests=1e400', 'fact_guests'],
  ['fact_guests=100.5', 'fact_guests'],
  ['fact_genres=%00polka', 'fact_genres'],
])('the query %s is refused by its field', async (query, field) => {
  const { status, body } = await call('GET', `/professionals?${query}`)
  expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
})

test('a sign of a pattern is a letter like any other', async () => {
  const found = async (search: string) =>
    (await call('GET', `/professionals?${new URLSearchParams({ search, by_name: '1' })}`)).body.total
  expect([await found('100%'), await found('1_0'), await found('ljubav\\_'), await found('%%')]).toEqual([1, 0, 1, 0])
})
