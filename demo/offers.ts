import { addDays, type CalendarDay } from '#contract/calendar-day.ts'
import { totalOf } from '#contract/decimal.ts'
import type { LeadStatus } from '#contract/lead-lifecycle.ts'
import type { OfferStatus } from '#contract/offer-lifecycle.ts'
import { demoStudioName } from './accounts.ts'
import type { LeadRow, Marketplace, MessageRow } from './rows.ts'

type Item = readonly [label: string, quantity: number, unit_price: number]

const packages: readonly (readonly Item[])[] = [
  [
    ['Fotografiranje od spremanja do torte', 1, 1450],
    ['Drugi fotograf', 1, 350],
  ],
  [
    ['Fotografiranje, osam sati', 1, 1100],
    ['Album 30 × 30 cm', 1, 220],
  ],
  [
    ['Fotografiranje, deset sati', 1, 1300],
    ['Dodatni sat', 1.5, 120],
    ['Mali album za roditelje', 2, 85.5],
  ],
]

/** Other companies' offers to the demo couple. */
const ofCompanies: Readonly<Record<string, readonly Item[]>> = {
  'Kestenov hlad': [
    ['Svečani meni', 122, 62],
    ['Dječji meni', 18, 31],
    ['Najam vrta i dvorane', 1, 900],
  ],
  'Subotom navečer': [
    ['Svirka do tri ujutro', 1, 2200],
    ['Put, po kilometru', 96, 0.45],
  ],
  'Zlatarska radionica Habdelić': [['Radionica prstena za dvoje', 1, 780]],
}

/** By the lead's status: the outcomes of its successive offers. */
const histories: Readonly<Record<LeadStatus, readonly (readonly OfferStatus[])[]>> = {
  new: [[]],
  contacted: [['open'], ['expired'], [], ['replaced', 'open'], []],
  interested: [['declined'], ['open'], ['replaced', 'open'], []],
  booked: [['accepted'], ['amended', 'accepted'], ['accepted'], []],
  rejected: [['declined'], ['withdrawn'], []],
}
const ofDemoCouple: Readonly<Partial<Record<LeadStatus, readonly OfferStatus[]>>> = {
  contacted: ['replaced', 'open'],
  interested: ['open'],
  booked: ['accepted'],
}

const HOUR_MS = 3_600_000
const later = (instant: string, hours: number) => new Date(Date.parse(instant) + hours * HOUR_MS).toISOString()
const between = (a: string, b: string) => new Date((Date.parse(a) + Date.parse(b)) / 2).toISOString()
const dayOf = (instant: string) => instant.slice(0, 10) as CalendarDay // the date part of an instant

interface PlannedOffer {
  lead: LeadRow
  items: readonly Item[]
  status: OfferStatus
  sentAt: string
  decidedAt: string | null
  isAmendment: boolean
}

function planOffers(lead: LeadRow, statuses: readonly OfferStatus[], items: readonly Item[]): PlannedOffer[] {
  const { created_at, updated_at } = lead
  const first = lead.status === 'booked' || lead.status === 'rejected' ? between(created_at, updated_at) : updated_at
  return statuses.map((status, index) => {
    const isAmendment = index > 0 && lead.status === 'booked'
    const sentAt = index === 0 ? first : later(updated_at, 2)
    const answeredAt = index === 0 && first !== updated_at ? updated_at : later(sentAt, 2)
    return {
      lead,
      items: index === 0 ? items : [...items, ['Dodatni sati', 2, 110]],
      status,
      sentAt,
      decidedAt: status === 'open' || status === 'expired' ? null : answeredAt,
      isAmendment,
    }
  })
}

/** Long enough for offers that await or had an answer; past for expired ones. */
function validUntil({ status, sentAt, decidedAt }: PlannedOffer, today: CalendarDay): CalendarDay {
  const usual = addDays(dayOf(decidedAt ?? sentAt), 21)
  if (status === 'open') return addDays(today, 14)
  const yesterday = addDays(today, -1)
  return status === 'expired' && usual > yesterday ? yesterday : usual
}

