import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { makeTestApp } from '#test/app.ts'
import { PASSWORD } from '#test/factories/people.ts'
import { markDone, reserveKey, runAttempt, storeAnswer } from '#server/db/idempotency-keys.ts'

const { call, make, db, clock, close } = await makeTestApp()
afterAll(close)

const remove = (token: string) => call('DELETE', '/account', { token, body: { password: PASSWORD } })

async function keptAnswers(): Promise<string> {
  const { rows } = await sql<{ answer: string }>`
    select coalesce(answer, '') as answer from idempotency_keys`.execute(db)
  return rows.map(({ answer }) => answer).join('\n')
}

test('a couple that took its enquiry back before it left is in no kept answer of its professional', async () => {
  const professional = await make.professional()
  const couple = await make.couple({ name: 'Lucija Lovrić' })
  const of = { professional_id: professional.id, couple_id: couple.id }
  const [withdrawn, other] = [await make.lead(of), await make.lead({ professional_id: professional.id })]
  const write = (id: number, key: string) =>
    call('POST', `/leads/${id}/messages`, {
      token: professional.token,
      body: { body: `Poštovana Lucija Lovrić, ${key}` },
      headers: { 'idempotency-key': key },
    })
  expect((await write(withdrawn.id, 'jednom')).status).toBe(201)
  expect((await write(other.id, 'drugi')).status).toBe(201)
  expect((await call('DELETE', `/leads/${withdrawn.id}`, { token: couple.token })).status).toBe(204)
  expect((await remove(couple.token)).status).toBe(204)
  expect(await keptAnswers()).not.toContain('Lovrić, jednom')
  // Another conversation's is replayed as before, and this one is not done again.
  expect((await write(other.id, 'drugi')).headers['idempotent-replay']).toBe('true')
  expect((await write(withdrawn.id, 'jednom')).status).toBe(409)
})

test('an answer that is stored only after the couple has left is not kept', async () => {
  const professional = await make.professional()
  const couple = await make.couple({ name: 'Petra Perić' })
  await make.lead({ professional_id: professional.id, couple_id: couple.id })
  const attempt = { id: randomUUID(), userId: professional.user.id, key: 'kasni' }
  const now = clock.now()
  const soon = new Date(now.getTime() + 20_000)
  await reserveKey(db, attempt, { requestHash: Buffer.from('a'), now, lockedUntil: soon, expiresAt: soon })
  await runAttempt(attempt, () => db.transaction().execute(markDone))
  expect((await remove(couple.token)).status).toBe(204)
  await storeAnswer(db, attempt, { status: 201, answer: '{"data":{"body":"Poštovana Petra Perić"}}' })
  expect(await keptAnswers()).not.toContain('Perić')
})

test('a couple is in none of a thousand kept answers of its professional', async () => {
  const professional = await make.professional()
  const couple = await make.couple({ name: 'Tena Tomić' })
  await make.lead({ professional_id: professional.id, couple_id: couple.id })
  await sql`
    insert into idempotency_keys (user_id, key, request_hash, attempt, locked_until, expires_at, done, status, answer)
    select ${professional.user.id}, 'odgovor ' || number, '', gen_random_uuid(), ${clock.now()}, ${clock.now()}, true, 201,
           '{"data":{"body":"Poštovana Tena Tomić"}}'
      from generate_series(1, 1000) as number`.execute(db)
  expect((await remove(couple.token)).status).toBe(204)
  expect(await keptAnswers()).not.toContain('Tomić')
})
