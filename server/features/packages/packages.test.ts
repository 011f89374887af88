import { afterAll, describe, expect, test } from 'vitest'
import { makeTestApp } from '#test/app.ts'
import { eventually } from '#test/eventually.ts'

const { call, startNode, clock, db, make, close } = await makeTestApp({ config: { rateLimitFactor: 1e6 } })
afterAll(close)

type Owner = Awaited<ReturnType<typeof make.professional>>

const wholeDay = {
  name: 'Cijeli dan',
  price: '1.200',
  unit: 'total',
  description: 'Od priprema do prvog plesa.',
  includes: ['Dva fotografa', ' ', '  300   obrađenih fotografija '],
}
const short = { name: 'Obred', price: 450.5, unit: 'per_hour' }

const save = ({ id, token }: Owner, packages: unknown, node = { call }) =>
  node.call('PUT', `/professionals/${id}/packages`, { token, body: { packages } })

const read = async ({ id }: Owner) => (await call('GET', `/professionals/${id}`)).body.data

describe('the packages of a professional', () => {
  test('are stored in their order, and stand on its page', async () => {
    const owner = await make.professional()
    expect((await read(owner)).packages).toEqual([])
    const { status, body } = await save(owner, [wholeDay, short])
    expect(status).toBe(200)
    expect(body.data.packages).toEqual([
      { id: expect.any(Number), ...wholeDay, price: 1200, includes: ['Dva fotografa', '300 obrađenih fotografija'] },
      { id: expect.any(Number), ...short, description: null, includes: [] },
    ])
    expect(body.data.updated_at).toBe(clock.now().toISOString())
    expect(await read(owner)).toEqual(body.data)
  })

  test('keep their ids when they are changed, moved and taken out', async () => {
    const owner = await make.professional()
    const [first, second, third] = (await save(owner, [wholeDay, short, { ...short, name: 'Sat više' }])).body.data
      .packages
    const changed = { ...third, price: '99,90' }
    const { body } = await save(owner, [changed, wholeDay, first])
    expect(body.data.packages).toEqual([{ ...third, price: 99.9 }, { ...first, id: expect.any(Number) }, first])
    expect(body.data.packages[1].id).toBeGreaterThan(second.id)
  })

  test('are new where their id is that of another’s, or gone', async () => {
    const owner = await make.professional()
    const other = await make.professional()
    const [foreign] = (await save(other, [wholeDay])).body.data.packages
    const { body } = await save(owner, [
      { ...short, id: foreign.id },
      { ...short, id: 999_999 },
    ])
    expect(body.data.packages.map(({ id }: { id: number }) => id)).not.toContain(foreign.id)
    expect((await read(other)).packages).toEqual([foreign])
  })

  test('are two where one id is named twice', async () => {
    const owner = await make.professional()
    const [one] = (await save(owner, [wholeDay])).body.data.packages
    const { body } = await save(owner, [one, { ...one, name: 'Kopija' }])
    expect(body.data.packages.map(({ name }: { name: string }) => name)).toEqual(['Cijeli dan', 'Kopija'])
    expect(body.data.packages[0].id).toBe(one.id)
  })

  test('go all with an empty list', async () => {
    const owner = await make.professional()
    await save(owner, [wholeDay])
    expect((await save(owner, [])).body.data.packages).toEqual([])
  })
})

