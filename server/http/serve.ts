import type { FastifyReply, FastifyRequest, FastifySchemaCompiler } from 'fastify'
import * as z from 'zod/mini'
import type { Call, CallKey, Calls } from '#contract/calls.ts'
import type { CalendarDay } from '#contract/calendar-day.ts'
import type { Deps } from '#server/deps.ts'
import { cacheKeyOf, getCachedJson, sendCached, sendCachedForViewer } from '#server/response-cache/send-cached.ts'
import type { Tag } from '#server/response-cache/tags.ts'
import type { App } from './app-type.ts'
import { bodyLimitOf } from './bodies.ts'
import { type Answer, answerOnce, hashRequest } from './idempotency.ts'
import { hourlyOfActor, type RateLimit } from './rate-limit.ts'
import type { Actor } from '#server/actor.ts'
import { actorOf } from './session.ts'
import { compileWithRules, type FieldRules } from './validation.ts'

type OutputOf<S> = S extends z.ZodMiniType ? z.output<S> : undefined

/** The input of a handler: validated, and with the actor unless the call is open to everyone. */
type Input<C extends Call> = {
  params: OutputOf<C['params']>
  query: OutputOf<C['query']>
  body: OutputOf<C['body']>
  /** Absent in a call that is open to everyone. */
  actor: C['who'] extends 'everyone' ? never : Actor
  request: FastifyRequest
  reply: FastifyReply
}

/** The part of the input that determines an answer that is the same for everyone. */
type Address<C extends Call> = Pick<Input<C>, 'params' | 'query'>

type Statuses<C extends Call> = keyof C['answer']

/** 204 has no content. */
type ContentOf<C extends Call, S extends Statuses<C>> = S extends 204
  ? undefined
  : z.input<NonNullable<C['answer'][S] & z.ZodMiniType>>

type IsUnion<T, U = T> = T extends unknown ? ([U] extends [T] ? false : true) : never

/** Just the content if the call has a single success status, otherwise content and status. */
type Result<C extends Call> =
  IsUnion<Statuses<C>> extends true
    ? { status: Statuses<C>; content: ContentOf<C, Statuses<C>> }
    : ContentOf<C, Statuses<C>>

/** An answer that is the same for everyone, cached until one of its tags is invalidated. */
interface Cacheable<Content> {
  /** A function if the tags depend on the content, such as the cards of a list. */
  tags: readonly Tag[] | ((content: Content) => readonly Tag[])
  /** The day, in Zagreb, outside which the answer is wrong. */
  validOnDay?: CalendarDay | undefined
  load: () => Promise<Content>
}

/** Rate limits are here and not in the contract, because the cost of a call is the server's concern. */
interface Limits {
  rateLimit?: RateLimit
}

interface Rules {
  /** Rules of the handler that are reported beside what the schema refuses. */
  fieldRules?: FieldRules
}

type Answered<C extends Call> =
  Result<C> extends undefined ? Promise<void> | Promise<undefined> : Result<C> | Promise<Result<C>>

type Handler<C extends Call> = (input: Input<C>) => Answered<C>

type Hooks = Pick<Parameters<App['route']>[0], 'preParsing' | 'preValidation'>

/** The result of a call that has several success statuses. */
export const withStatus = <S extends number, T>(status: S, content: T) => ({ status, content })

/** How one call is answered. */
type Route<C extends Call> =
  | Handler<C>
  | (Limits & Rules & Hooks & { handle: Handler<C> })
  | (Limits & { cached: (address: Address<C>) => Cacheable<Result<C>> })
  /**
   * For content that is either public or visible to some. The visitor's answer is cached; if that is `not_found`, the
   * content is loaded again for the actor, and that answer is never cached.
   */
  | (Limits & {
      cachedUnlessPrivate: (
        address: Address<C>,
      ) => Omit<Cacheable<Result<C>>, 'load'> & { load: (viewer: Actor | null) => Promise<Result<C>> }
    })
  /** Sends the answer itself, such as a stream or a file. An endless stream cannot have a HEAD route either. */
  | (Limits & Hooks & { send: (input: Input<C>) => unknown; exposeHeadRoute?: false })

type ServeDeps = Pick<Deps, 'db' | 'clock' | 'responseCache'>

type Routes<C extends Calls> = { [K in keyof C & CallKey]: Route<C[K]> }

/**
 * Registers every call of a noun. Access, limits, validation and documentation follow from the declaration. Throws for
 * a path with parameters that its schema does not name.
 */
