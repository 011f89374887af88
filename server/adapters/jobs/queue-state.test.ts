import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from '#test/database.ts'
import { enqueue } from './jobs.ts'
import { watchQueue } from './queue-state.ts'

const { db, pool, drop } = await createTestDatabase()
afterAll(drop)

test('the age is that of the oldest job that is due and not begun, and the database is not asked each time', async () => {
  const before = (minutes: number) => ({ runAt: new Date(Date.now() + minutes * 60_000) })
  await enqueue(db, 'send-mail', { kind: 'welcome', user_id: 1 }, before(-2))
  await enqueue(db, 'send-mail', { kind: 'welcome', user_id: 2 }, before(60))
  // Programs of professionals keep others waiting for reasons of their own.
  await enqueue(db, 'send-webhooks', { webhook_id: 1 }, before(-300))
  await enqueue(db, 'send-webhooks', { webhook_id: 2 }, before(60))
  let now = 0
  const queue = watchQueue(db, () => now)
  expect(queue.read()).toEqual({ waiting: 0, oldestWaitingSeconds: 0, failed: 0, webhooksWaiting: 0 })
  await queue.settled()
  expect(Math.floor(queue.read().oldestWaitingSeconds / 60)).toBe(2)
  expect(queue.read().webhooksWaiting).toBe(1)

  await enqueue(db, 'send-mail', { kind: 'welcome', user_id: 3 }, { ...before(-90), maxAttempts: 1 })
  await pool.query(
    `select graphile_worker.permanently_fail_jobs(
       array(select id from graphile_worker.jobs where max_attempts = 1), 'given up')`,
  )
  await enqueue(db, 'send-mail', { kind: 'welcome', user_id: 4 }, before(-5))
  queue.read()
  await queue.settled()
  expect(queue.read().failed).toBe(0)
  now += 15_000
  queue.read()
  await queue.settled()
  const { waiting, oldestWaitingSeconds, failed } = queue.read()
  expect([waiting, Math.floor(oldestWaitingSeconds / 60), failed]).toEqual([2, 5, 1])
})
