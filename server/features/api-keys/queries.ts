import { sql } from 'kysely'
import type { CalendarDay } from '#contract/calendar-day.ts'
import { compileShort } from '#server/db/compiled.ts'
import type { Database } from '#server/db/connect.ts'
import { isEmailConfirmed } from '#server/db/is-email-confirmed.ts'

export type KeyRow = Awaited<ReturnType<typeof selectKeys>>[number]

const columns = ['id', 'name', 'scope', 'masked_key', 'created_at', 'expires_on', 'last_used_at'] as const

/** Including expired ones. */
export const selectKeys = (db: Database, userId: number) =>
  db.selectFrom('api_keys').select(columns).where('user_id', '=', userId).orderBy('id', 'desc').execute()

interface NewKey {
  name: string
  scope: string
  key_hash: Buffer
  masked_key: string
  created_at: Date
  expires_on: CalendarDay | null
}

/** Keeps the account from being deleted or given another password until the transaction ends. */
export const lockHolder = (db: Database, userId: number) =>
  db.selectFrom('key_holders').select('id').where('id', '=', userId).forNoKeyUpdate().executeTakeFirst()

/**
 * Undefined if the session has ended since it was looked up. The session cannot end before the transaction does, so
 * setting a new password revokes this key as well.
 */
export const insertKey = (db: Database, userId: number, sessionId: number, key: NewKey): Promise<KeyRow | undefined> =>
  db
    .insertInto('api_keys')
    .columns(['user_id', 'name', 'scope', 'key_hash', 'masked_key', 'created_at', 'expires_on'])
    .expression(
      db
        .selectFrom('account_sessions')
        .select([
          'user_id',
          sql<string>`${key.name}::text`.as('name'),
          sql<string>`${key.scope}::text`.as('scope'),
          sql<Buffer>`${key.key_hash}::bytea`.as('key_hash'),
          sql<string>`${key.masked_key}::text`.as('masked_key'),
          sql<Date>`${key.created_at}::timestamptz`.as('created_at'),
          sql<CalendarDay | null>`${key.expires_on}::date`.as('expires_on'),
        ])
        .where('id', '=', sessionId)
        .where('user_id', '=', userId)
        .forShare(),
    )
    .returning(columns)
    .executeTakeFirst()

export const deleteKey = (db: Database, userId: number, id: number) =>
  db.deleteFrom('api_keys').where('id', '=', id).where('user_id', '=', userId).returning('id').executeTakeFirst()

export const deleteKeys = (db: Database, userId: number) =>
  db.deleteFrom('api_keys').where('user_id', '=', userId).execute()

export const deleteKeysExpiredBefore = (db: Database, day: CalendarDay) =>
  db
    .deleteFrom('api_keys')
    .where('id', 'in', (expired) =>
      expired.selectFrom('api_keys').select('id').where('expires_on', '<', day).forUpdate().skipLocked(),
    )
    .execute()

interface Lookup {
  keyHash?: Buffer
  id?: number
  today: CalendarDay
}

/** Keys that are neither revoked nor expired, of accounts that are not suspended. */
const findLive = compileShort((db, { keyHash, id, today }: Lookup) =>
  db
    .selectFrom('api_keys as k')
    .innerJoin('key_holders as u', 'u.id', 'k.user_id')
    .leftJoin('profiles as p', 'p.user_id', 'k.user_id')
    .select([
      'u.id',
      'u.name',
      'u.email',
      'u.phone',
      isEmailConfirmed('u').as('email_confirmed'),
      'p.id as professional_id',
      'k.id as key_id',
      'k.scope',
      'k.expires_on',
      'k.last_used_at',
    ])
    .where(({ and }) => and({ 'k.key_hash': keyHash, 'k.id': id }))
    .where('u.suspended_at', 'is', null)
    .where((where) => where.or([where('k.expires_on', 'is', null), where('k.expires_on', '>=', today)])),
)

export type HolderRow = NonNullable<Awaited<ReturnType<typeof selectHolder>>>

export const selectHolder = async (db: Database, by: { keyHash: Buffer } | { id: number }, today: CalendarDay) =>
  (await findLive(db, { ...by, today })).at(0)

/** Skips a row that another request is updating at the moment instead of waiting for it. */
export const updateLastUse = (db: Database, id: number, now: Date, unlessSince: Date) =>
  db
    .updateTable('api_keys')
    .set({ last_used_at: now })
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('api_keys')
        .select('id')
        .where('id', '=', id)
        .where((where) => where.or([where('last_used_at', 'is', null), where('last_used_at', '<=', unlessSince)]))
        .forUpdate()
        .skipLocked(),
    )
    .execute()

export const selectKey = (db: Database, id: number) =>
  db
    .selectFrom('api_keys')
    .select([...columns, 'user_id'])
    .where('id', '=', id)
    .executeTakeFirst()
