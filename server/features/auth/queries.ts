import { sql } from 'kysely'
import type { AccountChange } from '#contract/account.ts'
import type { Registration, Role } from '#contract/auth.ts'
import { compileShort } from '#server/db/compiled.ts'
import type { Database } from '#server/db/connect.ts'
import { erasedText, isFound } from '#server/db/erased-text.ts'
import { isEmailConfirmed } from '#server/db/is-email-confirmed.ts'
import type { LinkPurpose } from './link-lifetime.ts'

const userColumns = [
  'u.id',
  'u.name',
  'u.email',
  'u.phone',
  'u.role',
  'u.wedding_date',
  'p.id as professional_id',
  isEmailConfirmed('u').as('email_confirmed'),
] as const

export type UserRow = NonNullable<Awaited<ReturnType<typeof selectUser>>>

const usersWithProfile = (db: Database) => db.selectFrom('users as u').leftJoin('profiles as p', 'p.user_id', 'u.id')

export const selectUser = (db: Database, id: number) =>
  usersWithProfile(db).select(userColumns).where('u.id', '=', id).executeTakeFirst()

export const selectUserByEmail = (db: Database, email: string) =>
  usersWithProfile(db)
    .select([...userColumns, 'u.password_hash', 'u.suspended_at'])
    .where(sql`lower(u.email)`, '=', sql`lower(${email})`)
    .executeTakeFirst()

const accountOf = (db: Database, id: number) =>
  usersWithProfile(db)
    .select([...userColumns, 'u.created_at', 'u.password_hash'])
    .where('u.id', '=', id)

/** The account as its owner sees it. */
export const selectAccount = (db: Database, id: number) => accountOf(db, id).executeTakeFirst()

/** The same; nobody else can change it until the transaction ends. */
export const selectLockedAccount = (db: Database, id: number) =>
  accountOf(db, id).forNoKeyUpdate('u').executeTakeFirst()

/** Includes whether and why it is suspended, and the name of its profile. */
export const selectRecipient = (db: Database, id: number) =>
  usersWithProfile(db)
    .select([...userColumns, 'u.suspended_at', 'u.suspension_reason', 'p.company_name'])
    .where('u.id', '=', id)
    .executeTakeFirst()

/** Nothing for a suspended account. */
export const selectActiveUserId = (db: Database, email: string) =>
  db
    .selectFrom('users')
    .select('id')
    .where(sql`lower(email)`, '=', sql`lower(${email})`)
    .where('suspended_at', 'is', null)
    .executeTakeFirst()

export const selectConfirmedId = (db: Database, email: string) =>
  db
    .selectFrom('users')
    .select('id')
    .where(sql`lower(email)`, '=', sql`lower(${email})`)
    .where('email_confirmed_at', 'is not', null)
    .executeTakeFirst()

