import { sql } from 'kysely'
import { type DeliveryError, type DeliveryType, testEventType } from '#contract/webhook-deliveries.ts'
import type { Database } from '#server/db/connect.ts'

export type DeliveryRow = Awaited<ReturnType<typeof selectDeliveries>>[number]

const columns = [
  'id',
  'webhook_id',
  'uid',
  // No other type is written.
  sql<DeliveryType>`type`.as('type'),
  'subject_id',
  'status',
  'attempts',
  'response_status',
  'error',
  'created_at',
  'last_attempt_at',
  'next_attempt_at',
] as const

/** Newest first. */
export const selectDeliveries = (db: Database, webhookId: number, limit: number, offset: number) =>
  db
    .selectFrom('webhook_deliveries')
    .select(columns)
    .where('webhook_id', '=', webhookId)
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

export async function countDeliveries(db: Database, webhookId: number): Promise<number> {
  const { total } = await db
    .selectFrom('webhook_deliveries')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('webhook_id', '=', webhookId)
    .executeTakeFirstOrThrow()
  return total
}

/** Undefined for a delivery of another webhook. */
export const selectDelivery = (db: Database, webhookId: number, id: number) =>
  db
    .selectFrom('webhook_deliveries')
    .select(columns)
    .where('id', '=', id)
    .where('webhook_id', '=', webhookId)
    .executeTakeFirst()

/** The one that has waited longest. */
export const selectDue = (db: Database, webhookId: number, now: Date, { testsOnly }: { testsOnly: boolean }) =>
  db
    .selectFrom('webhook_deliveries')
    .select(columns)
    .where('webhook_id', '=', webhookId)
    .where('status', '=', sql.lit('pending'))
    .where('next_attempt_at', '<=', now)
    .$if(testsOnly, (query) => query.where('type', '=', testEventType))
    .orderBy('next_attempt_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()

/** Null if none is pending. */
export async function selectNextAttempt(db: Database, webhookId: number): Promise<Date | null> {
  const { next } = await db
    .selectFrom('webhook_deliveries')
    .select(({ fn }) => fn.min('next_attempt_at').as('next'))
    .where('webhook_id', '=', webhookId)
    .where('status', '=', sql.lit('pending'))
    .executeTakeFirstOrThrow()
  return next
}

export const insertTest = (db: Database, webhook_id: number, now: Date) =>
  db
    .insertInto('webhook_deliveries')
    .values({ webhook_id, type: testEventType, created_at: now, next_attempt_at: now })
    .returning(columns)
    .executeTakeFirstOrThrow()

interface Outcome {
  status: 'pending' | 'delivered' | 'failed' | 'cancelled'
  response_status: number | null
  error: DeliveryError | null
  next_attempt_at: Date | null
}

/** Only if its number of attempts is unchanged: if a job runs twice, the later run records nothing. */
export async function recordAttempt(db: Database, { id, attempts }: DeliveryRow, outcome: Outcome, now: Date) {
  const { numUpdatedRows } = await db
    .updateTable('webhook_deliveries')
    .set({ ...outcome, attempts: attempts + 1, last_attempt_at: now })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('status', '=', 'pending')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Nothing was sent. */
export const cancel = (db: Database, id: number, error: DeliveryError) =>
  db
    .updateTable('webhook_deliveries')
    .set({ status: 'cancelled', error, next_attempt_at: null })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .execute()

/** A pending delivery keeps its remaining attempts; any other starts over. */
export const retryNow = (db: Database, webhookId: number, id: number, now: Date) =>
  db
    .updateTable('webhook_deliveries')
    .set({
      status: 'pending',
      attempts: sql<number>`case when status = 'pending' then attempts else 0 end`,
      next_attempt_at: now,
    })
    .where('id', '=', id)
    .where('webhook_id', '=', webhookId)
    .returning(columns)
    .executeTakeFirst()

export const deleteBefore = (db: Database, day: Date) =>
  db
    .deleteFrom('webhook_deliveries')
    .where('id', 'in', (old) =>
      old.selectFrom('webhook_deliveries').select('id').where('created_at', '<', day).forUpdate().skipLocked(),
    )
    .execute()
