import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { CalendarDay } from '#contract/calendar-day.ts'
import { AppError } from '#server/errors.ts'
import type { Actor } from '#server/http/session.ts'
import type { KeptAnswer, KeptAnswers } from './response-cache.ts'
import { chooseEncoding } from './compression.ts'
import type { Tag } from './tags.ts'

/** Whether If-None-Match names this body in any of its encodings. */
function isKnown(ifNoneMatch: string | undefined, digest: string): boolean {
  if (ifNoneMatch === undefined) return false
  return ifNoneMatch.split(',').some((part) => {
    const tag = part.trim().replace(/^W\//, '')
    return tag === '*' || tag.replace(/^"|(-(br|gzip))?"$/g, '') === digest
  })
}

/** Sends a kept answer: compressed as the client likes it, or 304 when the client has it already. */
export async function sendKept(request: FastifyRequest, reply: FastifyReply, answer: KeptAnswer): Promise<void> {
  const encoding = chooseEncoding(request.headers['accept-encoding'], answer.body.length)
  void reply
    .code(answer.status)
    .headers({ 'cache-control': 'no-cache', vary: 'accept-encoding', ...answer.headers })
    // A strong ETag names bytes, so each encoding has its own.
    .header('etag', `"${answer.digest}${encoding ? `-${encoding}` : ''}"`)
  if (answer.status === 200 && isKnown(request.headers['if-none-match'], answer.digest)) return reply.code(304).send()
  void reply.type(answer.contentType)
  if (encoding === null) return reply.send(answer.body)
  const body = await answer.encoded(encoding)
  return reply.header('content-encoding', encoding).send(body)
}

/** The same text for the same request, however its query was written. */
export const keyOf = (path: string, query: Record<string, unknown> = {}) =>
  path + JSON.stringify(Object.entries(query).filter(([, value]) => value !== undefined))

export interface JsonSource<Value> {
  key: string
  schema: z.ZodMiniType<Value>
  tags: readonly Tag[]
  onlyOn?: CalendarDay | undefined
  make: () => Promise<Value>
}

/** Answers with kept JSON. What the schema does not name never leaves the server. */
export async function sendKeptJson<Value>(
  kept: KeptAnswers,
  request: FastifyRequest,
  reply: FastifyReply,
  { key, schema, tags, onlyOn, make }: JsonSource<Value>,
): Promise<void> {
  const answer = await kept.answer(key, async () => ({
    body: JSON.stringify(z.parse(schema, await make())),
    contentType: 'application/json; charset=utf-8',
    tags,
    onlyOn,
  }))
  return sendKept(request, reply, answer)
}

/**
 * For things that everyone may see, or only some: what `make` gives nobody in particular is kept; where that is
 * not found, whoever asks may still see it, and that answer is theirs alone.
 */
export async function sendSeenJson<Value>(
  kept: KeptAnswers,
  request: FastifyRequest,
  reply: FastifyReply,
  { make, ...source }: Omit<JsonSource<Value>, 'make'> & { make: (viewer: Actor | null) => Promise<Value> },
): Promise<void> {
  try {
    return await sendKeptJson(kept, request, reply, { ...source, make: () => make(null) })
  } catch (error) {
    const viewer = error instanceof AppError && error.code === 'not_found' ? await request.findActor() : null
    if (viewer === null) throw error
    return reply.send(await make(viewer))
  }
}
