import type { CalendarDay } from '#contract/calendar-day.ts'
import { leadLifecycle } from '#contract/lead-lifecycle.ts'
import type { Offer, OfferDecline, OfferDocument, OfferInput } from '#contract/offers.ts'
import { type Actor, professionalIdOf } from '#server/actor.ts'
import { enqueue } from '#server/adapters/jobs/jobs.ts'
import type { Database } from '#server/db/connect.ts'
import type { Deps } from '#server/deps.ts'
import { AppError, invalidField } from '#server/errors.ts'
import { lockCalendars } from '#server/features/events/calendar-service.ts'
import {
  bookAgreedDay,
  type Conversation,
  lockConversation,
  requireOpen,
} from '#server/features/leads/conversation-service.ts'
import { getLead, scopeOf } from '#server/features/leads/service.ts'
import { noteOffer } from '#server/features/messages/service.ts'
import { transactionWithInvalidation } from '#server/response-cache/invalidation.ts'
import {
  decidedMessage,
  hasMissedDay,
  MAX_OFFERS_A_LEAD,
  meanwhileMessage,
  missedDayMessage,
  tooManyMessage,
  unpublishedMessage,
  validateDays,
} from './policy.ts'
import { presentDocument, presentReceivedOffer, presentSentOffer } from './present.ts'
import {
  amendAcceptedOffer,
  countOffers,
  decideOffer,
  eraseFromOfferTexts,
  insertOffer,
  isPublished,
  type OfferRow,
  replaceOpenOffer,
  selectAgreedMonths,
  selectLatestOffer,
  selectOffer,
  selectOfferMonths,
  selectOffers,
  selectOffersOfLead,
  selectOfferWithAddresses,
  selectParties,
  selectStandings,
  takeNumber,
} from './queries.ts'

const present = ({ clock }: Deps, { role }: Actor, row: OfferRow) =>
  (role === 'couple' ? presentReceivedOffer : presentSentOffer)(row, clock.today())

const notFound = () => new AppError('not_found', { message: 'Ponuda nije pronađena.' })

async function getRow(db: Database, actor: Actor, id: number): Promise<OfferRow> {
  const row = await selectOffer(db, scopeOf(actor), id)
  if (!row) throw notFound()
  return row
}

/** Newest first. */
export async function listOffersOfLead(deps: Deps, actor: Actor, leadId: number): Promise<Offer[]> {
  const rows = await selectOffersOfLead(deps.db, scopeOf(actor), leadId)
  // Tells whether there are no offers yet, or no such lead for this person.
  if (rows.length === 0) await getLead(deps, actor, leadId)
  return rows.map((row) => present(deps, actor, row))
}

export async function findLatestOffer(deps: Deps, actor: Actor): Promise<Offer | null> {
  const row = await selectLatestOffer(deps.db, professionalIdOf(actor))
  return row ? present(deps, actor, row) : null
}

/** All offers that the professional has sent or the couple has received, newest first. */
export async function exportOffers(deps: Deps, actor: Actor): Promise<Offer[]> {
  const rows = await selectOffers(deps.db, scopeOf(actor))
  return rows.map((row) => present(deps, actor, row))
}

/** As its professional sees it; null if it is another professional's or no longer exists. */
export async function findSentOffer({ db, clock }: Deps, professional_id: number, id: number): Promise<Offer | null> {
  const row = await selectOffer(db, { professional_id }, id)
  return row ? presentSentOffer(row, clock.today()) : null
}

export async function getOfferDocument(deps: Deps, actor: Actor, id: number): Promise<OfferDocument> {
  const row = await getRow(deps.db, actor, id)
  const parties = await selectParties(deps.db, id)
  if (!parties) throw notFound()
  return presentDocument(present(deps, actor, row), parties, row)
}

/** While the conversation is locked, nothing else changes its offers. */
export const sendOffer = (
  deps: Deps,
  actor: Actor,
  leadId: number,
  { replaces, newest, ...input }: OfferInput,
): Promise<Offer> =>
  transactionWithInvalidation(deps, async (tx, invalidate) => {
    const professional_id = professionalIdOf(actor)
    const conversation = await lockConversation(tx, actor, leadId)
    requireOpen(conversation)
    if (!(await isPublished(tx, professional_id))) throw new AppError('invalid', { message: unpublishedMessage.send })
    const today = deps.clock.today()
    const error = validateDays(input, today)
    if (error) throw invalidField(error.field, error.message)
    // Nobody else can add one while the conversation is locked.
    if ((await countOffers(tx, professional_id, leadId)) >= MAX_OFFERS_A_LEAD)
      throw new AppError('invalid', { message: tooManyMessage })
    const standings = await selectStandings(tx, professional_id, leadId)
    const message = meanwhileMessage(standings, { replaces, newest }, today)
    if (message !== null) throw new AppError('conflict', { message })
    const now = deps.clock.now()
    await replaceOpenOffer(tx, leadId, today, now)
    const keys = {
      lead_id: leadId,
      professional_id,
      number: await takeNumber(tx, professional_id),
      is_amendment: leadLifecycle[conversation.status].booksDay,
    }
    const offer_id = await insertOffer(tx, keys, input, now)
    await noteOffer(tx, invalidate, conversation, { offer_id, event: 'sent' }, now)
    await enqueue(tx, 'send-mail', { kind: 'new_offer', offer_id })
    return present(deps, actor, await getRow(tx, actor, offer_id))
  })

