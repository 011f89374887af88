import type { CalendarDay } from '#contract/calendar-day.ts'
import { leadLifecycle, notifiesCouple, withdrawableStatuses } from '#contract/lead-lifecycle.ts'
import {
  alreadySentMessage,
  packageGoneMessage,
  type Lead,
  type LeadBulkInput,
  type LeadChange,
  type LeadCounts,
  type LeadInput,
  type LeadsQuery,
  type LeadsSent,
} from '#contract/leads.ts'
import { createPage, type PageOf } from '#contract/page.ts'
import { selectPage } from '#server/db/select-page.ts'
import type { Database } from '#server/db/connect.ts'
import { forgetAnswersAbout, markDone, runAlone } from '#server/db/idempotency-keys.ts'
import type { Deps } from '#server/deps.ts'
import { AppError, invalidField } from '#server/errors.ts'
import { pastDayMessage } from '#server/past-day.ts'
import { type LeadSide, publishLeadUpdate } from '#server/pubsub/lead-updates.ts'
import { type Actor, professionalIdOf } from '#server/actor.ts'
import { type Invalidate, transactionWithInvalidation } from '#server/response-cache/invalidation.ts'
import { type Tag, tags } from '#server/response-cache/tags.ts'
import { enqueue } from '#server/adapters/jobs/jobs.ts'
import {
  bookDay,
  freeDay,
  lockCalendar,
  lockCalendars,
  renameEventsOf,
} from '#server/features/events/calendar-service.ts'
import { filterPublic } from '#server/features/professionals/service.ts'
import { insertDayTakenMails } from './booking-queries.ts'
import {
  insertDeletionMails,
  insertDepartureMails,
  insertWithdrawalMail,
  publishLeadsOf,
  lockLeadsOfOtherPackages,
} from './deletion-queries.ts'
import { insertSuspensionMails } from './suspension-queries.ts'
import { bookedTitle, isRepeatedRejection, quotedLabel, validateTransition, withdrawalMessage } from './policy.ts'
import { presentCounts, presentReceivedLead, presentSentLead } from './present.ts'
import { lockScopedLead } from './conversation-queries.ts'
import {
  countLeads,
  countLeadStatuses,
  deleteLead,
  eraseFromMessages,
  lockReceived,
  type LeadRow,
  type LeadScope,
  selectIsWriting,
  selectLastLeadId,
  selectLeadIdsAfter,
  selectLeads,
  selectNewLead,
  selectRecipients,
  selectSentIds,
  selectScopedLead,
  updateLeadStatus,
  selectWithAddresses,
} from './queries.ts'
import { insertLeads, selectOpenRecipients } from './send-queries.ts'

const noneSentMessage =
  'Upit nije poslan nikome od odabranih: nekima ste za taj datum već pisali, a drugi trenutačno ne primaju upite.'

const notReceivingMessage = 'Ovaj pružatelj usluga trenutačno ne prima upite.'

function checkDay({ clock }: Deps, { event_date }: Pick<LeadInput, 'event_date'>): void {
  if (event_date < clock.today()) throw invalidField('event_date', pastDayMessage)
}

/**
 * If the professional does receive leads, the package is to blame, if one was given: it may have been deleted
 * meanwhile.
 */
async function notSent(deps: Deps, { professional_id, package_id }: LeadInput): Promise<AppError> {
  const isReceiving = (await filterPublic(deps, [professional_id])).length > 0
  return isReceiving && (package_id ?? null) !== null
    ? invalidField('package_id', packageGoneMessage)
    : invalidField('professional_id', notReceivingMessage)
}

export async function sendLead(deps: Deps, actor: Actor, input: LeadInput): Promise<Lead> {
  checkDay(deps, input)
  const { professional_id, event_date, message, package_id } = input
  const added = { professional_ids: [professional_id], event_date, message, package_id: package_id ?? undefined }
  const [lead] = await runAlone(deps.db, (db) => insertLeads(db, added, actor.id, deps.clock.now()))
  if (!lead) throw await notSent(deps, input)
  return presentSentLead(lead, deps.clock.today())
}

/** There are two possible reasons. Uses the one that all share, or else a sentence naming both. */
function allRefused(refused: LeadsSent['refused']): AppError {
  const [message = '', other] = new Set(refused.map((one) => one.message))
  return invalidField('professional_ids', other === undefined ? message : noneSentMessage)
}

