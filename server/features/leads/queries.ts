import { type NotNull, sql } from 'kysely'
import type { CalendarDay } from '#contract/calendar-day.ts'
import { bookedStatuses, type LeadStatus, openStatuses } from '#contract/lead-lifecycle.ts'
import type { LeadPackage, LeadsQuery } from '#contract/leads.ts'
import type { ConversationSide } from '#contract/messages.ts'
import type { OfferStatus } from '#contract/offer-lifecycle.ts'
import { isDayBusy } from '#server/db/busy-day.ts'
import type { Database } from '#server/db/connect.ts'
import { compileShort } from '#server/db/compiled.ts'
import { erasedText } from '#server/db/erased-text.ts'
import type { LeadSide } from '#server/pubsub/lead-updates.ts'
import { hasWords } from '#server/db/folded-words.ts'
import { isEmailConfirmed } from '#server/db/is-email-confirmed.ts'
import { isSideSuspended } from '#server/db/is-side-suspended.ts'
import { publicCategory } from '#server/db/public-category.ts'
import { hasItsDay } from './booking-queries.ts'

/** The leads that a professional has received, or those that a couple has sent. */
export type LeadScope = LeadSide

export type LeadRow = NonNullable<Awaited<ReturnType<typeof selectLead>>>

export const scopeFilter = (scope: LeadScope) =>
  'couple_id' in scope ? { 'l.couple_id': scope.couple_id } : { 'l.professional_id': scope.professional_id }

/** `search` looks in the couple's name and e-mail address. */
export type LeadFilters = Pick<LeadsQuery, 'status' | 'date' | 'professional_id' | 'search'>

interface LeadOfferRow {
  id: number
  number: number
  status: OfferStatus
  total: number
  valid_until: CalendarDay
}

/** The agreement, otherwise the open offer, otherwise the latest offer. */
const offerThatCounts = sql<LeadOfferRow | null>`(
  select json_build_object('id', o.id, 'number', o.number, 'status', o.status, 'total', o.total, 'valid_until', o.valid_until)
    from lead_offers as o where o.lead_id = l.id
   order by o.status = 'accepted' desc, o.status = 'open' desc, o.id desc limit 1)`

type LeadPackageRow = Omit<LeadPackage, 'id'>

interface LastMessageRow {
  author: ConversationSide
  body: string
  offer_event: 'sent' | 'accepted' | 'declined' | 'withdrawn' | null
}

/** The latest message of either side after the lead's own; null if there is none. */
const lastMessage = sql<LastMessageRow | null>`(
  select json_build_object('author', m.author, 'body', left(m.body, 400), 'offer_event', m.offer_event)
    from lead_messages as m where m.lead_id = l.id and m.kind <> 'status'
   order by m.id desc limit 1)`

interface OtherBookingRow {
  lead_id: number
  event_date: CalendarDay
}

/** The last day of the same couple and professional; null for a lead that was never booked. */
const otherBooking = sql<OtherBookingRow | null>`(
  select json_build_object('lead_id', b.id, 'event_date', b.event_date)
    from leads as b
   where l.booked_at is not null and b.professional_id = l.professional_id and b.couple_id = l.couple_id
     and b.id <> l.id and b.status in (${sql.join(bookedStatuses)})
   order by b.event_date desc limit 1)`

interface OtherEnquiryRow {
  lead_id: number
  company_name: string
}

/** The open leads of the couple of a booked one for the same day, in the same category; null without any. */
const otherEnquiries = sql<OtherEnquiryRow[] | null>`(
  select json_agg(json_build_object('lead_id', w.id, 'company_name', n.company_name) order by w.id)
    from leads as w
    join public_profiles as q on q.id = w.professional_id
    join profiles as n on n.id = w.professional_id
   where l.status in (${sql.join(bookedStatuses)}) and w.couple_id = l.couple_id and w.event_date = l.event_date
     and w.status in (${sql.join(openStatuses)}) and w.professional_id <> l.professional_id
     and q.category_id = ${publicCategory('l.professional_id')})`

