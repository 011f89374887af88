import { afterAll, expect, test } from 'vitest'
import { addDays } from '#contract/calendar-day.ts'
import { makeTestApp } from '#test/app.ts'
import { eventually } from '#test/eventually.ts'
import { transactionWithInvalidation } from './invalidation.ts'
import { tags } from './tags.ts'

const { deps, clock, startNode, close } = await makeTestApp()
afterAll(close)

test('a change of more days than a notification can name drops everything on every node', async () => {
  const other = await startNode()
  await other.call('GET', '/categories')
  const { responseCache } = other.deps
  expect(responseCache.stats().responses).toBeGreaterThan(0)
  const days = Array.from({ length: 730 }, (_, number) => addDays(clock.today(), number))
  await transactionWithInvalidation(deps, async (_tx, invalidate) => invalidate(...days.map(tags.availableOn)))
  await eventually(async () => expect(responseCache.stats().responses).toBe(0))
})
