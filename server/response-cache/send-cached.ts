import { isDeepStrictEqual } from 'node:util'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { CalendarDay } from '#contract/calendar-day.ts'
import { AppError } from '#server/errors.ts'
import type { Actor } from '#server/actor.ts'
import type { CachedResponse } from './cached-response.ts'
import type { ResponseCache } from './response-cache.ts'
import { chooseEncoding, type Encoding } from './compression.ts'
import { matchesEtag } from './etag.ts'
import type { Tag } from './tags.ts'

interface SendOptions {
  /**
   * Whether the answer depends on its address alone, not on who asks or on anything looked up before the cache; such an
   * answer can be sent again without the framework.
   */
  byAddressAlone?: boolean
}

/** A strong ETag identifies exact bytes, so each encoding has its own. */
export const etagOf = ({ body }: CachedResponse, encoding: Encoding | null) =>
  `"${body.digest()}${encoding ? `-${encoding}` : ''}"`

/** Sends a cached answer, compressed as the client accepts it, or a 304 if the client already has it. */
export async function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: CachedResponse,
  { byAddressAlone = false }: SendOptions = {},
): Promise<void> {
  const { source } = answer
  const { length } = answer.body
  const digest = answer.body.digest()
  const offer = (body: Buffer | null) => {
    if (byAddressAlone) request.readyOffer = { source, digest, body, answer }
  }
  const encoding = chooseEncoding(request.headers['accept-encoding'], length)
  void reply.code(answer.status).headers({ 'cache-control': 'no-cache', vary: 'accept-encoding', ...answer.headers })
  if (answer.isStale) void reply.headers({ 'cache-control': 'no-store', warning: '110 - "Response is Stale"' })
  else void reply.header('etag', etagOf(answer, encoding))
  if (answer.status === 200 && !answer.isStale && matchesEtag(request.headers['if-none-match'], digest)) {
    offer(null)
    return reply.code(304).send()
  }
  void reply.type(answer.contentType)
  const body = await answer.body.encode(encoding)
  offer(body)
  if (encoding === null) return reply.send(body)
  return reply.header('content-encoding', encoding).send(body)
}

/** The same text for the same request, however it was spelt. `kind` is chosen by us and the values have been parsed. */
export const cacheKeyOf = (kind: string, values: Record<string, unknown> = {}) =>
  kind + JSON.stringify(Object.entries(values).filter(([, value]) => value !== undefined))

export interface JsonSource<Value> {
  key: string
  schema: z.ZodMiniType<Value>
  tags: readonly Tag[] | ((content: Value) => readonly Tag[])
  validOnDay?: CalendarDay | undefined
  load: () => Promise<Value>
}

/**
 * Throws if the content is not exactly what its call declares. It comes from our own rows and is sent as it is, so an
 * extra field would leak. Every test checks this; in production nobody waits for it.
 */
function checkContent<Value>(key: string, schema: z.ZodMiniType<Value>, content: Value): void {
  const sent: unknown = JSON.parse(JSON.stringify(content))
  const declared: unknown = JSON.parse(JSON.stringify(z.parse(schema, sent)))
  if (!isDeepStrictEqual(declared, sent)) throw new Error(`${key} answers with more than its call declares.`)
}

/** The answer cached under the key, made if there is none. */
export const getCachedJson = <Value>(
  responseCache: ResponseCache,
  { key, schema, tags, validOnDay, load }: JsonSource<Value>,
): Promise<CachedResponse> =>
  responseCache.getOrRender(key, async () => {
    const content = await load()
    if (responseCache.checksContent) checkContent(key, schema, content)
    return {
      body: JSON.stringify(content),
      contentType: 'application/json; charset=utf-8',
      tags: typeof tags === 'function' ? tags(content) : tags,
      validOnDay,
    }
  })

/**
 * For content that is either public or visible to some. The visitor's answer is cached; if that is `not_found`, the
 * content is loaded again for the viewer, and that answer is never cached.
 */
export async function sendCachedForViewer(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Promise<CachedResponse>,
  load: (viewer: Actor) => Promise<unknown>,
  options?: SendOptions,
): Promise<void> {
  try {
    return await sendCached(request, reply, await answer, options)
  } catch (error) {
    const viewer = error instanceof AppError && error.code === 'not_found' ? await request.findActor() : null
    if (viewer === null) throw error
    return reply.send(await load(viewer))
  }
}
