import { type RawBuilder, sql } from 'kysely'
import type { AdminReview, AdminReviewsQuery } from '#contract/admin-reviews.ts'
import type { Database } from '#server/db/connect.ts'
import { isEmailConfirmed } from '#server/db/is-email-confirmed.ts'
import { isAfter, listPlace, placeText, secondsOf } from '#server/db/list-place.ts'

type Kind = AdminReview['kind']

type Filters = Pick<AdminReviewsQuery, 'state' | 'kind' | 'after'>

export type AdminReviewRow = NonNullable<Awaited<ReturnType<typeof selectReview>>>

/** Every review and every reply, with the reports and decisions about them. */
const judged = (db: Database) =>
  db
    .selectFrom('moderated_reviews')
    .select([
      sql<Kind>`'review'`.as('kind'),
      'id as review_id',
      'updated_at as changed_at',
      'reported_at',
      'report_reason',
      'hidden_at',
      'hidden_reason',
    ])
    .unionAll(
      db
        .selectFrom('moderated_replies')
        .select([
          sql<Kind>`'reply'`.as('kind'),
          'review_id',
          'updated_at as changed_at',
          'reported_at',
          'report_reason',
          'hidden_at',
          'hidden_reason',
        ]),
    )

const withBothSides = (db: Database) =>
  db
    .selectFrom(judged(db).as('j'))
    .innerJoin('moderated_reviews as r', 'r.id', 'j.review_id')
    .innerJoin('profiles as p', 'p.id', 'r.professional_id')
    .leftJoin('people as u', 'u.id', 'r.couple_id')
    .leftJoin('moderated_replies as a', 'a.review_id', 'r.id')
    .leftJoin('lead_sides as l', 'l.id', 'r.lead_id')

const columns = [
  'j.kind',
  'r.id',
  'r.professional_id',
  'r.rating',
  'r.comment',
  'r.created_at',
  'j.changed_at',
  'j.reported_at',
  'j.report_reason',
  'j.hidden_at',
  'j.hidden_reason',
  'p.company_name',
  'u.name as couple_name',
  'a.body as reply_body',
  'a.created_at as replied_at',
  'a.updated_at as reply_updated_at',
  'l.booked_at',
  'l.event_date',
] as const

/** The review, or the reply to it. */
export const selectReview = (db: Database, kind: Kind, id: number) =>
  withBothSides(db).select(columns).where('j.kind', '=', kind).where('r.id', '=', id).executeTakeFirst()

/** For the mail to whoever reported it; undefined if that account is deleted or suspended. */
export const selectReporter = (db: Database, kind: Kind, id: number) =>
  withBothSides(db)
    .innerJoin('accounts as w', 'w.id', kind === 'review' ? 'p.user_id' : 'r.couple_id')
    .select([
      'w.email as reporter_email',
      'p.company_name',
      'r.professional_id',
      'u.name as couple_name',
      'j.hidden_at',
    ])
    .select(isEmailConfirmed('w').as('reporter_email_confirmed'))
    .where('j.kind', '=', kind)
    .where('r.id', '=', id)
    .where('w.suspended_at', 'is', null)
    .executeTakeFirst()

const states: Record<NonNullable<Filters['state']> | 'any', RawBuilder<boolean>> = {
  any: sql`(j.reported_at is not null or j.hidden_at is not null)`,
  reported: sql`(j.reported_at is not null and j.hidden_at is null)`,
  rewritten: sql`(j.hidden_at is not null and j.reported_at is null)`,
  hidden: sql`j.hidden_at is not null`,
}

/** Later than any time. */
const never = sql.lit(99_999_999_999)

/** In the order of `selectReviews`. */
const place = listPlace(
  sql`coalesce(-${secondsOf('j.hidden_at')}, -${never})`,
  sql`coalesce(${secondsOf('j.reported_at')}, ${never})`,
  sql.ref('r.id'),
  sql`(j.kind = 'review')::integer`,
)

const filterReviews = (db: Database, { state, kind, after }: Filters) =>
  withBothSides(db)
    .where(states[state ?? 'any'])
    .where(({ and }) => and({ 'j.kind': kind }))
    .$if(after !== undefined, (query) => query.where(isAfter(place, after ?? '')))

export async function countReviews(db: Database, filters: Filters): Promise<number> {
  const { total } = await filterReviews(db, filters)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** How many are in each state, regardless of the filters. */
export const countStates = (db: Database) =>
  db
    .selectFrom(judged(db).as('j'))
    .where(states.any)
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere(states.reported).as('reported'),
      fn.countAll<number>().filterWhere(states.rewritten).as('rewritten'),
      fn.countAll<number>().filterWhere(states.hidden).as('hidden'),
    ])
    .executeTakeFirstOrThrow()

/** Reported ones come first, the longest waiting at the top; then the hidden ones, the last hidden first. */
export const selectReviews = (db: Database, filters: Filters, limit: number, offset: number) =>
  filterReviews(db, filters)
    .select(columns)
    .select(placeText(place).as('place'))
    .orderBy(sql`j.hidden_at desc nulls first`)
    .orderBy('j.reported_at')
    .orderBy('r.id')
    .orderBy('j.kind')
    .limit(limit)
    .offset(offset)
    .execute()
