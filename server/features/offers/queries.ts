import { sql } from 'kysely'
import type { CalendarDay } from '#contract/calendar-day.ts'
import { totalOf } from '#contract/decimal.ts'
import { bookedStatuses } from '#contract/lead-lifecycle.ts'
import type { Offer, OfferDecline, OfferInput } from '#contract/offers.ts'
import { isDayBusy } from '#server/db/busy-day.ts'
import type { Database } from '#server/db/connect.ts'
import { erasedText, isFound } from '#server/db/erased-text.ts'
import { isEmailConfirmed } from '#server/db/is-email-confirmed.ts'
import { isSideSuspended } from '#server/db/is-side-suspended.ts'
import { publicCategory } from '#server/db/public-category.ts'
import type { LeadSide } from '#server/pubsub/lead-updates.ts'

export type OfferRow = NonNullable<Awaited<ReturnType<typeof selectOffer>>>

/** The offers that a professional has sent, or those that a couple has received. */
const scopeFilter = (scope: LeadSide) =>
  'couple_id' in scope ? { 'l.couple_id': scope.couple_id } : { 'o.professional_id': scope.professional_id }

const itemsOf = sql<Offer['items']>`(
  select json_agg(json_build_object('label', i.label, 'quantity', i.quantity, 'unit_price', i.unit_price, 'amount', i.amount)
                  order by i.position)
    from offer_items as i where i.offer_id = o.id)`

const offers = (db: Database) =>
  db
    .selectFrom('offers as o')
    .innerJoin('lead_sides as l', 'l.id', 'o.lead_id')
    .innerJoin('profiles as p', 'p.id', 'o.professional_id')
    .select([
      'o.id',
      'o.lead_id',
      'o.professional_id',
      'o.number',
      'o.status',
      'o.total',
      'o.deposit',
      'o.deposit_due',
      'o.valid_until',
      'o.vat',
      'o.note',
      'o.cancellation',
      'o.issuer',
      'o.is_amendment',
      'o.decline_reason',
      'o.wanted_total',
      'o.created_at',
      'o.decided_at',
      itemsOf.as('items'),
      'l.status as lead_status',
      'l.event_date',
      isDayBusy('o.professional_id').as('is_day_busy'),
      sql<boolean>`p.status = 'approved'`.as('is_published'),
    ])

const scopedOffers = (db: Database, scope: LeadSide) => offers(db).where(({ and }) => and(scopeFilter(scope)))

/** Undefined for an offer outside the scope. */
export const selectOffer = (db: Database, scope: LeadSide, id: number) =>
  scopedOffers(db, scope).where('o.id', '=', id).executeTakeFirst()

/** Newest first. */
export const selectOffersOfLead = (db: Database, scope: LeadSide, leadId: number) =>
  scopedOffers(db, scope).where('o.lead_id', '=', leadId).orderBy('o.id', 'desc').execute()

/** Of one lead, newest first; without their items. */
export const selectStandings = (db: Database, professionalId: number, leadId: number) =>
  db
    .selectFrom('offers')
    .select(['id', 'number', 'status', 'valid_until'])
    .where('professional_id', '=', professionalId)
    .where('lead_id', '=', leadId)
    .orderBy('id', 'desc')
    .execute()

/** All of the scope, newest first. */
export const selectOffers = (db: Database, scope: LeadSide) => scopedOffers(db, scope).orderBy('o.id', 'desc').execute()

/** By its number, which is indexed; undefined before the first one. */
export const selectLatestOffer = (db: Database, professional_id: number) =>
  scopedOffers(db, { professional_id }).orderBy('o.number', 'desc').limit(1).executeTakeFirst()

/** Both parties of an offer; the couple is null once its account is gone. */
export const selectParties = (db: Database, id: number) =>
  db
    .selectFrom('offers as o')
    .innerJoin('lead_sides as l', 'l.id', 'o.lead_id')
    .innerJoin('profiles as p', 'p.id', 'o.professional_id')
    .innerJoin('contacts as owner', 'owner.id', 'p.user_id')
    .leftJoin('contacts as couple', 'couple.id', 'l.couple_id')
    .select([
      'l.event_date',
      'p.id as professional_id',
      'p.company_name',
      'p.city',
      'owner.email as owner_email',
      'owner.phone as owner_phone',
      'couple.name as couple_name',
      'couple.email as couple_email',
      'couple.phone as couple_phone',
    ])
    .where('o.id', '=', id)
    .executeTakeFirst()

export type PartiesRow = NonNullable<Awaited<ReturnType<typeof selectParties>>>

/** Includes both sides' addresses; undefined once either account is gone. */
export const selectOfferWithAddresses = (db: Database, id: number) =>
  offers(db)
    .innerJoin('contacts as owner', 'owner.id', 'p.user_id')
    .innerJoin('contacts as couple', 'couple.id', 'l.couple_id')
    .select([
      publicCategory('o.professional_id').as('category_id'),
      'p.company_name',
      isSideSuspended.as('is_suspended'),
      'owner.email as owner_email',
      isEmailConfirmed('owner').as('owner_email_confirmed'),
      'couple.name as couple_name',
      'couple.email as couple_email',
      isEmailConfirmed('couple').as('couple_email_confirmed'),
      // How many agreements it has amended.
      sql<number>`(
        select count(*) from offers as former
         where former.lead_id = o.lead_id and former.id < o.id and former.status = 'amended')`.as('former_agreements'),
    ])
    .where('o.id', '=', id)
    .executeTakeFirst()

