import { sql } from 'kysely'
import type { ProfessionalRegistration, Registration, Role } from '#contract/auth.ts'
import type { Database } from '#server/db/connect.ts'

const userColumns = [
  'u.id',
  'u.name',
  'u.email',
  'u.phone',
  'u.role',
  'p.id as professional_id',
  sql<boolean>`u.email_confirmed_at is not null`.as('email_confirmed'),
] as const

export type UserRow = NonNullable<Awaited<ReturnType<typeof selectUser>>>

const usersWithProfile = (db: Database) =>
  db.selectFrom('users as u').leftJoin('professionals as p', 'p.user_id', 'u.id')

export const selectUser = (db: Database, id: number) =>
  usersWithProfile(db).select(userColumns).where('u.id', '=', id).executeTakeFirst()

export const selectUserByEmail = (db: Database, email: string) =>
  usersWithProfile(db)
    .select([...userColumns, 'u.password_hash', 'u.suspended_at'])
    .where(sql`lower(u.email)`, '=', sql`lower(${email})`)
    .executeTakeFirst()

export const selectSession = (db: Database, tokenHash: Buffer, now: Date) =>
  usersWithProfile(db)
    .innerJoin('sessions as s', 's.user_id', 'u.id')
    .select([...userColumns, 's.id as session_id', 's.remember', 's.last_used_at'])
    .where('s.token_hash', '=', tokenHash)
    .where('s.expires_at', '>', now)
    .executeTakeFirst()

interface NewSession {
  token_hash: Buffer
  remember: boolean
  user_agent: string | null
  now: Date
  expires_at: Date
}

/**
 * Nothing when the password has been changed, or the account suspended, since that was looked at: either has ended the
 * sessions of before.
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

export const deleteSession = (db: Database, id: number) => db.deleteFrom('sessions').where('id', '=', id).execute()

export const deleteExpiredSessions = (db: Database, now: Date) =>
  db.deleteFrom('sessions').where('expires_at', '<=', now).execute()

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

export const insertProfessional = (db: Database, user_id: number, company: ProfessionalRegistration) =>
  db
    .insertInto('professionals')
    .values({
      user_id,
      company_name: company.company_name,
      category_id: company.category_id,
      description: company.description,
      city: company.city,
      price_range_min: company.price_range_min,
      price_range_max: company.price_range_max,
      website: company.website,
      instagram: company.instagram,
    })
    .execute()
