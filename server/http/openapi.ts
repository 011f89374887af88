import swagger, { type SwaggerTransform, type SwaggerTransformObject } from '@fastify/swagger'
import type { FastifyContextConfig } from 'fastify'
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { callTags } from '#contract/call-tags.ts'
import type { Call } from '#contract/calls.ts'
import { namedSchemas } from '#contract/named-schemas.ts'
import { jsonSchemaOverrides } from '#contract/json-schema-overrides.ts'
import { honeypot } from '#contract/text.ts'
import type { App } from './app-type.ts'
import { documentFields, type DocumentedOperation, type FieldsDocument } from './field-docs/document-fields.ts'
import { type ErrorComponents, errorExamples } from './openapi-errors.ts'
import { responseHeaders } from './openapi-headers.ts'
import { completeOperation, type DocumentedRoute, type Operation } from './openapi-operations.ts'
import { shareParts, type SharingDocument } from './openapi-sharing.ts'
import { describeWebhooks, webhookParameters, webhookResponses } from './openapi-webhooks.ts'

type JsonSchema = z.core.JSONSchema.BaseSchema

declare module 'fastify' {
  interface FastifyContextConfig {
    /** In bytes; documented for calls with a body. */
    bodyLimit?: number
    /** The declaration from which the route is made. */
    call?: Call
  }
}

/** Hides honeypot fields, because spam bots could read the document too. */
function hideHoneypots(zodSchema: z.core.$ZodType, { properties }: JsonSchema): void {
  if (!(zodSchema instanceof z.ZodMiniObject)) return
  for (const [name, field] of Object.entries(zodSchema.shape)) {
    if (field === honeypot) Reflect.deleteProperty(properties ?? {}, name)
  }
}

const zodToJsonConfig = {
  target: 'draft-2020-12',
  override({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodType; jsonSchema: JsonSchema }) {
    // Zod's registry holds the descriptions; the names are in a registry of ours.
    const { example, ...described } = z.globalRegistry.get(zodSchema) ?? {}
    Object.assign(jsonSchema, described, example !== undefined && { examples: [example] })
    // Answers may gain new fields at any time.
    if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
    if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
    if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
    hideHoneypots(zodSchema, jsonSchema)
    const shape = jsonSchemaOverrides.get(zodSchema)
    if (!shape) return
    for (const key of Object.keys(jsonSchema))
      if (key !== 'description' && key !== 'examples') Reflect.deleteProperty(jsonSchema, key)
    Object.assign(jsonSchema, shape)
  },
} as const

const toJsonSchemas = createJsonSchemaTransform({ schemaRegistry: namedSchemas, zodToJsonConfig })

const successes: Record<string, string> = {
  200: 'Uspjeh.',
  201: 'Stvoreno.',
  202: 'Zaprimljeno.',
  204: 'Uspjeh, bez sadržaja.',
}

/** The answers that the route itself declares. Those that are not JSON declare their type themselves. */
const successResponses = (responses: Record<string, JsonSchema>) =>
  Object.fromEntries(
    Object.entries(responses).map(([status, schema]) => {
      if ('content' in schema) return [status, schema]
      const content = { 'application/json': { schema } }
      return [status, { description: successes[status], ...(status !== '204' && { content }) }]
    }),
  )

/** The bodies by media type, if there are several; operations with a single one keep the schema as it is. */
function bodiesOf(document: Parameters<SwaggerTransform>[0], bodies: NonNullable<Call['bodies']>) {
  const schemaOf = (body: z.ZodMiniType) => toJsonSchemas({ ...document, schema: { body } }).schema.body
  return {
    content: Object.fromEntries(Object.entries(bodies).map(([type, body]) => [type, { schema: schemaOf(body) }])),
  }
}

function securityOf({ access, apiKey, call }: FastifyContextConfig): Record<string, string[]>[] {
  const credentials: Record<string, string[]>[] = [{ bearer: [] }, ...(apiKey ? [{ apiKey: [] }] : [])]
  if (access !== 'everyone') return credentials
  return call?.tokenIsOptional ? [{}, ...credentials] : []
}

/** By operation name. */
type DocumentedRoutes = Map<string, DocumentedRoute>

