import { type LeadStatus, leadStatuses } from '#contract/lead-lifecycle.ts'
import type { LeadCounts } from '#contract/leads.ts'
import { pages, queryString } from '#contract/paths.ts'
import { oneOf, omitDefault, readPage } from '#web/lib/filters.ts'
import { sentStatusLabel } from './status-presentation.ts'

export type SentFilters = { status: LeadStatus | 'all'; page: number }

/** Fewer are seen at a glance. */
const FILTERED_FROM = 6

export const sentFilterLabels: Record<SentFilters['status'], string> = {
  all: 'Svi',
  new: sentStatusLabel('new'),
  contacted: sentStatusLabel('contacted'),
  interested: sentStatusLabel('interested'),
  booked: sentStatusLabel('booked'),
  // Rejected, or a cancelled booking.
  rejected: 'Zatvoreno',
}

/** A value that makes no sense is ignored. */
export const readSentFilters = (query: URLSearchParams): SentFilters => ({
  status: oneOf(sentFilterLabels, query.get('status'), 'all'),
  page: readPage(query),
})

export const sentHref = ({ status, page }: SentFilters) =>
  pages.enquiries + queryString({ status: omitDefault(status, 'all'), page: omitDefault(page, 1) })

interface Choice {
  labels: Record<string, string>
  counts: Record<string, number>
}

/** The statuses that there are, with their numbers; null where there is nothing to choose. */
export function sentChoice(counts: LeadCounts | null, chosen: SentFilters['status']): Choice | null {
  if (counts === null) return null
  const found = leadStatuses.filter((status) => counts[status] > 0 || status === chosen)
  if (chosen === 'all' && (counts.total < FILTERED_FROM || found.length < 2)) return null
  return {
    labels: Object.fromEntries((['all', ...found] as const).map((status) => [status, sentFilterLabels[status]])),
    counts: { all: counts.total, ...counts },
  }
}
