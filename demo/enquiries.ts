import { addDays, type CalendarDay } from '#contract/calendar-day.ts'
import type { LeadStatus } from '#contract/lead-lifecycle.ts'
import { bookedTitle } from './calendar.ts'
import { regionOf, type Couple } from './couples.ts'
import type { ProfessionalContext } from './history.ts'
import { instantOn, type SeededRandom } from './random.ts'
import { add, addLead, type LeadRow, type Marketplace } from './rows.ts'

type DaysAgo = readonly [from: number, to: number]

/** How many days ago an enquiry came in, if its status implies it. */
const ages: Readonly<Partial<Record<LeadStatus, DaysAgo>>> = {
  new: [1, 9],
  contacted: [4, 25],
  booked: [30, 150],
  rejected: [12, 140],
}
const anyAge: DaysAgo = [9, 60]

interface Enquiry {
  couple: Pick<Couple, 'id' | 'name'>
  day: CalendarDay
  status: LeadStatus
  message?: string
}

/** An enquiry, and its booked day if it got that far. */
export function addEnquiry(
  rows: Marketplace,
  professional: ProfessionalContext,
  today: CalendarDay,
  enquiry: Enquiry,
): LeadRow {
  const { id, company, random, writeMessage } = professional
  const { couple, day, status } = enquiry
  // The enquiry for a past day came before that day.
  const reference = day < today ? addDays(day, -40) : today
  const [from, to] = ages[status] ?? anyAge
  const age = random.whole(from, to)
  const answeredOn = addDays(reference, -random.whole(Math.min(1, age - 1), Math.max(1, Math.floor(age / 2))))
  const createdAt = instantOn(addDays(reference, -age), random)
  const answeredAt = instantOn(answeredOn, random)
  const lead = addLead(rows.leads, {
    professional_id: id,
    couple_id: couple.id,
    status,
    event_date: day,
    message: enquiry.message ?? writeMessage({ city: company.city, day, couple: couple.name }),
    created_at: createdAt,
    updated_at: status === 'new' || answeredAt < createdAt ? createdAt : answeredAt,
  })
  if (status === 'booked') addBookedDay(rows, lead, couple, 'active', random)
  return lead
}

function addBookedDay(
  rows: Marketplace,
  lead: LeadRow,
  couple: Pick<Couple, 'name'>,
  status: 'active' | 'cancelled',
  random: SeededRandom,
): void {
  const names = /^\S+ i \S+/.exec(couple.name)?.[0]
  add(rows.events, {
    professional_id: lead.professional_id,
    lead_id: lead.id,
    title: bookedTitle(random, names),
    event_type: 'booked',
    event_date: lead.event_date,
    notes: status === 'cancelled' ? 'Odgodili svadbu, kapara vraćena.' : null,
    status,
    created_at: lead.updated_at,
  })
}

/** Enquiries of couples who have yet to marry. Days in `taken` are unavailable; newly booked ones are added. */
export function addEnquiries(
  rows: Marketplace,
  professional: ProfessionalContext,
  couples: readonly Couple[],
  statuses: readonly LeadStatus[],
  { today, taken }: { today: CalendarDay; taken: Set<CalendarDay> },
): void {
  const { random, company } = professional
  const region = regionOf(company.city)
  const shuffled = random.shuffled(couples)
  const nearFirst = shuffled.toSorted((a, b) => Number(b.region === region) - Number(a.region === region))
  let cancelled = 0
  for (const [index, couple] of nearFirst.slice(0, statuses.length).entries()) {
    const wanted = statuses[index] ?? 'new'
    const day = couple.weddingOn
    const status = wanted === 'booked' && taken.has(day) ? 'interested' : wanted
    const lead = addEnquiry(rows, professional, today, { couple, day, status })
    if (status === 'booked') taken.add(day)
    if (status === 'rejected' && cancelled < 2 && random.chance(0.2)) {
      cancelled += 1
      addBookedDay(rows, lead, couple, 'cancelled', random)
    }
  }
}