/** Sends a separate lead to each professional: those who cannot receive it do not affect the others. */
export async function sendLeads(deps: Deps, actor: Actor, input: LeadBulkInput): Promise<LeadsSent> {
  checkDay(deps, input)
  const { rows, open } = await deps.db.transaction().execute(async (tx) => {
    const stored = await insertLeads(tx, input, actor.id, deps.clock.now(), { leavesOutOpen: true })
    const isComplete = stored.length === input.professional_ids.length
    const others = isComplete ? [] : await selectOpenRecipients(tx, input, actor.id)
    await markDone(tx)
    return { rows: stored, open: new Set(others.map((other) => other.professional_id)) }
  })
  const byProfessional = new Map(rows.map((row) => [row.professional_id, row]))
  const refused = input.professional_ids
    .filter((id) => !byProfessional.has(id))
    .map((professional_id) => ({
      professional_id,
      message: open.has(professional_id) ? alreadySentMessage : notReceivingMessage,
    }))
  if (rows.length === 0) throw allRefused(refused)
  const sent = input.professional_ids.flatMap((id) => byProfessional.get(id) ?? [])
  return { data: sent.map((row) => presentSentLead(row, deps.clock.today())), refused }
}

/** The leads that the actor may see at all. Throws forbidden for an admin. */
export function scopeOf({ role, id, professional }: Actor): LeadScope {
  if (role === 'couple') return { couple_id: id }
  if (professional) return { professional_id: professional.id }
  throw new AppError('forbidden')
}

const present = ({ clock }: Deps, { role }: Actor, row: LeadRow) =>
  (role === 'couple' ? presentSentLead : presentReceivedLead)(row, clock.today())

/** Newest first: what a professional has received, or what a couple has sent. */
export async function listLeads(deps: Deps, actor: Actor, query: LeadsQuery): Promise<PageOf<Lead>> {
  const scope = scopeOf(actor)
  const { status, date, professional_id, search, sort } = query
  const filters = actor.role === 'professional' ? { status, date, search } : { status, date, professional_id }
  const total = await countLeads(deps.db, scope, filters)
  const rows = await selectPage(query, total, (limit, offset) =>
    selectLeads(deps.db, scope, { ...filters, sort }, limit, offset),
  )
  return createPage(
    rows.map((row) => present(deps, actor, row)),
    total,
    query,
  )
}

export const notFound = () => new AppError('not_found', { message: 'Upit nije pronađen.' })

/** Throws not_found. */
export async function getRow(db: Database, scope: LeadScope, id: number): Promise<LeadRow> {
  const row = await selectScopedLead(db, scope, id)
  if (!row) throw notFound()
  return row
}

export const getLead = async (deps: Deps, actor: Actor, id: number): Promise<Lead> =>
  present(deps, actor, await getRow(deps.db, scopeOf(actor), id))

/** As its professional sees it; null if it is another professional's or no longer exists. */
export async function findReceivedLead({ db, clock }: Deps, professional_id: number, id: number): Promise<Lead | null> {
  const row = await selectScopedLead(db, { professional_id }, id)
  return row ? presentReceivedLead(row, clock.today()) : null
}

export const countOwnLeads = async ({ db }: Deps, actor: Actor): Promise<LeadCounts> =>
  presentCounts(await countLeadStatuses(db, scopeOf(actor)))

/**
 * The highest id among this side's leads, 0 if there are none, and whether all leads with lower ids are visible
 * already. Transactions take their ids before they commit, so a later one may overtake.
 */
export async function getLastLeadId({ db }: Deps, side: LeadSide): Promise<{ id: number; isComplete: boolean }> {
  const id = await selectLastLeadId(db, side)
  return { id, isComplete: !(await selectIsWriting(db)) }
}

/** Of the leads with an id above `id`, the newest ones, in ascending order. */
export const listLeadIdsAfter = ({ db }: Deps, side: LeadSide, id: number, limit: number): Promise<number[]> =>
  selectLeadIdsAfter(db, side, id, limit)

/**
 * Writes the day of a lead that is booked into the calendar, within its transaction, which has locked the calendar; the
 * other couples that have an offer for it are told. A day that is taken is `overlap`.
 */
