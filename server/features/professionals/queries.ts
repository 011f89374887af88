import { type ExpressionBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { CalendarDay } from '#contract/calendar-day.ts'
import { homeCities } from '#contract/cities.ts'
import { type Company, companyFieldNames, companyOf } from '#contract/company-fields.ts'
import { foldedCity, type HomeCity } from '#contract/landing-address.ts'
import type { FactKey, Facts } from '#contract/facts.ts'
import type { Professional, ProfessionalStatus, ProfileInput } from '#contract/professionals.ts'
import { compileOnce, compileShort } from '#server/db/compiled.ts'
import { isChangedAt } from '#server/db/changed-at.ts'
import type { Database } from '#server/db/connect.ts'
import { instantText } from '#server/db/instants.ts'
import { isEmailConfirmed } from '#server/db/is-email-confirmed.ts'
import { keepAccounts } from '#server/db/keep-accounts.ts'
import { erasedText, isFound } from '#server/db/erased-text.ts'
import type { DB } from '#server/db/tables.generated.ts'
import { publishingEachLead } from '#server/pubsub/lead-updates.ts'
import { CARD_LETTERS } from './card-description.ts'

export type ProfessionalRow = NonNullable<Awaited<ReturnType<typeof selectProfessional>>>

export type CardRow = Awaited<ReturnType<typeof selectCards>>[number]

/** For a text that only the database can fold like the search columns. */
export async function foldInDatabase(db: Database, text: string): Promise<string> {
  const { rows } = await sql<{ folded: string }>`select fold_croatian(${text}) as folded`.execute(db)
  return rows[0]?.folded ?? ''
}

/** A literal instead of a parameter, because only then does PostgreSQL see that the partial indexes apply. */
export const approved = sql.lit('approved' as const)

/** All columns but the description, of which a list only needs the beginning. */
const shortColumns = companyFieldNames.filter((name) => name !== 'description').map((name) => `p.${name}` as const)

/** The profile's pictures in order, at most `limit` of them. */
const picturesOf = (eb: ExpressionBuilder<DB & { p: DB['professionals'] }, 'p'>, limit?: number) =>
  jsonArrayFrom(
    eb
      .selectFrom('pictures')
      .selectAll()
      .whereRef('professional_id', '=', 'p.id')
      .orderBy('position')
      .$if(limit !== undefined, (query) => query.limit(sql.lit(limit ?? 0))),
  )

const visibilityColumns = [
  'p.id',
  // A suspended profile keeps the status that it will return to in `suspended_status`.
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
      instantText('p.created_at').as('created_at'),
      instantText('p.updated_at').as('updated_at'),
    ])
}

/** Includes one letter of the description more than is shown, to tell that it goes on. */
export const cards = (db: Database) =>
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
 * How the professional has answered leads in the 180 days before that day; null for fewer than five. Counts answered
 * leads, and those that have waited for 48 hours unless their couple is deleted or suspended.
 */
const repliesBefore = (day: CalendarDay) => sql<Professional['replies'] | null>`(
  select case when count(*) >= 5 then json_build_object(
           'median_hours', greatest(case when count(r.answered_at) > 0 then 1 end, ceil(extract(epoch from
             percentile_disc(0.5) within group (order by r.answered_at - r.created_at)) / 3600)),
           'answered_percent', floor(100.0 * count(*) filter (where r.status <> 'new') / count(*))) end
    from lead_replies as r, (select ${day}::date::timestamp at time zone 'Europe/Zagreb' as begin) as today
   where r.professional_id = p.id and r.created_at >= today.begin - interval '180 days'
     and (r.status <> 'new' or r.created_at <= today.begin - interval '48 hours'
       and exists (select from accounts where id = r.couple_id and suspended_at is null)))`

/** In order. */
const packagesOf = (eb: ExpressionBuilder<DB & { p: DB['professionals'] }, 'p'>) =>
  jsonArrayFrom(
    eb
      .selectFrom('offered_packages')
      .select(['id', 'name', 'price', 'unit', 'description', 'includes'])
      .whereRef('professional_id', '=', 'p.id')
      .orderBy('position'),
  )

const profile = compileShort((db, { id, today }: { id: number; today: CalendarDay }) =>
  withCategory(db)
    .select((eb) => [
      'p.description',
      'p.travels_km',
      sql<Facts>`p.facts`.as('facts'),
      picturesOf(eb).as('pictures'),
      packagesOf(eb).as('packages'),
      repliesBefore(today).as('replies'),
    ])
    .where('p.id', '=', id),
)

/** With all its pictures and packages. */
export const selectProfessional = async (db: Database, id: number, today: CalendarDay) =>
  (await profile(db, { id, today })).at(0)

export const selectVisibility = (db: Database, id: number) =>
  db.selectFrom('professionals as p').select(visibilityColumns).where('p.id', '=', id).executeTakeFirst()

/** The profile that its owner changes; with `replaces`, only if that is still the time of its last change. */
export interface OwnProfile {
  id: number
  user_id: number
  replaces: string | null | undefined
}

const isOwn = ({ id, user_id, replaces }: OwnProfile) => {
  const own = sql<boolean>`id = ${id} and user_id = ${user_id}`
  return replaces === null || replaces === undefined
    ? own
    : sql<boolean>`${own} and ${isChangedAt('updated_at', replaces)}`
}

/**
 * Keeps others from changing it until the transaction ends. A separate statement, because several transactions that
 * locked the row within the statement that changes it deadlocked.
 */
export const lockProfile = (db: Database, { id, user_id }: Pick<OwnProfile, 'id' | 'user_id'>) =>
  db
    .selectFrom('professionals')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', user_id)
    .forNoKeyUpdate()
    .executeTakeFirst()