interface LockedOffer {
  offer: OfferRow
  conversation: Conversation
}

/** The offer as it stands once its conversation is locked. */
async function lockOffer(tx: Database, actor: Actor, { id, lead_id }: OfferRow): Promise<LockedOffer> {
  const conversation = await lockConversation(tx, actor, lead_id)
  return { conversation, offer: await getRow(tx, actor, id) }
}

function requireUndecided(deps: Deps, offer: OfferRow): void {
  const message = decidedMessage(offer, deps.clock.today())
  if (message !== null) throw new AppError('invalid', { message })
}

/**
 * Accepting an accepted offer again changes nothing and is not an error: it may be a second click, or a retry after a
 * lost answer.
 */
export const acceptOffer = (deps: Deps, actor: Actor, id: number): Promise<Offer> =>
  transactionWithInvalidation(deps, async (tx, invalidate) => {
    const found = await getRow(tx, actor, id)
    await lockCalendars(tx, [found.professional_id])
    const { conversation, offer } = await lockOffer(tx, actor, found)
    requireOpen(conversation)
    if (offer.status === 'accepted') return present(deps, actor, offer)
    requireUndecided(deps, offer)
    if (!offer.is_published) throw new AppError('invalid', { message: unpublishedMessage.accept })
    if (hasMissedDay(offer, deps.clock.today())) throw new AppError('invalid', { message: missedDayMessage })
    const now = deps.clock.now()
    await amendAcceptedOffer(tx, offer.lead_id)
    await decideOffer(tx, id, 'accepted', now)
    await noteOffer(tx, invalidate, conversation, { offer_id: id, event: 'accepted', becomes: 'booked' }, now)
    if (!leadLifecycle[conversation.status].booksDay) await bookAgreedDay(tx, invalidate, conversation, now)
    for (const to of ['couple', 'professional'] as const)
      await enqueue(tx, 'send-mail', { kind: 'offer_accepted', offer_id: id, to })
    return present(deps, actor, await getRow(tx, actor, id))
  })

export const declineOffer = (deps: Deps, actor: Actor, id: number, answer: OfferDecline): Promise<Offer> =>
  transactionWithInvalidation(deps, async (tx, invalidate) => {
    const { conversation, offer } = await lockOffer(tx, actor, await getRow(tx, actor, id))
    if (offer.status === 'declined') return present(deps, actor, offer)
    requireUndecided(deps, offer)
    requireOpen(conversation)
    const now = deps.clock.now()
    await decideOffer(tx, id, 'declined', now, answer)
    await noteOffer(tx, invalidate, conversation, { offer_id: id, event: 'declined', reason: answer.reason }, now)
    await enqueue(tx, 'send-mail', { kind: 'offer_declined', offer_id: id })
    return present(deps, actor, await getRow(tx, actor, id))
  })

/** Allowed even if nobody can answer any more, since it only ends what would expire anyway. */
export const withdrawOffer = (deps: Deps, actor: Actor, id: number): Promise<Offer> =>
  transactionWithInvalidation(deps, async (tx, invalidate) => {
    const { conversation, offer } = await lockOffer(tx, actor, await getRow(tx, actor, id))
    if (offer.status === 'withdrawn') return present(deps, actor, offer)
    requireUndecided(deps, offer)
    const now = deps.clock.now()
    await decideOffer(tx, id, 'withdrawn', now)
    await noteOffer(tx, invalidate, conversation, { offer_id: id, event: 'withdrawn' }, now)
    return present(deps, actor, await getRow(tx, actor, id))
  })

/** For the mails about an offer: their content and both addresses; undefined once either account is gone. */
export const findOfferWithAddresses = (db: Database, id: number) => selectOfferWithAddresses(db, id)

export type OfferMonth = Awaited<ReturnType<typeof countOffersByMonth>>[number]

/** How many offers the professional sent in each month from that day on, and how many of them were accepted. */
export const countOffersByMonth = (db: Database, professionalId: number, from: CalendarDay) =>
  selectOfferMonths(db, professionalId, from)

export type AgreedMonth = Awaited<ReturnType<typeof sumAgreementsByMonth>>[number]

/** The value of the agreements that still stand, for each month from that day on. */
export const sumAgreementsByMonth = (db: Database, professionalId: number, from: CalendarDay) =>
  selectAgreedMonths(db, professionalId, from)

/**
 * Call within the transaction that deletes the couple's account: erases matches of the pattern from the offers of its
 * leads.
 */
export const eraseFromOffers = (tx: Database, leadIds: readonly number[], pattern: string): Promise<void> =>
  eraseFromOfferTexts(tx, leadIds, pattern)
