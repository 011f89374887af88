import { mdiCalendarCheckOutline, mdiCloseCircleOutline, mdiEmailCheckOutline, mdiThumbUpOutline } from '@mdi/js'
import { leadTransitions } from '#contract/lead-lifecycle.ts'
import type { Lead, LeadStatus } from '#contract/leads.ts'

export const RECEIVED_TITLE = 'Upiti'
export const STATUS_CHANGED = 'Status upita ažuriran'
export const STATUS_NOT_CHANGED = 'Neuspjelo ažuriranje statusa upita'

/** The professional's words for a status; its colour is the one that the couple sees. */
export const receivedLabels: Record<LeadStatus, string> = {
  new: 'Novo',
  contacted: 'Kontaktirano',
  interested: 'Zainteresirano',
  booked: 'Rezervirano',
  rejected: 'Odbijeno',
}

/** What is offered to make of a lead. */
export const statusActionLabels: Record<LeadStatus, string> = {
  new: 'Označi kao novo',
  contacted: 'Označi kao kontaktirano',
  interested: 'Označi kao zainteresirano',
  booked: 'Označi kao rezervirano',
  rejected: 'Označi kao odbijeno',
}

export const statusIcons: Record<LeadStatus, string> = {
  new: mdiEmailCheckOutline,
  contacted: mdiEmailCheckOutline,
  interested: mdiThumbUpOutline,
  booked: mdiCalendarCheckOutline,
  rejected: mdiCloseCircleOutline,
}

/** What the server allows; where it does not say so, what the lifecycle does. */
export const nextStatuses = (lead: Lead): readonly LeadStatus[] => lead.next_statuses ?? leadTransitions[lead.status]
