import { afterAll, describe, expect, test } from 'vitest'
import { makeTestApp } from '#test/app.ts'

const { call, make, clock, close } = await makeTestApp({ config: { rateLimitFactor: 1e6 } })
afterAll(close)

type Owner = Awaited<ReturnType<typeof make.professional>>

const read = async ({ id, token }: Owner) => (await call('GET', `/professionals/${id}`, { token })).body.data

const part = { name: 'Obred', price: 500, unit: 'total' }

/** Each change, as the one of the number does it, and what became of that. */
const changes = {
  profile: {
    path: '',
    body: ({ category_id }: Owner, number: number) => ({
      company_name: 'Foto Val',
      category_id,
      city: `Grad ${String.fromCodePoint(65 + number)}`,
    }),
    stored: ({ city }: { city: string }) => city.codePointAt(5)! - 65,
  },
  packages: {
    path: '/packages',
    body: (_: Owner, number: number) => ({ packages: [{ ...part, price: number }] }),
    stored: ({ packages }: { packages: { price: number }[] }) => packages[0]?.price,
  },
  facts: {
    path: '/facts',
    body: (_: Owner, number: number) => ({ travels_km: number, facts: {} }),
    stored: ({ travels_km }: { travels_km: number }) => travels_km,
  },
} as const

describe.each(Object.entries(changes))('a change of the %s', (_, { path, body, stored }) => {
  const save = (owner: Owner, number: number, more: object = {}) =>
    call('PUT', `/professionals/${owner.id}${path}`, { token: owner.token, body: { ...body(owner, number), ...more } })

  test('that is to replace a state which is gone is refused, and changes nothing', async () => {
    const owner = await make.professional()
    const { updated_at: replaces } = await read(owner)
    clock.forward(1)
    expect((await save(owner, 1, { replaces })).status).toBe(200)
    const now = await read(owner)
    clock.forward(1)
    const { status, body: refused } = await save(owner, 2, { replaces })
    expect([status, refused.code, refused.message]).toEqual([
      409,
      'conflict',
      'Profil je upravo promijenjen na drugom uređaju. Pokušajte ponovo.',
    ])
    expect(await read(owner)).toEqual(now)
    expect((await save(owner, 2, { replaces: now.updated_at })).status).toBe(200)
  })

  test('of twenty at once that replace the same state is made once', async () => {
    const owner = await make.professional()
    const { updated_at: replaces } = await read(owner)
    clock.forward(1)
    const answers = await Promise.all(Array.from({ length: 20 }, (__, number) => save(owner, number, { replaces })))
    const made = answers.flatMap(({ status }, number) => (status === 200 ? [number] : []))
    expect([made.length, answers.filter(({ status }) => status === 409).length]).toEqual([1, 19])
    expect(stored(await read(owner))).toBe(made[0])
  })

  test('replaces any state where it does not say which', async () => {
    const owner = await make.professional()
    for (const [number, more] of [{}, { replaces: null }, {}].entries()) {
      clock.forward(1)
      expect((await save(owner, number, more)).status).toBe(200)
    }
    expect((await save(owner, 5, { replaces: 'jučer' })).status).toBe(409)
  })

  test('of another’s profile is forbidden, whatever it is to replace', async () => {
    const [owner, other] = [await make.professional(), await make.professional()]
    const { updated_at: replaces } = await read(owner)
    expect((await save({ ...owner, token: other.token }, 1, { replaces })).status).toBe(403)
  })
})
