import { AsyncLocalStorage } from 'node:async_hooks'
import { sql } from 'kysely'
import { AppError } from '#server/errors.ts'
import type { Database } from './connect.ts'
import { ERASED_AT_ONCE, erasedText, isFound } from './erased-text.ts'

/** One run of a request's work. A retry of the request is another attempt with the same key. */
export interface Attempt {
  id: string
  userId: number
  key: string
}

const current = new AsyncLocalStorage<Attempt>()

/** Marks every transaction with invalidation within `work` as this attempt's. */
export const runAttempt = <Result>(attempt: Attempt, work: () => Promise<Result>): Promise<Result> =>
  current.run(attempt, work)

const ofAttempt = ({ id, userId, key }: Attempt) => sql`user_id = ${userId} and key = ${key} and attempt = ${id}`

interface Reservation {
  requestHash: Buffer
  now: Date
  lockedUntil: Date
  expiresAt: Date
}

/**
 * Whether the attempt may begin: the key is unused or expired, or an earlier attempt at the same request died before it
 * changed anything.
 */
export async function reserveKey(
  db: Database,
  { id, userId, key }: Attempt,
  { requestHash, now, lockedUntil, expiresAt }: Reservation,
): Promise<boolean> {
  const { rows } = await sql`
    insert into idempotency_keys as known (user_id, key, request_hash, attempt, locked_until, expires_at)
    values (${userId}, ${key}, ${requestHash}, ${id}, ${lockedUntil}, ${expiresAt})
    on conflict (user_id, key) do update set
      request_hash = excluded.request_hash, attempt = excluded.attempt, locked_until = excluded.locked_until,
      expires_at = excluded.expires_at, done = false, status = null, answer = null
    where known.expires_at <= ${now}
       or (not known.done and known.locked_until <= ${now} and known.request_hash = excluded.request_hash)
    returning key`.execute(db)
  return rows.length > 0
}

export const findKey = (db: Database, userId: number, key: string) =>
  db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'locked_until', 'done', 'status', 'answer'])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst()

export const prolongAttempt = (db: Database, attempt: Attempt, lockedUntil: Date) =>
  sql`update idempotency_keys set locked_until = ${lockedUntil} where ${ofAttempt(attempt)}`.execute(db)

/**
 * Comes last in a transaction that does the work of a request. Throws, and thereby undoes the work, if another attempt
 * has replaced this one. At the start of the transaction it could deadlock with the deletion of the account, which
 * waits for this row.
 */
export async function markDone(tx: Database): Promise<void> {
  const attempt = current.getStore()
  if (!attempt) return
  const { numAffectedRows } = await sql`
    update idempotency_keys set done = true where ${ofAttempt(attempt)}`.execute(tx)
  if (numAffectedRows !== 1n) throw new AppError('conflict')
}

/**
 * Runs a single statement that does all the work of a request, as a transaction of its own. Within a request with an
 * Idempotency-Key, that transaction also marks the work as done. The statement returns undefined if it did nothing and
 * leaves the work to another.
 */
export const runAlone = <Result>(db: Database, statement: (db: Database) => Promise<Result>): Promise<Result> =>
  current.getStore() === undefined
    ? statement(db)
    : db.transaction().execute(async (tx) => {
        const result = await statement(tx)
        if (result !== undefined) await markDone(tx)
        return result
      })

export const storeAnswer = (db: Database, attempt: Attempt, { status, answer }: { status: number; answer: string }) =>
  sql`
    update idempotency_keys set done = true, status = ${status}, answer = ${answer}
     where ${ofAttempt(attempt)}`.execute(db)

/** For a failed attempt. If it is unknown how far it came, an attempt whose work is done keeps its key. */
export const releaseKey = (db: Database, attempt: Attempt, { madeNothing }: { madeNothing: boolean }) =>
  sql`delete from idempotency_keys where ${ofAttempt(attempt)} and (${madeNothing} or not done)`.execute(db)

/** A retry learns that its request was done, and no longer waits for the answer. */
const withoutAnswer = sql`status = null, answer = null, locked_until = to_timestamp(0)`

/** Erases from the account's next answers after that key. Returns the last key it looked at; null if there was none. */
async function eraseFromNextAnswers(tx: Database, userId: number, pattern: string, after: string) {
  const { rows } = await sql<{ last: string | null }>`
    with next as (
      select key, answer from idempotency_keys
       where user_id = ${userId} and key > ${after} and answer is not null order by key limit ${ERASED_AT_ONCE}
    ), erased as (
      update idempotency_keys as known set answer = ${erasedText('next.answer', pattern)} from next
       where known.user_id = ${userId} and known.key = next.key and ${isFound('next.answer', pattern)}
    )
    select max(key) as last from next`.execute(tx)
  return rows[0]?.last ?? null
}

/**
 * Erases every match of the pattern from these professionals' stored answers. An answer that is yet to be stored no
 * longer will be, since it was made before.
 */
export async function eraseFromAnswers(
  tx: Database,
  professionalIds: readonly number[],
  pattern: string,
): Promise<void> {
  const ofProfessionals = sql`user_id in (select user_id from profiles where id = any(${professionalIds}))`
  const owners = await sql<{ user_id: number }>`
    select distinct user_id from idempotency_keys where ${ofProfessionals} and answer is not null`.execute(tx)
  for (const { user_id } of owners.rows)
    for (let after: string | null = ''; after !== null;) after = await eraseFromNextAnswers(tx, user_id, pattern, after)
  await sql`
    update idempotency_keys set attempt = gen_random_uuid(), ${withoutAnswer}
     where ${ofProfessionals} and done and answer is null`.execute(tx)
}

/**
 * For a lead that its couple has withdrawn. Once that couple leaves, nothing would lead to the professional who got
 * answers about it.
 */
export const forgetAnswersAbout = (tx: Database, lead: { id: number; professional_id: number }) =>
  sql`
    update idempotency_keys set ${withoutAnswer}
     where user_id = (select user_id from profiles where id = ${lead.professional_id})
       and answer like ${`%"lead_id":${lead.id},%`}`.execute(tx)

export const deleteOldKeys = (db: Database, now: Date) =>
  sql`
    delete from idempotency_keys where (user_id, key) in
      (select user_id, key from idempotency_keys where expires_at <= ${now} for update skip locked)`.execute(db)
