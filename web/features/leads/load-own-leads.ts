import type { Lead } from '#contract/leads.ts'
import { call } from '#web/call.ts'
import { type OwnDayStatus, ownLeadDays } from './own-lead-days.ts'
import { OwnLeadLine, OwnLeads } from './own-leads.tsx'
import { SimilarProfessionals } from './similar-professionals.tsx'

/** The newest ones; the page of all enquiries has the others. */
const LOADED = 20

/** Fetched for couples alone: their enquiries to this professional, newest first, and how they are shown. */
export async function loadOwnLeads(professionalId: number, signal: AbortSignal) {
  const { data: leads } = await call('GET /leads', {
    query: { professional_id: professionalId, per_page: LOADED },
    signal,
  })
  return { leads, days: ownLeadDays(leads), views: { OwnLeads, OwnLeadLine, SimilarProfessionals, addSent } }
}

/** Those that were sent since come first. */
function addSent(
  { leads, days }: { leads: readonly Lead[]; days: ReadonlyMap<string, OwnDayStatus> },
  sent: readonly Lead[],
) {
  const known = new Set(leads.map(({ id }) => id))
  const since = sent.filter(({ id }) => !known.has(id))
  return {
    leads: [...since, ...leads],
    days: new Map([...since.map(({ event_date: day }) => [day, 'asked'] as const), ...days]),
  }
}