export function serve<const C extends Calls>(app: App, deps: ServeDeps, calls: C, routes: Routes<NoInfer<C>>): void {
  for (const [key, call] of Object.entries(calls) as [keyof C & CallKey, Call][]) {
    // Each route was checked against its own call; from here on the types no longer matter.
    register(app, deps, key, call, routes[key] as AnyRoute)
  }
}

type AnyInput = Input<Call>
type AnyAddress = Address<Call>

type AnyRoute =
  | ((input: AnyInput) => unknown)
  | (Limits &
      Rules &
      Hooks & {
        handle?: (input: AnyInput) => unknown
        send?: (input: AnyInput) => unknown
        exposeHeadRoute?: false
        cached?: (address: AnyAddress) => Cacheable<unknown>
        cachedUnlessPrivate?: (
          address: AnyAddress,
        ) => Omit<Cacheable<unknown>, 'load'> & { load: (viewer: Actor | null) => Promise<unknown> }
      })

const pathParameters = (path: string) => [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)

function checkParameters(key: CallKey, path: string, { params }: Call): void {
  const names = params instanceof z.ZodMiniObject ? Object.keys(params.shape) : []
  const named = pathParameters(path)
  if (named.length !== names.length || named.some((name) => !names.includes(name)))
    throw new Error(`${key} declares other parameters than its path has.`)
}

/** Throws if the route does more than the call's declaration documents. */
function checkDocumented(key: CallKey, { isConditional, tokenIsOptional }: Call, route: AnyRoute): void {
  if (typeof route === 'function') return
  const isCached = Boolean(route.cached ?? route.cachedUnlessPrivate)
  if (isCached && !isConditional) throw new Error(`${key} answers with an ETag and does not declare it.`)
  if (route.cachedUnlessPrivate && !tokenIsOptional) throw new Error(`${key} reads a token and does not declare it.`)
}

/** Loose, because anything that validation strips would be missing in the handler too. */
const keyHeaders = z.looseObject({
  'idempotency-key': z.optional(
    z
      .string()
      .check(
        z.regex(/^[\x21-\x7e]{1,255}$/, { error: 'Ključ ima 1 do 255 vidljivih znakova ASCII.' }),
        z.describe('Ključ po kojem se isti zahtjev izvršava samo jednom u 24 sata.'),
      ),
  ),
})

/** Shared by all writes without a limit of their own: far more than a person makes, far less than a program can. */
const otherWrites = hourlyOfActor('other-writes', { perAddress: 3_600, perAccount: 1_200 })

const defaultLimit = (method: string, { who }: Call) =>
  method === 'GET' || who === 'everyone' ? undefined : otherWrites

function register(app: App, deps: ServeDeps, key: CallKey, call: Call, route: AnyRoute): void {
  const [method = '', url = ''] = key.split(' ')
  checkParameters(key, url, call)
  const {
    operationId,
    who,
    apiKey,
    tag,
    summary,
    description,
    params,
    query,
    body,
    takesIdempotencyKey,
    answer,
    refusal,
  } = call
  if (who !== 'everyone' && typeof route !== 'function' && (route.cached ?? route.cachedUnlessPrivate))
    throw new Error(`${key} would answer one person from what is cached for all.`)
  if (takesIdempotencyKey && who === 'everyone') throw new Error(`${key} takes a key and knows no person.`)
  checkDocumented(key, call, route)
  const bodyLimit = bodyLimitOf(call)
  const {
    rateLimit = defaultLimit(method, call),
    preParsing,
    preValidation,
    exposeHeadRoute,
    fieldRules,
  } = typeof route === 'function' ? {} : route
  app.route({
    method,
    url,
    bodyLimit,
    ...declared({ preParsing, preValidation, exposeHeadRoute }),
    // All schemas of a call are made with zod/mini.
    ...(fieldRules && { validatorCompiler: compileWithRules(fieldRules) as FastifySchemaCompiler<unknown> }),
    config: declared({
      access: who,
      apiKey,
      refusal,
      rateLimit,
      bodyLimit: body && bodyLimit,
      call,
    }),
    schema: declared({
      operationId,
      summary,
      description,
      tags: [tag],
      params,
      querystring: query,
      headers: takesIdempotencyKey && keyHeaders,
      body,
      response: answer,
    }),
    handler: handlerOf(app, deps, key, call, route),
  })
}

/** Drops keys that the call does not declare; Fastify warns about a schema that is present but undefined. */
const declared = <T extends object>(options: T): Partial<T> =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)) as Partial<T>

type FastifyHandler = (request: FastifyRequest, reply: FastifyReply) => unknown

