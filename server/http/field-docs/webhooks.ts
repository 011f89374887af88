import type { DocsOfFields, FieldDoc, FieldDocs } from './field-docs.ts'

const webhookId: FieldDoc = ['Oznaka webhooka.', 3]
const url: FieldDoc = [
  'Javna adresa https kojoj se događaji šalju, na portu 443 ili nekom od 1024 naviše, do 2000 znakova.',
  'https://program.primjer.hr/zauvijek',
]
const events: FieldDoc = ['Koji se događaji šalju, barem jedan.', ['lead.created', 'offer.accepted']]
const active: FieldDoc = ['Je li uključen.', true]

const webhook: FieldDocs = {
  id: webhookId,
  url,
  events,
  active,
  disabled_reason: [
    'Zašto je isključen: „owner” isključio ga je vlasnik, „gone” program je odgovorio statusom 410, „failing” jedna dostava nije uspjela ni iz desetog pokušaja; null dok je uključen.',
    null,
  ],
  disabled_at: ['Kad je isključen, ISO 8601 u UTC-u; null dok je uključen.', null],
  paused_until: [
    'Do kada sve dostave čekaju jer program ne prima ili je zatražio odgodu, ISO 8601 u UTC-u; null kad ne čekaju.',
    null,
  ],
  created_at: ['Kad je izrađen, ISO 8601 u UTC-u.', '2027-03-15T11:00:00.000Z'],
  updated_at: ['Kad je zadnji put izmijenjen, ISO 8601 u UTC-u.', '2027-03-15T11:00:00.000Z'],
}

const delivery: FieldDocs = {
  id: ['Oznaka dostave.', 120],
  webhook_id: webhookId,
  uid: ['Zaglavlje „webhook-id”, isto u svakom pokušaju.', 'msg_3f6d1c0e9a2b4c5d8e7f60718293a4b5'],
  type: ['Vrsta događaja.', 'lead.created'],
  status: [
    '„pending” čeka pokušaj, „delivered” dostavljena, „failed” nije uspjela, „cancelled” nije se imalo što ili kome poslati.',
    'delivered',
  ],
  attempts: ['Koliko je puta poslana.', 1],
  response_status: ['Status odgovora na zadnji pokušaj; null bez odgovora.', 204],
  error: [
    'Zašto nije uspjela: program nije dostupan na javnom internetu („unreachable”), prespor je („timeout”), certifikat nije ispravan („certificate”), odgovor nije 2xx („refused”), webhook je isključen („disabled”), račun je suspendiran („suspended”) ili toga više nema („gone”); null ako jest.',
    null,
  ],
  created_at: ['Kad se događaj dogodio, ISO 8601 u UTC-u.', '2027-03-15T11:00:00.000Z'],
  last_attempt_at: ['Kad je bio zadnji pokušaj, ISO 8601 u UTC-u; null prije prvoga.', '2027-03-15T11:00:01.000Z'],
  next_attempt_at: ['Kad je sljedeći pokušaj, ISO 8601 u UTC-u; null kad ga više nema.', null],
}

const payload: FieldDocs = {
  type: ['Vrsta događaja.', 'lead.created'],
  timestamp: ['Kad se dogodio, ISO 8601 u UTC-u.', '2027-03-15T11:00:00.000Z'],
  data: 'Ono o čemu događaj govori, kakvo je u trenutku slanja.',
}

export const webhookDocs: DocsOfFields = {
  paths: {
    '/webhooks/{id}': webhookId,
    '/webhooks/{id}/deliveries/{delivery}': ['Oznaka dostave.', 120],
  },
  schemas: {
    Webhook: webhook,
    WebhookWithSecret: {
      ...webhook,
      secret: [
        'Ključ za provjeru potpisa; vidi se samo u ovom odgovoru.',
        'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oDR9K1x0mTzPw=',
      ],
    },
    WebhookDelivery: delivery,
    WebhookDeliveryWithPayload: {
      ...delivery,
      payload: 'Sadržaj kakav bi se poslao sada; null kad onoga o čemu govori više nema.',
    },
    LeadCreatedEvent: payload,
    LeadChangedEvent: payload,
    LeadWithdrawnEvent: { ...payload, 'data.id': ['Oznaka upita.', 730] },
    MessageCreatedEvent: payload,
    OfferAcceptedEvent: payload,
    OfferDeclinedEvent: payload,
    EventBookedEvent: payload,
    EventFreedEvent: { ...payload, 'data.id': ['Oznaka događaja.', 640] },
    WebhookTestEvent: { ...payload, 'data.webhook_id': webhookId },
  },
  calls: {
    'POST /webhooks': { body: { url, events } },
    'PUT /webhooks/:id': { body: { url, events, active } },
  },
}