export const withBothSides = (db: Pick<Database, 'selectFrom'>) =>
  db
    .selectFrom('leads as l')
    .innerJoin('profiles as p', 'p.id', 'l.professional_id')
    .innerJoin('contacts as o', 'o.id', 'p.user_id')
    .leftJoin('contacts as u', 'u.id', 'l.couple_id')
    .leftJoin('moderated_reviews as r', (join) =>
      join.onRef('r.couple_id', '=', 'l.couple_id').onRef('r.professional_id', '=', 'l.professional_id'),
    )
    .select([
      'l.id',
      'l.professional_id',
      'l.status',
      'l.event_date',
      'l.message',
      'l.package_id',
      sql<LeadPackageRow | null>`l.package`.as('package'),
      'l.created_at',
      'l.couple_id',
      'l.last_message_at',
      'l.message_read_at',
      'l.unread_by_couple',
      'l.unread_by_professional',
      'l.couple_read_id',
      'l.professional_read_id',
      'l.answered_at',
      'l.booked_at',
      isSideSuspended.as('is_suspended'),
      isDayBusy('l.professional_id').as('is_day_busy'),
      hasItsDay('l').as('has_its_day'),
      offerThatCounts.as('offer'),
      lastMessage.as('last_message'),
      otherBooking.as('other_booking'),
      otherEnquiries.as('other_enquiries'),
      'u.name as couple_name',
      'u.email as couple_email',
      isEmailConfirmed('u').as('couple_email_confirmed'),
      'u.phone as couple_phone',
      'p.company_name',
      publicCategory('l.professional_id').as('category_id'),
      sql<boolean>`p.status = 'approved'`.as('is_public'),
      'o.phone as owner_phone',
      'r.id as review_id',
      'r.rating',
      'r.comment',
      'r.created_at as reviewed_at',
      'r.hidden_at',
      'r.hidden_reason',
    ])

export const selectLead = (db: Database, id: number) => withBothSides(db).where('l.id', '=', id).executeTakeFirst()

/** Includes both sides' addresses; no row once either account is gone. */
export const selectWithAddresses = compileShort((db, { id }: { id: number }) =>
  withBothSides(db)
    .select(['o.email as owner_email', isEmailConfirmed('o').as('owner_email_confirmed')])
    .where('l.id', '=', id)
    .where('u.id', 'is not', null)
    .$narrowType<{ couple_name: NotNull; couple_email: NotNull }>(),
)

/**
 * The part of the above that the mail about a new lead needs; no row once the lead is not new any more, or either account
 * is gone or suspended.
 */
export const selectNewLead = compileShort((db, { id }: { id: number }) =>
  db
    .selectFrom('leads as l')
    .innerJoin('profiles as p', 'p.id', 'l.professional_id')
    .innerJoin('contacts as o', 'o.id', 'p.user_id')
    .innerJoin('contacts as u', 'u.id', 'l.couple_id')
    .select([
      'l.event_date',
      'l.message',
      sql<LeadPackageRow | null>`l.package`.as('package'),
      'p.company_name',
      'o.email as owner_email',
      isEmailConfirmed('o').as('owner_email_confirmed'),
      'u.name as couple_name',
      'u.email as couple_email',
      isEmailConfirmed('u').as('couple_email_confirmed'),
    ])
    .where('l.id', '=', id)
    .where('l.status', '=', 'new')
    .where(({ not }) => not(isSideSuspended)),
)

/** Undefined for a lead outside the scope. */
export const selectScopedLead = async (db: Database, scope: LeadScope, id: number) =>
  (await selectByScope(db, { id, ...scope })).at(0)

const selectByScope = compileShort((db, { id, ...scope }: { id: number } & LeadScope) =>
  withBothSides(db)
    .where('l.id', '=', id)
    .where(({ and }) => and(scopeFilter(scope))),
)

/** Only while its status is one of these. */
export const deleteLead = (db: Database, coupleId: number, id: number, statuses: readonly LeadStatus[]) =>
  db
    .deleteFrom('leads')
    .where('id', '=', id)
    .where('couple_id', '=', coupleId)
    .where('status', 'in', statuses)
    .returning(['id', 'professional_id', 'couple_id', 'status', 'event_date'])
    .executeTakeFirst()

const aboutCouple = sql<string>`u.name || ' ' || u.email`

const filterLeads = (db: Database, scope: LeadScope, { status, date, professional_id, search }: LeadFilters) =>
  withBothSides(db)
    .where(({ and }) => and({ ...scopeFilter(scope), 'l.status': status }))
    .$if(date !== undefined, (query) => query.where(sql<boolean>`l.event_date = ${date}`))
    // In addition to the scope's condition.
    .where(({ and }) => and({ 'l.professional_id': professional_id }))
    .$if(search !== undefined, (query) => query.where(hasWords(aboutCouple, search ?? '')))

