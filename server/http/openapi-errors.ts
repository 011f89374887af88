import type { FastifyContextConfig, FastifySchema } from 'fastify'
import * as z from 'zod/mini'
import { errorMessages } from '#contract/error-messages.ts'
import { errorResponseOf } from '#contract/error-response.ts'
import { type ErrorCode, errorCodes, retryAfterMessage } from '#contract/errors.ts'
import { statusByCode } from '#server/errors.ts'

/** Every error that a route can answer follows from what it declares. */
export function errorCodesOf(
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

/** `ConflictOrOverlapError`. */
const nameOf = (codes: readonly ErrorCode[]) =>
  `${codes.map((code) => code.replaceAll(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())).join('Or')}Error`

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

/** The errors of one status, and the schema that they have in common. */
function errorResponse(codes: readonly ErrorCode[], schemas: Record<string, object>, description?: string) {
  const name = nameOf(codes)
  schemas[name] ??= z.toJSONSchema(errorResponseOf(codes), { target: 'draft-2020-12', io: 'input' })
  Reflect.deleteProperty(schemas[name], '$schema')
  return {
    description: description ?? codes.map((code) => errorMessages[code]).join(' Ili: '),
    content: {
      'application/json': {
        schema: { $ref: `#/components/schemas/${name}` },
        examples: Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${code}` }])),
      },
    },
  }
}

/** By status, with 431, which is of every call before it is known which one it is. Adds their schemas to `schemas`. */
export function errorResponses(codes: readonly ErrorCode[], schemas: Record<string, object>) {
  const byStatus = Object.groupBy(codes, (code) => statusByCode[code])
  return {
    ...Object.fromEntries(
      Object.entries(byStatus).map(([status, ofStatus = []]) => [status, errorResponse(ofStatus, schemas)]),
    ),
    431: errorResponse(['malformed'], schemas, 'Zaglavlja zahtjeva veća su od 16 KiB.'),
  }
}
