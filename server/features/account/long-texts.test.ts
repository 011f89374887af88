import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeTestApp } from '#test/app.ts'
import { PASSWORD } from '#test/factories/people.ts'

const { call, make, db, clock, close } = await makeTestApp()
afterAll(close)

/** A statement has ten seconds, in which it rewrites some two thousand of the longest messages that hold nothing but a name. */
const AT_ONCE = 500

/** So many rows whose triggers take some tenths of a millisecond each. */
const DELETED_AT_ONCE = 2_000

/** How many rows, or lines of a transcript, each statement has rewritten or deleted. */
beforeAll(async () => {
  await sql`create table rewritten (name text, count integer)`.execute(db)
  await sql`
    create function note_rewritten() returns trigger language plpgsql as $$
    begin
      insert into rewritten select tg_table_name, count(*) from new_rows having count(*) > 0;
      return null;
    end $$`.execute(db)
  for (const table of ['messages', 'idempotency_keys'])
    await sql`create trigger rewriting after update on ${sql.table(table)} referencing new table as new_rows
              for each statement execute function note_rewritten()`.execute(db)
  await sql`
    create function note_rewritten_lines() returns trigger language plpgsql as $$
    begin
      insert into rewritten
        select tg_table_name, count(*) from jsonb_array_elements(new.transcript) with ordinality as after (line, number)
          join jsonb_array_elements(old.transcript) with ordinality as before (line, number) using (number)
         where before.line <> after.line having count(*) > 0;
      return null;
    end $$`.execute(db)
  await sql`create trigger rewriting after update on lead_reports for each row execute function note_rewritten_lines()`.execute(
    db,
  )
})

const rewrittenIn = async (name: string) =>
  (await sql<{ count: number }>`select count from rewritten where name = ${name}`.execute(db)).rows.map(
    ({ count }) => count,
  )

test('who writes thousands of messages full of a couple’s name cannot keep it from leaving', async () => {
  const professional = await make.professional()
  const couple = await make.couple({ name: 'Lucija Lovrić' })
  const { id } = await make.lead({ professional_id: professional.id, couple_id: couple.id })
  const count = 2 * AT_ONCE + 1
  await sql`
    insert into messages (lead_id, author, kind, body, created_at)
    select ${id}, 'professional', 'text', 'Lucija Lovrić ' || number, ${clock.now()}
      from generate_series(1, ${count}::integer) as number`.execute(db)
  await sql`
    insert into idempotency_keys (user_id, key, request_hash, attempt, locked_until, expires_at, done, status, answer)
    select ${professional.user.id}, 'kljuc-' || number, '', gen_random_uuid(), now(), now() + '1 day'::interval, true, 201,
           '{"body":"Lucija Lovrić"}' from generate_series(1, ${count}::integer) as number`.execute(db)
  await call('POST', `/leads/${id}/report`, { token: professional.token, body: { reason: 'Uvrede.' } })

  expect((await call('DELETE', '/account', { token: couple.token, body: { password: PASSWORD } })).status).toBe(204)

  const { rows } = await sql`
    select (select count(*)::integer from messages where body ~ 'Lovrić') as messages,
           (select count(*)::integer from idempotency_keys where answer ~ 'Lovrić') as answers,
           (select count(*)::integer from lead_reports where transcript::text ~ 'Lovrić') as transcripts`.execute(db)
  expect(rows).toEqual([{ messages: 0, answers: 0, transcripts: 0 }])
  expect(await rewrittenIn('messages')).toEqual([AT_ONCE, AT_ONCE, 1])
  expect(await rewrittenIn('idempotency_keys')).toEqual([AT_ONCE, AT_ONCE, 1])
  // The lead’s own message is the first line, in which it is the couple’s name that goes.
  expect(await rewrittenIn('lead_reports')).toEqual([AT_ONCE, AT_ONCE, 2])
})

test('a professional leaves in steps, however many messages it has been sent and whatever its calendar holds', async () => {
  const professional = await make.professional()
  const { id } = await make.lead({ professional_id: professional.id })
  const count = 2 * DELETED_AT_ONCE + 1
  await sql`
    insert into messages (lead_id, author, kind, body, created_at)
    select ${id}, 'couple', 'text', 'Halo?', ${clock.now()} from generate_series(1, ${count}::integer)`.execute(db)
  await sql`
    insert into events (professional_id, event_type, event_date)
    select ${professional.id}, 'blocked', '2030-01-01'::date + number
      from generate_series(1, ${count}::integer) as number`.execute(db)
  await sql`truncate rewritten`.execute(db)
  for (const table of ['messages', 'events'])
    await sql`create trigger deleting after delete on ${sql.table(table)} referencing old table as new_rows
              for each statement execute function note_rewritten()`.execute(db)

  const { status } = await call('DELETE', '/account', { token: professional.token, body: { password: PASSWORD } })

  expect(status).toBe(204)
  for (const table of ['messages', 'events'])
    expect(await rewrittenIn(table)).toEqual([DELETED_AT_ONCE, DELETED_AT_ONCE, 1])
})
