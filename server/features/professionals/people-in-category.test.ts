import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeTestApp } from '#test/app.ts'

const { call, make, close } = await makeTestApp({ config: { rateLimitFactor: 1e6 } })
afterAll(close)

type Query = Record<string, string>

const list = async (query: Query) => (await call('GET', `/professionals?${new URLSearchParams(query)}`)).body

const namesOf = ({ data }: { data: { company_name: string }[] }) => data.map(({ company_name }) => company_name)

describe('people of the words, in a category that is set', () => {
  beforeAll(async () => {
    await make.professional({ category: 'fotografija', company_name: 'Zrno', city: 'Sisak' })
    await make.professional({ category: 'lokacija', company_name: 'Mali dvor', city: 'Sisak', facts: { guests: 80 } })
    await make.professional({
      category: 'lokacija',
      company_name: 'Veliki dvor',
      city: 'Sisak',
      facts: { guests: 200 },
    })
  })

  const of = async (search: string, slug: Parameters<typeof make.categoryId>[0]) =>
    list({ search, category_id: String(await make.categoryId(slug)) })

  test('are its guests where it states any, also as a number alone', async () => {
    for (const search of ['za 120 ljudi', 'za 120', '120 gostiju Sisak'])
      expect([search, namesOf(await of(search, 'lokacija'))]).toEqual([search, ['Veliki dvor']])
  })

  test('leave nobody out where it states none', async () => {
    const found = await of('za 120 ljudi', 'fotografija')
    expect(namesOf(found)).toEqual(['Zrno'])
    expect(found.suggestion.filters).toEqual({ search: '' })
    expect(namesOf(await of('za 120 ljudi Sisak', 'fotografija'))).toEqual(['Zrno'])
  })

  test('are named and left out where it states them and nobody does', async () => {
    await make.professional({ category: 'transport', company_name: 'Kola', city: 'Sisak' })
    const found = await of('za 50 ljudi', 'transport')
    expect(namesOf(found)).toEqual(['Kola'])
    expect(found.suggestion).toMatchObject({ amounts_not_stated: 'za 50 ljudi' })
  })
})