export async function bookLeadDay(
  tx: Database,
  invalidate: Invalidate,
  {
    id,
    professional_id,
    event_date,
    couple_name,
  }: Pick<LeadRow, 'id' | 'professional_id' | 'event_date' | 'couple_name'>,
  now: Date,
): Promise<void> {
  const title = couple_name === null ? null : bookedTitle(couple_name)
  await bookDay(tx, invalidate, { id, professional_id, event_date, title }, now)
  await insertDayTakenMails(tx, { professional_id, event_date }, now)
}

/** Another request has changed the status meanwhile. */
const statusConflict = ({ status }: LeadRow) =>
  invalidField(
    'status',
    `Upit je u međuvremenu promijenjen: status mu je sada ${quotedLabel(status)}. Pokušajte ponovo.`,
  )

/**
 * Changes the status of a received lead. Booking it writes the day into the calendar; rejecting a booked lead frees the
 * day. As everywhere, the calendar is locked before the lead.
 */
export const changeLead = (deps: Deps, actor: Actor, id: number, { status }: LeadChange): Promise<Lead> =>
  transactionWithInvalidation(deps, async (tx, invalidate) => {
    const professional_id = professionalIdOf(actor)
    const { booksDay } = leadLifecycle[status]
    // Before the row is read, so that no decision can hide the profile meanwhile.
    if (booksDay) await lockCalendar(tx, professional_id)
    const before = await getRow(tx, { professional_id }, id)
    const { status: from, couple_email, couple_name } = before
    if (isRepeatedRejection(from, status)) return presentReceivedLead(before, deps.clock.today())
    const error = validateTransition(before, status)
    if (error !== null) throw invalidField('status', error)
    const { booksDay: bookedDay } = leadLifecycle[from]
    const isBooking = booksDay && !bookedDay
    const isFreeing = bookedDay && !booksDay
    if (isFreeing) await lockCalendar(tx, professional_id)
    await lockScopedLead(tx, { professional_id }, id)
    // Taken only after locking, so that the status follows everything written in the conversation so far.
    const now = deps.clock.now()
    const lead = await updateLeadStatus(tx, { id, professional_id, from }, status, now)
    if (!lead) throw statusConflict(await getRow(tx, { professional_id }, id))
    if (from === 'new') invalidate(tags.replies(professional_id))
    if (isBooking) await bookLeadDay(tx, invalidate, { ...lead, couple_name }, now)
    if (isFreeing) await freeDay(tx, invalidate, lead, now)
    if (couple_email !== null && notifiesCouple(status))
      await enqueue(tx, 'send-mail', {
        kind: 'lead_status',
        lead_id: id,
        status,
        ...(isFreeing && { was_booked: true }),
        ...(lead.event_date < deps.clock.today() && { is_past: true }),
      })
    await publishLeadUpdate(tx, lead, { events: [{ type: 'lead.changed', subject_id: id }], now })
    return presentReceivedLead(await getRow(tx, { professional_id }, id), deps.clock.today())
  })

/** Deletes the lead for both sides. */
export async function withdrawLead(deps: Deps, actor: Actor, id: number): Promise<void> {
  const withdrawn = await transactionWithInvalidation(deps, async (tx, invalidate) => {
    const lead = await deleteLead(tx, actor.id, id, withdrawableStatuses)
    if (!lead) return undefined
    await forgetAnswersAbout(tx, lead)
    invalidate(tags.replies(lead.professional_id))
    const events = [{ type: 'lead.withdrawn', subject_id: lead.id }] as const
    await publishLeadUpdate(tx, lead, { events, now: deps.clock.now() })
    await insertWithdrawalMail(tx, lead)
    return lead
  })
  if (withdrawn) return
  const { status } = await getRow(deps.db, { couple_id: actor.id }, id)
  throw new AppError('invalid', { message: withdrawalMessage(status) })
}

/** The professionals to whom the couple has sent leads that still exist. */
export const listRecipients = async (tx: Database, coupleId: number): Promise<number[]> =>
  (await selectRecipients(tx, coupleId)).map(({ professional_id }) => professional_id)

/**
 * The tags of the reply times of every professional the couple has asked: its unanswered leads only count while its
 * account is active.
 */
export const replyTagsOf = async (tx: Database, coupleId: number): Promise<Tag[]> =>
  (await listRecipients(tx, coupleId)).map(tags.replies)

