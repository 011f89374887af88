import type { CalendarDay } from '#contract/calendar-day.ts'
import { leadLifecycle, type LeadStatus, leadStatuses } from '#contract/lead-lifecycle.ts'
import type { Lead, LeadCounts } from '#contract/leads.ts'
import type { ReviewOfLead } from '#contract/reviews.ts'
import { currentStatus } from '#contract/offer-lifecycle.ts'
import { recordOf } from '#contract/typed-keys.ts'
import {
  canWithdraw,
  canWrite,
  comingBookingOf,
  hasTakenPlace,
  isCalledOff,
  isDayTaken,
  possibleStatuses,
} from './policy.ts'
import type { LeadRow } from './queries.ts'

const presentCouple = ({ couple_name: name, couple_email: email, couple_email_confirmed: email_confirmed }: LeadRow) =>
  name !== null && email !== null ? { name, email, email_confirmed } : null

/** Phone numbers are only shown once the day is booked; not everybody has given one. */
const phoneOf = (row: LeadRow, phone: string | null) =>
  leadLifecycle[row.status].booksDay && phone !== null ? { phone } : {}

function presentReview(row: LeadRow): ReviewOfLead['review'] {
  const { review_id: id, rating, comment, reviewed_at, professional_id, couple_name: name } = row
  if (id === null || rating === null || reviewed_at === null) return null
  return {
    id,
    professional_id,
    rating,
    comment,
    created_at: reviewed_at.toISOString(),
    couple: name === null ? null : { name },
    ...(row.hidden_at && { hidden_reason: row.hidden_reason }),
  }
}

function presentMyReview(row: LeadRow, today: CalendarDay): ReviewOfLead {
  if (!hasTakenPlace(row, today)) return { can_review: false, needs_confirmation: false, review: null }
  const review = presentReview(row)
  const isConfirmed = row.couple_email_confirmed
  return {
    can_review: review === null && isConfirmed,
    needs_confirmation: review === null && !isConfirmed,
    review,
  }
}

/** The conversation's state for one of its sides. */
const forSide = {
  couple: (row: LeadRow) => ({ unread_count: row.unread_by_couple, other_read_id: readByProfessional(row) }),
  professional: (row: LeadRow) => ({
    unread_count: row.unread_by_professional + (row.message_read_at === null ? 1 : 0),
    other_read_id: row.couple_read_id,
  }),
}

const readByProfessional = ({ professional_read_id, message_read_at }: LeadRow) =>
  professional_read_id ?? (message_read_at === null ? null : 0)

const presentOffer = ({ offer }: LeadRow, today: CalendarDay): Lead['offer'] =>
  offer && { ...offer, status: currentStatus(offer, today) }

const offerNews = {
  sent: 'Ponuda',
  accepted: 'Ponuda je prihvaćena',
  declined: 'Ponuda je odbijena',
  withdrawn: 'Ponuda je povučena',
}

const EXCERPT_MAX = 120

function excerptOf(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line.length <= EXCERPT_MAX
    ? line
    : `${line
        .slice(0, EXCERPT_MAX - 1)
        .toWellFormed()
        .trimEnd()}…`
}

function presentLastMessage({ last_message, message }: LeadRow): Lead['last_message'] {
  if (last_message === null) return { author: 'couple', kind: 'text', excerpt: excerptOf(message) }
  const { author, body, offer_event } = last_message
  if (offer_event !== null) return { author, kind: 'offer', excerpt: offerNews[offer_event] }
  // A message without a text has files.
  return { author, kind: 'text', excerpt: excerptOf(body) || 'Prilog' }
}

const presentLead = (row: LeadRow, side: keyof typeof forSide, today: CalendarDay): Lead => ({
  id: row.id,
  professional_id: row.professional_id,
  status: row.status,
  event_date: row.event_date,
  message: row.message,
  package: row.package && { id: row.package_id, ...row.package },
  created_at: row.created_at.toISOString(),
  couple: presentCouple(row),
  professional: {
    id: row.professional_id,
    company_name: row.company_name,
    category_id: row.category_id,
    is_public: row.is_public,
  },
  ...forSide[side](row),
  last_message_at: row.last_message_at.toISOString(),
  last_message: presentLastMessage(row),
  is_called_off: isCalledOff(row),
  other_booking: comingBookingOf(row, today),
  is_day_taken: isDayTaken(row),
  can_write: canWrite(row),
  offer: presentOffer(row, today),
})

/** As its professional sees it, with the statuses it can take on. */
export function presentReceivedLead(row: LeadRow, today: CalendarDay): Lead {
  const lead = presentLead(row, 'professional', today)
  return {
    ...lead,
    couple: lead.couple && { ...lead.couple, ...phoneOf(row, row.couple_phone) },
    next_statuses: possibleStatuses(row),
  }
}

/** As its couple sees it, with what the couple may do. */
export function presentSentLead(row: LeadRow, today: CalendarDay): Lead {
  const lead = presentLead(row, 'couple', today)
  return {
    ...lead,
    professional: { ...lead.professional, ...phoneOf(row, row.owner_phone) },
    can_withdraw: canWithdraw(row),
    other_enquiries: row.event_date < today ? [] : (row.other_enquiries ?? []),
    my_review: presentMyReview(row, today),
  }
}

/** A status without leads counts 0. */
export function presentCounts(
  rows: readonly { status: LeadStatus; leads: number; unread: number; agreed_total: number }[],
): LeadCounts {
  const counts = recordOf(leadStatuses, () => 0)
  for (const { status, leads } of rows) counts[status] = leads
  const sumOf = (name: 'leads' | 'unread' | 'agreed_total') => rows.reduce((sum, row) => sum + row[name], 0)
  return { ...counts, total: sumOf('leads'), unread: sumOf('unread'), agreed_total: sumOf('agreed_total') }
}
