import { type PageQuery, type PageOf, createPage } from '#contract/page.ts'
import {
  type DeliveryError,
  type DeliveryWithPayload,
  testEventType,
  type WebhookDelivery,
  type WebhookPayload,
} from '#contract/webhook-deliveries.ts'
import type { Actor } from '#server/actor.ts'
import { enqueue } from '#server/adapters/jobs/jobs.ts'
import type { WebhookAnswer } from '#server/adapters/webhook-sender/webhook-sender.ts'
import { selectPage } from '#server/db/select-page.ts'
import type { Database } from '#server/db/connect.ts'
import { markDone } from '#server/db/idempotency-keys.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { findOwnEvent } from '#server/features/events/service.ts'
import { findReceivedLead } from '#server/features/leads/service.ts'
import { findReceivedMessage } from '#server/features/messages/service.ts'
import { findSentOffer } from '#server/features/offers/service.ts'
import {
  claimWebhook,
  findReceiver,
  getWebhook,
  noteFailure,
  pauseWebhook,
  prolongClaim,
  type Receiver,
  releaseWebhook,
  resumeWebhook,
  switchOff,
} from '#server/features/webhooks/service.ts'
import { askedPause, MAX_ATTEMPTS, pauseAfter, receiverPause } from './attempts.ts'
import { presentDelivery } from './present.ts'
import {
  cancel,
  countDeliveries,
  deleteBefore,
  type DeliveryRow,
  insertTest,
  recordAttempt,
  retryNow,
  selectDeliveries,
  selectDelivery,
  selectDue,
  selectNextAttempt,
} from './queries.ts'
import { signedHeaders } from './signature.ts'

const notFound = () => new AppError('not_found', { message: 'Dostava nije pronađena.' })

export async function listDeliveries(
  deps: Deps,
  actor: Actor,
  webhookId: number,
  query: PageQuery,
): Promise<PageOf<WebhookDelivery>> {
  await getWebhook(deps, actor, webhookId)
  const total = await countDeliveries(deps.db, webhookId)
  const rows = await selectPage(query, total, (limit, offset) => selectDeliveries(deps.db, webhookId, limit, offset))
  return createPage(rows.map(presentDelivery), total, query)
}

/** As the professional sees it now; null if it no longer exists. */
async function findSubject(deps: Deps, professionalId: number, { type, subject_id, webhook_id }: DeliveryRow) {
  if (type === testEventType) return { webhook_id }
  if (subject_id === null) return null
  switch (type) {
    case 'lead.created':
    case 'lead.changed':
      return findReceivedLead(deps, professionalId, subject_id)
    case 'lead.withdrawn':
    case 'event.freed':
      return { id: subject_id }
    case 'message.created':
      return findReceivedMessage(deps, professionalId, subject_id)
    case 'offer.accepted':
    case 'offer.declined':
      return findSentOffer(deps, professionalId, subject_id)
    case 'event.booked':
      return findOwnEvent(deps, professionalId, subject_id)
  }
}

async function findPayload(deps: Deps, professionalId: number, row: DeliveryRow): Promise<WebhookPayload | null> {
  const data = await findSubject(deps, professionalId, row)
  // The type determines the shape of its data, as the cases above show.
  return data && ({ type: row.type, timestamp: row.created_at.toISOString(), data } as WebhookPayload)
}

export async function getDelivery(
  deps: Deps,
  actor: Actor,
  webhookId: number,
  id: number,
): Promise<DeliveryWithPayload> {
  await getWebhook(deps, actor, webhookId)
  const row = await selectDelivery(deps.db, webhookId, id)
  if (!row || !actor.professional) throw notFound()
  return { ...presentDelivery(row), payload: await findPayload(deps, actor.professional.id, row) }
}

/** Next to a job that is already waiting; with `keepsTime`, that job's time is kept. */
const enqueueSending = (tx: Database, webhook_id: number, runAt: Date, options: { keepsTime?: true } = {}) =>
  enqueue(tx, 'send-webhooks', { webhook_id }, { runAt, key: `webhook ${webhook_id}`, ...options })

async function requireActive(deps: Deps, actor: Actor, webhookId: number): Promise<void> {
  const { active } = await getWebhook(deps, actor, webhookId)
  if (!active) throw new AppError('invalid', { message: 'Webhook je isključen. Najprije ga uključite.' })
}

/** A test is sent even while the receiver is failing, to show whether it still is. */
export async function sendTest(deps: Deps, actor: Actor, webhookId: number): Promise<WebhookDelivery> {
  await requireActive(deps, actor, webhookId)
  const now = deps.clock.now()
  return deps.db.transaction().execute(async (tx) => {
    const row = await insertTest(tx, webhookId, now)
    await enqueueSending(tx, webhookId, now)
    await markDone(tx)
    return presentDelivery(row)
  })
}

export async function retryDelivery(deps: Deps, actor: Actor, webhookId: number, id: number): Promise<WebhookDelivery> {
  await requireActive(deps, actor, webhookId)
  const now = deps.clock.now()
  return deps.db.transaction().execute(async (tx) => {
    // Locked before the delivery, as everywhere.
    await resumeWebhook(tx, webhookId)
    const row = await retryNow(tx, webhookId, id, now)
    if (!row) throw notFound()
    await enqueueSending(tx, webhookId, now)
    await markDone(tx)
    return presentDelivery(row)
  })
}

const isSuccess = (answer: WebhookAnswer) => 'status' in answer && answer.status >= 200 && answer.status < 300

const outcomeOf = (answer: WebhookAnswer): { response_status: number | null; error: DeliveryError } =>
  'failure' in answer
    ? { response_status: null, error: answer.failure }
    : { response_status: answer.status, error: 'refused' }

