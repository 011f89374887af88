import { call } from '#web/call.ts'
import { ownLeadDays } from './own-lead-days.ts'
import { OwnLeadLine, OwnLeads } from './own-leads.tsx'

/** The newest ones; the page of all enquiries has the others. */
const LOADED = 20

/** Fetched for couples alone: their enquiries to this professional, newest first, and how they are shown. */
export async function loadOwnLeads(professionalId: number, signal: AbortSignal) {
  const { data: leads } = await call('GET /leads', {
    query: { professional_id: professionalId, per_page: LOADED },
    signal,
  })
  return { leads, days: ownLeadDays(leads), views: { OwnLeads, OwnLeadLine } }
}
