import { type DeliveryType, deliveryTypes, payloadNames } from '#contract/webhook-deliveries.ts'

const summaries: Record<DeliveryType, string> = {
  'lead.created': 'Par je poslao upit.',
  'lead.changed': 'Upit je promijenio status.',
  'lead.withdrawn': 'Par je povukao upit: više ga nema.',
  'message.created': 'Jedna je strana napisala poruku.',
  'offer.accepted': 'Par je prihvatio ponudu.',
  'offer.declined': 'Par je odbio ponudu.',
  'event.booked': 'Dan je rezerviran, ili je rezervirani dan premješten.',
  'event.freed': 'Dan više nije rezerviran.',
  'webhook.test': 'Zatražen je probni događaj.',
}

/** The Standard Webhooks headers of each request to a receiver. */
export const webhookParameters = {
  WebhookIdHeader: {
    name: 'webhook-id',
    in: 'header',
    required: true,
    description: 'Oznaka dostave, ista u svakom pokušaju: po njoj se prepoznaje ponovljena.',
    schema: { type: 'string', pattern: '^msg_[0-9a-f]{32}$', examples: ['msg_3f6d1c0e9a2b4c5d8e7f60718293a4b5'] },
  },
  WebhookTimestampHeader: {
    name: 'webhook-timestamp',
    in: 'header',
    required: true,
    description: 'Kad je pokušaj poslan, u sekundama od 1970. Stariji od pet minuta odbija se.',
    schema: { type: 'string', pattern: '^\\d+$', examples: ['1805108400'] },
  },
  WebhookSignatureHeader: {
    name: 'webhook-signature',
    in: 'header',
    required: true,
    description:
      '„v1,” i HMAC-SHA256 teksta „{webhook-id}.{webhook-timestamp}.{sadržaj}”, u Base64; 24 sata nakon novoga ključa dva potpisa, odvojena razmakom.',
    schema: {
      type: 'string',
      pattern: '^v1,[A-Za-z0-9+/]{43}=( v1,[A-Za-z0-9+/]{43}=)?$',
      examples: ['v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4='],
    },
  },
} as const

const retryAfter = { 'Retry-After': { $ref: '#/components/headers/Retry-After' } }

/** The answers that a receiver may give, and their consequences. */
export const webhookResponses = {
  WebhookReceived: { description: 'Primljeno. Sadržaj odgovora ne čita se.' },
  WebhookGone: { description: 'Primatelja više nema: webhook se isključuje, a vlasniku se javlja.' },
  WebhookLater: {
    description: 'Pokušava se kasnije, po zaglavlju Retry-After, najviše za šest sati.',
    headers: retryAfter,
  },
  WebhookRefused: {
    description:
      'Sve drugo, i preusmjeravanje, i odgovor kasniji od deset sekundi: pokušava se ponovo, deset puta u oko jednom danu.',
  },
} as const

const responses = {
  '2XX': { $ref: '#/components/responses/WebhookReceived' },
  410: { $ref: '#/components/responses/WebhookGone' },
  429: { $ref: '#/components/responses/WebhookLater' },
  503: { $ref: '#/components/responses/WebhookLater' },
  default: { $ref: '#/components/responses/WebhookRefused' },
}

export interface DocumentedWebhook {
  operationId: string
  requestBody: { required: boolean; content: Record<string, { schema: { $ref: string } }> }
  responses: Record<string, { $ref: string }>
}

/** The requests that we send to professionals' webhooks, by event type. */
export function describeWebhooks(): Record<string, { post: DocumentedWebhook }> {
  const describe = (type: DeliveryType): DocumentedWebhook & Record<string, unknown> => ({
    operationId: `receive${payloadNames[type]}`,
    summary: summaries[type],
    tags: ['Webhookovi'],
    security: [],
    parameters: Object.keys(webhookParameters).map((name) => ({ $ref: `#/components/parameters/${name}` })),
    requestBody: {
      required: true,
      content: { 'application/json': { schema: { $ref: `#/components/schemas/${payloadNames[type]}` } } },
    },
    responses,
  })
  return Object.fromEntries(deliveryTypes.map((type) => [type, { post: describe(type) }]))
}
