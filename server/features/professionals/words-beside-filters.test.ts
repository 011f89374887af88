import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeTestApp } from '#test/app.ts'

const { call, make, close } = await makeTestApp({ config: { rateLimitFactor: 1e6 } })
afterAll(close)

const list = async (query: Record<string, string>) =>
  (await call('GET', `/professionals?${new URLSearchParams(query)}`)).body

const namesOf = ({ data }: { data: { company_name: string }[] }) => data.map(({ company_name }) => company_name)

let photography = ''

beforeAll(async () => {
  photography = String(await make.categoryId('fotografija'))
  await make.professional({ category: 'glazba', company_name: 'Refuli', city: 'Split', facts: { genres: ['klapa'] } })
  await make.professional({ category: 'fotografija', company_name: 'Zrno', city: 'Zagreb' })
  await make.professional({ category: 'fotografija', company_name: 'Bljesak', city: 'Split' })
  await make.professional({ category: 'video-produkcija', company_name: 'Bend kadrova', city: 'Zadar' })
  await make.professional({ category: 'video-produkcija', company_name: 'Okvir', city: 'Zadar' })
})

test('a category or a town that is chosen after words for another one replaces them, and the answer says so', async () => {
  for (const words of ['bend', 'tražim bend', 'klapa', 'dj i klapa']) {
    const found = await list({ search: words, category_id: photography })
    expect([words, namesOf(found).toSorted()]).toEqual([words, ['Bljesak', 'Zrno']])
    expect(found.suggestion.left_out).toMatch(/bend|klapa/)
    expect(found.suggestion).not.toHaveProperty('category')
  }
  const inSplit = await list({ search: 'bend', category_id: photography, city: 'Split' })
  expect(namesOf(inSplit)).toEqual(['Bljesak'])
  const moved = await list({ search: 'u Zagrebu', city: 'Split' })
  expect(namesOf(moved).toSorted()).toEqual(['Bljesak', 'Refuli'])
  expect(moved.suggestion.left_out).toMatch(/Zagrebu/)
})

test('words of another trade with a day keep the day', async () => {
  const found = await list({ search: 'bend 12.6.2027', category_id: photography })
  expect(found).toMatchObject({ total: 2, suggestion: { left_out: 'bend', filters: { date: '2027-06-12' } } })
})

test('names within the category come first, and words that mean nothing find nobody', async () => {
  const video = String(await make.categoryId('video-produkcija'))
  expect(namesOf(await list({ search: 'bend', category_id: video }))).toEqual(['Bend kadrova'])
  const nobody = await list({ search: 'qwzxy', category_id: photography })
  expect(nobody.total).toBe(0)
  expect(nobody.suggestion).not.toHaveProperty('left_out')
  expect((await list({ search: 'klapa', category_id: photography, by_name: '1' })).total).toBe(0)
})
