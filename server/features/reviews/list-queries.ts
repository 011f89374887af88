import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { ReviewSort } from '#contract/reviews.ts'
import { compileOnce, compileShort } from '#server/db/compiled.ts'
import type { Database } from '#server/db/connect.ts'
import { hasWords } from '#server/db/folded-words.ts'

type Reader = 'everyone' | 'professional'

type Row<Select extends (...args: never[]) => Promise<unknown>> = NonNullable<Awaited<ReturnType<Select>>>

export type OwnReviewRow = Row<typeof selectOwnReview>

export type ReceivedReviewRow = Row<typeof selectReceivedReview>

export type ReviewRow = Omit<
  ReceivedReviewRow,
  | 'reported_at'
  | 'report_reason'
  | 'report_dismissed_at'
  | 'reply_hidden_at'
  | 'reply_hidden_reason'
  | 'review_updated_at'
> & {
  /** Absent for features that read the review from a view. */
  review_updated_at?: Date
}

/** A row of a page. An empty page is represented by one row without an id. */
export type PageRow = Awaited<ReturnType<(typeof selectReviews)['newest']>>[number]

const columns = [
  'r.id',
  'r.professional_id',
  'r.rating',
  'r.comment',
  'r.created_at',
  'r.updated_at as review_updated_at',
  'u.name as couple_name',
  'a.body as reply_body',
  'a.created_at as replied_at',
  'a.updated_at as reply_updated_at',
  'l.booked_at',
  'l.event_date',
] as const

/** Further columns, which only the professional reads. */
const receivedColumns = [
  'r.reported_at',
  'r.report_reason',
  'r.report_dismissed_at',
  'a.hidden_at as reply_hidden_at',
  'a.hidden_reason as reply_hidden_reason',
] as const

/** Each review with its couple, booking and reply; a hidden reply is only for its professional. */
const reviews = (db: Database, reader: Reader) =>
  db
    .selectFrom('reviews as r')
    .leftJoin('people as u', 'u.id', 'r.couple_id')
    .leftJoin('lead_sides as l', 'l.id', 'r.lead_id')
    .leftJoin('moderated_replies as a', (join) => {
      const own = join.onRef('a.review_id', '=', 'r.id')
      return reader === 'professional' ? own : own.on('a.hidden_at', 'is', null)
    })
    .select(columns)

export interface ReviewFilters {
  rating?: number | undefined
  search?: string | undefined
  unanswered?: true | undefined
}

interface PageValues extends ReviewFilters {
  professionalId: number
  limit: number
  offset: number
}

/** Neither hidden nor by a suspended couple; the triggers count the same ones. */
const isShown = sql<boolean>`(r.hidden_at is null and not r.author_suspended)`

const isUnanswered = sql<boolean>`not exists (select from moderated_replies where review_id = r.id)`

const matches = ({ search, unanswered }: ReviewFilters) =>
  sql.join<boolean>(
    [
      sql`true`,
      ...(search === undefined ? [] : [hasWords(sql.ref('r.comment'), search)]),
      ...(unanswered === undefined ? [] : [isUnanswered]),
    ],
    sql` and `,
  )

/**
 * For each number of stars that was given: how many reviews gave it, how many of these match, and how many have no
 * reply.
 */
const ratingCounts = (db: Database, reader: Reader, values: PageValues) =>
  db
    .selectFrom('reviews as r')
    .where('r.professional_id', '=', values.professionalId)
    .where(isShown)
    .select(({ fn }) => [
      'r.rating',
      fn.countAll<number>().as('reviews'),
      sql<number>`count(*) filter (where ${matches(values)})`.as('matching'),
      (reader === 'everyone' ? sql.lit(0) : sql<number>`count(*) filter (where ${isUnanswered})`).as('unanswered'),
    ])
    .groupBy('r.rating')

type Column = 'r.rating' | 'r.created_at' | 'r.id'

