import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Call, CallKey, Calls } from '#contract/calls.ts'
import type { CalendarDay } from '#contract/calendar-day.ts'
import type { ResponseCache } from '#server/response-cache/response-cache.ts'
import { cacheKeyOf, sendCachedJson, sendCachedJsonForViewer } from '#server/response-cache/send-cached.ts'
import type { Tag } from '#server/response-cache/tags.ts'
import type { App } from './app-type.ts'
import type { RateLimit } from './rate-limit.ts'
import type { Actor } from '#server/actor.ts'
import { actorOf } from './session.ts'

type OutputOf<S> = S extends z.ZodMiniType ? z.output<S> : undefined

/** The input of a handler: all of it validated, and the actor where the call is not for everyone. */
type Input<C extends Call> = {
  params: OutputOf<C['params']>
  query: OutputOf<C['query']>
  body: OutputOf<C['body']>
  /** Not there in a call for everyone. */
  actor: C['who'] extends 'everyone' ? never : Actor
  request: FastifyRequest
  reply: FastifyReply
}

type Statuses<C extends Call> = keyof C['answer']

/** 204 has no content. */
type ContentOf<C extends Call, S extends Statuses<C>> = S extends 204
  ? undefined
  : z.input<NonNullable<C['answer'][S] & z.ZodMiniType>>

type IsUnion<T, U = T> = T extends unknown ? ([U] extends [T] ? false : true) : never

/** The content alone where a call has one success, with its status where it has several. */
type Result<C extends Call> =
  IsUnion<Statuses<C>> extends true
    ? { status: Statuses<C>; content: ContentOf<C, Statuses<C>> }
    : ContentOf<C, Statuses<C>>

/** An answer that is the same for everyone, ready until one of its tags is invalidated. */
interface Cacheable<Content> {
  tags: readonly Tag[]
  /** The Zagreb day outside which it is wrong. */
  validOnDay?: CalendarDay | undefined
  load: () => Promise<Content>
}

/** How much and how often may be sent; what a call costs is the server's business, not the contract's. */
interface Limits {
  rateLimit?: RateLimit
  bodyLimit?: number
}

type Answered<C extends Call> =
  Result<C> extends undefined ? Promise<void> | Promise<undefined> : Result<C> | Promise<Result<C>>

type Handler<C extends Call> = (input: Input<C>) => Answered<C>

type Hooks = Pick<Parameters<App['route']>[0], 'preParsing' | 'preValidation'>

/** The result of a call that has several successes. */
export const withStatus = <S extends number, T>(status: S, content: T) => ({ status, content })

/** How one call is answered. */
type Route<C extends Call> =
  | Handler<C>
  | (Limits & Hooks & { handle: Handler<C> })
  | (Limits & { cached: (input: Input<C>) => Cacheable<Result<C>> })
  /**
   * For content that is public or visible to some: the answer for a visitor is cached; where that is `not_found`, it is
   * loaded again for the actor, and that answer is never cached.
   */
  | (Limits & {
      cachedUnlessPrivate: (
        input: Input<C>,
      ) => Omit<Cacheable<Result<C>>, 'load'> & { load: (viewer: Actor | null) => Promise<Result<C>> }
    })
  /** Sends the answer itself, such as a stream or a file. An endless stream has no HEAD either. */
  | (Limits & { send: (input: Input<C>) => unknown; exposeHeadRoute?: false })

type Routes<C extends Calls> = { [K in keyof C & CallKey]: Route<C[K]> }

/**
 * Registers every call of a noun: its access, limits, validation and documentation follow from the declaration. Throws
 * for a path whose parameters its schema does not name.
 */
export function serve<const C extends Calls>(
  app: App,
  { responseCache }: { responseCache: ResponseCache },
  calls: C,
  routes: Routes<NoInfer<C>>,
): void {
  for (const [key, call] of Object.entries(calls) as [keyof C & CallKey, Call][]) {
    // Each route was checked against its own call; from here on that is forgotten.
    register(app, responseCache, key, call, routes[key] as AnyRoute)
  }
}

type AnyInput = Input<Call>

