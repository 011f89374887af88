import { sql } from 'kysely'
import type { WebhookEventType } from '#contract/webhooks.ts'
import type { Database } from '#server/db/connect.ts'
import { isEmailConfirmed } from '#server/db/is-email-confirmed.ts'

export type WebhookRow = Awaited<ReturnType<typeof selectWebhooks>>[number]

const columns = [
  'id',
  'url',
  // No other type is written.
  sql<WebhookEventType[]>`events`.as('events'),
  'disabled_at',
  'disabled_reason',
  'paused_until',
  'created_at',
  'updated_at',
] as const

export const selectWebhooks = (db: Database, professionalId: number) =>
  db.selectFrom('webhooks').select(columns).where('professional_id', '=', professionalId).orderBy('id').execute()

/** Undefined for another professional's webhook. */
export const selectOwnWebhook = (db: Database, professionalId: number, id: number) =>
  db
    .selectFrom('webhooks')
    .select(columns)
    .where('id', '=', id)
    .where('professional_id', '=', professionalId)
    .executeTakeFirst()

interface NewWebhook {
  url: string
  events: WebhookEventType[]
  secret: string
}

export const insertWebhook = (
  db: Database,
  professional_id: number,
  { url, events, secret }: NewWebhook,
  now: Date,
): Promise<WebhookRow> =>
  db
    .insertInto('webhooks')
    .values({ professional_id, url, events, secret, created_at: now, updated_at: now })
    .returning(columns)
    .executeTakeFirstOrThrow()

interface Change {
  url?: string | undefined
  events?: WebhookEventType[] | undefined
  active?: boolean | undefined
}

const notPaused = { failures: 0, paused_until: null }

/**
 * A new address, or being switched on, clears earlier failures. A webhook that is off stays off for the same reason.
 * Undefined for another professional's webhook.
 */
export const updateWebhook = (
  db: Database,
  professionalId: number,
  id: number,
  { url, events, active }: Change,
  now: Date,
) =>
  db
    .updateTable('webhooks')
    .set({
      updated_at: now,
      ...(events !== undefined && { events }),
      ...(url !== undefined && { url, ...notPaused }),
      ...(active === true && { disabled_at: null, disabled_reason: null, ...notPaused }),
    })
    .$if(active === false, (query) =>
      query.set({
        disabled_at: sql<Date>`coalesce(disabled_at, ${now})`,
        disabled_reason: sql<'owner'>`coalesce(disabled_reason, 'owner')`,
      }),
    )
    .where('id', '=', id)
    .where('professional_id', '=', professionalId)
    .returning(columns)
    .executeTakeFirst()

/** The secret being replaced also signs until then. */
export const replaceSecret = (
  db: Database,
  professionalId: number,
  id: number,
  { secret, formerUntil }: { secret: string; formerUntil: Date },
  now: Date,
) =>
  db
    .updateTable('webhooks')
    .set(({ ref }) => ({ secret, former_secret: ref('secret'), former_secret_until: formerUntil, updated_at: now }))
    .where('id', '=', id)
    .where('professional_id', '=', professionalId)
    .returning(columns)
    .executeTakeFirst()

export const deleteWebhook = (db: Database, professionalId: number, id: number) =>
  db
    .deleteFrom('webhooks')
    .where('id', '=', id)
    .where('professional_id', '=', professionalId)
    .returning('id')
    .executeTakeFirst()

/** For a delivery: where it goes, how it is signed, and whether anything prevents it now. */
export const selectReceiver = (db: Database, id: number) =>
  db
    .selectFrom('webhooks as w')
    .innerJoin('profiles as p', 'p.id', 'w.professional_id')
    .innerJoin('accounts as a', 'a.id', 'p.user_id')
    .select([
      'w.id',
      'w.professional_id',
      'w.url',
      'w.secret',
      'w.former_secret',
      'w.former_secret_until',
      'w.disabled_at',
      'w.paused_until',
      'w.failures',
      'a.suspended_at',
    ])
    .where('w.id', '=', id)
    .executeTakeFirst()

/** Undefined while another process has it, or once it is deleted. */
export const claimSending = (db: Database, id: number, now: Date, until: Date) =>
  db
    .updateTable('webhooks')
    .set({ sending_until: until })
    .where('id', '=', id)
    .where(({ or, eb }) => or([eb('sending_until', 'is', null), eb('sending_until', '<=', now)]))
    .returning('id')
    .executeTakeFirst()

export const setSending = (db: Database, id: number, until: Date | null) =>
  db
    .updateTable('webhooks')
    .set({ sending_until: until })
    .where('id', '=', id)
    .returning('paused_until')
    .executeTakeFirst()

/**
 * Keeps it locked until the transaction ends, so that it cannot be deleted either. Returns the number of failures in a
 * row.
 */
export const countFailure = (db: Database, id: number) =>
  db
    .updateTable('webhooks')
    .set({ failures: sql<number>`failures + 1` })
    .where('id', '=', id)
    .returning('failures')
    .executeTakeFirst()

export const pauseUntil = (db: Database, id: number, until: Date | null) =>
  db.updateTable('webhooks').set({ paused_until: until }).where('id', '=', id).execute()

export const resetFailures = (db: Database, id: number) =>
  db.updateTable('webhooks').set(notPaused).where('id', '=', id).execute()

/** Whether it was on until now. */
export async function disable(db: Database, id: number, reason: 'gone' | 'failing', now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('webhooks')
    .set({ disabled_at: now, disabled_reason: reason, paused_until: null })
    .where('id', '=', id)
    .where('disabled_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

const withOwner = (db: Database, id: number) =>
  db
    .selectFrom('webhooks as w')
    .innerJoin('profiles as p', 'p.id', 'w.professional_id')
    .innerJoin('contacts as o', 'o.id', 'p.user_id')
    .select([
      'w.url',
      'w.disabled_reason',
      'p.company_name',
      'o.email as owner_email',
      isEmailConfirmed('o').as('email_confirmed'),
    ])
    .where('w.id', '=', id)

/** For the mail about its address. */
export const selectWithOwner = (db: Database, id: number) => withOwner(db, id).executeTakeFirst()

/** For the mail; undefined once it is on again or deleted. */
export const selectDisabled = (db: Database, id: number) =>
  withOwner(db, id).where('w.disabled_at', 'is not', null).executeTakeFirst()
