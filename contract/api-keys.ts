import * as z from 'zod/mini'
import { calendarDay } from './calendar-day-schema.ts'
import type { Calls, KeyScope } from './calls.ts'
import { instant } from './instant.ts'
import { jsonSchemaOverrides } from './json-schema-overrides.ts'
import { namedSchemas } from './named-schemas.ts'
import { listOf, single } from './page.ts'
import { pathId } from './query.ts'
import { optionalText, requiredName } from './text.ts'

/** `read` makes calls that only read; `write` makes those that change something, too. */
const apiKeyScopes = ['read', 'write'] as const satisfies KeyScope[]

/** Of those that have not expired. */
export const MAX_API_KEYS = 10

const API_KEY_NAME_MAX = 80

const apiKeyFields = {
  id: z.int().check(z.describe('Oznaka ključa.'), z.meta({ example: 7 })),
  name: z.string().check(z.describe('Čemu ključ služi, po riječima vlasnika.'), z.meta({ example: 'Naša stranica' })),
  scope: z
    .enum(apiKeyScopes)
    .check(z.describe('„read” samo čita, „write” čita i mijenja.'), z.meta({ example: 'read' })),
  masked_key: z
    .string()
    .check(z.describe('Početak i kraj ključa, po kojima se prepoznaje.'), z.meta({ example: 'zvk_k3F9…x2Qd' })),
  created_at: instant.check(z.describe('Kad je izrađen.'), z.meta({ example: '2027-03-15T11:00:00.000Z' })),
  expires_on: z
    .nullable(calendarDay)
    .check(z.describe('Zadnji dan na koji vrijedi, do ponoći u Zagrebu; null dok se ne opozove.')),
  expired: z.boolean().check(z.describe('Je li taj dan prošao.'), z.meta({ example: false })),
  last_used_at: z
    .nullable(instant)
    .check(
      z.describe('Kad je zadnji put upotrijebljen, točno na minutu; null prije prvoga puta.'),
      z.meta({ example: '2027-03-15T11:05:00.000Z' }),
    ),
}

export const apiKey = z.object(apiKeyFields).register(namedSchemas, { id: 'ApiKey' })

export type ApiKey = z.infer<typeof apiKey>

const createdApiKey = z
  .object({
    ...apiKeyFields,
    key: z.string().check(z.describe('Sam ključ. Vidi se samo u ovom odgovoru.'), z.meta({ example: 'zvk_…' })),
  })
  .register(namedSchemas, { id: 'CreatedApiKey' })

export type CreatedApiKey = z.infer<typeof createdApiKey>

const lastDay = z
  .pipe(optionalText(40), z.nullable(calendarDay))
  .register(jsonSchemaOverrides, { type: ['string', 'null'], format: 'date' })

export const apiKeyInput = z.object({
  name: requiredName(API_KEY_NAME_MAX),
  scope: z.enum(apiKeyScopes, { error: 'Odaberite smije li ključ samo čitati ili i mijenjati.' }),
  expires_on: lastDay,
})

export type ApiKeyInput = z.infer<typeof apiKeyInput>

const tag = 'API ključevi'

/** None of them is open to a key: a key that makes keys could not be revoked. */
export const apiKeyCalls = {
  'GET /api-keys': {
    who: ['professional'],
    tag,
    operationId: 'listApiKeys',
    summary: 'Vlastiti API ključevi',
    description: 'Od najnovijega. Sami se ključevi ne vide; istekli ostaju na popisu 90 dana.',
    answer: { 200: listOf(apiKey) },
  },
  'POST /api-keys': {
    who: ['professional'],
    tag,
    operationId: 'createApiKey',
    summary: 'Novi API ključ',
    description:
      'Program ga šalje umjesto tokena prijave, u zaglavlju Authorization: Bearer. Najviše ih je 10 koji vrijede. O novome ključu javljamo vlasniku e-mailom. Ne prima Idempotency-Key, jer se odgovor s ključem nigdje ne sprema.',
    body: apiKeyInput,
    answer: { 201: single(createdApiKey) },
  },
  'DELETE /api-keys/:id': {
    who: ['professional'],
    tag,
    operationId: 'revokeApiKey',
    summary: 'Opoziv API ključa',
    description: 'Odmah prestaje vrijediti, a tok događaja otvoren njime završava.',
    params: pathId,
    answer: { 204: z.null() },
  },
} satisfies Calls
