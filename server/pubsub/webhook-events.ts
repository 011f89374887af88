import { type RawBuilder, sql } from 'kysely'
import type { WebhookEventType } from '#contract/webhooks.ts'

/** Something that happened to a professional's lead, message, offer or event; `subject_id` is its id. */
export interface WebhookEvent {
  type: WebhookEventType
  subject_id: number
}

/**
 * Part of the statement that causes the event: records a delivery for each of the professional's webhooks that
 * subscribes to it, if and when the transaction commits. The ids are SQL expressions. Without a webhook it costs one
 * index lookup.
 */
export const notingWebhookEvent = (
  type: WebhookEventType,
  ids: { professional_id: RawBuilder<unknown>; subject_id: RawBuilder<unknown> },
  now: RawBuilder<unknown>,
) => sql`note_webhook_event(${ids.professional_id}, ${sql.lit(type)}, ${ids.subject_id}, ${now})`

/** The same with plain values. */
export const notingEventOf = (professionalId: number, { type, subject_id }: WebhookEvent, now: Date) =>
  notingWebhookEvent(
    type,
    { professional_id: sql`${professionalId}::integer`, subject_id: sql`${subject_id}::integer` },
    sql`${now}::timestamptz`,
  )