async function noteSuccess({ db, clock }: Deps, row: DeliveryRow, answer: WebhookAnswer, receiver: Receiver) {
  await db.transaction().execute(async (tx) => {
    if (receiver.failures > 0) await resumeWebhook(tx, receiver.id)
    const { response_status } = outcomeOf(answer)
    const outcome = { status: 'delivered', response_status, error: null, next_attempt_at: null } as const
    await recordAttempt(tx, row, outcome, clock.now())
  })
}

/** Locks the webhook before the delivery, like its deletion. */
async function noteRefusal({ db, clock }: Deps, row: DeliveryRow, answer: WebhookAnswer): Promise<void> {
  const isTest = row.type === testEventType
  const isGone = 'status' in answer && answer.status === 410
  await db.transaction().execute(async (tx) => {
    const now = clock.now()
    const failures = await noteFailure(tx, row.webhook_id)
    if (failures === undefined) return
    const askedMs = 'status' in answer ? askedPause(answer.status, answer.retryAfter, now) : 0
    const pause = isTest || isGone ? null : pauseAfter(row.attempts + 1, askedMs, Math.random())
    const next = pause === null ? null : new Date(now.getTime() + pause)
    const outcome = { ...outcomeOf(answer), status: next ? 'pending' : 'failed', next_attempt_at: next } as const
    if (!(await recordAttempt(tx, row, outcome, now)) || (isTest && !isGone)) return
    if (isGone) return switchOff(tx, row.webhook_id, 'gone', now)
    if (next === null) return switchOff(tx, row.webhook_id, 'failing', now)
    await pauseWebhook(tx, row.webhook_id, new Date(now.getTime() + receiverPause(failures, askedMs)))
  })
}

/** Why nothing must be sent at all; null if sending is fine. */
const obstacleTo = ({ disabled_at, suspended_at }: Receiver): DeliveryError | null =>
  disabled_at !== null ? 'disabled' : suspended_at !== null ? 'suspended' : null

/** The secret, or both secrets for a day after one has replaced the other. */
const secretsOf = ({ secret, former_secret, former_secret_until }: Receiver, now: Date) =>
  former_secret !== null && former_secret_until !== null && former_secret_until > now
    ? [secret, former_secret]
    : [secret]

/**
 * One attempt. If the process dies after the request and before recording it, the delivery is sent again with the same
 * `webhook-id`.
 */
async function attempt(deps: Deps, row: DeliveryRow, receiver: Receiver, signal: AbortSignal): Promise<void> {
  const obstacle = obstacleTo(receiver)
  const payload = obstacle === null ? await findPayload(deps, receiver.professional_id, row) : null
  if (payload === null) return void (await cancel(deps.db, row.id, obstacle ?? 'gone'))
  const body = JSON.stringify(payload)
  const now = deps.clock.now()
  const headers = {
    ...signedHeaders({ uid: row.uid, now, body }, secretsOf(receiver, now)),
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
  }
  const answer = await deps.webhookSender.send({ url: receiver.url, headers, body, signal })
  await (isSuccess(answer) ? noteSuccess(deps, row, answer, receiver) : noteRefusal(deps, row, answer))
}

/** Longer than any attempt takes. */
const CLAIM_MS = 20_000
/** When a second job that finds the webhook claimed tries again. */
const BUSY_MS = 2_000
/** After this time or this many deliveries, other webhooks have their turn. */
const TURN_MS = 15_000
const TURN_COUNT = 100

/** The next delivery; while the webhook is paused, only a test. */
async function findNext({ db, clock }: Deps, webhookId: number) {
  const receiver = await findReceiver(db, webhookId)
  if (!receiver) return undefined
  const now = clock.now()
  const testsOnly = receiver.disabled_at === null && receiver.paused_until !== null && receiver.paused_until > now
  const row = await selectDue(db, webhookId, now, { testsOnly })
  return row && { row, receiver }
}

/** Releases the claim and enqueues the job for the next attempt. */
async function finishTurn({ db, clock }: Deps, webhookId: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const released = await releaseWebhook(tx, webhookId)
    const next = released && (await selectNextAttempt(tx, webhookId))
    if (!next) return
    const times = [next, clock.now(), released.paused_until ?? next].map((time) => time.getTime())
    await enqueueSending(tx, webhookId, new Date(Math.max(...times)), { keepsTime: true })
  })
}

/**
 * For the job: sends what is due to one webhook, one delivery after another, so that a slow receiver occupies one
 * process at most. If it runs twice at once, the later run waits.
 */
export async function sendDue(deps: Deps, webhookId: number, signal: AbortSignal): Promise<void> {
  const inMs = (ms: number) => new Date(deps.clock.now().getTime() + ms)
  if (!(await claimWebhook(deps, webhookId, inMs(CLAIM_MS)))) {
    if (await findReceiver(deps.db, webhookId)) await enqueueSending(deps.db, webhookId, inMs(BUSY_MS))
    return
  }
  try {
    const end = performance.now() + TURN_MS
    for (let count = 0; count < TURN_COUNT && performance.now() < end; count++) {
      const next = await findNext(deps, webhookId)
      if (!next) break
      await prolongClaim(deps.db, webhookId, inMs(CLAIM_MS))
      await attempt(deps, next.row, next.receiver, signal)
    }
  } finally {
    await finishTurn(deps, webhookId)
  }
}

const KEPT_DAYS = 30

/** Deletes deliveries that are too old for anybody to look them up. */
export const deleteOldDeliveries = async ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> => {
  await deleteBefore(db, new Date(clock.now().getTime() - KEPT_DAYS * 86_400_000))
}

/** How often a delivery is attempted before its webhook is switched off; for the mail about it. */
export const attemptsOfDelivery = MAX_ATTEMPTS
