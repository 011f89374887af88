import * as z from 'zod/mini'
import { type Lead, type LeadCounts, lead, leadCounts } from '#contract/leads.ts'

// As in any other answer, fields that the schemas do not name never leave the server.

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
