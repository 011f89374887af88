import * as z from 'zod/mini'
import type { Calls } from './calls.ts'
import { event } from './events.ts'
import { instant } from './instant.ts'
import { lead } from './leads.ts'
import { message } from './messages.ts'
import { namedSchemas } from './named-schemas.ts'
import { offer } from './offers.ts'
import { pageOf, single } from './page.ts'
import { pageQuery, pathId } from './query.ts'
import { webhookEventTypes } from './webhooks.ts'

/** Sent to try out the receiver, to a single webhook. */
export const testEventType = 'webhook.test'

export const deliveryTypes = [...webhookEventTypes, testEventType] as const

export type DeliveryType = (typeof deliveryTypes)[number]

/**
 * Why it did not succeed. The receiver was not reachable on the public internet, was too slow, had no trusted
 * certificate, or `refused` with an answer other than 2xx. Or nothing was sent, because the webhook is off, the account
 * is suspended, or the subject no longer exists.
 */
export const deliveryErrors = [
  'unreachable',
  'timeout',
  'certificate',
  'refused',
  'disabled',
  'suspended',
  'gone',
] as const

export type DeliveryError = (typeof deliveryErrors)[number]

const deliveryFields = {
  id: z.int(),
  webhook_id: z.int(),
  uid: z.string(),
  type: z.enum(deliveryTypes),
  status: z.enum(['pending', 'delivered', 'failed', 'cancelled']),
  attempts: z.int(),
  response_status: z.nullable(z.int()),
  error: z.nullable(z.enum(deliveryErrors)),
  created_at: instant,
  last_attempt_at: z.nullable(instant),
  next_attempt_at: z.nullable(instant),
}

const webhookDelivery = z.object(deliveryFields).register(namedSchemas, { id: 'WebhookDelivery' })

export type WebhookDelivery = z.infer<typeof webhookDelivery>

/** Names of the payload types in the OpenAPI document. */
export const payloadNames: Record<DeliveryType, string> = {
  'lead.created': 'LeadCreatedEvent',
  'lead.changed': 'LeadChangedEvent',
  'lead.withdrawn': 'LeadWithdrawnEvent',
  'message.created': 'MessageCreatedEvent',
  'offer.accepted': 'OfferAcceptedEvent',
  'offer.declined': 'OfferDeclinedEvent',
  'event.booked': 'EventBookedEvent',
  'event.freed': 'EventFreedEvent',
  'webhook.test': 'WebhookTestEvent',
}

const payloadOf = <T extends DeliveryType, D extends z.core.$ZodType>(type: T, data: D) =>
  z.object({ type: z.literal(type), timestamp: instant, data }).register(namedSchemas, { id: payloadNames[type] })

/** If the subject no longer exists for its professional: just its id. */
const formerSubject = z.object({ id: z.int() })

/**
 * The body of the request to the receiver. `timestamp` is when the event happened; `data` is the state when it is sent.
 */
const webhookPayload = z
  .union([
    payloadOf('lead.created', lead),
    payloadOf('lead.changed', lead),
    payloadOf('lead.withdrawn', formerSubject),
    payloadOf('message.created', message),
    payloadOf('offer.accepted', offer),
    payloadOf('offer.declined', offer),
    payloadOf('event.booked', event),
    payloadOf('event.freed', formerSubject),
    payloadOf(testEventType, z.object({ webhook_id: z.int() })),
  ])
  .register(namedSchemas, { id: 'WebhookPayload' })

export type WebhookPayload = z.infer<typeof webhookPayload>

const deliveryWithPayload = z
  .object({ ...deliveryFields, payload: z.nullable(webhookPayload) })
  .register(namedSchemas, { id: 'WebhookDeliveryWithPayload' })

export type DeliveryWithPayload = z.infer<typeof deliveryWithPayload>

const deliveryPath = z.object({ id: pathId.shape.id, delivery: pathId.shape.id })

const DELIVERIES_PER_PAGE = 20

const deliveriesQuery = z.object(pageQuery(DELIVERIES_PER_PAGE, 100))

const tag = 'Webhookovi'

export const webhookDeliveryCalls = {
  'GET /webhooks/:id/deliveries': {
    who: ['professional'],
    tag,
    operationId: 'listWebhookDeliveries',
    summary: 'Dostave webhooka',
    description: 'Najnovije najprije, iz zadnjih 30 dana.',
    params: pathId,
    query: deliveriesQuery,
    answer: { 200: pageOf(webhookDelivery) },
  },
  'GET /webhooks/:id/deliveries/:delivery': {
    who: ['professional'],
    tag,
    operationId: 'getWebhookDelivery',
    summary: 'Dostava sa sadržajem',
    description:
      '„payload” je sadržaj kakav bi se poslao sada; „null” kad onoga o čemu govori više nema. Poslani sadržaji ne spremaju se.',
    params: deliveryPath,
    answer: { 200: single(deliveryWithPayload) },
  },
  'POST /webhooks/:id/deliveries/:delivery/retry': {
    who: ['professional'],
    tag,
    operationId: 'retryWebhookDelivery',
    summary: 'Ponovno slanje dostave',
    description: 'S istom oznakom „webhook-id”. Dok je webhook isključen, odgovor je 422.',
    params: deliveryPath,
    takesIdempotencyKey: true,
    answer: { 200: single(webhookDelivery) },
    rejectsByState: true,
  },
  'POST /webhooks/:id/test': {
    who: ['professional'],
    tag,
    operationId: 'testWebhook',
    summary: 'Probni događaj',
    description: 'Šalje se jednom, s vrstom „webhook.test”. Dok je webhook isključen, odgovor je 422.',
    params: pathId,
    takesIdempotencyKey: true,
    answer: { 201: single(webhookDelivery) },
    rejectsByState: true,
  },
} satisfies Calls
