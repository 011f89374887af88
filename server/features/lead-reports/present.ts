import type { LeadReport, LeadReportDetail } from '#contract/lead-reports.ts'
import type { LeadReportDetailRow, LeadReportRow } from './queries.ts'

/** A professional reports as a person, whose account has its own name. */
function presentReporter({ reporter: role, couple_id, couple_name, owner_id, owner_name }: LeadReportRow) {
  if (role === 'professional') return { id: owner_id, name: owner_name, role }
  return couple_id === null || couple_name === null ? null : { id: couple_id, name: couple_name, role }
}

export const presentReport = (row: LeadReportRow): LeadReport => ({
  id: row.id,
  lead_id: row.lead_id,
  reason: row.reason,
  reporter: presentReporter(row),
  professional_id: row.professional_id,
  company_name: row.company_name,
  couple_name: row.couple_name ?? 'Nepoznato',
  event_date: row.event_date,
  created_at: row.created_at.toISOString(),
  resolved_at: row.resolved_at?.toISOString() ?? null,
  resolution: row.resolution,
})

export const presentReportDetail = (row: LeadReportDetailRow): LeadReportDetail => ({
  ...presentReport(row),
  transcript: row.transcript,
})
