import { expect, test } from 'vitest'
import { systemClock } from '#server/adapters/clock.ts'
import { createTestDatabase } from '#test/database.ts'
import { fillDemo } from './fill.ts'

test('the demo marketplace is filled in however long its rows take to be made', async () => {
  const slow = await createTestDatabase()
  try {
    // A busy machine takes longer for them than a request may leave its transaction idle.
    await slow.pool.query(`
      create table noted as select '' as idle_limit;
      create function note() returns trigger language plpgsql as
        $$ begin update noted set idle_limit = current_setting('idle_in_transaction_session_timeout'); return null; end $$;
      create trigger note after insert on users execute function note()`)
    await fillDemo({ db: slow.db, clock: systemClock }, { professionals: 22 })
    expect((await slow.pool.query('select * from noted')).rows).toEqual([{ idle_limit: '0' }])
  } finally {
    await slow.drop()
  }
})
