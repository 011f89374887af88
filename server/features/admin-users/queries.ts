import { sql } from 'kysely'
import type { AdminUsersQuery } from '#contract/admin-users.ts'
import type { Database } from '#server/db/connect.ts'
import { hasWords } from '#server/db/folded-words.ts'
import { isEmailConfirmed } from '#server/db/is-email-confirmed.ts'
import { isAfter, listPlace, placeText, secondsOf } from '#server/db/list-place.ts'

export type AdminUserRow = NonNullable<Awaited<ReturnType<typeof selectUser>>>

/** The filters of a list. */
export type UserFilters = Pick<AdminUsersQuery, 'search' | 'role' | 'state' | 'after'>

/** In the order of `selectUsers`. */
const place = listPlace(sql`-${secondsOf('u.created_at')}`, sql`-u.id`)

const filterUsers = (db: Database, { search, role, state, after }: UserFilters) =>
  db
    .selectFrom('accounts as u')
    .leftJoin('profiles as p', 'p.user_id', 'u.id')
    .where(({ and }) => and({ 'u.role': role }))
    .$if(state === 'active', (query) => query.where('u.suspended_at', 'is', null))
    .$if(state === 'suspended', (query) => query.where('u.suspended_at', 'is not', null))
    .$if(search !== undefined, (query) => query.where(hasWords(sql`u.name || ' ' || u.email`, search ?? '')))
    .$if(after !== undefined, (query) => query.where(isAfter(place, after ?? '')))

export async function countUsers(db: Database, filters: UserFilters): Promise<number> {
  const { total } = await filterUsers(db, filters)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

const selectDescribed = (db: Database, filters: UserFilters) =>
  filterUsers(db, filters).select([
    'u.id',
    'u.name',
    'u.email',
    'u.role',
    isEmailConfirmed('u').as('email_confirmed'),
    'u.created_at',
    'p.id as professional_id',
    'p.company_name',
    'u.suspended_at',
    'u.suspension_reason',
  ])

const noFilters: UserFilters = { search: undefined, role: undefined, state: undefined, after: undefined }

/** Newest first. */
export const selectUsers = (db: Database, filters: UserFilters, limit: number, offset: number) =>
  selectDescribed(db, filters)
    .select(placeText(place).as('place'))
    .orderBy('u.created_at', 'desc')
    .orderBy('u.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

export const selectUser = (db: Database, id: number) =>
  selectDescribed(db, noFilters).where('u.id', '=', id).executeTakeFirst()

/** In the order of their ids, so that two admins who suspend each other wait for one another. */
export const lockAdmins = (db: Database) =>
  db
    .selectFrom('accounts')
    .select(['id', 'suspended_at'])
    .where('role', '=', 'admin')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
