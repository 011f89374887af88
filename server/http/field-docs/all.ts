import { adminDocs } from './admin.ts'
import { apiKeyDocs } from './api-keys.ts'
import { authDocs, siteDocs } from './auth.ts'
import { calendarDocs } from './calendar.ts'
import { categoryDocs } from './categories.ts'
import { favoriteDocs } from './favorites.ts'
import type { DocsOfFields, FieldDocs } from './field-docs.ts'
import { leadDocs } from './leads.ts'
import { mediaDocs } from './media.ts'
import { professionalDocs } from './professionals.ts'
import { reviewDocs } from './reviews.ts'
import { statisticsDocs } from './statistics.ts'
import { webhookDocs } from './webhooks.ts'

export const allFieldDocs: readonly DocsOfFields[] = [
  adminDocs,
  apiKeyDocs,
  authDocs,
  calendarDocs,
  categoryDocs,
  favoriteDocs,
  leadDocs,
  mediaDocs,
  professionalDocs,
  reviewDocs,
  siteDocs,
  statisticsDocs,
  webhookDocs,
]

/** In the query of every list, and in what it answers. */
export const pageQueryDocs: FieldDocs = {
  page: ['Stranica, od 1; sve drugo čita se kao 1. Iza posljednje stranice je prazan popis.', 1],
  per_page: [
    'Koliko ih je na stranici. Izvan granica čita se kao najbliža od njih, a što nije cijeli broj kao zadano.',
    20,
  ],
  after: [
    'Iza kojeg mjesta stranica počinje: next_after prethodne. Tako se ništa ne preskoči ni kad su redci u međuvremenu otišli s popisa. Što nije mjesto, čita se kao da ga nema.',
    '1796083200.25_131',
  ],
}

export const answerDocs: FieldDocs = {
  data: 'Što se tražilo.',
  current_page: ['Stranica, od 1.', 1],
  last_page: ['Zadnja stranica; 1 kad nema ničega.', 3],
  per_page: ['Koliko ih je najviše na stranici.', 20],
  total: ['Koliko ih je na svim stranicama.', 42],
  next_after: ['Mjesto zadnjega na stranici, za after sljedeće; null na zadnjoj.', '1796083200.25_131'],
}