/** The demo studio's offers, and those received by the demo couple, as part of their conversations. */
export function addOffers(
  rows: Marketplace,
  { id: professionalId, company }: { id: number; company: { name: string } },
  demoCouple: { id: number },
  today: CalendarDay,
): void {
  const isStudio = company.name === demoStudioName
  const own = ofCompanies[company.name]
  if (!isStudio && !own) return
  const seen: Partial<Record<LeadStatus, number>> = {}
  const plans = rows.leads.flatMap((lead) => {
    if (lead.professional_id !== professionalId) return []
    const isOwn = lead.couple_id === demoCouple.id
    if (!isOwn && !isStudio) return []
    const place = isOwn ? 0 : (seen[lead.status] = (seen[lead.status] ?? -1) + 1)
    const statuses =
      (isOwn && ofDemoCouple[lead.status]) || histories[lead.status][place % histories[lead.status].length]
    return planOffers(lead, statuses ?? [], own ?? packages[lead.id % packages.length] ?? [])
  })
  const inOrder = plans.toSorted((a, b) => a.sentAt.localeCompare(b.sentAt))
  for (const [index, plan] of inOrder.entries()) addOffer(rows, plan, { number: index + 1, today })
  if (inOrder.length > 0) rows.offer_numbers.push({ professional_id: professionalId, last_number: inOrder.length })
}

function addOffer(rows: Marketplace, plan: PlannedOffer, { number, today }: { number: number; today: CalendarDay }) {
  const { lead, status, sentAt, decidedAt, isAmendment } = plan
  const items = plan.items.map(([label, quantity, unit_price]) => ({ label, quantity, unit_price }))
  const total = totalOf(items)
  const isDeclined = status === 'declined'
  const reason = 'Predivno je, ali nam je iznad onoga što smo za to odvojili.'
  const offer = {
    id: rows.offers.length + 1,
    lead_id: lead.id,
    professional_id: lead.professional_id,
    number,
    status,
    total,
    deposit: Math.round(total / 5),
    deposit_due: addDays(dayOf(sentAt), 30),
    valid_until: validUntil(plan, today),
    vat: 'exempt' as const,
    note: 'Putni troškovi unutar županije uključeni su u cijenu.',
    cancellation: 'Predujam se vraća kod otkaza do šest mjeseci prije vjenčanja.',
    is_amendment: isAmendment,
    decline_reason: isDeclined ? reason : null,
    wanted_total: isDeclined ? Math.floor(total / 100) * 90 : null,
    created_at: sentAt,
    decided_at: decidedAt,
  }
  rows.offers.push(offer)
  for (const [index, item] of items.entries())
    rows.offer_items.push({ offer_id: offer.id, position: index + 1, ...item })

  const ofOffer = { lead_id: lead.id, kind: 'offer' as const, offer_id: offer.id, status: null }
  addMessage(rows, { ...ofOffer, author: 'professional', offer_event: 'sent', body: '', created_at: sentAt })
  if (decidedAt === null || status === 'replaced') return
  const event = status === 'amended' ? 'accepted' : status
  if (event !== 'accepted' && event !== 'declined' && event !== 'withdrawn') return
  const author = event === 'withdrawn' ? 'professional' : 'couple'
  const body = isDeclined ? reason : ''
  addMessage(rows, { ...ofOffer, author, offer_event: event, body, created_at: decidedAt })
  if (event !== 'accepted' || isAmendment) return
  const booked = { kind: 'status' as const, status: 'booked' as const, offer_id: null, offer_event: null, body: '' }
  addMessage(rows, { ...booked, lead_id: lead.id, author: 'system', created_at: decidedAt })
}

const addMessage = (rows: Marketplace, message: Omit<MessageRow, 'id' | 'read_at'>) =>
  rows.messages.push({ id: rows.messages.length + 1, read_at: later(message.created_at, 1), ...message })
