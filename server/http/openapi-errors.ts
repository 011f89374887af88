import type { FastifyContextConfig, FastifySchema } from 'fastify'
import * as z from 'zod/mini'
import { errorMessages } from '#contract/error-messages.ts'
import { errorResponseOf } from '#contract/error-response.ts'
import { type ErrorCode, errorCodes, retryAfterMessage } from '#contract/errors.ts'
import { statusByCode } from '#server/errors.ts'
import { type HeaderName, headersOf, referToHeaders } from './openapi-headers.ts'

/** Every error that a route can answer follows from what it declares. */
function errorCodesOf(
  method: string,
  { access, call, rateLimit }: FastifyContextConfig,
  schema: FastifySchema,
): ErrorCode[] {
  const { rejectsConflicts, rejectsOverlaps, rejectsByState, takesIdempotencyKey } = call ?? {}
  return [
    // An API key is refused where the call is open to any session.
    ...(access === 'everyone' ? [] : (['unauthenticated', 'forbidden'] as const)),
    ...(schema.params ? (['not_found'] as const) : []),
    // Also of a write that takes no body, because one may be sent.
    ...(method !== 'GET' ? (['malformed', 'payload_too_large', 'unsupported_media_type'] as const) : []),
    ...(rejectsConflicts || takesIdempotencyKey ? (['conflict'] as const) : []),
    ...(rejectsOverlaps ? (['overlap'] as const) : []),
    ...(schema.body || schema.querystring || rejectsByState ? (['invalid'] as const) : []),
    ...(takesIdempotencyKey ? (['idempotency'] as const) : []),
    ...(rateLimit ? (['rate_limited'] as const) : []),
    'internal',
    'unavailable',
  ]
}

/** `ConflictOrOverlap`. */
const nameOf = (codes: readonly ErrorCode[]) =>
  codes.map((code) => code.replaceAll(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())).join('Or')

const exampleOf = (code: ErrorCode) => ({
  message: code === 'rate_limited' ? retryAfterMessage(60) : errorMessages[code],
  code,
  ...(code === 'invalid' && { errors: { event_date: ['Ovo polje je obavezno.'] } }),
})

/** One of each error that a call can answer, by its code. */
export const errorExamples = Object.fromEntries(
  errorCodes
    .filter((code) => code !== 'method_not_allowed')
    .map((code) => [code, { summary: errorMessages[code], value: exampleOf(code) }]),
)

/** The parts of the document to which each error adds what it has in common with others. */
export interface ErrorComponents {
  schemas: Record<string, object>
  responses: Record<string, object>
}

/** Words of a name that tell one answer from the same one with other headers. */
const prefixOf = (codes: readonly ErrorCode[], headers: readonly HeaderName[]) =>
  [
    headers.includes('X-RateLimit-Limit') && !codes.includes('rate_limited') ? 'Counted' : '',
    headers.includes('Retry-After') && codes.includes('conflict') ? 'Retryable' : '',
  ].join('')

/** A reference to the errors of one status: calls that answer the same share it, and its schema with others as well. */
function errorResponse(
  codes: readonly ErrorCode[],
  headers: readonly HeaderName[],
  { schemas, responses }: ErrorComponents,
) {
  const schemaName = `${nameOf(codes)}Error`
  schemas[schemaName] ??= z.toJSONSchema(errorResponseOf(codes), { target: 'draft-2020-12', io: 'input' })
  Reflect.deleteProperty(schemas[schemaName], '$schema')
  const responseName = prefixOf(codes, headers) + nameOf(codes)
  responses[responseName] ??= {
    description: codes.map((code) => errorMessages[code]).join(' Ili: '),
    ...referToHeaders(headers),
    content: {
      'application/json': {
        schema: { $ref: `#/components/schemas/${schemaName}` },
        examples: Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${code}` }])),
      },
    },
  }
  return { $ref: `#/components/responses/${responseName}` }
}

/** By status. 431 is of no call: it is answered before it is known which one it is. Adds to `components`. */
export function errorResponses(
  method: string,
  config: FastifyContextConfig,
  schema: FastifySchema,
  components: ErrorComponents,
) {
  const byStatus = Object.groupBy(errorCodesOf(method, config, schema), (code) => statusByCode[code])
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, codes = []]) => [
      status,
      errorResponse(codes, headersOf(Number(status), method, config), components),
    ]),
  )
}
