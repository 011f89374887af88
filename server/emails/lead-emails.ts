import { zagrebDayOf } from '#contract/calendar-day.ts'
import { formatPackagePrice } from '#contract/package-prices.ts'
import { pages, queryString } from '#contract/paths.ts'
import type { MailAttachment } from '#server/adapters/mailer/mailer.ts'
import type { MailJob } from '#server/adapters/jobs/jobs.ts'
import { listAlternatives } from '#server/features/lead-reminders/service.ts'
import { comingBookingOf } from '#server/features/leads/policy.ts'
import { findLeadWithAddresses, findNewLead } from '#server/features/leads/service.ts'
import { findOfferWithAddresses } from '#server/features/offers/service.ts'
import { getUnread } from '#server/features/messages/service.ts'
import { type AddressedEmail, type MailDeps, ownReviewUrl, toCouple, toProfessional } from './addressed-email.ts'
import { dayFile, dayTitle } from './booked-day.ts'
import { leadAlternatives, leadReminder, leadStatus, newLead } from './leads.ts'
import { MAX_QUOTED, unreadMessages } from './messages.ts'

type UnreadJob = Extract<MailJob, { kind: 'unread_messages' }>
type LeadJob = Extract<MailJob, { kind: 'lead_reminder' | 'lead_alternatives' | 'lead_status' }>
type FoundLead = NonNullable<Awaited<ReturnType<typeof findLeadWithAddresses>>>

/** All professionals of the category who are free that day. */
export const searchUrlOf = (
  { publicUrl }: MailDeps,
  { category_id, event_date: date }: Pick<FoundLead, 'category_id' | 'event_date'>,
) => publicUrl + pages.home + queryString({ category_id, date })

function otherBookingOf({ clock, publicUrl }: MailDeps, lead: FoundLead) {
  const booking = comingBookingOf(lead, zagrebDayOf(clock.now()))
  return booking && { eventOn: booking.event_date, conversationUrl: publicUrl + pages.conversation(booking.lead_id) }
}

/** Takes back the day that the mail about the agreement has entered in the couple's calendar; none if there was none. */
async function calledOffDay({ db, clock, publicUrl }: MailDeps, lead: FoundLead): Promise<MailAttachment[]> {
  const agreement = lead.offer?.status === 'accepted' && (await findOfferWithAddresses(db, lead.offer.id))
  if (!agreement) return []
  const day = dayFile(publicUrl, 'calledOff', {
    leadId: lead.id,
    eventOn: lead.event_date,
    title: dayTitle(lead.company_name),
    url: publicUrl + pages.conversation(lead.id),
    sequence: agreement.former_agreements + 1,
    at: clock.now(),
  })
  return [day]
}

async function composeAlternatives(deps: MailDeps, lead: FoundLead): Promise<AddressedEmail> {
  const { db, publicUrl } = deps
  const { company_name: companyName, event_date: eventOn } = lead
  const others = await listAlternatives(db, lead)
  const alternatives = others.map((other) => ({
    companyName: other.company_name,
    city: other.city,
    priceRange: other.price_range,
    isAvailable: other.availability === 'available',
    url: publicUrl + pages.professional(other.id, eventOn),
  }))
  const searchUrl = searchUrlOf(deps, lead)
  const address = toCouple(lead, lead.id)
  const { replyTo } = address
  const isDayTaken = lead.is_day_busy
  const email = leadAlternatives({ companyName, eventOn, isDayTaken, alternatives, searchUrl, replyTo })
  return { ...address, email }
}

/** Nothing once the lead has been answered, withdrawn or erased. */
export async function composeNewLeadEmail({ db, publicUrl }: MailDeps, leadId: number): Promise<AddressedEmail | null> {
  const lead = await findNewLead(db, leadId)
  if (!lead) return null
  const email = newLead({
    companyName: lead.company_name,
    coupleName: lead.couple_name,
    coupleEmail: lead.couple_email,
    isEmailConfirmed: lead.couple_email_confirmed,
    eventOn: lead.event_date,
    offered: lead.package && { name: lead.package.name, price: formatPackagePrice(lead.package) },
    message: lead.message,
    conversationUrl: publicUrl + pages.conversation(leadId),
    isUnconfirmed: !lead.owner_email_confirmed,
  })
  return { ...toProfessional(lead, leadId), email }
}

export async function composeLeadEmail(deps: MailDeps, job: LeadJob): Promise<AddressedEmail | null> {
  const { db, publicUrl } = deps
  const lead = await findLeadWithAddresses(db, job.lead_id)
  if (!lead) return null
  // The status has changed since; a later mail announces the new one.
  if (lead.status !== (job.kind === 'lead_status' ? job.status : 'new')) return null
  const { company_name: companyName, couple_name: coupleName, event_date: eventOn, message } = lead
  const conversationUrl = publicUrl + pages.conversation(job.lead_id)
  switch (job.kind) {
    case 'lead_reminder': {
      if (lead.is_suspended) return null
      const isUnconfirmed = !lead.owner_email_confirmed
      const isDayTaken = lead.is_day_busy
      const waiting = { companyName, coupleName, eventOn, isDayTaken, message, conversationUrl, isUnconfirmed }
      return { ...toProfessional(lead, lead.id), email: leadReminder(waiting) }
    }
    case 'lead_alternatives':
      return lead.is_suspended ? null : composeAlternatives(deps, lead)
    case 'lead_status': {
      const { status, was_booked: wasBooked, is_past: isPast } = job
      const searchUrl = searchUrlOf(deps, lead)
      const mayReview = isPast === true && lead.has_its_day && lead.review_id === null
      const booked = wasBooked && !isPast ? otherBookingOf(deps, lead) : null
      const reviewUrl = mayReview ? ownReviewUrl(deps, lead.professional_id) : null
      const attachments = wasBooked && !isPast ? await calledOffDay(deps, lead) : []
      const address = toCouple(lead, lead.id)
      const email = leadStatus({
        status,
        wasBooked,
        isPast,
        reviewUrl,
        booked,
        hasDayFile: attachments.length > 0,
        companyName,
        eventOn,
        searchUrl,
        conversationUrl,
        replyTo: address.replyTo,
      })
      return { ...address, email, ...(attachments.length > 0 && { attachments }) }
    }
  }
}

/** Nothing once everything is read. A suspended account could not open the conversation. */
export async function composeUnreadEmail(
  { db, publicUrl }: MailDeps,
  { lead_id, to }: UnreadJob,
): Promise<AddressedEmail | null> {
  const lead = await findLeadWithAddresses(db, lead_id)
  if (!lead || lead.is_suspended) return null
  const unread = await getUnread(db, lead_id, to, MAX_QUOTED)
  if (unread.total === 0) return null
  const address = to === 'couple' ? toCouple(lead, lead.id) : toProfessional(lead, lead.id)
  const email = unreadMessages({
    to,
    companyName: lead.company_name,
    coupleName: lead.couple_name,
    eventOn: lead.event_date,
    ...unread,
    conversationUrl: publicUrl + pages.conversation(lead_id),
    replyTo: address.replyTo,
    isUnconfirmed: !address.isConfirmed,
  })
  return { ...address, email }
}
