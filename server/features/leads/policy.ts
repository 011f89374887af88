import type { CalendarDay } from '#contract/calendar-day.ts'
import { leadTransitions } from '#contract/lead-lifecycle.ts'
import type { LeadStatus } from '#contract/leads.ts'

/** While nothing is settled the couple may take its lead back; afterwards both sides rely on it. */
export const withdrawableStatuses: readonly LeadStatus[] = ['new', 'contacted', 'interested']

export const canWithdraw = ({ status }: { status: LeadStatus }) => withdrawableStatuses.includes(status)

/** Who was booked is reviewed from the day after on. */
export const hasTakenPlace = (lead: { status: LeadStatus; event_date: CalendarDay }, today: CalendarDay) =>
  lead.status === 'booked' && lead.event_date < today

/** The words that a professional reads, in quotation marks. */
export const statusLabels: Record<LeadStatus, string> = {
  new: '„Novo”',
  contacted: '„Kontaktirano”',
  interested: '„Zainteresirano”',
  booked: '„Rezervirano”',
  rejected: '„Odbijeno”',
}

const either = new Intl.ListFormat('hr', { type: 'disjunction' })

/** Why a lead of this status cannot become that; null when it can. */
export function validateTransition(from: LeadStatus, to: LeadStatus): string | null {
  const possible = leadTransitions[from]
  if (possible.includes(to)) return null
  if (possible.length === 0) return 'Odbijeni upit više se ne može mijenjati.'
  const names = possible.map((status) => statusLabels[status])
  return `Status ${statusLabels[from]} može se promijeniti samo u ${either.format(names)}.`
}
