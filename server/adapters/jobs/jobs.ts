import { type RawBuilder, sql } from 'kysely'
import type { CalendarDay } from '#contract/calendar-day.ts'
import type { NotifiedStatus } from '#contract/lead-lifecycle.ts'
import type { ConversationSide } from '#contract/messages.ts'
import type { Database } from '#server/db/connect.ts'
import { sampledTraceparent } from '#server/adapters/tracing/tracing.ts'

/**
 * Every job and its payload. A payload contains ids, states and days, never addresses, texts or secrets: it may stay in
 * the database for days, and must not contain data of a deleted account. The handler loads the data when it runs.
 */
export interface Jobs {
  'send-mail': MailJob
  'read-calendar': { followed_calendar_id: number }
  /** Enqueues a reading of each followed calendar, spread over the hour. */
  'read-calendars': Record<string, never>
  /** Makes all variants of a new picture before they are requested. */
  'make-pictures': { media_id: number }
  /** Enqueues the mails about leads that are waiting for an answer. */
  'remind-of-leads': Record<string, never>
  /** Removes the files of contents that no picture uses any more. */
  'remove-pictures': { hashes: string[] }
  /** Removes files that no row names. */
  'sweep-pictures': Record<string, never>
  /** Its row has been deleted; a trigger creates the job. */
  'remove-attachment': { file_key: string }
  'sweep-attachments': Record<string, never>
  /** Sends all its deliveries that are due; the SQL function `note_webhook_event` creates this job as well. */
  'send-webhooks': { webhook_id: number }
}

export type MailJob =
  | { kind: 'welcome'; user_id: number }
  | { kind: 'reset_password'; user_id: number }
  | { kind: 'confirm_email'; user_id: number }
  | { kind: 'password_changed'; user_id: number }
  | { kind: 'api_key_created'; api_key_id: number }
  | { kind: 'address_changed'; former_address_id: number }
  | { kind: 'new_lead'; lead_id: number }
  | { kind: 'lead_reminder' | 'lead_alternatives'; lead_id: number }
  | { kind: 'lead_status'; lead_id: number; status: NotifiedStatus; was_booked?: boolean; is_past?: boolean }
  | { kind: 'unread_messages'; lead_id: number; to: ConversationSide }
  | { kind: 'new_offer' | 'offer_declined' | 'offer_day_taken'; offer_id: number }
  | { kind: 'offer_accepted'; offer_id: number; to: ConversationSide }
  | { kind: 'profile_decided'; professional_id: number; status: 'approved' | 'rejected' }
  | { kind: 'profile_under_review'; professional_id: number }
  | { kind: 'account_suspended' | 'account_restored'; user_id: number }
  | {
      kind: 'professional_suspended' | 'professional_restored' | 'couple_suspended' | 'couple_restored'
      lead_id: number
    }
  | { kind: 'new_review' | 'review_reply'; review_id: number }
  /** To the author. */
  | { kind: `${'review' | 'reply'}_${'hidden' | 'shown'}`; review_id: number }
  | ReportDecided
  /** To the side that has reported the conversation. */
  | { kind: 'lead_report_resolved'; lead_report_id: number }
  | { kind: 'review_reminder'; lead_ids: number[] }
  | { kind: 'contact_message'; contact_message_id: number }
  | { kind: 'webhook_disabled' | 'webhook_address'; webhook_id: number }
  | ProfessionalDeleted
  | CoupleLeft

/** To whoever has reported a review or the answer to it. */
interface ReportDecided {
  kind: 'report_decided'
  review_id: number
  about: 'review' | 'reply'
  /** `restored`: it was hidden before. */
  outcome: 'hidden' | 'kept' | 'restored'
}

/** To a couple whose lead has been deleted by then. */
interface ProfessionalDeleted {
  kind: 'professional_deleted'
  user_id: number
  category_id: number | null
  event_date: CalendarDay
  is_booked: boolean
}

/** To a professional that has answered a lead which was withdrawn, or whose couple's account was deleted. */
interface CoupleLeft {
  kind: 'lead_withdrawn' | 'couple_deleted'
  user_id: number
  event_date: CalendarDay
  is_booked: boolean
}

export type JobName = keyof Jobs

export interface JobContext {
  /** The same at every attempt, and unique to the job, even across databases. */
  key: string
  /** Aborted when the program ends and cannot wait any longer. */
  signal: AbortSignal
}

/**
 * Must be safe to run twice: a job whose process dies after the work but before recording it runs again. Errors are
 * retried at growing intervals for about four days; a PermanentJobError is not retried.
 */
export type JobHandler<Name extends JobName> = (payload: Jobs[Name], context: JobContext) => Promise<void>

export type JobHandlers = { [Name in JobName]: JobHandler<Name> }

/** Thrown by a handler if no further attempt would help: the job is logged and dropped. */
export class PermanentJobError extends Error {
  override name = 'PermanentJobError'
}

/** Added to the payload of a job from a traced request; handlers that do not know it ignore it. */
export interface TracedPayload {
  traceparent?: string
}

interface JobOptions {
  /** Not before this time. */
  runAt?: Date
  /** Of several jobs with the same key only the last runs, unless an earlier one has already started. */
  key?: string | RawBuilder<string>
  /** 25 attempts take about four days, with pauses from 3 s to 6 h. */
  maxAttempts?: number
  /** The smallest number runs first; usually 0. */
  priority?: number
  /** A waiting job with the same key keeps its time. */
  keepsTime?: boolean
}

/**
 * A job without a key replaces no other. The library has a faster path for such jobs, in half the time, but requires a
 * key for it.
 */
function placeOf({ key, keepsTime = false }: JobOptions) {
  if (key === undefined) return { key: sql`gen_random_uuid()`, mode: 'unsafe_dedupe' }
  return { key: sql`${key}`, mode: keepsTime ? 'preserve_run_at' : 'replace' }
}

/**
 * A call that creates a job, for use in a statement that also writes the row; the payload is an SQL expression of the
 * type in `Jobs`.
 */
export const addingJob = (name: JobName, payload: RawBuilder<unknown>, options: JobOptions = {}) => {
  const { runAt, maxAttempts, priority } = options
  const { key, mode } = placeOf(options)
  return sql`graphile_worker.add_job(
    ${name}::text,
    payload => ${payload},
    run_at => ${runAt}::timestamptz,
    job_key => ${key}::text,
    job_key_mode => ${mode}::text,
    max_attempts => ${maxAttempts}::integer,
    priority => ${priority}::integer
  )`
}

/** As the queue stores it. */
export function payloadText(payload: Jobs[JobName]): string {
  const traceparent = sampledTraceparent()
  const trace: TracedPayload = traceparent === undefined ? {} : { traceparent }
  return JSON.stringify({ ...payload, ...trace })
}

/** Within a transaction, the job exists if and when the transaction commits. */
export async function enqueue<Name extends JobName>(
  db: Database,
  name: Name,
  payload: Jobs[Name],
  options?: JobOptions,
): Promise<void> {
  await sql`select from ${addingJob(name, sql`${payloadText(payload)}::json`, options)}`.execute(db)
}
