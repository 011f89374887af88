import type { CalendarDay } from '#contract/calendar-day.ts'
import { joinWords } from '#contract/croatian.ts'
import { leadLifecycle, type LeadStatus, leadStatuses, nextStatusesOf } from '#contract/lead-lifecycle.ts'

/** Until a lead is booked or rejected its couple may take it back; afterwards both sides rely on it. */
export const canWithdraw = ({ status }: { status: LeadStatus }) => leadLifecycle[status].isWithdrawable

interface Standing {
  status: LeadStatus
  /** When it was first booked. */
  booked_at: Date | null
}

/** A booking that its professional has called off has the status of a refusal. */
export const isCalledOff = ({ status, booked_at }: Standing) => status === 'rejected' && booked_at !== null

/** Somebody else has the day for which an open lead waits: only its professional's calendar can give it away. */
export const isDayTaken = ({ status, is_day_busy }: { status: LeadStatus; is_day_busy: boolean }) =>
  leadLifecycle[status].isOpen && is_day_busy

interface Sides extends Standing {
  couple_id: number | null
  is_suspended: boolean
}

/** Why nothing more can be written: the lead is rejected, or nobody would read it. Null while it can. */
export function closedMessage({ couple_id, is_suspended, ...lead }: Sides): string | null {
  if (isCalledOff(lead)) return 'Rezervacija je otkazana, pa je razgovor završen.'
  if (lead.status === 'rejected') return 'Upit je odbijen, pa je razgovor završen.'
  if (couple_id === null) return 'Par je izbrisao svoj račun, pa je razgovor završen.'
  return is_suspended ? 'Druga strana trenutačno ne može primati poruke.' : null
}

export const canWrite = (lead: Sides) => closedMessage(lead) === null

/** The day was this lead's, and is over; from then on its couple may write a review. */
export const hasTakenPlace = (
  { has_its_day, event_date }: { has_its_day: boolean; event_date: CalendarDay },
  today: CalendarDay,
) => has_its_day && event_date < today

/** A new lead that its professional answers is contacted. */
export const statusAfterMessage = ({ status, side }: { status: LeadStatus; side: 'couple' | 'professional' }) =>
  side === 'professional' && status === 'new' ? 'contacted' : status

/** Those in which both sides can write, and that a text of this side leaves as they are. */
export const statusesUnchangedByText = (side: 'couple' | 'professional') =>
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

/** To reject again what is rejected is no change and no fault: the professional has what it wants. */
export const isRepeatedRejection = (from: LeadStatus, to: LeadStatus) => from === 'rejected' && to === 'rejected'

/** Why a lead of this status cannot become that; null when it can. */
export function validateTransition(from: LeadStatus, to: LeadStatus): string | null {
  const possible = nextStatusesOf(from)
  if (possible.includes(to)) return null
  if (possible.length === 0) {
    return finalStatusMessages[from] ?? `Status ${quotedLabel(from)} više se ne može mijenjati.`
  }
  return `Status ${quotedLabel(from)} može se promijeniti samo u ${joinWords(possible.map(quotedLabel), 'ili')}.`
}

/** How a professional finds the booked day in its calendar. */
export const bookedTitle = (coupleName: string) => `Vjenčanje ${coupleName}`

const withdrawalMessages: Partial<Record<LeadStatus, string>> = {
  booked: 'Potvrđena rezervacija ne može se povući. Javite se izravno pružatelju usluga.',
  rejected: 'Odbijeni upit ne može se povući.',
}

/** Why a lead of this status cannot be withdrawn. */
export const withdrawalMessage = (status: LeadStatus) =>
  withdrawalMessages[status] ?? `Upit sa statusom ${quotedLabel(status)} ne može se povući.`
