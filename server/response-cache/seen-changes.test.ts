import { expect, test } from 'vitest'
import { createSeenChanges } from './seen-changes.ts'

test('a change is waited for until it is seen', async () => {
  const changes = createSeenChanges({ waitMs: 60_000 })
  const order: string[] = []
  const waiting = changes.waitFor('a').then(() => order.push('waited'))
  changes.add('b')
  await changes.waitFor('b')
  order.push('b was seen before')
  changes.add('a')
  await waiting
  expect(order).toEqual(['b was seen before', 'waited'])
})

test('a change that never comes is not waited for without end', async () => {
  await createSeenChanges({ waitMs: 10 }).waitFor('never')
})

test('of very many waiting the last are not kept waiting', async () => {
  const changes = createSeenChanges({ waitMs: 60_000 })
  const waiting = Array.from({ length: 1_000 }, () => changes.waitFor('a'))
  await changes.waitFor('a')
  changes.add('a')
  await Promise.all(waiting)
})
