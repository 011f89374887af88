import type { CalendarDay } from '#contract/calendar-day.ts'
import { joinWords } from '#contract/croatian.ts'
import { leadLifecycle, type LeadStatus, leadStatuses, nextStatusesOf } from '#contract/lead-lifecycle.ts'
import type { ConversationSide } from '#contract/messages.ts'

/** A couple may withdraw its lead until it is booked or rejected; after that, both sides rely on it. */
export const canWithdraw = ({ status }: { status: LeadStatus }) => leadLifecycle[status].isWithdrawable

interface Standing {
  status: LeadStatus
  /** When it was first booked. */
  booked_at: Date | null
}

/** A booking that its professional has called off has the status of a rejection. */
export const isCalledOff = ({ status, booked_at }: Standing) => status === 'rejected' && booked_at !== null

/** Somebody else has the day for which an open lead waits: only its professional's calendar can give it away. */
export const isDayTaken = ({ status, is_day_busy }: { status: LeadStatus; is_day_busy: boolean }) =>
  leadLifecycle[status].isOpen && is_day_busy

/** The couple's other booking with the same professional, if its day has not passed; null otherwise. */
export const comingBookingOf = <Booking extends { event_date: CalendarDay }>(
  { other_booking: other }: { other_booking: Booking | null },
  today: CalendarDay,
) => (other !== null && other.event_date >= today ? other : null)

interface Sides extends Standing {
  couple_id: number | null
  is_suspended: boolean
}

/** Why nothing more can be written: the lead is rejected, or nobody would read it. Null if it is open. */
export function closedMessage({ couple_id, is_suspended, ...lead }: Sides): string | null {
  if (isCalledOff(lead)) return 'Rezervacija je otkazana, pa je razgovor završen.'
  if (lead.status === 'rejected') return 'Upit je odbijen, pa je razgovor završen.'
  if (couple_id === null) return 'Par je izbrisao svoj račun, pa je razgovor završen.'
  return is_suspended ? 'Druga strana trenutačno ne može primati poruke.' : null
}

export const canWrite = (lead: Sides) => closedMessage(lead) === null

/** Whether the day was this lead's and is over; from then on, its couple may write a review. */
export const hasTakenPlace = (
  { has_its_day, event_date }: { has_its_day: boolean; event_date: CalendarDay },
  today: CalendarDay,
) => has_its_day && event_date < today

/** A new lead becomes contacted when its professional answers. */
export const statusAfterMessage = ({ status, side }: { status: LeadStatus; side: ConversationSide }) =>
  side === 'professional' && status === 'new' ? 'contacted' : status

/** The statuses in which both sides can write and which a text of this side does not change. */
export const statusesUnchangedByText = (side: ConversationSide) =>
  leadStatuses.filter(
    (status) =>
      canWrite({ status, booked_at: null, couple_id: 0, is_suspended: false }) &&
      statusAfterMessage({ status, side }) === status,
  )

/** The status as the professional reads it, in quotation marks. */
export const quotedLabel = (status: LeadStatus) => `„${leadLifecycle[status].label}”`

const finalStatusMessages: Partial<Record<LeadStatus, string>> = {
  rejected: 'Odbijeni upit više se ne može mijenjati.',
}

/**
 * Rejecting a rejected lead again changes nothing and is not an error, since the professional already has what it
 * wants.
 */
export const isRepeatedRejection = (from: LeadStatus, to: LeadStatus) => from === 'rejected' && to === 'rejected'

const books = (status: LeadStatus) => leadLifecycle[status].booksDay

/** A professional whose profile is not public makes no agreements, neither by an offer nor by a booking. */
export const possibleStatuses = ({ status, is_public }: { status: LeadStatus; is_public: boolean }) =>
  nextStatusesOf(status).filter((next) => is_public || !books(next))

/** Why a lead cannot go from one status to the other; null if it can. */
export function validateTransition(
  { status: from, is_public }: { status: LeadStatus; is_public: boolean },
  to: LeadStatus,
): string | null {
  const possible = nextStatusesOf(from)
  if (possible.includes(to))
    return is_public || !books(to) ? null : 'Vaš profil trenutačno nije objavljen, pa ne možete potvrditi rezervaciju.'
  if (possible.length === 0) {
    return finalStatusMessages[from] ?? `Status ${quotedLabel(from)} više se ne može mijenjati.`
  }
  return `Status ${quotedLabel(from)} može se promijeniti samo u ${joinWords(possible.map(quotedLabel), 'ili')}.`
}

/** The title of the booked day in the professional's calendar. */
export const bookedTitle = (coupleName: string) => `Vjenčanje ${coupleName}`

const withdrawalMessages: Partial<Record<LeadStatus, string>> = {
  booked: 'Potvrđena rezervacija ne može se povući. Javite se izravno pružatelju usluga.',
  rejected: 'Odbijeni upit ne može se povući.',
}

/** Why a lead of this status cannot be withdrawn. */
export const withdrawalMessage = (status: LeadStatus) =>
  withdrawalMessages[status] ?? `Upit sa statusom ${quotedLabel(status)} ne može se povući.`
