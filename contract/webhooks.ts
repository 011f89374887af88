import * as z from 'zod/mini'
import type { Calls } from './calls.ts'
import { instant } from './instant.ts'
import { namedSchemas } from './named-schemas.ts'
import { listOf, single } from './page.ts'
import { pathId } from './query.ts'
import { requiredText } from './text.ts'

/**
 * `lead.changed`: its status; `lead.withdrawn`: the couple has withdrawn and so deleted it; `message.created`: a text
 * of either side; `event.booked`: a day is now booked; `event.freed`: a day is no longer booked.
 */
export const webhookEventTypes = [
  'lead.created',
  'lead.changed',
  'lead.withdrawn',
  'message.created',
  'offer.accepted',
  'offer.declined',
  'event.booked',
  'event.freed',
] as const

export type WebhookEventType = (typeof webhookEventTypes)[number]

export const MAX_WEBHOOKS = 5

/** How long a replaced secret still signs next to the new one. */
export const FORMER_SECRET_HOURS = 24

export const webhook = z
  .object({
    id: z.int(),
    url: z.string(),
    events: z.array(z.enum(webhookEventTypes)),
    active: z.boolean(),
    disabled_reason: z.nullable(z.enum(['owner', 'gone', 'failing'])),
    disabled_at: z.nullable(instant),
    paused_until: z.nullable(instant),
    created_at: instant,
    updated_at: instant,
  })
  .register(namedSchemas, { id: 'Webhook' })

export type Webhook = z.infer<typeof webhook>

/** Includes the secret, which is shown only this once. */
const webhookWithSecret = z
  .extend(webhook, {
    secret: z.string(),
  })
  .register(namedSchemas, { id: 'WebhookWithSecret' })

export type WebhookWithSecret = z.infer<typeof webhookWithSecret>

const eventsMessage = 'Odaberite barem jedan događaj.'

const eventTypes = z
  .array(z.enum(webhookEventTypes, { error: 'Ovaj događaj ne postoji.' }), { error: eventsMessage })
  .check(z.minLength(1, { error: eventsMessage }), z.maxLength(100, { error: 'Svaki događaj navedite jednom.' }))

const url = requiredText(2000)

export const webhookInput = z.object({ url, events: eventTypes })

export type WebhookInput = z.infer<typeof webhookInput>

/** A field that is left out stays as it is. */
export const webhookChange = z.object({
  url: z.optional(url),
  events: z.optional(eventTypes),
  active: z.optional(z.boolean({ error: 'Vrijednost je „true” ili „false”.' })),
})

export type WebhookChange = z.infer<typeof webhookChange>

const tag = 'Webhookovi'

export const webhookCalls = {
  'GET /webhooks': {
    who: ['professional'],
    tag,
    operationId: 'listWebhooks',
    summary: 'Vlastiti webhookovi',
    description: 'Bez ključeva za provjeru potpisa.',
    answer: { 200: listOf(webhook) },
  },
  'POST /webhooks': {
    who: ['professional'],
    tag,
    operationId: 'createWebhook',
    summary: 'Novi webhook',
    description:
      'Javna adresa https kojoj se šalju odabrani događaji po konvenciji Standard Webhooks. Ključ („secret”) vidi se samo u ovom odgovoru. Najviše pet.',
    body: webhookInput,
    takesIdempotencyKey: true,
    answer: { 201: single(webhookWithSecret) },
    rejectsByState: true,
  },
  'PUT /webhooks/:id': {
    who: ['professional'],
    tag,
    operationId: 'updateWebhook',
    summary: 'Izmjena webhooka',
    description: 'Polje koje nije navedeno ostaje kako jest. „active” ga isključuje i ponovo uključuje.',
    params: pathId,
    body: webhookChange,
    answer: { 200: single(webhook) },
  },
  'DELETE /webhooks/:id': {
    who: ['professional'],
    tag,
    operationId: 'deleteWebhook',
    summary: 'Brisanje webhooka',
    description: 'S njim nestaju i njegove dostave.',
    params: pathId,
    answer: { 204: z.null() },
  },
  'POST /webhooks/:id/secret': {
    who: ['professional'],
    tag,
    operationId: 'rotateWebhookSecret',
    summary: 'Novi ključ webhooka',
    description: 'Sljedeća 24 sata dostave su potpisane i novim i dosadašnjim ključem.',
    params: pathId,
    takesIdempotencyKey: true,
    answer: { 200: single(webhookWithSecret) },
  },
} satisfies Calls
