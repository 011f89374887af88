import type * as z from 'zod/mini'
import type { CallTag } from './call-tags.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Method and path below the API's base, with parameters as `:name`: the name of a call on every side. */
export type CallKey = `${Method} /${string}`

/** An API key may either only read, or write as well. */
export type KeyScope = 'read' | 'write'

/** `everyone`: the token is not looked at, unless the call allows it. */
export type Access = 'everyone' | 'signed-in' | readonly ('couple' | 'professional' | 'admin')[]

type Schema = z.ZodMiniType

/** In bytes: the largest body, unless the call says otherwise. */
export const BODY_LIMIT = 64 * 1024

/** An answer that is not JSON: its description, and its schema by media type. */
export interface NonJsonContent {
  description: string
  content: Readonly<Record<string, { schema: Schema }>>
}

/**
 * One call of the API, declared once: the server registers it, the pages call it, and the OpenAPI document describes
 * it.
 */
export interface Call {
  /** Generated clients name their function after it: a unique verb and noun, which never changes. */
  operationId: string
  who: Access
  /** The API keys that may make the call; none if left out. A call for everyone then knows whose key it is. */
  apiKey?: KeyScope
  /** For everyone, but a token may change the answer. */
  tokenIsOptional?: true
  /** The answer for everyone has an ETag, and is a 304 for a client that sends it in If-None-Match. */
  isConditional?: true
  /** The section of the API's documentation. */
  tag: CallTag
  summary: string
  description?: string
  /** One schema for all parameters of the path. */
  params?: Schema
  query?: Schema
  body?: Schema
  /** In bytes, if the body may be larger than usual. */
  bodyLimit?: number
  /**
   * By media type, for the documentation, if the body may be something other than JSON. `body` validates all of them.
   */
  bodies?: Readonly<Record<string, Schema>>
  /** By status; 204 has no content. */
  answer: Partial<Record<200 | 201 | 202 | 204, Schema | NonJsonContent>>
  /** The answer is a file with a name. */
  isDownload?: true
  /** The same request with the same Idempotency-Key is carried out once and answered the same for a day. */
  takesIdempotencyKey?: true
  /** The message for other roles, if it differs from the usual one. */
  refusal?: string
  /** Documents 409 `conflict`: the call conflicts with something that already exists. */
  rejectsConflicts?: boolean
  /** Documents 409 `overlap`: the day is taken. */
  rejectsOverlaps?: boolean
  /** Documents 422 for a valid request that the state of the row does not allow. */
  rejectsByState?: boolean
}

export type Calls = Readonly<Record<CallKey, Call>>
