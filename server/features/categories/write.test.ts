import { afterEach, afterAll, describe, expect, test } from 'vitest'
import type { Category } from '#contract/categories.ts'
import { makeTestApp } from '#test/app.ts'

const { call, make, close } = await makeTestApp()
afterAll(close)
const { token } = await make.admin()

const list = async (): Promise<Category[]> => (await call('GET', '/categories')).body.data
const rename = (id: number, name: unknown) => call('PUT', `/admin/categories/${id}`, { token, body: { name } })
const order = (ids: unknown) => call('PUT', '/admin/categories/order', { token, body: { ids } })
const log = async () => (await call('GET', '/admin/log?action=category', { token })).body

const original = await list()
const ids = original.map(({ id }) => id)
afterEach(async () => {
  for (const { id, name } of original) await rename(id, name)
  await order(ids)
})
const [first, second] = original as [Category, Category] // there are eleven

describe('the name of a category', () => {
  test('is another at once, in the list and on every profile, while its slug stays', async () => {
    const { id } = await make.professional({ category_id: first.id })
    const shown = async () => (await call('GET', `/professionals/${id}`)).body.data.category.name
    const onCard = async () => (await call('GET', `/professionals?category_id=${first.id}`)).body.data[0].category.name
    expect([await shown(), await onCard(), (await list())[0]]).toEqual([first.name, first.name, first])
    const { status, body } = await rename(first.id, '  Dvorane i vrtovi ')
    expect([status, body.data]).toEqual([200, { ...first, name: 'Dvorane i vrtovi' }])
    expect([await shown(), await onCard()]).toEqual(['Dvorane i vrtovi', 'Dvorane i vrtovi'])
    expect((await list())[0]).toEqual({ ...first, name: 'Dvorane i vrtovi' })
    expect((await log()).data[0]).toMatchObject({
      category: { id: first.id, name: 'Dvorane i vrtovi' },
      from: first.name,
      to: 'Dvorane i vrtovi',
    })
  })

  test('that it has already is no change', async () => {
    const { total } = await log()
    expect((await rename(first.id, first.name)).status).toBe(200)
    expect((await log()).total).toBe(total)
  })

  test('that was changed meanwhile is replaced only by those who have read it', async () => {
    const write = async (name: string, replaces?: string) => {
      const answered = await call('PUT', `/admin/categories/${first.id}`, { token, body: { name, replaces } })
      return [answered.status, answered.body.data?.name ?? answered.body.message]
    }
    expect(await write('Dvorane', first.name)).toEqual([200, 'Dvorane'])
    expect(await write('Vrtovi', first.name)).toEqual([409, expect.stringContaining('„Dvorane”')])
    // As after an answer that was lost.
    expect(await write('Dvorane', first.name)).toEqual([200, 'Dvorane'])
    expect(await write('Vrtovi')).toEqual([200, 'Vrtovi'])
  })

  test('is no other category’s', async () => {
    const { status, body } = await rename(first.id, second.name)
    expect([status, body.errors]).toEqual([422, { name: ['Kategorija s tim nazivom već postoji.'] }])
    expect(await list()).toEqual(original)
  })

  test.each([undefined, '', ' ', 5, 'x'.repeat(61)])('cannot be %j', async (name) => {
    const { status, body } = await rename(first.id, name)
    expect([status, Object.keys(body.errors)]).toEqual([422, ['name']])
  })

  test('of one that there is not is not found', async () => {
    expect((await rename(999_999, 'Nova')).status).toBe(404)
  })
})

describe('the order of the categories', () => {
  test('is another at once, and told in the log', async () => {
    const turned = ids.toReversed()
    const { status, body } = await order(turned)
    expect([status, body.data]).toEqual([200, original.toReversed()])
    expect(await list()).toEqual(original.toReversed())
    expect((await log()).data[0]).toMatchObject({
      category: null,
      from: original.map(({ name }) => name).join(', '),
      to: original
        .toReversed()
        .map(({ name }) => name)
        .join(', '),
    })
  })

  test('that they have already is no change', async () => {
    const { total } = await log()
    expect((await order(ids)).body.data).toEqual(original)
    expect((await log()).total).toBe(total)
  })

  test.each([
    ['one missing', ids.slice(1)],
    ['one twice', [...ids, first.id]],
    ['one instead of another', [second.id, ...ids.slice(1)]],
    ['an unknown one', [...ids.slice(1), 999_999]],
    ['none', []],
  ])('takes all of them once: not %s', async (_, given) => {
    const { status, body } = await order(given)
    expect([status, body.errors]).toEqual([422, { ids: ['Navedite sve kategorije, svaku jednom.'] }])
    expect(await list()).toEqual(original)
  })

  test('is given as a list', async () => {
    for (const given of [undefined, 'x', [null]]) expect((await order(given)).status).toBe(422)
  })
})
