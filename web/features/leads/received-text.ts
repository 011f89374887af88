import { type LeadStatus, nextStatusesOf } from '#contract/lead-lifecycle.ts'
import type { Lead } from '#contract/leads.ts'

export const RECEIVED_TITLE = 'Upiti'
export const STATUS_CHANGED = 'Status upita ažuriran'
export const STATUS_NOT_CHANGED = 'Neuspjelo ažuriranje statusa upita'

/** As the server answers; where it does not, by the lifecycle. */
export const nextStatuses = (lead: Lead): readonly LeadStatus[] => lead.next_statuses ?? nextStatusesOf(lead.status)
