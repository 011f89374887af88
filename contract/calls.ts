import type * as z from 'zod/mini'
import type { CallTag } from './call-tags.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Method and path below the API's base, a parameter as `:name`: the one name of a call on every side. */
export type CallKey = `${Method} /${string}`

/** An API key may read, or write as well. */
export type KeyScope = 'read' | 'write'

/** `everyone`: the token is not looked at, unless the call says that it may be. */
export type Access = 'everyone' | 'signed-in' | readonly ('couple' | 'professional' | 'admin')[]

type Schema = z.ZodMiniType

/** In bytes: the most that a body may have, unless its call says otherwise. */
export const BODY_LIMIT = 64 * 1024

/** An answer that is not JSON: what it is, and its schema by media type. */
export interface NonJsonContent {
  description: string
  content: Readonly<Record<string, { schema: Schema }>>
}

/**
 * One call of the API, declared once: the server registers it, the pages call it, and the OpenAPI document describes
 * it.
 */
export interface Call {
  /** Generated clients name their function by it: a verb and its noun, unlike every other, and never changed again. */
  operationId: string
  who: Access
  /** The API keys that may make it; none where it is left out. A call for everyone knows whose the key is by it. */
  apiKey?: KeyScope
  /** For everyone, but a token that is sent may change the answer. */
  tokenIsOptional?: true
  /** The answer for everyone has an ETag, and is 304 for a client that names it in If-None-Match. */
  isConditional?: true
  /** The section of the API's documentation. */
  tag: CallTag
  summary: string
  description?: string
  /** One schema for all parameters of the path. */
  params?: Schema
  query?: Schema
  body?: Schema
  /** In bytes, where the body may be larger than the rule. */
  bodyLimit?: number
  /** By media type, for the documentation, where the body may be something else than JSON. `body` validates them all. */
  bodies?: Readonly<Record<string, Schema>>
  /** By status; 204 has no content. */
  answer: Partial<Record<200 | 201 | 202 | 204, Schema | NonJsonContent>>
  /** The answer is a file with a name. */
  isDownload?: true
  /** The same request with the same Idempotency-Key is done once, and answered again for a day. */
  takesIdempotencyKey?: true
  /** The message to other roles, where it is not the usual sentence. */
  refusal?: string
  /** Documents 409 `conflict`: the call conflicts with something that already exists. */
  rejectsConflicts?: boolean
  /** Documents 409 `overlap`: the day is taken. */
  rejectsOverlaps?: boolean
  /** Documents 422 for a valid request that the state of the row does not allow. */
  rejectsByState?: boolean
}

export type Calls = Readonly<Record<CallKey, Call>>
