import * as z from 'zod/mini'
import { calendarDay, optionalDay } from './calendar-day-schema.ts'
import type { Calls, KeyScope } from './calls.ts'
import { instant } from './instant.ts'
import { namedSchemas } from './named-schemas.ts'
import { listOf, single } from './page.ts'
import { pathId } from './query.ts'
import { requiredName } from './text.ts'

/** `read` allows calls that only read, `write` also those that change something. */
const apiKeyScopes = ['read', 'write'] as const satisfies KeyScope[]

/** Keys that have expired do not count. */
export const MAX_API_KEYS = 10

const API_KEY_NAME_MAX = 80

const apiKeyFields = {
  id: z.int(),
  name: z.string(),
  scope: z.enum(apiKeyScopes),
  /** Its beginning and end, by which it can be recognised. */
  masked_key: z.string(),
  created_at: instant,
  /** The last day on which it is valid, until midnight in Zagreb; null means until it is revoked. */
  expires_on: z.nullable(calendarDay),
  expired: z.boolean(),
  /** To the minute. */
  last_used_at: z.nullable(instant),
}

export const apiKey = z.object(apiKeyFields).register(namedSchemas, { id: 'ApiKey' })

export type ApiKey = z.infer<typeof apiKey>

const createdApiKey = z
  .object({ ...apiKeyFields, /** Shown in this answer alone. */ key: z.string() })
  .register(namedSchemas, { id: 'CreatedApiKey' })

export type CreatedApiKey = z.infer<typeof createdApiKey>

export const apiKeyInput = z.object({
  name: requiredName(API_KEY_NAME_MAX),
  scope: z.enum(apiKeyScopes, { error: 'Odaberite smije li ključ samo čitati ili i mijenjati.' }),
  expires_on: optionalDay,
})

export type ApiKeyInput = z.infer<typeof apiKeyInput>

const tag = 'API ključevi'

/** None of these is open to an API key: a key that can create keys could not be revoked for good. */
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
      'Program ga šalje umjesto tokena prijave, u zaglavlju Authorization: Bearer. Najviše ih je 10 koji vrijede. O novome ključu javljamo vlasniku e-poštom. Ne prima Idempotency-Key, jer se odgovor s ključem nigdje ne sprema.',
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
