import type { LeadStatus } from './leads.ts'

/** What a lead may become. The server decides by it, and the professional's menu offers by it. */
export const leadTransitions: Record<LeadStatus, readonly LeadStatus[]> = {
  new: ['contacted', 'rejected'],
  contacted: ['interested', 'booked', 'rejected'],
  interested: ['booked', 'rejected'],
  booked: ['rejected'],
  rejected: [],
}