const transformInto =
  (routes: DocumentedRoutes): SwaggerTransform =>
  (document) => {
    const { schema, url } = toJsonSchemas(document)
    const { config = {}, schema: given, method } = document.route
    if (!given || schema.hide === true) return { schema, url }
    if (given.operationId === undefined) throw new Error(`${String(method)} ${url} has no operationId.`)
    routes.set(given.operationId, { method: String(method), config, schema: given })
    const { call } = config
    return {
      url,
      schema: {
        ...schema,
        ...(call?.bodies && { body: bodiesOf(document, call.bodies) }),
        security: securityOf(config),
        'x-access': config.access,
        'x-api-key-scope': config.apiKey,
        'x-rate-limit': config.rateLimit,
        'x-body-limit': config.bodyLimit,
        response: successResponses((schema.response ?? {}) as Record<string, JsonSchema>), // converted above
      },
    }
  }

const refs = /#\/components\/schemas\/(\w+)/g

/** Each schema is generated twice, as an input and as an answer; this deletes the copy that nothing refers to. */
function deleteUnmentioned({ paths, webhooks, components: { schemas, responses } }: FinishedDocument): void {
  const mentioned = new Set<string>()
  const follow = (part: unknown) => {
    for (const [, name = ''] of (JSON.stringify(part) ?? '').matchAll(refs)) {
      if (mentioned.has(name)) continue
      mentioned.add(name)
      follow(schemas[name])
    }
  }
  follow([paths, webhooks, responses])
  for (const name of Object.keys(schemas)) if (!mentioned.has(name)) Reflect.deleteProperty(schemas, name)
}

/** The parts of the document written here, for which the library's types are too loose or too strict. */
interface FinishedDocument extends FieldsDocument, SharingDocument {
  paths: Record<string, Record<string, Operation & DocumentedOperation>>
  components: FieldsDocument['components'] & ErrorComponents & SharingDocument['components']
}

const transformObjectOf =
  (routes: DocumentedRoutes): SwaggerTransformObject =>
  (given) => {
    const made = createJsonSchemaTransformObject({ schemaRegistry: namedSchemas, zodToJsonConfig })(given)
    const document = made as unknown as FinishedDocument // its comment says why
    for (const operation of Object.values(document.paths).flatMap((methods) => Object.values(methods))) {
      const route = routes.get(operation.operationId)
      if (route) completeOperation(operation, route, document.components)
    }
    document.webhooks = describeWebhooks()
    deleteUnmentioned(document)
    documentFields(document)
    shareParts(document)
    return made
  }

const description = `Svi odgovori su JSON. Jedna stvar dolazi kao { "data": … }, a popis kao { "data": […], "current_page", "last_page", "per_page", "total" }.
Pogreška je { "message", "code", "errors" }: message je rečenica za osobu, code riječ za program, errors poruke po poljima.
Prijavljena osoba šalje zaglavlje Authorization: Bearer <token>. Dani su u obliku GGGG-MM-DD po vremenu u Zagrebu, a trenuci ISO 8601 u UTC-u.
Prazna vrijednost u upitu isto je što i nikakva.
Sadržaj zahtjeva ima najviše 64 KiB, osim gdje poziv kaže drukčije, do 16 razina i 10.000 vrijednosti; veći je 413. Zaglavlja imaju najviše 16 KiB; veća su 431, a dva zaglavlja Host 400.
Uz poziv koji prima zaglavlje Idempotency-Key isti se zahtjev iste osobe s istim ključem 24 sata izvršava samo jednom: ponovljeni dobiva isti odgovor i zaglavlje Idempotent-Replay: true, a drukčiji sadržaj 422 s oznakom idempotency. Pamte se samo uspjesi.`

/** Documents every route registered after it whose schema has `tags`. */
export async function registerOpenApi(app: App, publicUrl: string): Promise<void> {
  const routes: DocumentedRoutes = new Map()
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Zauvijek API',
        version: '1',
        description,
        termsOfService: `${publicUrl}/terms`,
        contact: { name: 'Zauvijek', url: `${publicUrl}/contact` },
        license: { name: 'Sva prava pridržana', url: `${publicUrl}/terms` },
      },
      externalDocs: { description: 'Isto za čitanje', url: `${publicUrl}/api/docs` },
      servers: [{ url: publicUrl, description: 'Ovaj portal' }],
      tags: Object.entries(callTags).map(([name, subject]) => ({ name, description: subject })),
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', description: 'Token iz odgovora na prijavu ili registraciju.' },
          apiKey: { type: 'http', scheme: 'bearer', description: 'API ključ pružatelja usluga, na mjestu tokena.' },
        },
        headers: responseHeaders,
        examples: errorExamples,
        parameters: { ...webhookParameters },
        responses: { ...webhookResponses },
      },
    },
    hideUntagged: true,
    transform: transformInto(routes),
    transformObject: transformObjectOf(routes),
  })
}
