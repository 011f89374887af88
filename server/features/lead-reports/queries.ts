import { sql } from 'kysely'
import type { CalendarDay } from '#contract/calendar-day.ts'
import type { LeadReportsQuery, TranscriptLine } from '#contract/lead-reports.ts'
import type { ConversationSide } from '#contract/messages.ts'
import type { Database } from '#server/db/connect.ts'
import { ERASED_AT_ONCE, erasedText, isFound } from '#server/db/erased-text.ts'
import { isEmailConfirmed } from '#server/db/is-email-confirmed.ts'
import { isAfter, listPlace, placeText, secondsOf } from '#server/db/list-place.ts'

export type LeadReportRow = Omit<LeadReportDetailRow, 'transcript'>

export type LeadReportDetailRow = NonNullable<Awaited<ReturnType<typeof selectReport>>>

interface NewReport {
  lead_id: number
  professional_id: number
  couple_id: number | null
  event_date: CalendarDay
  reporter: ConversationSide
  reason: string
}

/** A second report by the same side violates `lead_reports_one_open_key` until the first is resolved. */
export const insertReport = (db: Database, report: NewReport, transcript: TranscriptLine[], now: Date) =>
  db
    .insertInto('lead_reports')
    .values({ ...report, transcript: JSON.stringify(transcript), created_at: now })
    .execute()

const reports = (db: Database) =>
  db
    .selectFrom('lead_reports as r')
    .innerJoin('profiles as p', 'p.id', 'r.professional_id')
    .innerJoin('people as o', 'o.id', 'p.user_id')
    .leftJoin('people as c', 'c.id', 'r.couple_id')
    .select([
      'r.id',
      'r.lead_id',
      'r.professional_id',
      'r.couple_id',
      'r.reporter',
      'r.event_date',
      'r.reason',
      'r.created_at',
      'r.resolved_at',
      'r.resolution',
      'p.company_name',
      'o.id as owner_id',
      'o.name as owner_name',
      'c.name as couple_name',
    ])

type ReportFilters = Pick<LeadReportsQuery, 'status' | 'after'>

/** In the order of `selectReports`. */
const place = listPlace(sql`-${secondsOf('r.created_at')}`, sql`-r.id`)

export const selectReports = (db: Database, { status, after }: ReportFilters, limit: number, offset: number) =>
  reports(db)
    .select(placeText(place).as('place'))
    .$if(status !== undefined, (query) => query.where('r.resolved_at', status === 'open' ? 'is' : 'is not', null))
    .$if(after !== undefined, (query) => query.where(isAfter(place, after ?? '')))
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

export const selectReport = (db: Database, id: number) =>
  reports(db)
    .select(sql<TranscriptLine[]>`r.transcript`.as('transcript'))
    .where('r.id', '=', id)
    .executeTakeFirst()

/** Undefined if the account of whoever reported it is deleted or suspended. */
export const selectReporter = (db: Database, id: number) =>
  db
    .selectFrom('lead_reports as r')
    .innerJoin('profiles as p', 'p.id', 'r.professional_id')
    .leftJoin('people as c', 'c.id', 'r.couple_id')
    .innerJoin('accounts as w', (join) =>
      join.on(sql<boolean>`w.id = case r.reporter when 'couple' then r.couple_id else p.user_id end`),
    )
    .select(['r.reporter', 'r.event_date', 'p.company_name', 'c.name as couple_name', 'w.email as reporter_email'])
    .select(isEmailConfirmed('w').as('reporter_email_confirmed'))
    .where('r.id', '=', id)
    .where('w.suspended_at', 'is', null)
    .executeTakeFirst()

export const countReports = (db: Database, after?: string) =>
  db
    .selectFrom('lead_reports as r')
    .$if(after !== undefined, (query) => query.where(isAfter(place, after ?? '')))
    .select([
      sql<number>`(count(*) filter (where resolved_at is null))::integer`.as('open'),
      sql<number>`count(resolved_at)::integer`.as('resolved'),
    ])
    .executeTakeFirstOrThrow()

/** Undefined if it is resolved already. */
export const updateResolved = (db: Database, id: number, resolution: string | null, now: Date) =>
  db
    .updateTable('lead_reports')
    .set({ resolved_at: now, resolution })
    .where('id', '=', id)
    .where('resolved_at', 'is', null)
    .returning(['professional_id', 'couple_id'])
    .executeTakeFirst()

/** Erases from a limited number of the transcript's lines, starting at `from`. */
const eraseFromLines = (db: Database, id: number, pattern: string, from: number) =>
  db
    .updateTable('lead_reports')
    .set({
      transcript: sql<string>`(
        select coalesce(jsonb_agg(case when number not between ${from} and ${from + ERASED_AT_ONCE - 1} then line else
                 line || jsonb_build_object(
                 'author_name', case line ->> 'author' when 'couple' then 'Nepoznato' else line ->> 'author_name' end,
                 'body', ${erasedText('body', pattern)},
                 'attachments', (
                   select coalesce(jsonb_agg(${erasedText('filename', pattern)} order by place), '[]')
                     from jsonb_array_elements_text(line -> 'attachments') with ordinality as a (filename, place))) end
               order by number), '[]')
          from jsonb_array_elements(transcript) with ordinality as t (line, number), lateral (select line ->> 'body' as body) as b)`,
    })
    .where('id', '=', id)
    .execute()

/**
 * Erases matches of the pattern from the couple's own conversations, including file names and what was said about them.
 */
export async function eraseFromConversations(db: Database, coupleId: number, pattern: string): Promise<void> {
  const erased = await db
    .updateTable('lead_reports')
    .set({ reason: erasedText('reason', pattern), resolution: erasedText('resolution', pattern) })
    .where('couple_id', '=', coupleId)
    .returning(['id', sql<number>`jsonb_array_length(transcript)`.as('lines')])
    .execute()
  for (const { id, lines } of erased)
    for (let from = 1; from <= lines; from += ERASED_AT_ONCE) await eraseFromLines(db, id, pattern, from)
}

/** Others may have named the person, too. */
export const eraseFromReportTexts = (db: Database, pattern: string) =>
  db
    .updateTable('lead_reports')
    .set({ reason: erasedText('reason', pattern), resolution: erasedText('resolution', pattern) })
    .where(({ or }) => or([isFound('reason', pattern), isFound('resolution', pattern)]))
    .execute()
