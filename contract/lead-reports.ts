import * as z from 'zod/mini'
import { calendarDay } from './calendar-day-schema.ts'
import type { Calls } from './calls.ts'
import { instant } from './instant.ts'
import { messageAuthors } from './messages.ts'
import { namedSchemas } from './named-schemas.ts'
import { placedPageOf, single } from './page.ts'
import { pathId, placedPageQuery, queryEnum } from './query.ts'
import { optionalReason, reasonInput } from './reason.ts'

/** A line of the conversation up to the report, which is all of it that an admin ever sees. */
export const transcriptLine = z.object({
  author: z.enum(messageAuthors),
  author_name: z.string(),
  body: z.string(),
  /** Only their names; the files are not shared. */
  attachments: z.array(z.string()),
  created_at: instant,
})

export type TranscriptLine = z.infer<typeof transcriptLine>

const leadReport = z
  .object({
    id: z.int(),
    /** null once the lead is withdrawn. */
    lead_id: z.nullable(z.int()),
    reason: z.string(),
    /** null once the account is deleted. */
    reporter: z.nullable(z.object({ id: z.int(), name: z.string(), role: z.enum(['couple', 'professional']) })),
    professional_id: z.int(),
    company_name: z.string(),
    couple_name: z.string(),
    event_date: calendarDay,
    created_at: instant,
    resolved_at: z.nullable(instant),
    resolution: z.nullable(z.string()),
  })
  .register(namedSchemas, { id: 'LeadReport' })

export type LeadReport = z.infer<typeof leadReport>

/** With the conversation, which may be very long, so lists leave it out. */
const leadReportDetail = z
  .extend(leadReport, { transcript: z.array(transcriptLine) })
  .register(namedSchemas, { id: 'LeadReportDetail' })

export type LeadReportDetail = z.infer<typeof leadReportDetail>

const reportStates = ['open', 'resolved'] as const

const reportsQuery = z.object({ status: queryEnum(reportStates), ...placedPageQuery(10, 100) })

export type LeadReportsQuery = z.infer<typeof reportsQuery>

const reportCounts = z.object({ open: z.int(), resolved: z.int() })

const reportPage = z.extend(placedPageOf(leadReport), { counts: reportCounts })

export type LeadReportPage = z.infer<typeof reportPage>

const reportResolution = z.object({ resolution: optionalReason })

export const leadReportCalls = {
  'POST /leads/:id/report': {
    operationId: 'reportLead',
    who: ['couple', 'professional'],
    apiKey: 'write',
    tag: 'Razgovor',
    summary: 'Prijava razgovora administratoru',
    description:
      'Administrator dobiva sve što je do tada napisano i nazive priloga, a ništa poslije. Inače razgovore ne vidi. Druga prijava prije odluke odgovara s 409.',
    params: pathId,
    body: reasonInput,
    takesIdempotencyKey: true,
    answer: { 204: z.null() },
    rejectsConflicts: true,
  },
  'GET /admin/lead-reports': {
    operationId: 'listLeadReports',
    who: ['admin'],
    tag: 'Administracija',
    summary: 'Prijavljeni razgovori',
    description: 'Najnoviji najprije.',
    query: reportsQuery,
    answer: { 200: reportPage },
  },
  'GET /admin/lead-reports/:id': {
    operationId: 'getLeadReport',
    who: ['admin'],
    tag: 'Administracija',
    summary: 'Jedan prijavljeni razgovor',
    description: 'S onime što je do prijave napisano, od najstarijeg.',
    params: pathId,
    answer: { 200: single(leadReportDetail) },
  },
  'POST /admin/lead-reports/:id/resolve': {
    operationId: 'resolveLeadReport',
    who: ['admin'],
    tag: 'Administracija',
    summary: 'Rješavanje prijave razgovora',
    description:
      'Prijava time nestaje s popisa otvorenih, a onaj tko je prijavio dobiva obavijest e-poštom. Ako je već riješena, odgovor je 422.',
    params: pathId,
    body: reportResolution,
    answer: { 200: single(leadReport) },
    rejectsByState: true,
  },
} satisfies Calls
