import * as z from 'zod/mini'
import { type Lead, type LeadCounts, lead, leadCounts } from '#contract/leads.ts'

// What the schemas do not name never leaves the server, here as in any other answer.

export const presentLeadEvent = (value: Lead, lastId: number) => ({
  event: 'lead',
  id: lastId,
  data: z.parse(lead, value),
})

export const presentCountsEvent = (counts: LeadCounts, lastId: number) => ({
  event: 'counts',
  id: lastId,
  data: z.parse(leadCounts, counts),
})
