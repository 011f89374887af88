import type { WebhookDelivery } from '#contract/webhook-deliveries.ts'
import type { DeliveryRow } from './queries.ts'

export const presentDelivery = ({ subject_id: _, ...row }: DeliveryRow): WebhookDelivery => ({
  ...row,
  created_at: row.created_at.toISOString(),
  last_attempt_at: row.last_attempt_at?.toISOString() ?? null,
  next_attempt_at: row.next_attempt_at?.toISOString() ?? null,
})
