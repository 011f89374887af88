import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { makeTestApp } from '#test/app.ts'
import { makePdf, messageForm } from '#test/attachments.ts'

const { call, deps, make, db, close } = await makeTestApp()
afterAll(close)

test('the files of a message stay where nobody knows whether it was committed', async () => {
  await sql`
    create function fail() returns trigger language plpgsql as $$ begin raise 'lost'; end $$`.execute(db)
  await sql`
    create constraint trigger fails_at_commit after insert on messages deferrable initially deferred
      for each row execute function fail()`.execute(db)
  const { token, id: couple_id } = await make.couple()
  const { id } = await make.lead({ couple_id })
  const { body, headers } = messageForm([{ content: makePdf() }])
  expect((await call('POST', `/leads/${id}/messages`, { token, body, headers })).status).toBe(500)
  const names = await Array.fromAsync(deps.files.list('attachment-'), ({ name }) => name)
  expect(names).toHaveLength(1)
})
