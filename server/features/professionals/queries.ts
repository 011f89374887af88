import { type Expression, type ExpressionBuilder, sql, type SqlBool } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { CalendarDay } from '#contract/calendar-day.ts'
import { homeCities } from '#contract/cities.ts'
import { type Company, companyFieldNames, companyOf } from '#contract/company-fields.ts'
import { type HomeCity, slugOf } from '#contract/landing-address.ts'
import type { PageQuery } from '#contract/page.ts'
import type { ProfessionalsQuery, ProfessionalStatus, ProfileInput } from '#contract/professionals.ts'
import type { Database } from '#server/db/connect.ts'
import { erasedText, isFound } from '#server/db/erased-text.ts'
import type { DB } from '#server/db/tables.generated.ts'
import { CARD_LETTERS } from './card-description.ts'
import type { SearchWord } from './search-words.ts'

/** The filters of the call, with its texts prepared for the search columns. */
export type ProfessionalFilters = Omit<ProfessionalsQuery, keyof PageQuery | 'city' | 'search'> & {
  /** Folded as the column is: lower case, without diacritics. */
  search_city?: string | undefined
  words: SearchWord[]
  forgivesTypos: boolean
}

export type ProfessionalRow = NonNullable<Awaited<ReturnType<typeof selectProfessional>>>

export type CardRow = Awaited<ReturnType<typeof selectCards>>[number]

/** A text that only the database knows to fold as the search columns are. */
export async function foldInDatabase(db: Database, text: string): Promise<string> {
  const { rows } = await sql<{ folded: string }>`select fold_croatian(${text}) as folded`.execute(db)
  return rows[0]?.folded ?? ''
}

/** Written out, not a parameter: only then does PostgreSQL see that the partial indexes apply. */
const approved = sql.lit('approved' as const)

/**
 * Each of its conditions is answered by an index. `<%` compares with `pg_trgm.word_similarity_threshold`,
 * which is set on every connection.
 */
function nameHas({ pattern, typo }: SearchWord, forgivesTypos: boolean): Expression<SqlBool> {
  const likes = (text: string) => sql<boolean>`p.search_name like ${text}`
  if (!forgivesTypos || typo === null) return likes(pattern)
  const forms = [likes(pattern), ...typo.swapped.map(likes), sql<boolean>`${typo.similarTo} <% p.search_name`]
  return sql<boolean>`(${sql.join(forms, sql` or `)})`
}

function approvedProfessionals(db: Database, filters: ProfessionalFilters) {
  const { category_id, search_city, date, price_max, words, forgivesTypos } = filters
  return db
    .selectFrom('professionals as p')
    .where('p.status', '=', approved)
    .$if(category_id !== undefined, (query) => query.where('p.category_id', '=', category_id ?? 0))
    .$if(search_city !== undefined, (query) => query.where('p.search_city', '=', search_city ?? ''))
    .$if(price_max !== undefined, (query) => query.where('p.price_from', '<=', price_max ?? 0))
    .$if(date !== undefined, (query) =>
      query.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('available_days as a')
            .whereRef('a.professional_id', '=', 'p.id')
            .where('a.event_date', '=', sql<CalendarDay>`${date}`)
            .select('a.professional_id'),
        ),
      ),
    )
    .$if(words.length > 0, (query) => query.where(({ and }) => and(words.map((word) => nameHas(word, forgivesTypos)))))
}

