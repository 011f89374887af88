import { sql } from 'kysely'
import type { AdminReviewsQuery } from '#contract/admin-reviews.ts'
import type { Database } from '#server/db/connect.ts'

type ReviewState = AdminReviewsQuery['state']

export type AdminReviewRow = NonNullable<Awaited<ReturnType<typeof selectReview>>>

const withBothSides = (db: Database) =>
  db
    .selectFrom('moderated_reviews as r')
    .innerJoin('profiles as p', 'p.id', 'r.professional_id')
    .leftJoin('people as u', 'u.id', 'r.couple_id')

const columns = [
  'r.id',
  'r.professional_id',
  'r.rating',
  'r.comment',
  'r.created_at',
  'r.reported_at',
  'r.report_reason',
  'r.hidden_at',
  'r.hidden_reason',
  'p.company_name',
  'u.name as couple_name',
] as const

export const selectReview = (db: Database, id: number) =>
  withBothSides(db).select(columns).where('r.id', '=', id).executeTakeFirst()

/** Those that wait for a decision, those that are hidden, or both. */
const inState = (db: Database, state: ReviewState) =>
  withBothSides(db)
    .$if(state !== 'hidden', (query) =>
      query.where(({ or, eb }) => or([eb('r.reported_at', 'is not', null), eb('r.hidden_at', 'is not', null)])),
    )
    .$if(state === 'hidden', (query) => query.where('r.hidden_at', 'is not', null))
    .$if(state === 'reported', (query) => query.where('r.hidden_at', 'is', null))

export async function countReviews(db: Database, state: ReviewState): Promise<number> {
  const { total } = await inState(db, state)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** Reported reviews come first, the longest waiting before all; then the hidden ones, the last hidden first. */
export const selectReviews = (db: Database, state: ReviewState, limit: number, offset: number) =>
  inState(db, state)
    .select(columns)
    .orderBy(sql`r.hidden_at desc nulls first`)
    .orderBy('r.reported_at')
    .orderBy('r.id')
    .limit(limit)
    .offset(offset)
    .execute()
