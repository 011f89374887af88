import type { FastifyContextConfig, FastifySchema } from 'fastify'
import * as z from 'zod/mini'
import { errorMessages } from '#contract/error-messages.ts'
import { errorResponseOf } from '#contract/error-response.ts'
import { type ErrorCode, errorCodes, retryAfterMessage } from '#contract/errors.ts'
import { statusByCode } from '#server/errors.ts'
import { type HeaderName, headersOf, referToHeaders } from './openapi-headers.ts'

/** The errors that a route can answer, derived from its declaration. */
function errorCodesOf(
  method: string,
  { access, call, rateLimit }: FastifyContextConfig,
  schema: FastifySchema,
): ErrorCode[] {
  const { rejectsConflicts, rejectsOverlaps, rejectsByState, takesIdempotencyKey } = call ?? {}
  return [
    // An API key is refused even by a call that is open to every session.
    ...(access === 'everyone' ? [] : (['unauthenticated', 'forbidden'] as const)),
    ...(schema.params ? (['not_found'] as const) : []),
    // This includes writes that take no body, because a client may still send one.
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

/** One example of each error that a call can answer, by its code. */
export const errorExamples = Object.fromEntries(
  errorCodes
    .filter((code) => code !== 'method_not_allowed')
    .map((code) => [code, { summary: errorMessages[code], value: exampleOf(code) }]),
)

/** The parts of the document that collect what several errors share. */
export interface ErrorComponents {
  schemas: Record<string, object>
  responses: Record<string, object>
}

/** Words in the name that tell an answer from the same one with other headers. */
const prefixOf = (codes: readonly ErrorCode[], headers: readonly HeaderName[]) =>
  [
    headers.includes('X-RateLimit-Limit') && !codes.includes('rate_limited') ? 'Counted' : '',
    headers.includes('Retry-After') && codes.includes('conflict') ? 'Retryable' : '',
  ].join('')

/** A reference to the errors of one status. Calls with the same errors share it, and its schema with others. */
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

/**
 * The error responses by status; adds their shared parts to `components`. 431 is not included, since it is answered
 * before it is known which call is meant.
 */
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
