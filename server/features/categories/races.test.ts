import { afterAll, expect, test } from 'vitest'
import type { Category } from '#contract/categories.ts'
import { makeTestApp } from '#test/app.ts'

const { call, make, close } = await makeTestApp()
afterAll(close)
const { token } = await make.admin()

const list = async (): Promise<Category[]> => (await call('GET', '/categories')).body.data
const order = (ids: number[]) => call('PUT', '/admin/categories/order', { token, body: { ids } })
const log = async () => (await call('GET', '/admin/log?action=category&per_page=100', { token })).body.data

const names = (categories: readonly Category[]) => categories.map(({ name }) => name).join(', ')

test('of many orders that are saved at once each is told as it follows another, and the last one stands', async () => {
  const before = await list()
  const ids = before.map(({ id }) => id)
  const orders = Array.from({ length: 20 }, (_, n) =>
    n % 3 === 0 ? ids : [...ids.slice(n % 11), ...ids.slice(0, n % 11)],
  )
  const answers = await Promise.all(orders.map(order))
  const entries = (await log()).toReversed()
  expect(answers.map(({ status }) => status)).toEqual(orders.map(() => 200))
  let now = names(before)
  for (const { from, to } of entries) {
    expect(from).toBe(now)
    now = to
  }
  expect(names(await list())).toBe(now)
})
