import { sql } from 'kysely'
import type { ProfessionalStatus } from '#contract/professionals.ts'
import type { Database } from '#server/db/connect.ts'
import { hasWords } from '#server/db/folded-words.ts'
import { isAfter, type ListPlace, listPlace, placeText, secondsOf } from '#server/db/list-place.ts'

export interface ProfileFilters {
  status?: ProfessionalStatus | undefined
  search?: string | undefined
  after?: string | undefined
}

export type OwnerRow = NonNullable<Awaited<ReturnType<typeof selectOwner>>>

const isPending = sql<boolean>`p.status = 'pending'`

/** In the order of `selectOwners`. */
const placeIn = (status: ProfileFilters['status']): ListPlace => {
  const waiting = sql`case when ${isPending} then 1 else -1 end`
  const sign = status === undefined ? waiting : sql`${sql.lit(status === 'pending' ? 1 : -1)}`
  return listPlace(sql`-${waiting}`, sql`${sign} * ${secondsOf('p.created_at')}`, sql`${sign} * p.id`)
}

/** A suspended profile is only found without a filter by status. */
const filterProfiles = (db: Database, { status, search, after }: ProfileFilters) =>
  db
    .selectFrom('profiles as p')
    .innerJoin('people as u', 'u.id', 'p.user_id')
    .where(({ and }) => and({ 'p.status': status }))
    .$if(search !== undefined, (query) =>
      query.where(hasWords(sql`p.company_name || ' ' || u.name || ' ' || u.email`, search ?? '')),
    )
    .$if(after !== undefined, (query) => query.where(isAfter(placeIn(status), after ?? '')))

export async function countProfiles(db: Database, filters: ProfileFilters): Promise<number> {
  const { total } = await filterProfiles(db, filters)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

const selectWithOwner = (db: Database, filters: ProfileFilters = {}) =>
  filterProfiles(db, filters).select([
    'p.id',
    'u.id as owner_id',
    'u.name as owner_name',
    'u.email as owner_email',
    sql<boolean>`p.status = 'suspended'`.as('is_suspended'),
  ])

/** Pending profiles come first, the longest waiting at the top; then the others, newest first. */
export const selectOwners = (db: Database, filters: ProfileFilters, limit: number, offset: number) =>
  selectWithOwner(db, filters)
    .select(placeText(placeIn(filters.status)).as('place'))
    .$if(filters.status === undefined, (query) => query.orderBy(isPending, 'desc'))
    .$if(filters.status === undefined, (query) =>
      query
        .orderBy(sql`case when ${isPending} then p.created_at end`)
        .orderBy(sql`case when ${isPending} then p.id end`),
    )
    .orderBy('p.created_at', filters.status === 'pending' ? 'asc' : 'desc')
    .orderBy('p.id', filters.status === 'pending' ? 'asc' : 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

export const selectOwner = (db: Database, id: number) => selectWithOwner(db).where('p.id', '=', id).executeTakeFirst()

/** How many profiles each status has; statuses without any are left out. */
export const countStatuses = (db: Database) =>
  db
    .selectFrom('profiles')
    .select(({ fn }) => ['status', fn.countAll<number>().as('profiles')])
    .groupBy('status')
    .execute()