type AnyRoute =
  | ((input: AnyInput) => unknown)
  | (Limits &
      Hooks & {
        handle?: (input: AnyInput) => unknown
        send?: (input: AnyInput) => unknown
        exposeHeadRoute?: false
        cached?: (input: AnyInput) => Cacheable<unknown>
        cachedUnlessPrivate?: (
          input: AnyInput,
        ) => Omit<Cacheable<unknown>, 'load'> & { load: (viewer: Actor | null) => Promise<unknown> }
      })

const pathParameters = (path: string) => [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)

function checkParameters(key: CallKey, path: string, { params }: Call): void {
  const names = params instanceof z.ZodMiniObject ? Object.keys(params.shape) : []
  const named = pathParameters(path)
  if (named.length !== names.length || named.some((name) => !names.includes(name)))
    throw new Error(`${key} declares other parameters than its path has.`)
}

function register(app: App, cache: ResponseCache, key: CallKey, call: Call, route: AnyRoute): void {
  const [method = '', url = ''] = key.split(' ')
  checkParameters(key, url, call)
  const {
    who,
    tag,
    summary,
    description,
    params,
    query,
    body,
    consumes,
    answer,
    refusal,
    rejectsConflicts,
    rejectsByState,
  } = call
  const { rateLimit, bodyLimit, preParsing, preValidation, exposeHeadRoute } = typeof route === 'function' ? {} : route
  app.route({
    method,
    url,
    ...declared({ bodyLimit, preParsing, preValidation, exposeHeadRoute }),
    config: declared({ access: who, refusal, rateLimit, rejectsConflicts, rejectsByState }),
    schema: declared({
      summary,
      description,
      tags: [tag],
      params,
      querystring: query,
      body,
      consumes,
      response: answer,
    }),
    handler: handlerOf(cache, url, call, route),
  })
}

/** Without what the call does not declare: Fastify warns of a schema that is there and undefined. */
const declared = <T extends object>(options: T): Partial<T> =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)) as Partial<T>

type FastifyHandler = (request: FastifyRequest, reply: FastifyReply) => unknown

function handlerOf(cache: ResponseCache, url: string, call: Call, route: AnyRoute): FastifyHandler {
  const inputOf = (request: FastifyRequest, reply: FastifyReply): AnyInput => ({
    params: request.params,
    query: request.query,
    body: request.body,
    // A call for everyone never looks at the token.
    actor: call.who === 'everyone' ? (null as never) : actorOf(request),
    request,
    reply,
  })
  if (typeof route === 'function') return sendResult(call, inputOf, route)
  const { handle, send, cached, cachedUnlessPrivate } = route
  if (handle) return sendResult(call, inputOf, handle)
  if (send) return (request, reply) => send(inputOf(request, reply))

  // A cached answer is JSON, so that its declaration is a schema.
  const schema = (call.answer[200] ?? z.never()) as z.ZodMiniType
  const sourceOf = ({ params, query }: FastifyRequest) => ({
    schema,
    key: cacheKeyOf(url, { ...(params as object), ...(query as object) }),
  })
  if (cached) {
    return (request, reply) =>
      sendCachedJson(cache, request, reply, { ...sourceOf(request), ...cached(inputOf(request, reply)) })
  }
  if (cachedUnlessPrivate) {
    return (request, reply) =>
      sendCachedJsonForViewer(cache, request, reply, {
        ...sourceOf(request),
        ...cachedUnlessPrivate(inputOf(request, reply)),
      })
  }
  throw new Error(`${url} has no handler.`)
}

/** The content alone comes with the only success of its call, otherwise the handler names the status. */
function sendResult(
  { answer }: Call,
  inputOf: (request: FastifyRequest, reply: FastifyReply) => AnyInput,
  handle: (input: AnyInput) => unknown,
): FastifyHandler {
  const [status = 200, ...others] = Object.keys(answer).map(Number)
  if (others.length === 0) {
    return async (request, reply) => reply.code(status).send((await handle(inputOf(request, reply))) ?? null)
  }
  return async (request, reply) => {
    const result = (await handle(inputOf(request, reply))) as { status: number; content: unknown }
    return reply.code(result.status).send(result.content ?? null)
  }
}
