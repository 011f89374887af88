import swagger, { type SwaggerTransform, type SwaggerTransformObject } from '@fastify/swagger'
import type { FastifyContextConfig, FastifySchema } from 'fastify'
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { callTags } from '#contract/call-tags.ts'
import { errorResponse } from '#contract/error-response.ts'
import { errorMessages } from '#contract/error-messages.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { namedSchemas } from '#contract/named-schemas.ts'
import { jsonSchemaOverrides } from '#contract/json-schema-overrides.ts'
import { honeypot } from '#contract/text.ts'
import type { App } from './app-type.ts'
import { documentFields, type FieldsDocument } from './field-docs/document-fields.ts'
import { statusByCode } from '#server/errors.ts'

type JsonSchema = z.core.JSONSchema.BaseSchema

declare module 'fastify' {
  interface FastifyContextConfig {
    /** In bytes; documented for a call with a body. */
    bodyLimit?: number
    /** Documents 409: the call conflicts with something that already exists. */
    rejectsConflicts?: boolean
    /** Documents 422 for a request that is valid, but refused because of the state of its object. */
    rejectsByState?: boolean
  }
}

/** A robot could read the document, too. */
function hideHoneypots(zodSchema: z.core.$ZodType, { properties }: JsonSchema): void {
  if (!(zodSchema instanceof z.ZodMiniObject)) return
  for (const [name, field] of Object.entries(zodSchema.shape)) {
    if (field === honeypot) Reflect.deleteProperty(properties ?? {}, name)
  }
}

const zodToJsonConfig = {
  target: 'draft-2020-12',
  override({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodType; jsonSchema: JsonSchema }) {
    // Zod's registry has the descriptions; the names are in one of our own.
    Object.assign(jsonSchema, z.globalRegistry.get(zodSchema))
    // The answers may get new fields at any time.
    if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
    if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
    if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
    hideHoneypots(zodSchema, jsonSchema)
    const shape = jsonSchemaOverrides.get(zodSchema)
    if (!shape) return
    for (const key of Object.keys(jsonSchema)) if (key !== 'description') Reflect.deleteProperty(jsonSchema, key)
    Object.assign(jsonSchema, shape)
  },
} as const

const toJsonSchemas = createJsonSchemaTransform({ schemaRegistry: namedSchemas, zodToJsonConfig })

/** Every error that a route can answer follows from what it declares. */
function errorsOf(
  { access, rateLimit, rejectsConflicts, rejectsByState }: FastifyContextConfig,
  schema: FastifySchema,
): ErrorCode[] {
  return [
    // An API key is refused where the call is open to any session.
    ...(access === 'everyone' ? [] : (['unauthenticated', 'forbidden'] as const)),
    ...(schema.params ? (['not_found'] as const) : []),
    ...(schema.body ? (['malformed', 'payload_too_large', 'unsupported_media_type'] as const) : []),
    ...(rejectsConflicts || schema.headers ? (['conflict'] as const) : []),
    ...(schema.headers ? (['idempotency'] as const) : []),
    ...(schema.body || schema.querystring || rejectsByState ? (['invalid'] as const) : []),
    ...(rateLimit ? (['rate_limited'] as const) : []),
    'internal',
    'unavailable',
  ]
}

const errorContent = {
  'application/json': { schema: { $ref: `#/components/schemas/${namedSchemas.get(errorResponse)?.id}` } },
}

/** Of every call, before it is known which one it is. */
const headTooLarge = { description: 'Zaglavlja zahtjeva veća su od 16 KiB.', content: errorContent }

const errorResponses = (codes: ErrorCode[]) => ({
  ...Object.fromEntries(
    codes.map((code) => [statusByCode[code], { description: errorMessages[code], content: errorContent }]),
  ),
  431: headTooLarge,
})

const successes: Record<string, string> = {
  200: 'Uspjeh.',
  201: 'Stvoreno.',
  202: 'Zaprimljeno.',
  204: 'Uspjeh, bez sadržaja.',
}

/** The answers that the route itself declares; those of another type than JSON say so themselves. */
const successResponses = (responses: Record<string, JsonSchema>) =>
  Object.fromEntries(
    Object.entries(responses).map(([status, schema]) => {
      if ('content' in schema) return [status, schema]
      const content = { 'application/json': { schema } }
      return [status, { description: successes[status], ...(status !== '204' && { content }) }]
    }),
  )

const transform: SwaggerTransform = (document) => {
  const { schema, url } = toJsonSchemas(document)
  const { config = {}, schema: given } = document.route
  if (!given || schema.hide === true) return { schema, url }
  return {
    url,
    schema: {
      ...schema,
      ...(config.access !== 'everyone' && { security: [{ bearer: [] }] }),
      'x-access': config.access,
      'x-api-key-scope': config.apiKey,
      'x-rate-limit': config.rateLimit,
      'x-body-limit': config.bodyLimit,
      response: {
        ...successResponses((schema.response ?? {}) as Record<string, JsonSchema>),
        ...errorResponses(errorsOf(config, given)),
      },
    },
  }
}

const refs = /#\/components\/schemas\/(\w+)/g

/** Without the schemas that nothing mentions: each is made twice, as an input and as an answer. */
const transformObject: SwaggerTransformObject = (document) => {
  const whole = createJsonSchemaTransformObject({ schemaRegistry: namedSchemas, zodToJsonConfig })(document)
  if (!('components' in whole) || !whole.components?.schemas) return whole
  const schemas: Record<string, unknown> = whole.components.schemas
  const mentioned = new Set<string>()
  const follow = (part: unknown) => {
    for (const [, name = ''] of (JSON.stringify(part) ?? '').matchAll(refs)) {
      if (mentioned.has(name)) continue
      mentioned.add(name)
      follow(schemas[name])
    }
  }
  follow(whole.paths)
  for (const name of Object.keys(schemas)) if (!mentioned.has(name)) Reflect.deleteProperty(schemas, name)
  documentFields(whole as unknown as FieldsDocument) // the part of it that has fields
  return whole
}

const description = `Svi odgovori su JSON. Jedna stvar dolazi kao { "data": … }, a popis kao { "data": […], "current_page", "last_page", "per_page", "total" }.
Pogreška je { "message", "code", "errors" }: message je rečenica za osobu, code riječ za program, errors poruke po poljima.
Prijavljena osoba šalje zaglavlje Authorization: Bearer <token>. Dani su u obliku GGGG-MM-DD po vremenu u Zagrebu, a trenuci ISO 8601 u UTC-u.
Prazna vrijednost u upitu isto je što i nikakva.
Sadržaj zahtjeva ima najviše 64 KiB, osim gdje poziv kaže drukčije, do 16 razina i 10.000 vrijednosti; veći je 413. Zaglavlja imaju najviše 16 KiB; veća su 431, a dva zaglavlja Host 400.
Uz poziv koji prima zaglavlje Idempotency-Key isti se zahtjev iste osobe s istim ključem 24 sata izvršava samo jednom: ponovljeni dobiva isti odgovor i zaglavlje Idempotent-Replay: true, a drukčiji sadržaj 422 s oznakom idempotency. Pamte se samo uspjesi.`

/** Collects every route that is registered after it and has a `tags` entry in its schema. */
export async function registerOpenApi(app: App, publicUrl: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Zauvijek API', version: '1', description },
      servers: [{ url: publicUrl }],
      tags: Object.entries(callTags).map(([name, subject]) => ({ name, description: subject })),
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    hideUntagged: true,
    transform,
    transformObject,
  })
}
