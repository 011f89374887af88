import type { CalendarDay } from '#contract/calendar-day.ts'
import type { LeadStatus } from '#contract/lead-lifecycle.ts'
import { type Conversation, conversationsOfDemoCouple, studioConversations } from '#demo/texts/conversations.ts'
import { demoStudioName } from './accounts.ts'
import type { LeadRow, Marketplace, MessageRow } from './rows.ts'

const HOUR_MS = 3_600_000
const instantOf = (milliseconds: number) => new Date(milliseconds).toISOString()

type NewMessage = Omit<MessageRow, 'id' | 'read_at'>

const text = (lead: LeadRow, index: number, body: string, at: number): NewMessage => ({
  lead_id: lead.id,
  author: index % 2 === 0 ? 'professional' : 'couple',
  kind: 'text',
  body,
  status: null,
  offer_id: null,
  offer_event: null,
  created_at: instantOf(at),
})

/** Evenly spread between the first answer and the outcome; later messages follow an hour apart. */
function textsOf(
  lead: LeadRow,
  { texts, farewell = [] }: Conversation,
  offers: readonly MessageRow[],
  lastMoment: number,
) {
  const begin = Date.parse(lead.answered_at ?? lead.created_at)
  const end = Math.max(begin, Date.parse(offers[0]?.created_at ?? lead.updated_at))
  const last = Math.max(end, Date.parse(offers.at(-1)?.created_at ?? lead.updated_at))
  const before = texts.map((body, index) => text(lead, index, body, begin + ((end - begin) * index) / texts.length))
  const after = farewell.map((body, index) =>
    text(lead, index + 1, body, Math.max(last, Math.min(last + (index + 1) * HOUR_MS, lastMoment))),
  )
  return { before, after }
}

/** Offers bring the message of a booking with them; all other status messages have the time of the change. */
function statusOf(lead: LeadRow, offers: readonly MessageRow[]): NewMessage[] {
  if (lead.status === 'new' || lead.status === 'contacted') return []
  if (offers.some(({ status }) => status === lead.status)) return []
  const { id: lead_id, status, updated_at: created_at } = lead
  return [
    { lead_id, author: 'system', kind: 'status', body: '', status, offer_id: null, offer_event: null, created_at },
  ]
}

/** All of the demo couple's, and some of the demo studio's in each status that are still to come. */
function conversationOf(
  lead: LeadRow,
  company: string,
  {
    isDemoCouple,
    today,
    seen,
  }: { isDemoCouple: boolean; today: CalendarDay; seen: Partial<Record<LeadStatus, number>> },
): Conversation | undefined {
  if (isDemoCouple) return conversationsOfDemoCouple[company]
  if (company !== demoStudioName || lead.event_date < today) return undefined
  const place = (seen[lead.status] = (seen[lead.status] ?? -1) + 1)
  return studioConversations[lead.status][place]
}

/** Writes the messages of both sides around their offers, and sorts all of the professional's messages. */
export function addConversations(
  rows: Marketplace,
  { id: professionalId, company }: { id: number; company: { name: string } },
  demoCouple: { id: number },
  today: CalendarDay,
): void {
  const seen: Partial<Record<LeadStatus, number>> = {}
  const lastMoment = Date.parse(`${today}T00:00:00Z`) - HOUR_MS
  const leads = rows.leads.filter(({ professional_id }) => professional_id === professionalId)
  const own = new Set(leads.map(({ id }) => id))
  const first = rows.messages.findIndex(({ lead_id }) => own.has(lead_id))
  const offers = first < 0 ? [] : rows.messages.splice(first)
  const all: NewMessage[] = []
  for (const lead of leads) {
    const ofLead = offers.filter(({ lead_id }) => lead_id === lead.id)
    const isDemoCouple = lead.couple_id === demoCouple.id
    const conversation = conversationOf(lead, company.name, { isDemoCouple, today, seen })
    const { before, after } = conversation ? textsOf(lead, conversation, ofLead, lastMoment) : { before: [], after: [] }
    all.push(...before, ...ofLead, ...(conversation ? statusOf(lead, ofLead) : []), ...after)
  }
  const next = rows.messages.length + 1
  const inOrder = all.toSorted((a, b) => a.created_at.localeCompare(b.created_at))
  rows.messages.push(...inOrder.map((message, index) => ({ ...message, id: next + index, read_at: null })))
  for (const lead of leads) noteReading(rows.messages.slice(next - 1), lead, lead.couple_id === demoCouple.id)
}

/**
 * Everything is read within an hour, except the last message to the side that a demo user sees while all is still open.
 */
function noteReading(added: readonly MessageRow[], lead: LeadRow, isDemoCouple: boolean): void {
  const messages = added.filter(({ lead_id }) => lead_id === lead.id)
  const last = messages.at(-1)
  if (!last) return
  const isOpen = lead.status === 'contacted' || lead.status === 'interested'
  const unread = isOpen && last.author === (isDemoCouple ? 'professional' : 'couple') ? last : null
  for (const message of messages)
    if (message !== unread && message.author !== 'system')
      message.read_at = instantOf(Date.parse(message.created_at) + HOUR_MS)
  const lastReadOf = (author: MessageRow['author']) =>
    messages.findLast((message) => message.author === author && message.read_at !== null)?.id ?? null
  lead.last_message_at = last.created_at
  lead.unread_by_couple = unread?.author === 'professional' ? 1 : 0
  lead.unread_by_professional = unread?.author === 'couple' ? 1 : 0
  lead.couple_read_id = lastReadOf('professional')
  lead.professional_read_id = lastReadOf('couple')
}