/**
 * `company` only has fields that the owner may change, neither the status nor premium. Undefined for a profile other
 * than the given one; otherwise says whether it appears elsewhere in lists than before.
 */
export const updateProfile = (db: Database, owner: OwnProfile, company: ProfileInput, updated_at: Date) =>
  db
    .updateTable('professionals as p')
    .from((eb) => eb.selectFrom('professionals').selectAll().where(isOwn(owner)).as('before'))
    .set({ ...companyOf(company), updated_at })
    .whereRef('p.id', '=', 'before.id')
    .returning([
      sql<boolean>`(p.company_name, p.category_id, p.city)
        is distinct from (before.company_name, before.category_id, before.city)`.as('is_listed_elsewhere'),
      sql<boolean>`p.price_from is distinct from before.price_from`.as('begins_at_another_price'),
      sql<boolean>`p.company_name <> before.company_name`.as('is_renamed'),
    ])
    .executeTakeFirst()

/** Publishes each lead that the professional has received, as changed. */
export const publishReceivedLeads = (db: Database, professional_id: number) =>
  db
    .selectFrom('lead_sides')
    .where('professional_id', '=', professional_id)
    .where('couple_id', 'is not', null)
    .select(publishingEachLead.as('published'))
    .execute()

/**
 * Undefined for a profile other than the given one. Until the transaction ends, nobody else can change it or delete its
 * account. A second update of the row would check the account's existence, and so wait for its deletion, which in turn
 * waits for the row.
 */
export async function setProfileUpdatedAt(tx: Database, owner: OwnProfile, updated_at: Date) {
  await keepAccounts(tx, [owner.user_id])
  return tx.updateTable('professionals').set({ updated_at }).where(isOwn(owner)).returning('id').executeTakeFirst()
}

/** Removes the facts in `replaced` and adds the given ones; all others stay. */
export const updateFacts = (
  db: Database,
  id: number,
  { travels_km, facts, replaced }: { travels_km: number | null; facts: Facts; replaced: readonly FactKey[] },
) =>
  db
    .updateTable('professionals')
    .set({ travels_km, facts: sql`(facts - ${[...replaced]}::text[]) || ${JSON.stringify(facts)}::jsonb` })
    .where('id', '=', id)
    .execute()

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

/** Includes its owner's address. */
export const selectWithOwner = (db: Database, id: number) =>
  db
    .selectFrom('professionals as p')
    .innerJoin('accounts as o', 'o.id', 'p.user_id')
    .select(['p.company_name', 'p.category_id', 'p.status', 'p.rejection_reason', 'o.email as owner_email'])
    .select(isEmailConfirmed('o').as('owner_email_confirmed'))
    .where('p.id', '=', id)
    .executeTakeFirst()

/** Only the public ones. */
export const selectApprovedCards = compileOnce((db, { ids }: { ids: number[] }) =>
  cards(db)
    .where(sql<boolean>`p.id = any(${ids})`)
    .where('p.status', '=', approved),
)

export const selectApprovedIds = (db: Database, ids: number[]) =>
  db
    .selectFrom('professionals')
    .select('id')
    .where(sql<boolean>`id = any(${ids})`)
    .where('status', '=', approved)
    .execute()

/** Undefined unless it is public; keeps it from being deleted until the transaction ends. */
export const lockApproved = (db: Database, id: number) =>
  db
    .selectFrom('professionals')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', approved)
    .forKeyShare()
    .executeTakeFirst()

/** How many are public, and when any of them last changed. */
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

/** The number of public profiles in each category, in a row without a city, and in each home city of it. */
export async function countByCategoryAndCity(db: Database) {
  const { rows } = await sql<{ category_id: number; city: HomeCity | null; total: number }>`
    select n.category_id, home.city, sum(n.change)::integer as total
      from professional_facets as n
      left join unnest(${[...homeCities]}::text[], ${homeCities.map(foldedCity)}::text[]) as home (city, search_city)
        on home.search_city = n.search_city
     where n.category_id > 0 and n.price_from = -2 and n.rating_band = -1 and (n.search_city = '*' or home.city is not null)
     group by n.category_id, home.city
  `.execute(db)
  return rows
}

/** Includes the status that a suspended profile will return to. */
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

/** Also stores the status to which the suspended profile will return. */
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

/** Together with the profile that is to be deleted, in the order of their ids, like every other lock of several. */
export const lockRejectedNaming = (db: Database, ownId: number | null, pattern: string) =>
  db
    .selectFrom('professionals')
    .select('id')
    .where(({ or, eb }) => or([eb('id', '=', ownId), isFound('rejection_reason', pattern)]))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()

export const eraseFromRejectionReasons = (db: Database, pattern: string) =>
  db
    .updateTable('professionals')
    .set({ rejection_reason: erasedText('rejection_reason', pattern) })
    .where(isFound('rejection_reason', pattern))
    .execute()

/** With all that is needed to present a professional's category. */
export const selectCategoryNames = (db: Database) =>
  db.selectFrom('category_names').select(['id', 'name', 'slug']).execute()

/** The number of public profiles for each pair of a category and a folded city; null stands for all. */
export async function countPairs(db: Database, pairs: { category_id: number | null; search_city: string | null }[]) {
  const { rows } = await sql<{ total: number }>`
    select coalesce(sum(f.change), 0)::integer as total
      from unnest(${pairs.map((pair) => pair.category_id ?? 0)}::integer[],
                  ${pairs.map((pair) => pair.search_city ?? '*')}::text[]) with ordinality as k (category_id, search_city, place)
      left join professional_facets as f
        on f.category_id = k.category_id and f.search_city = k.search_city and f.rating_band = -1 and f.price_from = -2
     group by k.place order by k.place`.execute(db)
  return rows.map(({ total }) => total)
}