/**
 * Call within the transaction that renames the couple. Its booked days get the new name, unless their owners have
 * retitled them; a name left behind would also outlive the account.
 */
export async function renameBookedDays(
  tx: Database,
  invalidate: Invalidate,
  coupleId: number,
  names: { from: string; to: string },
  now: Date,
): Promise<void> {
  await lockCalendars(tx, await listRecipients(tx, coupleId))
  const ids = (await selectSentIds(tx, coupleId)).map(({ id }) => id)
  await renameEventsOf(tx, invalidate, ids, { from: bookedTitle(names.from), to: bookedTitle(names.to) }, now)
}

/** Call within the transaction that renames the couple: open pages of its professionals name it. */
export const publishNewName = (tx: Database, coupleId: number) => publishLeadsOf(tx, { couple_id: coupleId })

/**
 * Call within the transaction that deletes the professional. Messages that are just being sent come first, without
 * deadlocks. The couples' leads are deleted too, so the couples are notified.
 */
export async function leaveReceivedLeads(tx: Database, professionalId: number, today: CalendarDay): Promise<void> {
  await lockReceived(tx, professionalId)
  await insertDeletionMails(tx, professionalId, today)
  await publishLeadsOf(tx, { professional_id: professionalId })
}

/** Call within the transaction that deletes the couple: notifies the professionals that count on it. */
export async function leaveSentLeads(tx: Database, coupleId: number, today: CalendarDay): Promise<void> {
  await insertDepartureMails(tx, coupleId, today)
}

/** Call within the transaction that deletes the couple's account. Returns the ids of its leads. */
export async function eraseFromLeads(tx: Database, coupleId: number, pattern: string): Promise<number[]> {
  await publishLeadsOf(tx, { couple_id: coupleId })
  return (await eraseFromMessages(tx, coupleId, pattern)).map(({ id }) => id)
}

/** Call within the transaction that publishes or hides the profile: its couples learn whether it has a page. */
export const publishProfileStatus = (tx: Database, professionalId: number) =>
  publishLeadsOf(tx, { professional_id: professionalId })

interface ChangedAccount {
  id: number
  professional_id: number | null
}

const sideOf = ({ id, professional_id }: ChangedAccount): LeadSide =>
  professional_id === null ? { couple_id: id } : { professional_id }

/** Call within the transaction that suspends or restores the account: the other sides learn whether they may write. */
export async function publishSuspension(tx: Database, account: ChangedAccount): Promise<void> {
  await publishLeadsOf(tx, sideOf(account))
}

/** So that a mistake can be undone without alarming anybody. */
const SUSPENSION_MAIL_DELAY_MS = 3_600_000

/** In an hour, tells those that are waiting for the account's owner or counting on it. */
export async function mailSuspension(tx: Database, { clock }: Deps, account: ChangedAccount): Promise<void> {
  const runAt = new Date(clock.now().getTime() + SUSPENSION_MAIL_DELAY_MS)
  await insertSuspensionMails(tx, sideOf(account), { isSuspended: true, today: clock.today(), runAt })
}

/** Tells them that the suspension is over, unless it was too short for them to hear of it. */
export async function mailRestoration(
  tx: Database,
  { clock }: Deps,
  account: ChangedAccount,
  suspendedAt: Date,
): Promise<void> {
  const now = clock.now()
  if (now.getTime() - suspendedAt.getTime() < SUSPENSION_MAIL_DELAY_MS) return
  await insertSuspensionMails(tx, sideOf(account), { isSuspended: false, today: clock.today(), runAt: now })
}

/** For the mail about a new lead; undefined once it is not new any more, or either account is gone or suspended. */
export const findNewLead = async (db: Database, id: number) => (await selectNewLead(db, { id })).at(0)

/** For the other mails about a lead: their content and both addresses; undefined once either account is gone. */
export const findLeadWithAddresses = async (db: Database, id: number) => (await selectWithAddresses(db, { id })).at(0)

/** Call before the professional's other packages are removed, which the leads that name them lose. */
export async function lockLeadsNamingOthers(
  tx: Database,
  professionalId: number,
  kept: readonly { id?: number | null | undefined }[],
): Promise<void> {
  const ids = kept.flatMap(({ id }) => id ?? [])
  await lockLeadsOfOtherPackages(tx, professionalId, ids)
}
