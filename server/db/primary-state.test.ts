import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from '#test/database.ts'
import { connectDatabase } from './connect.ts'
import { watchPrimary } from './primary-state.ts'

const { db, pool, url, drop } = await createTestDatabase()
afterAll(drop)

test('a database that is closed to writes is read-only, on the timeline that it was on', async () => {
  const open = watchPrimary(db)
  open.read()
  await open.settled()
  const { isReadOnly, timeline } = open.read()
  expect([isReadOnly, timeline > 0]).toEqual([false, true])

  await pool.query(
    'do $$ begin execute format($a$alter database %I set default_transaction_read_only = on$a$, current_database()); end $$',
  )
  const later = connectDatabase(url)
  const closed = watchPrimary(later.db)
  closed.read()
  await closed.settled()
  expect(closed.read()).toEqual({ isReadOnly: true, timeline })
  await later.close()
})
