import { type Expression, sql, type SqlBool } from 'kysely'
import type { CalendarDay } from '#contract/calendar-day.ts'
import { homeCities } from '#contract/cities.ts'
import { type Company, companyFieldNames, companyOf } from '#contract/company-fields.ts'
import { type HomeCity, slugOf } from '#contract/landing-address.ts'
import type { PageQuery } from '#contract/page.ts'
import type { ProfessionalsQuery, ProfessionalStatus, ProfileInput } from '#contract/professionals.ts'
import type { Database } from '#server/db/connect.ts'
import { erasedText, isFound } from '#server/db/erased-text.ts'
import type { SearchWord } from './search-words.ts'

/** The filters of the call, with its texts prepared for the search columns. */
export type ProfessionalFilters = Omit<ProfessionalsQuery, keyof PageQuery | 'city' | 'search'> & {
  /** Folded as the column is: lower case, without diacritics. */
  search_city?: string | undefined
  words: SearchWord[]
  forgivesTypos: boolean
}

export type ProfessionalRow = NonNullable<Awaited<ReturnType<typeof selectProfessional>>>

/** The texts folded as the search columns are, in their order. */
export async function foldCroatian(db: Database, texts: string[]): Promise<string[]> {
  if (texts.length === 0) return []
  const { rows } = await sql<{ folded: string }>`
    select fold_croatian(text) as folded from unnest(${texts}::text[]) with ordinality as t (text, place) order by place
  `.execute(db)
  return rows.map(({ folded }) => folded)
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

const companyColumns = companyFieldNames.map((name) => `p.${name}` as const)

function withCategory(db: Database) {
  return db
    .selectFrom('professionals as p')
    .leftJoin('category_names as c', 'c.id', 'p.category_id')
    .select([
      'p.id',
      'p.user_id',
      ...companyColumns,
      'c.name as category_name',
      'c.slug as category_slug',
      'p.premium',
      // `suspended_status` is the status that a suspended profile returns to.
      sql<ProfessionalStatus>`coalesce(p.suspended_status, p.status)`.as('status'),
      sql<boolean>`p.status = 'suspended'`.as('is_suspended'),
      'p.rejection_reason',
      'p.average_rating',
      'p.review_count',
      'p.created_at',
      'p.updated_at',
    ])
}

/** Whole rows are read for one page only: the ids on it come from an index alone. */
export const selectProfessionals = (db: Database, filters: ProfessionalFilters, limit: number, offset: number) =>
  withCategory(db)
    .where('p.id', 'in', approvedProfessionals(db, filters).select('p.id').orderBy(rank).limit(limit).offset(offset))
    .orderBy(rank)
    .execute()

export const selectProfessional = (db: Database, id: number) =>
  withCategory(db).where('p.id', '=', id).executeTakeFirst()

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
export const selectProfessionalsByIds = (db: Database, ids: number[]) =>
  withCategory(db)
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
export const selectApproved = (db: Database, ids: number[]) =>
  withCategory(db)
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
