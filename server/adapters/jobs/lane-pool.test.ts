import { once } from 'node:events'
import type pg from 'pg'
import { afterAll, expect, test, vi } from 'vitest'
import { createTestDatabase } from '#test/database.ts'
import { lanePool } from './lane-pool.ts'

const { pool, drop } = await createTestDatabase()
afterAll(drop)

test('the connection that listens is closed once, however often the queue gives it back', async () => {
  const failed = vi.fn<(error: unknown) => void>()
  const { promise: connected, resolve } = Promise.withResolvers<{ client: pg.PoolClient; release: () => void }>()
  lanePool(pool, { onFailure: failed }).connect((_, client, release) => resolve({ client: client!, release }))
  const { client, release } = await connected
  const closed = once(client, 'end')
  release()
  release()
  await closed
  expect([pool.totalCount, failed.mock.calls]).toEqual([0, []])
})
