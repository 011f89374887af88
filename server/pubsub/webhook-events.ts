import { type RawBuilder, sql } from 'kysely'
import type { WebhookEventType } from '#contract/webhooks.ts'

/** Something that has happened to a professional's lead, message, offer or event, whose id `subject_id` is. */
export interface WebhookEvent {
  type: WebhookEventType
  subject_id: number
}

/**
 * Within a statement that does it: a delivery to each webhook of the professional that wants to know, when, and only when,
 * the transaction commits. The ids are SQL expressions; without a webhook it costs one look at an index.
 */
export const notingWebhookEvent = (
  type: WebhookEventType,
  ids: { professional_id: RawBuilder<unknown>; subject_id: RawBuilder<unknown> },
  now: RawBuilder<unknown>,
) => sql`note_webhook_event(${ids.professional_id}, ${sql.lit(type)}, ${ids.subject_id}, ${now})`

/** The same with values. */
export const notingEventOf = (professionalId: number, { type, subject_id }: WebhookEvent, now: Date) =>
  notingWebhookEvent(
    type,
    { professional_id: sql`${professionalId}::integer`, subject_id: sql`${subject_id}::integer` },
    sql`${now}::timestamptz`,
  )
