import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeTestApp } from '#test/app.ts'

const { call, make, close } = await makeTestApp({ config: { rateLimitFactor: 1e6 } })
afterAll(close)

const DAY = '2027-06-12'

type Query = Record<string, string>

const list = async (query: Query) => (await call('GET', `/professionals?${new URLSearchParams(query)}`)).body

const namesOf = ({ data }: { data: { company_name: string }[] }) => data.map(({ company_name }) => company_name)

beforeAll(async () => {
  const music = { category: 'glazba' as const }
  const band = await make.professional({ ...music, company_name: 'Refuli', city: 'Split', price_range_min: 900 })
  await make.professional({ ...music, company_name: 'Tambure', city: 'Knin', facts: { genres: ['tamburasi'] } })
  await make.professional({ ...music, company_name: 'Dravski val', city: 'Koprivnica' })
  await make.professional({ ...music, company_name: 'Daleki', city: 'Osijek' })
  await make.professional({ category: 'nakit', company_name: 'Zlatni sat', city: 'Osijek' })
  await make.event({ professional_id: band.id, day: DAY, event_type: 'booked' })
})

const glazba = () => make.categoryId('glazba')

describe('a town of the words with nobody of the trade', () => {
  test('gives those around it, says so, and its list has an address', async () => {
    const found = await list({ search: 'bend Solin' })
    expect(namesOf(found)).toEqual(['Refuli'])
    const { category, region, nobody_in, ...others } = found.suggestion
    expect(category).toMatchObject({ category_id: await glazba(), applied: true })
    expect(region).toEqual({ name: 'Solin i okolica', near: 'Solin', km: 30, search: '', total: 1, applied: true })
    expect(nobody_in).toBe('Solin')
    expect(others).not.toHaveProperty('city')
    const led = await list({ category_id: String(category.category_id), near: region.near, km: String(region.km) })
    expect(namesOf(led)).toEqual(namesOf(found))
  })

  test('looks further away where nobody is near, and no further than one drives for a day', async () => {
    expect((await list({ search: 'tamburaši Solin' })).suggestion).toMatchObject({
      facts: { stated: [{ fact: 'genres', option: 'tamburasi' }], applied: true },
      region: { near: 'Solin', km: 60 },
      nobody_in: 'Solin',
    })
    const far = await list({ search: 'zlatar Solin' })
    expect(far).toMatchObject({ total: 0, suggestion: { city: { city: 'Solin' }, nearby: { city: 'Osijek' } } })
    expect(far.suggestion).not.toHaveProperty('nobody_in')
  })

  test('or a region does so, too, sooner by the facts than near', async () => {
    expect((await list({ search: 'bend Međimurje' })).suggestion).toMatchObject({
      region: { name: 'Međimurje i okolica', near: 'Čakovec', km: 60 },
      nobody_in: 'Međimurje',
    })
    const { suggestion } = await list({ search: 'tamburaši Međimurje' })
    expect(suggestion).toMatchObject({
      region: { km: 60 },
      facts_not_stated: [{ fact: 'genres', option: 'tamburasi' }],
    })
    expect((await list({ search: 'bend u krugu 20 km od Čakovca' })).suggestion).toMatchObject({
      region: { name: 'Čakovec i okolica', km: 60 },
      nobody_in: 'Čakovec i okolica',
    })
  })

  test('also names the words that nobody has', async () => {
    const { suggestion } = await list({ search: 'bend qwzxy Solin' })
    expect(suggestion).toMatchObject({ region: { near: 'Solin' }, nobody_in: 'Solin', left_out: 'qwzxy' })
  })

  test('stays the town where somebody is and only a filter is in the way, and where it is set', async () => {
    for (const query of [{ search: 'bend Split', date: DAY }, { search: 'bend Split do 100 €' }] as Query[]) {
      const { total, suggestion } = await list(query)
      expect([total, suggestion.city?.city, suggestion.nobody_in]).toEqual([0, 'Split', undefined])
    }
    const set = await list({ search: 'bend', city: 'Solin' })
    expect([set.total, set.suggestion.nobody_in, set.suggestion.nearby.city]).toEqual([0, undefined, 'Split'])
  })

  test('in a category that is set is that of its trade', async () => {
    const { suggestion, data } = await list({ search: 'Solin', category_id: String(await glazba()) })
    expect(namesOf({ data })).toEqual(['Refuli'])
    expect(suggestion).toMatchObject({ region: { near: 'Solin', km: 30 }, nobody_in: 'Solin' })
  })
})