/** The page's ids are found first; otherwise the last message of every lead on earlier pages would be read in vain. */
export function selectLeads(
  db: Database,
  scope: LeadScope,
  { sort = 'newest', ...filters }: LeadFilters & Pick<LeadsQuery, 'sort'>,
  limit: number,
  offset: number,
) {
  const order = sort === 'latest' ? 'l.last_message_at' : 'l.created_at'
  const onPage = filterLeads(db, scope, filters)
    .clearSelect()
    .select('l.id')
    .orderBy(order, 'desc')
    .orderBy('l.id', 'desc')
    .limit(limit)
    .offset(offset)
  return withBothSides(db)
    .where(({ and }) => and(scopeFilter(scope)))
    .where('l.id', 'in', onPage)
    .orderBy(order, 'desc')
    .orderBy('l.id', 'desc')
    .execute()
}

export async function countLeads(db: Database, scope: LeadScope, filters: LeadFilters): Promise<number> {
  const { total } = await filterLeads(db, scope, filters)
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

const unreadBy = (scope: LeadScope) =>
  'couple_id' in scope
    ? sql<number>`l.unread_by_couple`
    : sql<number>`l.unread_by_professional + (l.message_read_at is null)::integer`

/**
 * By status: the number of leads, the unread messages, and the total agreed in euros. A status without leads is left
 * out. An agreement counts while its lead is booked.
 */
export const countLeadStatuses = compileShort((db, scope: LeadScope) =>
  db
    .selectFrom('leads as l')
    .leftJoin('lead_offers as o', (join) =>
      join.onRef('o.lead_id', '=', 'l.id').on('o.status', '=', 'accepted').on('l.status', 'in', bookedStatuses),
    )
    .select(({ fn }) => [
      'l.status',
      fn.countAll<number>().as('leads'),
      sql<number>`sum(${unreadBy(scope)})::integer`.as('unread'),
      sql<number>`coalesce(sum(o.total), 0)`.as('agreed_total'),
    ])
    .where(({ and }) => and(scopeFilter(scope)))
    .groupBy('l.status'),
)

/** Only while its status is still `from`; of two simultaneous changes, the later one gets undefined. */
export const updateLeadStatus = (
  db: Database,
  { id, professional_id, from }: { id: number; professional_id: number; from: LeadStatus },
  status: LeadStatus,
  now: Date,
) =>
  db
    .updateTable('leads')
    .set({ status, updated_at: now })
    .where('id', '=', id)
    .where('professional_id', '=', professional_id)
    .where('status', '=', from)
    .returning(['id', 'professional_id', 'couple_id', 'event_date'])
    .executeTakeFirst()

/** Erases the matches of the pattern from the messages of the leads that the couple has sent. */
export const eraseFromMessages = (db: Database, coupleId: number, pattern: string) =>
  db
    .updateTable('leads')
    .set({ message: erasedText('message', pattern) })
    .where('couple_id', '=', coupleId)
    .returning('id')
    .execute()

export const selectSentIds = (db: Database, coupleId: number) =>
  db.selectFrom('leads').select('id').where('couple_id', '=', coupleId).execute()

export const selectRecipients = (db: Database, coupleId: number) =>
  db.selectFrom('leads').select('professional_id').distinct().where('couple_id', '=', coupleId).execute()

/** 0 if there is none. */
export async function selectLastLeadId(db: Database, scope: LeadScope): Promise<number> {
  const { id } = await db
    .selectFrom('leads as l')
    .where(({ and }) => and(scopeFilter(scope)))
    .select(({ fn }) => fn.max('l.id').as('id'))
    .executeTakeFirstOrThrow()
  return id ?? 0
}

/** Whether any transaction still running has stored, changed or deleted a lead. */
export async function selectIsWriting(db: Database): Promise<boolean> {
  const { rows } = await sql<{ is_writing: boolean }>`select exists (
    select from pg_locks
    where relation = 'leads'::regclass and mode = 'RowExclusiveLock'
      and database = (select oid from pg_database where datname = current_database())
  ) as is_writing`.execute(db)
  return rows[0]?.is_writing ?? true
}

/** Of the leads with an id above `id`, the newest ones, in ascending order. */
export async function selectLeadIdsAfter(db: Database, scope: LeadScope, id: number, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('leads as l')
    .select('l.id')
    .where(({ and }) => and(scopeFilter(scope)))
    .where('l.id', '>', id)
    .orderBy('l.id', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => row.id).toReversed()
}

/** Locks all of the professional's leads until the transaction ends. */
export const lockReceived = (db: Database, professionalId: number) =>
  db.selectFrom('leads').select('id').where('professional_id', '=', professionalId).orderBy('id').forUpdate().execute()