export async function countProfessionals(db: Database, filters: ProfessionalFilters): Promise<number> {
  const { total } = await approvedProfessionals(db, filters)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** Premium first, then by weighted rating, then by name; exactly the order of the indexes that lists are read from. */
const rank = sql`p.premium desc, p.rank_score desc, p.company_name collate "hr-x-icu", p.id`

/** All but the description, of which a list has only the beginning. */
const shortColumns = companyFieldNames.filter((name) => name !== 'description').map((name) => `p.${name}` as const)

const pictureColumns = [
  'id',
  'professional_id',
  'hash',
  'filename',
  'alt',
  'width',
  'height',
  'created_at',
  'updated_at',
] as const

/** The pictures of the profile in their order, the first `limit` of them. */
const picturesOf = (eb: ExpressionBuilder<DB & { p: DB['professionals'] }, 'p'>, limit?: number) =>
  jsonArrayFrom(
    eb
      .selectFrom('pictures')
      .select(pictureColumns)
      .whereRef('professional_id', '=', 'p.id')
      .orderBy('position')
      .$if(limit !== undefined, (query) => query.limit(sql.lit(limit ?? 0))),
  )

const visibilityColumns = [
  'p.id',
  // `suspended_status` is the status that a suspended profile returns to.
  sql<ProfessionalStatus>`coalesce(p.suspended_status, p.status)`.as('status'),
  sql<boolean>`p.status = 'suspended'`.as('is_suspended'),
] as const

function withCategory(db: Database) {
  return db
    .selectFrom('professionals as p')
    .leftJoin('category_names as c', 'c.id', 'p.category_id')
    .select([
      'p.user_id',
      ...shortColumns,
      'c.name as category_name',
      'c.slug as category_slug',
      'p.premium',
      ...visibilityColumns,
      'p.rejection_reason',
      'p.average_rating',
      'p.review_count',
      'p.created_at',
      'p.updated_at',
    ])
}

/** Of the description one letter more than is shown, which tells that it goes on. */
const cards = (db: Database) =>
  withCategory(db).select((eb) => [
    sql<string | null>`left(p.description, ${sql.lit(CARD_LETTERS + 1)})`.as('description'),
    picturesOf(eb, 1).as('pictures'),
    eb
      .selectFrom('pictures')
      .whereRef('professional_id', '=', 'p.id')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .as('picture_count'),
  ])

/**
 * With the number of all that the filters leave. Whole rows are read for one page only: the ids on it come from an index
 * alone.
 */
export const selectProfessionals = (db: Database, filters: ProfessionalFilters, limit: number, offset: number) =>
  cards(db)
    .select(
      approvedProfessionals(db, filters)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('total'),
    )
    .where('p.id', 'in', approvedProfessionals(db, filters).select('p.id').orderBy(rank).limit(limit).offset(offset))
    .orderBy(rank)
    .execute()

/** With all its pictures. */
export const selectProfessional = (db: Database, id: number) =>
  withCategory(db)
    .select((eb) => ['p.description', picturesOf(eb).as('pictures')])
    .where('p.id', '=', id)
    .executeTakeFirst()

export const selectVisibility = (db: Database, id: number) =>
  db.selectFrom('professionals as p').select(visibilityColumns).where('p.id', '=', id).executeTakeFirst()

/**
 * `company` has only fields that the owner may change, neither the status nor premium. Undefined for another's profile.
 */
export const updateProfile = (
  db: Database,
  owner: { id: number; user_id: number },
  company: ProfileInput,
  updated_at: Date,
) =>
  db
    .updateTable('professionals')
    .set({ ...companyOf(company), updated_at })
    .where('id', '=', owner.id)
    .where('user_id', '=', owner.user_id)
    .returning('id')
    .executeTakeFirst()

export const insertProfile = (db: Database, user_id: number, company: Company) =>
  db
    .insertInto('professionals')
    .values({ user_id, ...companyOf(company) })
    .execute()

/** Of any status. */
export const selectCards = (db: Database, ids: number[]) =>
  cards(db)
    .where(sql<boolean>`p.id = any(${ids})`)
    .execute()

/** With its owner's address. */
export const selectWithOwner = (db: Database, id: number) =>
  db
    .selectFrom('professionals as p')
    .innerJoin('people as o', 'o.id', 'p.user_id')
    .select(['p.company_name', 'p.status', 'p.rejection_reason', 'o.email as owner_email'])
    .where('p.id', '=', id)
    .executeTakeFirst()

/** Those of them that are public. */
export const selectApprovedCards = (db: Database, ids: number[]) =>
  cards(db)
    .where(sql<boolean>`p.id = any(${ids})`)
    .where('p.status', '=', approved)
    .execute()

export const selectApprovedIds = (db: Database, ids: number[]) =>
  db
    .selectFrom('professionals')
    .select('id')
    .where(sql<boolean>`id = any(${ids})`)
    .where('status', '=', approved)
    .execute()

/** Undefined unless it is public; until the transaction ends it cannot be deleted. */
export const lockApproved = (db: Database, id: number) =>
  db
    .selectFrom('professionals')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', approved)
    .forKeyShare()
    .executeTakeFirst()

/** How many are public, and when the newest of them was last changed. */
export const selectApprovedSummary = (db: Database) =>
  db
    .selectFrom('professionals')
    .select([sql<number>`count(*)::integer`.as('total'), sql<Date | null>`max(updated_at)`.as('changed_at')])
    .where('status', '=', approved)
    .executeTakeFirstOrThrow()

export const selectApprovedDates = (db: Database, limit: number, offset: number) =>
  db
    .selectFrom('professionals')
    .select(['id', 'updated_at'])
    .where('status', '=', approved)
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()

/** As `search_city` holds it; a test compares the two ways of folding. */
const foldedCity = (city: HomeCity) => slugOf(city).replaceAll('-', ' ')

/**
 * How many are public in each category and home city; those of any other place are one row without a city. Read from an
 * index alone: at 100,000 professionals some tens of milliseconds.
 */
export async function countByCategoryAndCity(db: Database) {
  const { rows } = await sql<{ category_id: number; city: HomeCity | null; total: number }>`
    select p.category_id, home.city, sum(p.total)::integer as total
      from (select category_id, search_city, count(*) as total from professionals
             where status = ${approved} and category_id is not null
             group by category_id, search_city) as p
      left join unnest(${[...homeCities]}::text[], ${homeCities.map(foldedCity)}::text[]) as home (city, search_city)
        on home.search_city = p.search_city
     group by p.category_id, home.city
  `.execute(db)
  return rows
}

/**
 * Of the starting prices in a category, in one city or everywhere; `middle` is one of them, not an average. A price of 0
 * is left out: one gift would be where every city begins.
 */
export const selectPrices = (db: Database, categoryId: number, city?: HomeCity) =>
  db
    .selectFrom('professionals as p')
    .where('p.status', '=', approved)
    .where('p.category_id', '=', categoryId)
    .$if(city !== undefined, (query) => query.where('p.search_city', '=', city === undefined ? '' : foldedCity(city)))
    .where('p.price_from', '>', 0)
    .select([
      sql<number>`count(*)::integer`.as('count'),
      sql<number | null>`min(p.price_from)`.as('lowest'),
      sql<number | null>`percentile_disc(0.5) within group (order by p.price_from)`.as('middle'),
    ])
    .executeTakeFirstOrThrow()

/** With the status that a suspended profile will return to. */
export const selectForDecision = (db: Database, id: number) =>
  db
    .selectFrom('professionals')
    .select([
      'premium',
      sql<ProfessionalStatus>`coalesce(suspended_status, status)`.as('status'),
      sql<boolean>`status = 'suspended'`.as('is_suspended'),
    ])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()

export const updateStatus = (
  db: Database,
  id: number,
  status: ProfessionalStatus,
  rejection_reason: string | null,
  now: Date,
) => db.updateTable('professionals').set({ status, rejection_reason, updated_at: now }).where('id', '=', id).execute()

export const updatePremium = (db: Database, id: number, premium: boolean, now: Date) =>
  db.updateTable('professionals').set({ premium, updated_at: now }).where('id', '=', id).execute()

/** Stores the status to which a suspended profile will return. */
export const updateSuspended = (db: Database, userId: number, now: Date) =>
  db
    .updateTable('professionals')
    .set(({ ref }) => ({
      status: 'suspended',
      suspended_status: sql<'pending' | 'approved' | 'rejected'>`${ref('status')}`,
      updated_at: now,
    }))
    .where('user_id', '=', userId)
    .where('status', '<>', 'suspended')
    .returning('id')
    .executeTakeFirst()

export const updateRestored = (db: Database, userId: number, now: Date) =>
  db
    .updateTable('professionals')
    .set({
      status: sql<'pending' | 'approved' | 'rejected'>`suspended_status`,
      suspended_status: null,
      updated_at: now,
    })
    .where('user_id', '=', userId)
    .where('status', '=', 'suspended')
    .returning('id')
    .executeTakeFirst()

export const eraseFromRejectionReasons = (db: Database, pattern: string) =>
  db
    .updateTable('professionals')
    .set({ rejection_reason: erasedText('rejection_reason', pattern) })
    .where(isFound('rejection_reason', pattern))
    .execute()