/** Whether the professional's profile is public. */
export const isPublished = async (db: Database, professionalId: number): Promise<boolean> =>
  (await db.selectFrom('public_profiles').select('id').where('id', '=', professionalId).executeTakeFirst()) !==
  undefined

/** Of any status. */
export async function countOffers(db: Database, professionalId: number, leadId: number): Promise<number> {
  const { total } = await db
    .selectFrom('offers')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('professional_id', '=', professionalId)
    .where('lead_id', '=', leadId)
    .executeTakeFirstOrThrow()
  return total
}

/** One more than the last. The row stays locked until the transaction ends; one that fails gives the number back. */
export async function takeNumber(db: Database, professionalId: number): Promise<number> {
  const { last_number } = await db
    .insertInto('offer_numbers')
    .values({ professional_id: professionalId, last_number: 1 })
    .onConflict((conflict) =>
      conflict
        .column('professional_id')
        .doUpdateSet(({ eb }) => ({ last_number: eb('offer_numbers.last_number', '+', 1) })),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow()
  return last_number
}

interface NewOffer {
  lead_id: number
  professional_id: number
  number: number
  is_amendment: boolean
}

export async function insertOffer(
  db: Database,
  keys: NewOffer,
  { items, ...terms }: Omit<OfferInput, 'replaces' | 'newest'>,
  now: Date,
): Promise<number> {
  const { id } = await db
    .insertInto('offers')
    .values({ ...keys, ...terms, total: totalOf(items), created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('offer_items')
    .values(items.map((item, index) => ({ ...item, offer_id: id, position: index + 1 })))
    .execute()
  return id
}

/** Closes the lead's open offer: as replaced, or as expired if its last day is over. */
export const replaceOpenOffer = (db: Database, leadId: number, today: CalendarDay, now: Date) =>
  db
    .updateTable('offers')
    .set({
      status: sql`case when valid_until < ${today}::date then 'expired' else 'replaced' end`,
      decided_at: sql`case when valid_until < ${today}::date then null else ${now}::timestamptz end`,
    })
    .where('lead_id', '=', leadId)
    .where('status', '=', 'open')
    .execute()

/** Marks the lead's agreement as replaced by the one being accepted. */
export const amendAcceptedOffer = (db: Database, leadId: number) =>
  db
    .updateTable('offers')
    .set({ status: 'amended' })
    .where('lead_id', '=', leadId)
    .where('status', '=', 'accepted')
    .execute()

/** Call for an open offer whose conversation is locked. */
export const decideOffer = (
  db: Database,
  id: number,
  status: 'accepted' | 'declined' | 'withdrawn',
  now: Date,
  { reason = null, wanted_total = null }: Partial<OfferDecline> = {},
) =>
  db
    .updateTable('offers')
    .set({ status, decided_at: now, decline_reason: reason, wanted_total })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .execute()

const zagrebMonth = (column: string) => sql<string>`to_char(${sql.ref(column)} at time zone 'Europe/Zagreb', 'YYYY-MM')`

const startOf = (day: CalendarDay) => sql<Date>`${day}::date::timestamp at time zone 'Europe/Zagreb'`

/** By the month in which they were sent, in Zagreb, as `YYYY-MM`; offers that were withdrawn do not count. */
export const selectOfferMonths = (db: Database, professionalId: number, from: CalendarDay) =>
  db
    .selectFrom('offers')
    .select([
      zagrebMonth('created_at').as('month'),
      sql<number>`count(*)::integer`.as('offers'),
      sql<number>`(count(*) filter (where status in ('accepted', 'amended')))::integer`.as('offers_accepted'),
    ])
    .where('professional_id', '=', professionalId)
    .where('status', 'not in', ['replaced', 'withdrawn'])
    .where('created_at', '>=', startOf(from))
    .groupBy('month')
    .execute()

/**
 * The value of agreements whose lead is booked, by the month in which they were made, in Zagreb, as `YYYY-MM`. An
 * amendment counts as its difference from the previous agreement.
 */
export const selectAgreedMonths = (db: Database, professionalId: number, from: CalendarDay) =>
  db
    .selectFrom(
      db
        .selectFrom('offers as o')
        .innerJoin('lead_sides as l', 'l.id', 'o.lead_id')
        .select([
          'o.decided_at',
          sql<number>`o.total - lag(o.total, 1, 0) over (partition by o.lead_id order by o.decided_at, o.id)`.as(
            'value',
          ),
        ])
        .where('o.professional_id', '=', professionalId)
        .where('o.status', 'in', ['accepted', 'amended'])
        .where('l.status', 'in', bookedStatuses)
        .as('agreed'),
    )
    .select(({ fn }) => [zagrebMonth('decided_at').as('month'), fn.sum<number>('value').as('agreed_value')])
    .where('decided_at', '>=', startOf(from))
    .groupBy('month')
    .execute()

/** In the offers of these leads. */
export async function eraseFromOfferTexts(db: Database, leadIds: readonly number[], pattern: string): Promise<void> {
  const ofLeads = sql<boolean>`lead_id = any(${leadIds})`
  await db
    .updateTable('offers')
    .set({
      note: erasedText('note', pattern),
      cancellation: erasedText('cancellation', pattern),
      decline_reason: erasedText('decline_reason', pattern),
    })
    .where(ofLeads)
    .execute()
  await db
    .updateTable('offer_items')
    .from('offers')
    .set({ label: erasedText('label', pattern) })
    .whereRef('offers.id', '=', 'offer_items.offer_id')
    .where(ofLeads)
    .where(isFound('label', pattern))
    .execute()
}
