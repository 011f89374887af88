import { sql } from 'kysely'
import type { Database } from '#server/db/connect.ts'
import type { LinkPurpose } from '#server/features/auth/link-lifetime.ts'

export const selectUserIdByEmail = (db: Database, email: string) =>
  db
    .selectFrom('users')
    .select('id')
    .where(sql`lower(email)`, '=', sql`lower(${email})`)
    .where('suspended_at', 'is', null)
    .executeTakeFirst()

export const insertToken = (
  db: Database,
  token: { token_hash: Buffer; user_id: number; purpose: LinkPurpose; email: string; expires_at: Date },
) => db.insertInto('account_tokens').values(token).execute()

/** All of the account, or those of one purpose. */
export const deleteTokens = (db: Database, userId: number, purpose?: LinkPurpose) =>
  db
    .deleteFrom('account_tokens')
    .where('user_id', '=', userId)
    .$if(purpose !== undefined, (query) => query.where('purpose', '=', purpose ?? 'confirm_email'))
    .execute()

export const deleteExpiredTokens = (db: Database, now: Date) =>
  db.deleteFrom('account_tokens').where('expires_at', '<=', now).execute()

/** A token that is still good: in time, and sent to the address that the account has; none of a suspended one is. */
const validTokens = (db: Database, tokenHash: Buffer, purpose: LinkPurpose, now: Date) =>
  db
    .selectFrom('account_tokens as t')
    .innerJoin('users as u', 'u.id', 't.user_id')
    .select(['t.user_id', 't.token_hash'])
    .where('t.token_hash', '=', tokenHash)
    .where('t.purpose', '=', purpose)
    .where('t.expires_at', '>', now)
    .where('u.suspended_at', 'is', null)
    .where(sql<boolean>`lower(t.email) = lower(u.email)`)

export const selectValidToken = (db: Database, tokenHash: Buffer, purpose: LinkPurpose, now: Date) =>
  validTokens(db, tokenHash, purpose, now).executeTakeFirst()

/** Of two that use it at once, one gets it. */
export const consumeToken = (db: Database, tokenHash: Buffer, purpose: LinkPurpose, now: Date) =>
  db
    .deleteFrom('account_tokens')
    .where('token_hash', 'in', validTokens(db, tokenHash, purpose, now).clearSelect().select('t.token_hash'))
    .returning('user_id')
    .executeTakeFirst()

export const updatePassword = (db: Database, userId: number, password_hash: string, now: Date) =>
  db.updateTable('users').set({ password_hash, updated_at: now }).where('id', '=', userId).execute()

export const confirmUserEmail = (db: Database, userId: number, now: Date) =>
  db.updateTable('users').set({ email_confirmed_at: now, updated_at: now }).where('id', '=', userId).execute()
