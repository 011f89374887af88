import { sql } from 'kysely'
import type { AuditAction } from '#contract/admin-log.ts'
import type { Database } from '#server/db/connect.ts'
import { erasedText, isFound } from '#server/db/erased-text.ts'

/** The filters of a list. */
export interface AuditFilters {
  action?: AuditAction | undefined
  professional_id?: number | undefined
}

export interface NewAuditEntry {
  actor_id: number
  action: AuditAction
  professional_id: number | null
  review_id: number | null
  user_id: number | null
  category_id: number | null
  from_value: string | null
  to_value: string | null
  reason: string | null
  created_at: Date
}

export type AuditRow = Awaited<ReturnType<typeof selectEntries>>[number]

export const insertEntry = (db: Database, entry: NewAuditEntry) => db.insertInto('audit_log').values(entry).execute()

export interface ErasedPerson {
  userId: number
  professionalId: number | null
  reviewIds: number[]
}

/**
 * Leaves the entry without the person at the same time as its reason. The deletion of the account would change it a second
 * time, for which PostgreSQL locks everything that it refers to, such as a review that somebody is deleting.
 */
const withoutPerson = ({ userId, professionalId }: Pick<ErasedPerson, 'userId' | 'professionalId'>) => ({
  actor_id: sql<number | null>`nullif(actor_id, ${userId}::integer)`,
  user_id: sql<number | null>`nullif(user_id, ${userId}::integer)`,
  professional_id: sql<number | null>`nullif(professional_id, ${professionalId}::integer)`,
})

/** Erases the person from the reasons for decisions about it. */
export const eraseFromOwnReasons = (
  db: Database,
  { userId, professionalId, reviewIds }: ErasedPerson,
  pattern: string,
) =>
  db
    .updateTable('audit_log')
    .set({ reason: erasedText('reason', pattern), ...withoutPerson({ userId, professionalId }) })
    .where(({ or, eb }) =>
      or([
        eb('user_id', '=', userId),
        eb('professional_id', '=', professionalId),
        sql<boolean>`review_id = any(${reviewIds})`,
      ]),
    )
    .execute()

export const eraseFromReasons = (db: Database, person: ErasedPerson, pattern: string) =>
  db
    .updateTable('audit_log')
    .set({ reason: erasedText('reason', pattern), ...withoutPerson(person) })
    .where(isFound('reason', pattern))
    .execute()

const filterEntries = (db: Database, { action, professional_id }: AuditFilters) =>
  db.selectFrom('audit_log as l').where(({ and }) => and({ 'l.action': action, 'l.professional_id': professional_id }))

export async function countEntries(db: Database, filters: AuditFilters): Promise<number> {
  const { total } = await filterEntries(db, filters)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

export const selectLastReason = (db: Database, filters: AuditFilters) =>
  filterEntries(db, filters)
    .select('l.reason')
    .orderBy('l.created_at', 'desc')
    .orderBy('l.id', 'desc')
    .limit(1)
    .executeTakeFirst()

export const selectEntries = (db: Database, filters: AuditFilters, limit: number, offset: number) =>
  filterEntries(db, filters)
    .leftJoin('people as a', 'a.id', 'l.actor_id')
    .leftJoin('profiles as p', 'p.id', 'l.professional_id')
    .leftJoin('people as u', 'u.id', 'l.user_id')
    .leftJoin('category_names as c', 'c.id', 'l.category_id')
    .select([
      'l.id',
      'l.created_at',
      'l.action',
      'l.actor_id',
      'a.name as actor_name',
      'l.professional_id',
      'p.company_name',
      'l.user_id',
      'u.name as user_name',
      'l.review_id',
      'l.category_id',
      'c.name as category_name',
      'l.from_value',
      'l.to_value',
      'l.reason',
    ])
    .orderBy('l.created_at', 'desc')
    .orderBy('l.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
