import type { DocsOfFields, FieldDoc, FieldDocs } from './field-docs.ts'

const name: FieldDoc = ['Čemu ključ služi, po riječima vlasnika; do 80 znakova.', 'Naša stranica']
const scope: FieldDoc = ['„read” samo čita, „write” čita i mijenja.', 'read']
const expiresOn: FieldDoc = ['Zadnji dan na koji vrijedi, GGGG-MM-DD; null dok se ne opozove.', '2027-12-31']

const apiKey: FieldDocs = {
  id: ['Oznaka ključa.', 7],
  name,
  scope,
  masked_key: ['Početak i kraj ključa, po kojima se prepoznaje.', 'zvk_k3F9…x2Qd'],
  created_at: ['Kad je izrađen, ISO 8601 u UTC-u.', '2027-03-15T11:00:00.000Z'],
  expires_on: expiresOn,
  expired: ['Je li taj dan prošao.', false],
  last_used_at: [
    'Kad je zadnji put upotrijebljen, točno na minutu, ISO 8601 u UTC-u; null prije prvoga puta.',
    '2027-03-15T11:05:00.000Z',
  ],
}

export const apiKeyDocs: DocsOfFields = {
  paths: { '/api-keys/{id}': ['Oznaka ključa.', 7] },
  schemas: {
    ApiKey: apiKey,
    CreatedApiKey: {
      ...apiKey,
      key: ['Sam ključ. Vidi se samo u ovom odgovoru.', 'zvk_k3F9mQ7tRzK0vB2nLcW9pJd5sHf8gUe1iAo6TqXyx2Qd'],
    },
  },
  calls: { 'POST /api-keys': { body: { name, scope, expires_on: expiresOn } } },
}
