import { sql } from 'kysely'
import type { AccountChange } from '#contract/account.ts'
import type { Database } from '#server/db/connect.ts'

export type AccountRow = NonNullable<Awaited<ReturnType<typeof selectAccount>>>

export const selectAccount = (db: Database, id: number) =>
  db
    .selectFrom('users as u')
    .leftJoin('professionals as p', 'p.user_id', 'u.id')
    .select([
      'u.id',
      'u.name',
      'u.email',
      'u.phone',
      'u.role',
      'u.wedding_date',
      'u.created_at',
      'u.password_hash',
      'p.id as professional_id',
      sql<boolean>`u.email_confirmed_at is not null`.as('email_confirmed'),
    ])
    .where('u.id', '=', id)
    .executeTakeFirst()

/** Another address is not confirmed yet. */
export const updateAccount = (
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

/** Nothing when the password has been changed since it was compared. */
export const updatePassword = (db: Database, id: number, oldHash: string, password_hash: string, now: Date) =>
  db
    .updateTable('users')
    .set({ password_hash, updated_at: now })
    .where('id', '=', id)
    .where('password_hash', '=', oldHash)
    .returning('id')
    .executeTakeFirst()

/** Whatever else refers to this account waits until the transaction ends. */
export const lockUser = (db: Database, id: number) =>
  db.selectFrom('users').select('id').where('id', '=', id).forUpdate().executeTakeFirst()

/** Those who are not suspended, in the order of their ids, so that two who leave at once wait for each other. */
export const lockAdmins = (db: Database) =>
  db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('suspended_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()

/**
 * The texts of a couple outlive it; these patterns, regular expressions of PostgreSQL, do not. Gives the professionals
 * whose calendars have such texts.
 */
export async function eraseFromTexts(db: Database, coupleId: number, pattern: string): Promise<number[]> {
  const erased = (column: string) =>
    sql<string>`regexp_replace(${sql.ref(column)} collate "hr-x-icu", ${pattern}, '…', 'gi')`
  const own = db.selectFrom('leads').select('id').where('couple_id', '=', coupleId)
  // Leads before their events, as where a lead is booked or rejected: otherwise both could wait for each other.
  await db
    .updateTable('leads')
    .set({ message: erased('message') })
    .where('couple_id', '=', coupleId)
    .execute()
  const events = await db
    .updateTable('events')
    .set({ title: erased('title'), notes: erased('notes') })
    .where('lead_id', 'in', own)
    .returning('professional_id')
    .execute()
  await db
    .updateTable('reviews')
    .set({ comment: erased('comment') })
    .where('couple_id', '=', coupleId)
    .execute()
  return events.map(({ professional_id }) => professional_id)
}

/** Everything of the account goes with it; leads and reviews of a couple stay, of nobody. */
export const deleteUser = (db: Database, id: number) => db.deleteFrom('users').where('id', '=', id).execute()
