import fc from 'fast-check'
import * as z from 'zod/mini'
import { errorResponseOf } from '#contract/error-response.ts'
import { errorCodes } from '#contract/errors.ts'
import { CalendarError } from '#server/adapters/calendar-reader/content.ts'
import type { CalendarReader } from '#server/adapters/calendar-reader/calendar-reader.ts'
import type { Passwords } from '#server/adapters/passwords/passwords.ts'
import { addressPart, bodyLike, type Known, queryLike, type SentSchema } from './hostile.ts'

// Shared by the test of hostile requests and `npm run fuzz`.

/** An operation of our OpenAPI document. */
export interface Operation {
  'x-access': 'everyone' | 'signed-in' | string[]
  parameters?: { name: string; in: 'path' | 'query'; schema: SentSchema }[]
  requestBody?: { content: { 'application/json': { schema: SentSchema } } }
  responses: Record<string, { content?: Record<string, { schema: object }> }>
}

export interface FuzzedCall {
  /** `GET /api/v1/leads/{id}` */
  name: string
  path: string
  operation: Operation
}

export interface FuzzedRequest {
  path: string
  query: string
  body: { type: string; payload: string } | null
}

export const callsOf = (document: { paths: Record<string, Record<string, Operation>> }): FuzzedCall[] =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      path,
      operation,
    })),
  )

/** An endless answer passes once it begins, and is then aborted. */
export const isEndless = ({ responses }: Operation) => 'text/event-stream' in (responses['200']?.content ?? {})

export function requestLike({ path, operation }: FuzzedCall, values: Known): fc.Arbitrary<FuzzedRequest> {
  const { parameters = [], requestBody } = operation
  const inPath = parameters.filter((parameter) => parameter.in === 'path')
  const inQuery = parameters.filter((parameter) => parameter.in === 'query')
  const parts = fc.record(Object.fromEntries(inPath.map(({ name, schema }) => [name, addressPart(schema)])))
  return fc.record({
    path: parts.map((part) => path.replaceAll(/\{(\w+)\}/g, (_, name: string) => part[name] ?? '')),
    query: inQuery.length > 0 ? queryLike(inQuery) : fc.constant(''),
    body: requestBody ? bodyLike(requestBody.content['application/json'].schema, values) : fc.constant(null),
  })
}

const errorResponse = errorResponseOf(errorCodes)

/** Describes the error in an answer; null for a correct one. */
export function findProblem(status: number, text: string, documented: Record<string, object>): string | null {
  if (status >= 500) return 'a failure of ours'
  // With an empty id the path ends with a slash, which redirects to the path without it.
  if (status === 308) return null
  if (status < 400) return String(status) in documented ? null : 'not documented'
  const parsed = z.safeParse(errorResponse, JSON.parse(text))
  if (!parsed.success || !/^\p{Lu}.*[^\s]$/u.test(parsed.data.message)) return 'not the shape of an error'
  if (status === 422 && parsed.data.code !== 'invalid') return 'another code than its status'
  // An address that cannot be decoded belongs to no call.
  return String(status) in documented || status === 400 ? null : 'not documented'
}

export const fuzzedPassword = 'lozinka-za-probu'
export const cheapHash = (password: string) => `cheap ${password}`
/** Hashing thousands of passwords would take most of the time. */
export const cheapPasswords: Passwords = {
  hash: async (password) => cheapHash(password),
  verify: async (password, hash) => cheapHash(password) === hash,
}

/** The only calendar that exists. */
export const fuzzedCalendar = 'https://kalendar.primjer.test/obitelj.ics'
/** Contacts no server for generated addresses. */
export const inventedCalendars: CalendarReader = {
  read: async ({ url, from }) => {
    if (url !== fuzzedCalendar) throw new CalendarError('unreachable')
    const days = [{ date: from, summaries: ['Berba'] }]
    return { name: 'Obitelj', days, version: { etag: null, last_modified: null }, unread: 0 }
  },
}