function handlerOf(app: App, deps: ServeDeps, key: CallKey, call: Call, route: AnyRoute): FastifyHandler {
  const inputOf = (request: FastifyRequest, reply: FastifyReply): AnyInput => ({
    params: request.params,
    query: request.query,
    body: request.body,
    // A call for everyone never looks at the token.
    actor: call.who === 'everyone' ? (null as never) : actorOf(request),
    request,
    reply,
  })
  const sendHandled = (handle: (input: AnyInput) => unknown): FastifyHandler => {
    const answerOf = answering(call, inputOf, handle)
    return call.takesIdempotencyKey ? sendOnce(deps, key, answerOf) : sendAnswer(answerOf)
  }
  if (typeof route === 'function') return sendHandled(route)
  const { handle, send, cached, cachedUnlessPrivate } = route
  if (handle) return sendHandled(handle)
  if (send) return (request, reply) => send(inputOf(request, reply))

  if (cached) return sendRead(app, deps, key, call, { ...route, sourceOf: cached })
  if (cachedUnlessPrivate) {
    return sendRead(app, deps, key, call, { ...route, sourceOf: cachedUnlessPrivate, isPrivateToSome: true })
  }
  throw new Error(`${key} has no handler.`)
}

type Loadable = { load: (viewer: Actor | null) => Promise<unknown> } & Omit<Cacheable<unknown>, 'load'>

interface CachedRoute extends Limits {
  sourceOf: (address: AnyAddress) => Loadable
  isPrivateToSome?: boolean
}

/** Registers the read as one that can bypass the framework, unless it has a rate limit. */
function sendRead(
  app: App,
  { responseCache }: ServeDeps,
  key: CallKey,
  { params, query, answer: { 200: declaredAnswer } }: Call,
  { sourceOf, isPrivateToSome = false, rateLimit }: CachedRoute,
): FastifyHandler {
  const [, url = ''] = key.split(' ')
  // Cached answers are JSON, so the declared answer is a schema.
  const schema = (declaredAnswer ?? z.never()) as z.ZodMiniType
  const getAnswer = (address: AnyAddress, { load, ...source } = sourceOf(address)) => {
    // Both are undefined where the call declares no schema, and parsed by it otherwise.
    const values = Object.assign({}, address.params, address.query)
    return getCachedJson(responseCache, { ...source, schema, key: cacheKeyOf(url, values), load: () => load(null) })
  }
  const byAddressAlone = rateLimit === undefined
  if (byAddressAlone) {
    app.publicReads.add({ path: app.prefix + url, params, query, getAnswer: (address) => getAnswer(address) })
  }
  return (request, reply) => {
    const address = request as AnyAddress // validated by now
    const answer = request.begunAnswer ?? getAnswer(address)
    return isPrivateToSome
      ? sendCachedForViewer(request, reply, answer, (viewer) => sourceOf(address).load(viewer), { byAddressAlone })
      : answer.then((made) => sendCached(request, reply, made, { byAddressAlone }))
  }
}

type AnswerOf = (request: FastifyRequest, reply: FastifyReply) => Promise<Answer>

/** A call with a single success returns just the content; otherwise its handler names the status. */
function answering(
  { answer }: Call,
  inputOf: (request: FastifyRequest, reply: FastifyReply) => AnyInput,
  handle: (input: AnyInput) => unknown,
): AnswerOf {
  const [status = 200, ...others] = Object.keys(answer).map(Number)
  return async (request, reply) => {
    const result = await handle(inputOf(request, reply))
    return others.length === 0 ? { status, content: result } : (result as Answer) // as its route's type demands
  }
}

const sendAnswer =
  (answerOf: AnswerOf): FastifyHandler =>
  async (request, reply) => {
    const { status, content } = await answerOf(request, reply)
    return reply.code(status).send(content ?? null)
  }

/** For a request with an Idempotency-Key, whose work is done once. */
const sendOnce =
  (deps: ServeDeps, key: CallKey, answerOf: AnswerOf): FastifyHandler =>
  async (request, reply) => {
    const { headers, params, query, body, log } = request
    const idempotencyKey = headers['idempotency-key'] as string | undefined // as validated
    if (idempotencyKey === undefined) return sendAnswer(answerOf)(request, reply)
    const hash = hashRequest(key, params, query, body)
    const keyed = { userId: actorOf(request).id, key: idempotencyKey, hash, log }
    const { status, content, isReplay } = await answerOnce(deps, keyed, () => answerOf(request, reply))
    if (isReplay) void reply.header('idempotent-replay', 'true')
    return reply.code(status).send(content ?? null)
  }