export async function insertUser(
  db: Database,
  { name, email, phone, role }: Pick<Registration, 'name' | 'email' | 'phone'> & { role: Role },
  password_hash: string,
): Promise<number> {
  const { id } = await db
    .insertInto('users')
    .values({ name, email, phone, role, password_hash })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A new address is not confirmed yet. */
export const updateUser = (
  db: Database,
  id: number,
  { name, email, phone, wedding_date }: AccountChange,
  { isOtherAddress, now }: { isOtherAddress: boolean; now: Date },
) =>
  db
    .updateTable('users')
    .set({ name, email, phone, wedding_date, updated_at: now })
    .$if(isOtherAddress, (query) => query.set({ email_confirmed_at: null }))
    .where('id', '=', id)
    .execute()

/** With `oldHash`, returns nothing if the password has been changed since that hash was compared. */
export const updatePassword = (db: Database, id: number, password_hash: string, now: Date, oldHash?: string) =>
  db
    .updateTable('users')
    .set({ password_hash, updated_at: now })
    .where(({ and }) => and({ id, password_hash: oldHash }))
    .returning('id')
    .executeTakeFirst()

/** Undefined if the account has another address by now. */
export const confirmUserEmail = (db: Database, id: number, email: string, now: Date) =>
  db
    .updateTable('users')
    .set({ email_confirmed_at: now, updated_at: now })
    .where('id', '=', id)
    .where(sql`lower(email)`, '=', sql`lower(${email})`)
    .returning('id')
    .executeTakeFirst()

/** Nothing if it is already suspended: of two simultaneous suspensions, one gets the row. */
export const updateSuspension = (db: Database, id: number, suspension_reason: string, now: Date) =>
  db
    .updateTable('users')
    .set({ suspended_at: now, suspension_reason })
    .where('id', '=', id)
    .where('suspended_at', 'is', null)
    .returning('id')
    .executeTakeFirst()

export const clearSuspension = (db: Database, id: number) =>
  db
    .updateTable('users')
    .set({ suspended_at: null, suspension_reason: null })
    .where('id', '=', id)
    .where('suspended_at', 'is not', null)
    .returning('id')
    .executeTakeFirst()

/** Addresses below `.test`, which is reserved for tests (RFC 2606), so no real person's mail goes there. */
export const selectTestEmails = (db: Database, limit: number) =>
  db.selectFrom('users').select('email').where('email', 'like', '%@zauvijek.test').orderBy('id').limit(limit).execute()

/** An arbitrary number that no other advisory lock of the product uses. */
const deletionLock = 5_927_307

/** Keeps every other deletion of an account waiting until the transaction ends. */
export const lockDeletions = (db: Database) => sql`select pg_advisory_xact_lock(${deletionLock}::bigint)`.execute(db)

/** Every other row that refers to this account waits until the transaction ends. */
export const lockUser = (db: Database, id: number) =>
  db.selectFrom('users').select('id').where('id', '=', id).forUpdate().executeTakeFirst()

/** In the order of their ids, so that two who leave or suspend each other at once wait for each other. */
export const lockAdmins = (db: Database) =>
  db.selectFrom('users').select(['id', 'suspended_at']).where('role', '=', 'admin').orderBy('id').forUpdate().execute()

/**
 * Foreign keys delete everything that belongs to the account; a couple's leads and reviews stay without their author.
 */
export const deleteUser = (db: Database, id: number) => db.deleteFrom('users').where('id', '=', id).execute()

// Addresses that an account had

/** The account's current address. */
export const insertFormerAddress = (db: Database, userId: number, now: Date) =>
  db
    .insertInto('former_addresses')
    .columns(['user_id', 'email', 'created_at'])
    .expression(
      db
        .selectFrom('users')
        .select(['id', 'email', sql<Date>`${now}::timestamptz`.as('created_at')])
        .where('id', '=', userId)
        .forNoKeyUpdate(),
    )
    .returning('id')
    .executeTakeFirst()

export const selectFormerAddress = (db: Database, id: number) =>
  db.selectFrom('former_addresses').select('email').where('id', '=', id).executeTakeFirst()

export const deleteFormerAddress = (db: Database, id: number) =>
  db.deleteFrom('former_addresses').where('id', '=', id).execute()

// Sessions

export type SessionRow = Awaited<ReturnType<typeof selectSessions>>[number]

const findByToken = compileShort((db, { tokenHash, now }: { tokenHash: Buffer; now: Date }) =>
  usersWithProfile(db)
    .innerJoin('sessions as s', 's.user_id', 'u.id')
    .select([...userColumns, 's.id as session_id', 's.remember', 's.last_used_at', 's.created_at as began_at'])
    .where('s.token_hash', '=', tokenHash)
    .where('s.expires_at', '>', now),
)

export const selectSession = async (db: Database, tokenHash: Buffer, now: Date) =>
  (await findByToken(db, { tokenHash, now })).at(0)

const liveSessions = (db: Database, userId: number, now: Date) =>
  db.selectFrom('sessions').where('user_id', '=', userId).where('expires_at', '>', now)

export const selectSessions = (db: Database, userId: number, now: Date, limit: number, offset: number) =>
  liveSessions(db, userId, now)
    .select(['id', 'created_at', 'last_used_at', 'expires_at', 'user_agent'])
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

export async function countSessions(db: Database, userId: number, now: Date): Promise<number> {
  const { total } = await liveSessions(db, userId, now)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

export const selectLiveSession = (db: Database, userId: number, id: number, now: Date) =>
  liveSessions(db, userId, now).select('id').where('id', '=', id).executeTakeFirst()

interface NewSession {
  token_hash: Buffer
  remember: boolean
  user_agent: string | null
  now: Date
  expires_at: Date
}

/**
 * Nothing if the password was changed, or the account suspended, since the password was compared. Either has ended the
 * earlier sessions, and this one must not survive them.
 */
export const insertSession = (db: Database, userId: number, passwordHash: string, session: NewSession) =>
  db
    .insertInto('sessions')
    .columns(['user_id', 'token_hash', 'remember', 'user_agent', 'created_at', 'last_used_at', 'expires_at'])
    .expression(
      db
        .selectFrom('users')
        .select([
          'id',
          sql<Buffer>`${session.token_hash}::bytea`.as('token_hash'),
          sql<boolean>`${session.remember}::boolean`.as('remember'),
          sql<string | null>`${session.user_agent}::text`.as('user_agent'),
          sql<Date>`${session.now}::timestamptz`.as('created_at'),
          sql<Date>`${session.now}::timestamptz`.as('last_used_at'),
          sql<Date>`${session.expires_at}::timestamptz`.as('expires_at'),
        ])
        .where('id', '=', userId)
        .where('password_hash', '=', passwordHash)
        .where('suspended_at', 'is', null)
        .forShare(),
    )
    .returning('id')
    .executeTakeFirst()

export const extendSession = (db: Database, id: number, last_used_at: Date, expires_at: Date) =>
  db.updateTable('sessions').set({ last_used_at, expires_at }).where('id', '=', id).execute()

export const deleteSession = (db: Database, userId: number, id: number) =>
  db.deleteFrom('sessions').where('id', '=', id).where('user_id', '=', userId).returning('id').executeTakeFirst()

/** All sessions of the account except the given one. */
export const deleteSessions = (db: Database, userId: number, exceptId: number | null) =>
  db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .$if(exceptId !== null, (query) => query.where('id', '<>', exceptId ?? 0))
    .execute()

// Links sent by e-mail

export const insertLink = (
  db: Database,
  link: { token_hash: Buffer; user_id: number; purpose: LinkPurpose; email: string; expires_at: Date },
) => db.insertInto('account_tokens').values(link).execute()

export const deleteLink = (db: Database, tokenHash: Buffer) =>
  db.deleteFrom('account_tokens').where('token_hash', '=', tokenHash).execute()

/** All of the account's links, or those for one purpose. */
export const deleteLinks = (db: Database, userId: number, purpose?: LinkPurpose) =>
  db
    .deleteFrom('account_tokens')
    .where(({ and }) => and({ user_id: userId, purpose }))
    .execute()

/** Those that were used or have expired. */
export const deleteEndedLinks = (db: Database, userId: number, purpose: LinkPurpose, now: Date) =>
  db
    .deleteFrom('account_tokens')
    .where(({ and }) => and({ user_id: userId, purpose }))
    .where('expires_at', '<=', now)
    .execute()

/** Including those that have ended and are not deleted yet. */
export async function countLinks(db: Database, userId: number, purpose: LinkPurpose): Promise<number> {
  const { total } = await db
    .selectFrom('account_tokens')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where(({ and }) => and({ user_id: userId, purpose }))
    .executeTakeFirstOrThrow()
  return total
}

/** Not expired, and sent to the account's current address. A suspended account has no valid link. */
const validLinks = (db: Database, tokenHash: Buffer, purpose: LinkPurpose, now: Date) =>
  db
    .selectFrom('account_tokens as t')
    .innerJoin('users as u', 'u.id', 't.user_id')
    .select(['t.user_id', 't.token_hash'])
    .where('t.token_hash', '=', tokenHash)
    .where('t.purpose', '=', purpose)
    .where('t.expires_at', '>', now)
    .where('u.suspended_at', 'is', null)
    .where(sql<boolean>`lower(t.email) = lower(u.email)`)

export const selectValidLink = (db: Database, tokenHash: Buffer, purpose: LinkPurpose, now: Date) =>
  validLinks(db, tokenHash, purpose, now).executeTakeFirst()

/** An account is locked before its links, as by every other change of it; in another order, two at once would deadlock. */
const lockLinkOwner = (db: Database, tokenHash: Buffer) =>
  db
    .selectFrom('users')
    .select('id')
    .where('id', 'in', (links) =>
      links.selectFrom('account_tokens').select('user_id').where('token_hash', '=', tokenHash),
    )
    .forNoKeyUpdate()
    .execute()

/** Call within a transaction. If the link is used twice at once, only one use gets it. */
export async function consumeLink(db: Database, tokenHash: Buffer, purpose: LinkPurpose, now: Date) {
  await lockLinkOwner(db, tokenHash)
  return db
    .deleteFrom('account_tokens')
    .where('token_hash', 'in', validLinks(db, tokenHash, purpose, now).clearSelect().select('t.token_hash'))
    .returning(['user_id', 'email'])
    .executeTakeFirst()
}

/**
 * The account whose password was set by this link after that time, if nothing about the account has changed since. A
 * used link ends at the moment it changes the account; one that was never used ends at some other time.
 */
export const selectResetAccount = (db: Database, tokenHash: Buffer, after: Date) =>
  db
    .selectFrom('account_tokens as t')
    .innerJoin('users as u', (join) => join.onRef('u.id', '=', 't.user_id').onRef('u.updated_at', '=', 't.expires_at'))
    .select('u.password_hash')
    .where('t.token_hash', '=', tokenHash)
    .where('t.purpose', '=', 'reset_password')
    .where('t.expires_at', '>', after)
    .where('u.suspended_at', 'is', null)
    .executeTakeFirst()

/**
 * The account whose address was confirmed by this link after that time, if it still has that address. A used link ends at
 * the moment it confirms the address.
 */
export const selectConfirmedAccount = (db: Database, tokenHash: Buffer, after: Date) =>
  db
    .selectFrom('account_tokens as t')
    .innerJoin('users as u', (join) =>
      join.onRef('u.id', '=', 't.user_id').onRef('u.email_confirmed_at', '=', 't.expires_at'),
    )
    .select('t.user_id')
    .where('t.token_hash', '=', tokenHash)
    .where('t.purpose', '=', 'confirm_email')
    .where('t.expires_at', '>', after)
    .where('u.suspended_at', 'is', null)
    .where(sql<boolean>`lower(t.email) = lower(u.email)`)
    .executeTakeFirst()

/** In the order of their ids, like every other lock of several accounts. */
export const lockSuspendedNaming = (db: Database, pattern: string) =>
  db
    .selectFrom('users')
    .select('id')
    .where(isFound('suspension_reason', pattern))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()

export const eraseFromSuspensionReasons = (db: Database, pattern: string) =>
  db
    .updateTable('users')
    .set({ suspension_reason: erasedText('suspension_reason', pattern) })
    .where(isFound('suspension_reason', pattern))
    .execute()
