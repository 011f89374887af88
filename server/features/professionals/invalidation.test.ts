import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeTestApp } from '#test/app.ts'
import { eventually } from '#test/eventually.ts'

const { call, make, startNode, close } = await makeTestApp()
const other = await startNode()
afterAll(close)

const day = '2027-06-12'

const subject = await make.professional({
  company_name: 'Bijela lipa',
  city: 'Pazin',
  category: 'glazba',
  price_range_min: 500,
  description: 'Prvi opis.',
})
const { id, token } = subject
const category_id = await make.categoryId('glazba')
const company = {
  company_name: 'Bijela lipa',
  category_id,
  city: 'Pazin',
  price_range_min: 500,
  description: 'Prvi opis.',
}

const paths = [
  '/professionals?city=Pazin',
  '/professionals?city=Buzet',
  '/professionals?search=lipa',
  '/professionals?search=jela',
  `/professionals?search=${encodeURIComponent('glazba 12. 6. 2027. do 600 €')}`,
  '/professionals?search=bend+u+Istri',
  `/professionals?category_id=${category_id}`,
  `/professionals?category_id=${await make.categoryId('nakit')}`,
  '/professionals?price_max=400',
  '/professionals?price_max=600',
  `/professionals?date=${day}`,
  `/professionals?date=${day}&free_only=1&near=Pazin`,
  '/professionals?sort=price&per_page=1',
  '/professionals?sort=reviews&explain=1&facets=0',
  '/professionals?rating_min=4',
  '/professionals?near=Pula&km=10',
  '/professionals?fact_members=5',
  '/professionals?per_page=1',
  // Its numbers are kept for the list before.
  '/professionals?per_page=1&page=2',
  '/professionals?sort=newest&explain=1',
  `/professionals/${id}`,
  `/professionals/${id}/availability?start_date=${day}&end_date=${day}`,
  `/reviews?professional_id=${id}`,
  '/landing',
  '/landing/glazba/split',
]

beforeAll(async () => {
  // Two that are listed beside it, so that its place among others shows.
  for (const company_name of ['Ana', 'Zora'])
    await make.professional({ company_name, city: 'Pazin', category: 'glazba', price_range_min: 300 })
})

const couple = await make.couple({ email_confirmed_at: new Date('2026-01-01T00:00:00Z') })
const review = await make.review({ professional_id: id, couple_id: couple.id, rating: 3 })
const pictures = [await make.media({ professional_id: id }), await make.media({ professional_id: id })]
const [first, second] = pictures.map((picture) => picture.id)
const admin = await make.admin()

const edit = (changes: object) => () => call('PUT', `/professionals/${id}`, { token, body: { ...company, ...changes } })
const decide = (decision: string) => () =>
  call('POST', `/admin/professionals/${id}/${decision}`, { token: admin.token })
const decideOnAccount = (decision: string) => () =>
  call('POST', `/admin/users/${subject.user.id}/${decision}`, { token: admin.token, body: { reason: 'Prevara.' } })

test.each([
  ['description', edit({ description: 'Drugi opis.' })],
  ['highest price', edit({ price_range_max: 900 })],
  ['lowest price', edit({ price_range_min: 350 })],
  ['city', edit({ city: 'Buzet' })],
  ['category', edit({ category_id: await make.categoryId('nakit') })],
  ['name', edit({ company_name: 'Bijela jela' })],
  ['former fields', edit({})],
  ['rating', () => call('PUT', `/reviews/${review.id}`, { token: couple.token, body: { rating: 5 } })],
  ['premium', () => call('PUT', `/admin/professionals/${id}/premium`, { token: admin.token, body: { premium: true } })],
  ['cover', () => call('PUT', '/media/order', { token, body: { ids: [second, first] } })],
  ['text of the cover', () => call('PUT', `/media/${second}`, { token, body: { alt: 'Pod lipom' } })],
  ['number of pictures', () => call('DELETE', `/media/${first}`, { token })],
  ['free day', () => call('POST', '/events', { token, body: { event_date: day, event_type: 'available' } })],
  [
    'facts',
    () => call('PUT', `/professionals/${id}/facts`, { token, body: { travels_km: 200, facts: { members: 6 } } }),
  ],
  ['status, away from the lists', decide('reject')],
  ['status, back to them', decide('approve')],
  [
    'packages',
    () => {
      const packages = [{ name: 'Cijela večer', price: 1500, unit: 'total', description: null, includes: [] }]
      return call('PUT', `/professionals/${id}/packages`, { token, body: { packages } })
    },
  ],
  ['account, which is suspended', decideOnAccount('suspend')],
  ['account, which is restored', decideOnAccount('restore')],
])('a change of the %s is in every answer of every node', async (_, write) => {
  const read = (node: typeof call) => Promise.all(paths.map(async (path) => (await node('GET', path)).text))
  await read(call)
  await read(other.call)
  expect((await write()).status).toBeLessThan(300)
  const shown = await read(call)
  // A node that has just been started has nothing cached.
  expect(shown).toEqual(await read((await startNode()).call))
  await eventually(async () => expect(await read(other.call)).toEqual(shown))
})

test('an edit that moves no card leaves the lists without it cached', async () => {
  const elsewhere = '/professionals?city=Rovinj'
  // The suspension has ended the session of before.
  const own = await make.signIn(subject.user.id)
  await make.professional({ city: 'Rovinj' })
  const { responseCache } = other.deps
  const missesOf = async (path: string) => {
    const before = responseCache.stats().misses
    await other.call('GET', path)
    return responseCache.stats().misses - before
  }
  await missesOf(elsewhere)
  await missesOf('/professionals?city=Pazin')
  await other.call('PUT', `/professionals/${id}`, { token: own, body: { ...company, description: 'Treći opis.' } })
  expect([await missesOf(elsewhere), await missesOf('/professionals?city=Pazin')]).toEqual([0, 1])
  await other.call('PUT', `/professionals/${id}`, { token: own, body: { ...company, company_name: 'Lipa' } })
  expect(await missesOf(elsewhere)).toBe(1)
})
