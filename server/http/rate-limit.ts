import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { Database } from '#server/db/connect.ts'
import type { Clock } from '#server/adapters/clock.ts'
import type { App } from './app-type.ts'
import { AppError } from '#server/errors.ts'

/** So many calls in so many seconds. */
export interface Limit {
  calls: number
  seconds: number
}

export interface RateLimit {
  /** What is counted; two routes of the same name share their counters. */
  name: string
  perAddress: Limit
  perAccount?: Limit
  /** Whose account it is: of whoever is signed in, or the one whose e-mail is given. */
  account?: 'actor' | 'email'
  /** A call that succeeds is not counted: only guesses are throttled. */
  countsFailures?: boolean
  /** A call is counted before its body is read, and also when that is none that we take: for large ones. */
  isCountedEarly?: boolean
}

declare module 'fastify' {
  interface FastifyContextConfig {
    rateLimit?: RateLimit
  }
  interface FastifyRequest {
    countedKeys: string[]
  }
}

/** How an IPv4 address is written where the server listens on IPv6: all of them would be one network. */
const ipv4MappedPrefix = /^::ffff:(?=\d+\.)/i

/** One home has 2^64 addresses of IPv6, and counts as one. */
function networkOf(given: string): string {
  const address = given.replace(ipv4MappedPrefix, '')
  return isIPv6(address) ? expandIPv6(address).slice(0, 4).join(':') : address
}

function expandIPv6(address: string): string[] {
  const [head = '', tail] = address.split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  return [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right]
}

/** Hashed, so that the table tells nobody who called from where. */
const keyOf = (...parts: string[]) => createHash('sha256').update(parts.join('\n')).digest('base64url').slice(0, 32)

function accountOf(request: FastifyRequest, { account }: RateLimit): string | undefined {
  if (account === 'actor') return request.knownActor?.id.toString()
  const email: unknown =
    account === 'email' && request.body instanceof Object ? Reflect.get(request.body, 'email') : undefined
  return typeof email === 'string' ? email.toLowerCase() : undefined
}

function countersOf(request: FastifyRequest, limit: RateLimit): (Limit & { key: string })[] {
  const account = accountOf(request, limit)
  return [
    { key: keyOf(limit.name, 'address', networkOf(request.ip)), ...limit.perAddress },
    ...(limit.perAccount && account !== undefined
      ? [{ key: keyOf(limit.name, 'account', account), ...limit.perAccount }]
      : []),
  ]
}

interface Counter {
  key: string
  count: number
  resets_at: Date
}

async function count(db: Database, now: Date, counters: (Limit & { key: string })[]): Promise<Map<string, Counter>> {
  const keys = counters.map(({ key }) => key)
  const ends = counters.map(({ seconds }) => new Date(now.getTime() + seconds * 1000))
  // Sorted: two calls that count the same keys in another order would wait for each other.
  const { rows } = await sql<Counter>`
    insert into rate_limits as r (key, count, resets_at)
    select key, 1, resets_at from unnest(${keys}::text[], ${ends}::timestamptz[]) as t (key, resets_at) order by key
    on conflict (key) do update set
      count = case when r.resets_at <= ${now} then 1 else r.count + 1 end,
      resets_at = case when r.resets_at <= ${now} then excluded.resets_at else r.resets_at end
    returning key, count, resets_at`.execute(db)
  return new Map(rows.map((row) => [row.key, row]))
}

/**
 * Whether nothing of this name came from the address in the last so many seconds. What tells so is a counter like any
 * other: hashed, and swept away when its time is over.
 */
export async function isFirstFrom(
  db: Database,
  now: Date,
  { name, address, seconds }: { name: string; address: string; seconds: number },
): Promise<boolean> {
  const key = keyOf(name, 'address', networkOf(address))
  const counted = await count(db, now, [{ key, calls: 1, seconds }])
  return counted.get(key)?.count === 1
}

/** Locks the rows in the order in which `count` does: in any other, two calls would wait for each other for ever. */
const decrement = (db: Database, keys: string[]) =>
  sql`
    with counted as materialized (select key from rate_limits where key = any(${keys}) order by key for update)
    update rate_limits as r set count = greatest(r.count - 1, 0) from counted where r.key = counted.key`.execute(db)

/** A counter that somebody is just using is left for the next time. */
export const deleteOldCounters = (db: Database, now: Date) =>
  sql`
    delete from rate_limits where key in
      (select key from rate_limits where resets_at <= ${now} order by key for update skip locked)`.execute(db)

/** Counts calls of routes that declare a `rateLimit`, in the database: a limit holds across restarts and nodes. */
export function registerRateLimit(
  app: App,
  { db, clock, factor }: { db: Database; clock: Clock; factor: number },
): void {
  app.decorateRequest('countedKeys')

  async function throttle(limit: RateLimit, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const now = clock.now()
    const counters = countersOf(request, limit)
    const counted = await count(db, now, counters)
    if (limit.countsFailures) request.countedKeys = counters.map(({ key }) => key)

    const states = counters.map(({ key, calls }) => {
      const allowed = Math.max(1, Math.round(calls * factor))
      const row = counted.get(key)
      return { allowed, left: allowed - (row?.count ?? 0), resetsAt: row?.resets_at ?? now }
    })
    const tightest = states.reduce((least, state) => (state.left < least.left ? state : least))
    void reply.headers({
      'x-ratelimit-limit': String(tightest.allowed),
      'x-ratelimit-remaining': String(Math.max(0, tightest.left)),
    })
    const exceeded = states.filter(({ left }) => left < 0)
    if (exceeded.length === 0) return
    const waitMs = Math.max(...exceeded.map(({ resetsAt }) => resetsAt.getTime() - now.getTime()))
    throw new AppError('rate_limited', { headers: { 'retry-after': String(Math.max(1, Math.ceil(waitMs / 1000))) } })
  }

  const hook = (isEarly: boolean) => async (request: FastifyRequest, reply: FastifyReply) => {
    const limit = request.routeOptions.config.rateLimit
    if (limit && (limit.isCountedEarly ?? false) === isEarly) await throttle(limit, request, reply)
  }
  app.addHook('onRequest', hook(true))
  app.addHook('preHandler', hook(false))

  app.addHook('onSend', async (request, reply) => {
    if (reply.statusCode < 400 && request.countedKeys?.length) await decrement(db, request.countedKeys)
  })
}