const orders = {
  newest: [
    ['r.created_at', 'desc'],
    ['r.id', 'desc'],
  ],
  oldest: [
    ['r.created_at', 'asc'],
    ['r.id', 'asc'],
  ],
  highest: [
    ['r.rating', 'desc'],
    ['r.created_at', 'desc'],
    ['r.id', 'desc'],
  ],
  lowest: [
    ['r.rating', 'asc'],
    ['r.created_at', 'desc'],
    ['r.id', 'desc'],
  ],
} as const satisfies Record<ReviewSort, readonly (readonly [Column, 'asc' | 'desc'])[]>

const inOrder = (sort: ReviewSort) =>
  sql.join(orders[sort].map(([column, direction]) => sql`${sql.ref(column)} ${sql.raw(direction)}`))

const selectPage = (reader: Reader, sort: ReviewSort) => (db: Database, values: PageValues) => {
  const page = reviews(db, reader)
    .select(receivedColumns)
    .where('r.professional_id', '=', values.professionalId)
    .where(isShown)
    .where(matches(values))
    .$if(values.rating !== undefined, (query) => query.where('r.rating', '=', values.rating ?? 0))
    .orderBy(inOrder(sort))
    .limit(values.limit)
    .offset(values.offset)
  return db
    .selectFrom('profiles as p')
    .leftJoin(page.as('r'), (join) => join.onTrue())
    .selectAll('r')
    .select(jsonArrayFrom(ratingCounts(db, reader, values)).as('rating_counts'))
    .where('p.id', '=', values.professionalId)
    .$if(reader === 'everyone', (query) => query.where('p.status', '=', sql.lit('approved' as const)))
    .orderBy(inOrder(sort))
}

/** A search reads all comments of the professional, so it is not a short statement. */
function pageOf(reader: Reader, sort: ReviewSort) {
  const build = selectPage(reader, sort)
  const [whole, searched] = [compileShort(build), compileOnce(build)]
  return (db: Database, values: PageValues) => (values.search === undefined ? whole : searched)(db, values)
}

const pagesFor = (reader: Reader) => ({
  newest: pageOf(reader, 'newest'),
  oldest: pageOf(reader, 'oldest'),
  highest: pageOf(reader, 'highest'),
  lowest: pageOf(reader, 'lowest'),
})

/**
 * A page of public reviews, of an approved profile only. Each row has the counts of all reviews, as does the row
 * without a review that stands for an empty page; no row means that there is no such profile.
 */
export const selectReviews = pagesFor('everyone')

/** The same as its professional reads them, whatever the profile's status. */
export const selectReceivedPage = pagesFor('professional')

const reviewsOfCouple = (db: Database, coupleId: number) =>
  reviews(db, 'everyone')
    .select([
      'r.hidden_at',
      'r.hidden_reason',
      'a.reported_at as reply_reported_at',
      'a.report_reason as reply_report_reason',
      'a.report_dismissed_at as reply_report_dismissed_at',
    ])
    .where('r.couple_id', '=', coupleId)

export const selectOwnReview = (db: Database, coupleId: number, id: number) =>
  reviewsOfCouple(db, coupleId).where('r.id', '=', id).executeTakeFirst()

export const selectOwnReviewOf = (db: Database, coupleId: number, professionalId: number) =>
  reviewsOfCouple(db, coupleId).where('r.professional_id', '=', professionalId).executeTakeFirst()

export const selectOwnReviews = (db: Database, coupleId: number) =>
  reviewsOfCouple(db, coupleId).orderBy('r.id').execute()

/** The shown reviews of a professional, whatever its status. */
const receivedReviews = (db: Database, professionalId: number) =>
  reviews(db, 'professional').select(receivedColumns).where('r.professional_id', '=', professionalId).where(isShown)

export const selectReceivedReview = (db: Database, professionalId: number, id: number) =>
  receivedReviews(db, professionalId).where('r.id', '=', id).executeTakeFirst()

export const selectReceivedReviews = (db: Database, professionalId: number) =>
  receivedReviews(db, professionalId).orderBy('r.id').execute()
