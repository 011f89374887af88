import {
  FORMER_SECRET_HOURS,
  type Webhook,
  type WebhookChange,
  type WebhookEventType,
  type WebhookInput,
  type WebhookWithSecret,
  webhookEventTypes,
} from '#contract/webhooks.ts'
import { type Actor, professionalIdOf } from '#server/actor.ts'
import { enqueue } from '#server/adapters/jobs/jobs.ts'
import { publicAddressOf } from '#server/adapters/public-http/addresses.ts'
import type { Database } from '#server/db/connect.ts'
import { markDone, runAlone } from '#server/db/idempotency-keys.ts'
import type { Deps } from '#server/deps.ts'
import { AppError, invalidField } from '#server/errors.ts'
import { presentWebhook } from './present.ts'
import {
  claimSending,
  countFailure,
  deleteWebhook,
  disable,
  insertWebhook,
  pauseUntil,
  replaceSecret,
  resetFailures,
  selectDisabled,
  selectOwnWebhook,
  selectReceiver,
  selectWebhooks,
  selectWithOwner,
  setSending,
  updateWebhook,
} from './queries.ts'
import { newSecret } from './secret.ts'

const notFound = () => new AppError('not_found', { message: 'Webhook nije pronađen.' })

function parseAddress(text: string): string {
  const address = publicAddressOf(text)
  if (address === null)
    throw invalidField('url', 'Adresa mora biti javna i počinjati s „https://”, a port 443 ili neki od 1024 naviše.')
  return address
}

/** In their standard order, without repetitions. */
const orderedEvents = (events: readonly WebhookEventType[]) => webhookEventTypes.filter((type) => events.includes(type))

export const listWebhooks = async ({ db }: Pick<Deps, 'db'>, actor: Actor): Promise<Webhook[]> =>
  (await selectWebhooks(db, professionalIdOf(actor))).map(presentWebhook)

export async function getWebhook({ db }: Pick<Deps, 'db'>, actor: Actor, id: number): Promise<Webhook> {
  const row = await selectOwnWebhook(db, professionalIdOf(actor), id)
  if (!row) throw notFound()
  return presentWebhook(row)
}

/** The hosts that the professional's active webhooks send to, without repetitions. */
export async function listReceivingHosts(db: Database, professionalId: number): Promise<string[]> {
  const webhooks = await selectWebhooks(db, professionalId)
  const receiving = webhooks.filter(({ disabled_at }) => disabled_at === null)
  return [...new Set(receiving.map(({ url }) => new URL(url).host))]
}

/**
 * The owner is notified by mail, because someone with brief access to the account could make it send data elsewhere
 * permanently.
 */
const notifyOfAddress = (tx: Database, webhook_id: number) =>
  enqueue(tx, 'send-mail', { kind: 'webhook_address', webhook_id }, { key: `webhook_address ${webhook_id}` })

/** The database enforces the maximum number of webhooks. */
export async function addWebhook({ db, clock }: Deps, actor: Actor, input: WebhookInput): Promise<WebhookWithSecret> {
  const owner = professionalIdOf(actor)
  const added = { url: parseAddress(input.url), events: orderedEvents(input.events), secret: newSecret() }
  const row = await db.transaction().execute(async (tx) => {
    const made = await insertWebhook(tx, owner, added, clock.now())
    await notifyOfAddress(tx, made.id)
    await markDone(tx)
    return made
  })
  return { ...presentWebhook(row), secret: added.secret }
}

export async function changeWebhook(
  { db, clock }: Deps,
  actor: Actor,
  id: number,
  { url, events, active }: WebhookChange,
): Promise<Webhook> {
  const change = { url: url && parseAddress(url), events: events && orderedEvents(events), active }
  return db.transaction().execute(async (tx) => {
    const before = await selectOwnWebhook(tx, professionalIdOf(actor), id)
    const row = await updateWebhook(tx, professionalIdOf(actor), id, change, clock.now())
    if (!before || !row) throw notFound()
    if (row.url !== before.url) await notifyOfAddress(tx, id)
    return presentWebhook(row)
  })
}

export async function deleteOwnWebhook({ db }: Deps, actor: Actor, id: number): Promise<void> {
  if (!(await deleteWebhook(db, professionalIdOf(actor), id))) throw notFound()
}

export async function rotateSecret({ db, clock }: Deps, actor: Actor, id: number): Promise<WebhookWithSecret> {
  const owner = professionalIdOf(actor)
  const now = clock.now()
  const secret = newSecret()
  const formerUntil = new Date(now.getTime() + FORMER_SECRET_HOURS * 3_600_000)
  const row = await runAlone(db, (tx) => replaceSecret(tx, owner, id, { secret, formerUntil }, now))
  if (!row) throw notFound()
  return { ...presentWebhook(row), secret }
}

export type Receiver = NonNullable<Awaited<ReturnType<typeof findReceiver>>>

/** For a delivery, whoever asks; undefined once the webhook is deleted. */
export const findReceiver = (db: Database, id: number) => selectReceiver(db, id)

/** True if nobody else sends its deliveries until then, whatever becomes of this process. */
export const claimWebhook = async ({ db, clock }: Pick<Deps, 'db' | 'clock'>, id: number, until: Date) =>
  (await claimSending(db, id, clock.now(), until)) !== undefined

/** Only for the process that has claimed it. */
export const prolongClaim = async (db: Database, id: number, until: Date): Promise<void> => {
  await setSending(db, id, until)
}

/** Returns the time until which its deliveries are paused, or undefined once it is deleted. */
export const releaseWebhook = (tx: Database, id: number) => setSending(tx, id, null)

/**
 * Call within the transaction that records a failed attempt, before locking anything else of the webhook. Returns the
 * receiver's number of failures in a row, or undefined if the webhook is deleted.
 */
export const noteFailure = async (tx: Database, id: number): Promise<number | undefined> =>
  (await countFailure(tx, id))?.failures

/** Pauses all of its deliveries until then. */
export const pauseWebhook = async (tx: Database, id: number, until: Date): Promise<void> => {
  await pauseUntil(tx, id, until)
}

/** The receiver has answered correctly, or its owner does not want to wait. */
export const resumeWebhook = async (tx: Database, id: number): Promise<void> => {
  await resetFailures(tx, id)
}

/** The owner is notified by mail. */
export async function switchOff(tx: Database, id: number, reason: 'gone' | 'failing', now: Date): Promise<void> {
  if (await disable(tx, id, reason, now)) await enqueue(tx, 'send-mail', { kind: 'webhook_disabled', webhook_id: id })
}

/** For the mail about its address; undefined once it is deleted. */
export const findWebhookWithOwner = (db: Database, id: number) => selectWithOwner(db, id)

/** For the mail about it; undefined once it is on again or deleted. */
export const findDisabledWebhook = (db: Database, id: number) => selectDisabled(db, id)