describe('refused is', () => {
  test.each([
    [{ name: '' }, 'packages.1.name', 'Ovo polje je obavezno.'],
    [{ name: 'x'.repeat(81) }, 'packages.1.name', 'Najviše 80 znakova.'],
    [{ price: '' }, 'packages.1.price', 'Ovo polje je obavezno.'],
    [{ price: 'puno' }, 'packages.1.price', 'Cijena mora biti broj od 0 naviše.'],
    [{ price: '1,234' }, 'packages.1.price', 'Cijena može imati najviše dvije decimale, npr. 1.500,50.'],
    [{ unit: 'per_kilo' }, 'packages.1.unit', 'Odaberite na što se cijena odnosi.'],
    [{ unit: undefined }, 'packages.1.unit', 'Odaberite na što se cijena odnosi.'],
    [{ description: 'x'.repeat(1001) }, 'packages.1.description', 'Najviše 1.000 znakova.'],
    [{ includes: Array.from({ length: 16 }, () => 'Album') }, 'packages.1.includes', 'Najviše 15 stavki.'],
    [{ includes: ['x'.repeat(121)] }, 'packages.1.includes.0', 'Najviše 120 znakova po stavci.'],
    [{ id: 'prvi' }, 'packages.1.id', 'Oznaka paketa nije ispravna.'],
  ])('%j, by its field', async (mistake, field, message) => {
    const owner = await make.professional()
    const { status, body } = await save(owner, [wholeDay, { ...short, ...mistake }])
    expect([status, body.errors]).toEqual([422, { [field]: [message] }])
    expect((await read(owner)).packages).toEqual([])
  })

  test.each([[{}], [{ packages: 'jedan' }], [[wholeDay]]])('a body like %j', async (body) => {
    const owner = await make.professional()
    const answer = await call('PUT', `/professionals/${owner.id}/packages`, { token: owner.token, body })
    expect(answer.status).toBe(422)
  })

  test('a seventh one', async () => {
    const owner = await make.professional()
    expect(
      (
        await save(
          owner,
          Array.from({ length: 6 }, () => short),
        )
      ).status,
    ).toBe(200)
    const { status, body } = await save(
      owner,
      Array.from({ length: 7 }, () => short),
    )
    expect([status, body.errors]).toEqual([422, { packages: ['Možete imati najviše 6 paketa.'] }])
    const seventh = make.offeredPackage({ professional_id: owner.id, position: 7 })
    await expect(seventh).rejects.toThrow('packages_position_check')
  })

  test('a change by anybody else', async () => {
    const owner = await make.professional()
    const [other, couple] = [await make.professional(), await make.couple()]
    for (const { token, status } of [
      { token: other.token, status: 403 },
      { token: couple.token, status: 403 },
      { token: undefined, status: 401 },
    ]) {
      const body = { packages: [short] }
      expect((await call('PUT', `/professionals/${owner.id}/packages`, { token, body })).status).toBe(status)
    }
    expect((await read(owner)).packages).toEqual([])
  })
})

test('of two lists that are saved at once on two nodes one stands whole', async () => {
  const owner = await make.professional()
  const other = await startNode()
  const named = (name: string) => [1, 2, 3, 4, 5, 6].map((number) => ({ ...short, name: `${name} ${number}` }))
  for (let round = 0; round < 5; round++) {
    const before = (await read(owner)).packages
    const mine = before.map((one: object, index: number) => ({ ...one, name: `A ${index + 1}` }))
    const answers = await Promise.all([
      save(owner, mine.length > 0 ? mine : named('A')),
      save(owner, named('B'), other),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    await eventually(async () => {
      const names = (await read(owner)).packages.map(({ name }: { name: string }) => name)
      expect([named('A'), named('B')].map((list) => list.map(({ name }) => name))).toContainEqual(names)
    })
  }
})

test('a change is seen by the next request on every node, and by none before it', async () => {
  const owner = await make.professional()
  const other = await startNode()
  const onOther = async () => (await other.call('GET', `/professionals/${owner.id}`)).body.data.packages
  expect([(await read(owner)).packages, await onOther()]).toEqual([[], []])
  const { body } = await save(owner, [wholeDay])
  expect((await read(owner)).packages).toEqual(body.data.packages)
  await eventually(async () => expect(await onOther()).toEqual(body.data.packages))
})

test('packages are in the export of their owner, and go with its account', async () => {
  const owner = await make.professional()
  const { packages } = (await save(owner, [wholeDay])).body.data
  const { body } = await call('GET', '/account/export', { token: owner.token })
  expect(body.professional.packages).toEqual(packages)
  await db.deleteFrom('users').where('id', '=', owner.user.id).execute()
  expect(await db.selectFrom('packages').select('id').where('professional_id', '=', owner.id).execute()).toEqual([])
})
