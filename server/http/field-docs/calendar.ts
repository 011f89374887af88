import {
  createdAt,
  type DocsOfFields,
  type FieldDoc,
  type FieldDocs,
  professionalId,
  updatedAt,
  within,
} from './field-docs.ts'

const eventDate: FieldDoc = ['Dan, GGGG-MM-DD.', '2027-06-12']
const newEventDate: FieldDoc = ['Dan, GGGG-MM-DD, danas ili kasnije.', '2027-06-12']
const eventType: FieldDoc = ['„available” slobodan, „booked” rezerviran, „blocked” blokiran.', 'booked']
const title: FieldDoc = ['Naslov, do 200 znakova; null bez njega.', 'Vjenčanje Ana i Marko']
const notes: FieldDoc = ['Bilješke, do 5000 znakova; null bez njih. Vidi ih samo vlasnik.', 'Obred u 17 sati.']

const publicEvent: FieldDocs = {
  id: ['Oznaka događaja.', 640],
  professional_id: professionalId,
  event_date: eventDate,
  event_type: eventType,
  status: ['„active” vrijedi, „cancelled” otkazan.', 'active'],
}

const eventInput: FieldDocs = { event_date: newEventDate, event_type: eventType, title, notes }

const calendarUrl: FieldDoc = [
  'Javna adresa kalendara, https ili webcal, do 2000 znakova.',
  'https://kalendar.primjer.hr/foto-val.ics',
]

const enabled: FieldDoc = ['Smije li se kalendar prikazivati na drugim stranicama.', true]
const hosts: FieldDoc = [
  'Poslužitelji stranica koje ga smiju prikazati, najviše 10. U zahtjevu može stajati i cijela adresa stranice.',
  ['www.foto-val.hr'],
]

export const calendarDocs: DocsOfFields = {
  paths: {
    '/events/{id}': ['Oznaka događaja.', 640],
    '/followed-calendars/{id}': ['Oznaka praćenog kalendara.', 3],
  },
  schemas: {
    PublicEvent: publicEvent,
    Event: {
      ...publicEvent,
      title,
      notes,
      lead_id: ['Oznaka upita za koji je dan rezerviran; null bez njega.', 730],
      followed_calendar_id: ['Oznaka praćenog kalendara iz kojega dan dolazi; null bez njega.', null],
      created_at: createdAt,
      updated_at: updatedAt,
    },
    CalendarEmbed: {
      enabled,
      hosts,
      url: ['Adresa za „src” okvira (iframe) na vlastitoj stranici.', 'https://zauvijek.primjer.hr/embed/17'],
    },
    CalendarFeed: {
      url: [
        'Tajna adresa kalendara za druge programe.',
        'https://zauvijek.primjer.hr/calendars/q7Jm2Vx0cN8tYb4LrW1sKf6ZgHd3PuAe9RiXoTzMnBk.ics',
      ],
      created_at: createdAt,
    },
    FollowedCalendar: {
      id: ['Oznaka praćenog kalendara.', 3],
      url: calendarUrl,
      name: ['Naziv kalendara, do 100 znakova.', 'Google kalendar'],
      created_at: createdAt,
      last_read_at: [
        'Kad je zadnji put pročitan, ISO 8601 u UTC-u; null prije prvoga puta.',
        '2027-03-15T10:00:00.000Z',
      ],
      last_tried_at: [
        'Kad se zadnji put pokušalo, ISO 8601 u UTC-u; null prije prvoga puta.',
        '2027-03-15T10:00:00.000Z',
      ],
      last_error: [
        'Zašto zadnji pokušaj nije uspio, ili koliko unosa kalendara nije čitljivo; null nakon uspjeha.',
        null,
      ],
      blocked_days: ['Broj dana od danas nadalje koji su zbog njega blokirani.', 12],
    },
    CalendarPreview: {
      url: calendarUrl,
      name: ['Kako se kalendar sam zove; null ako se ne zove nikako.', 'Vjenčanja 2027.'],
      days: 'Dani s događajima.',
      'days.date': eventDate,
      'days.summaries': ['Nazivi događaja toga dana.', ['Vjenčanje u Trogiru']],
      'days.effect': [
        '„blocks” blokira dan, „replaces” zamjenjuje slobodan, „taken” ga ostavlja kakav jest.',
        'blocks',
      ],
      until: ['Zadnji dan koji je pročitan, GGGG-MM-DD.', '2028-09-15'],
      unreadable_events: ['Koliko unosa kalendara nije čitljivo: njihovi se dani ne blokiraju.', 0],
    },
  },
  calls: {
    'PUT /embed': {
      body: {
        enabled,
        hosts,
        replaces:
          'Postavke umjesto kojih su ove, kako su pročitane. Ako su u međuvremenu druge: 409. Izostavljeno: umjesto svakih.',
        'replaces.enabled': enabled,
        'replaces.hosts': hosts,
      },
    },
    'GET /events': {
      query: {
        professional_id: ['Samo kalendar ovoga pružatelja usluga.', 17],
        start_date: ['Od ovoga dana, GGGG-MM-DD.', '2027-06-01'],
        end_date: ['Do ovoga dana, GGGG-MM-DD.', '2027-06-30'],
        event_type: ['Samo ova vrsta: „available”, „booked” ili „blocked”.', 'available'],
        status: ['„active” ili „cancelled”; otkazane vidi samo vlasnik.', 'active'],
        future_only: ['Samo od danas nadalje; „false”, „0” i „no” znače ne.', true],
      },
    },
    'POST /events': { body: eventInput },
    'POST /events/bulk': {
      body: {
        events: 'Događaji, od 1 do 366.',
        ...within('events', eventInput),
        replace_available: [
          'Postaju li dani koji su označeni kao slobodni ovi događaji. Izostavljeno ili „false”: i oni se preklapaju.',
          false,
        ],
      },
    },
    'POST /events/bulk/undo': {
      body: { ids: ['Oznake događaja, od 1 do 366.', [641]] },
      answer: { 'data.ids': ['Oznake poništenih događaja.', [641]] },
    },
    'PUT /events/:id': { body: eventInput },
    'POST /followed-calendars/preview': { body: { url: calendarUrl } },
    'POST /followed-calendars': {
      body: {
        url: calendarUrl,
        name: ['Naziv, do 100 znakova; bez njega kako se kalendar sam zove.', 'Google kalendar'],
      },
    },
  },
}
