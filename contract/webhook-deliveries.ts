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

/** Sent to try the receiver, and to one webhook alone. */
export const testEventType = 'webhook.test'

const deliveryTypes = [...webhookEventTypes, testEventType] as const

export type DeliveryType = (typeof deliveryTypes)[number]

/**
 * Why there was no success. The receiver: not to be reached on the open internet, too slow, without a trusted certificate,
 * or `refused`: an answer other than 2xx. Nothing was sent: the webhook is off, the account is suspended, or the subject
 * is gone.
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
  id: z.int().check(z.describe('Oznaka dostave.'), z.meta({ example: 120 })),
  webhook_id: z.int().check(z.describe('Oznaka webhooka.'), z.meta({ example: 3 })),
  uid: z
    .string()
    .check(
      z.describe('Zaglavlje „webhook-id”, isto u svakom pokušaju.'),
      z.meta({ example: 'msg_3f6d1c0e9a2b4c5d8e7f60718293a4b5' }),
    ),
  type: z.enum(deliveryTypes).check(z.describe('Vrsta događaja.'), z.meta({ example: 'lead.created' })),
  status: z
    .enum(['pending', 'delivered', 'failed', 'cancelled'])
    .check(
      z.describe('„pending” čeka pokušaj, „cancelled” nije se imalo što ili kome poslati.'),
      z.meta({ example: 'delivered' }),
    ),
  attempts: z.int().check(z.describe('Koliko je puta poslana.'), z.meta({ example: 1 })),
  response_status: z
    .nullable(z.int())
    .check(z.describe('Status odgovora na zadnji pokušaj; null bez odgovora.'), z.meta({ example: 204 })),
  error: z
    .nullable(z.enum(deliveryErrors))
    .check(
      z.describe(
        'Zašto nije uspjela: program nije dostupan na javnom internetu („unreachable”), prespor je („timeout”), certifikat nije ispravan („certificate”), odgovor nije 2xx („refused”), webhook je isključen („disabled”), račun je obustavljen („suspended”) ili toga više nema („gone”).',
      ),
      z.meta({ example: null }),
    ),
  created_at: instant.check(z.describe('Kad se događaj dogodio.'), z.meta({ example: '2027-03-15T11:00:00.000Z' })),
  last_attempt_at: z
    .nullable(instant)
    .check(z.describe('Kad je bio zadnji pokušaj.'), z.meta({ example: '2027-03-15T11:00:01.000Z' })),
  next_attempt_at: z
    .nullable(instant)
    .check(z.describe('Kad je sljedeći pokušaj, ako ga još ima.'), z.meta({ example: null })),
}

const webhookDelivery = z.object(deliveryFields).register(namedSchemas, { id: 'WebhookDelivery' })

export type WebhookDelivery = z.infer<typeof webhookDelivery>

const payloadOf = <T extends string, D extends z.core.$ZodType>(type: T, data: D) =>
  z.object({
    type: z.literal(type).check(z.describe('Vrsta događaja.')),
    timestamp: instant.check(z.describe('Kad se dogodio.'), z.meta({ example: '2027-03-15T11:00:00.000Z' })),
    data,
  })

/** The body of the request to the receiver; `timestamp` is when it happened, `data` is as it is when it is sent. */
const webhookPayload = z
  .union([
    payloadOf('lead.created', lead),
    payloadOf('lead.changed', lead),
    payloadOf('message.created', message),
    payloadOf('offer.accepted', offer),
    payloadOf('offer.declined', offer),
    payloadOf('event.booked', event),
    payloadOf(
      testEventType,
      z.object({ webhook_id: z.int().check(z.describe('Oznaka webhooka.'), z.meta({ example: 3 })) }),
    ),
  ])
  .register(namedSchemas, { id: 'WebhookPayload' })

export type WebhookPayload = z.infer<typeof webhookPayload>

const deliveryWithPayload = z
  .object({ ...deliveryFields, payload: z.nullable(webhookPayload) })
  .register(namedSchemas, { id: 'WebhookDeliveryWithPayload' })

export type DeliveryWithPayload = z.infer<typeof deliveryWithPayload>

const deliveryPath = z.object({ id: pathId.shape.id, delivery: pathId.shape.id })

export const DELIVERIES_PER_PAGE = 20

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
