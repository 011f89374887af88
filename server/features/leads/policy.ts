import type { CalendarDay } from '../../../contract/calendar-day.ts'
import type { LeadStatus } from '../../../contract/leads.ts'

/** While nothing is settled the couple may take its lead back; afterwards both sides rely on it. */
export const withdrawableStatuses: readonly LeadStatus[] = ['new', 'contacted', 'interested']

export const canWithdraw = ({ status }: { status: LeadStatus }) => withdrawableStatuses.includes(status)

/** Who was booked is reviewed from the day after on. */
export const hasTakenPlace = (lead: { status: LeadStatus; event_date: CalendarDay }, today: CalendarDay) =>
  lead.status === 'booked' && lead.event_date < today
