import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '#server/db/connect.ts'
import {
  accountAtAddressKey,
  accountAtSiteKey,
  accountKey,
  addressKey,
  decrement,
  foldEmail,
  increment,
  siteKey,
} from '#server/db/rate-counters.ts'
import type { Clock } from '#server/adapters/clock.ts'
import type { App } from './app-type.ts'
import { AppError } from '#server/errors.ts'

/** In seconds. */
export const HOUR = 3_600

/** So many calls in so many seconds. */
export interface Limit {
  calls: number
  seconds: number
}

export interface RateLimit {
  /** Two routes of the same name share their counters. */
  name: string
  perAddress: Limit
  /** By `email` for each network apart: anyone can send another's address, and must not lock its owner out. */
  perAccount?: Limit
  /** By `email`, from all networks together: the end of guessing from many. */
  perAccountOverall?: Limit
  /** Of those that fail, beside the others: what their answers tell must not be collected. */
  failuresPerAddress?: Limit
  /** The account that is counted: the one that is signed in, or the one whose e-mail is in the body. */
  account?: 'actor' | 'email'
  /** A call that succeeds is not counted: only guesses are throttled. */
  countsFailures?: boolean
  /** How many calls a request stands for, by its validated body; otherwise one. Not for one that is counted early. */
  callsIn?: (body: unknown) => number
  /** Counts a call before its body is read, and also one whose body is refused: for large bodies. */
  isCountedEarly?: boolean
  /** Counted with the first of these. */
  beside?: LimitBeside[]
}

/** For all calls or for those that it is for. */
export interface LimitBeside extends Pick<
  RateLimit,
  'name' | 'perAddress' | 'failuresPerAddress' | 'perAccount' | 'account'
> {
  isFor?: (request: FastifyRequest) => boolean
  /** How much of the limit a request takes, after the others have let it in; otherwise one. */
  amountOf?: (request: FastifyRequest) => number
  /** Whom it reaches, by its validated body: each of them is counted apart, so that nobody gets more than this. */
  receiversIn?: (body: unknown) => readonly number[]
}

/** So many calls an hour of one address, and of one signed-in person. */
export const hourlyOfActor = (name: string, calls: { perAddress: number; perAccount: number }) =>
  ({
    name,
    perAddress: { calls: calls.perAddress, seconds: HOUR },
    perAccount: { calls: calls.perAccount, seconds: HOUR },
    account: 'actor',
  }) satisfies RateLimit

declare module 'fastify' {
  interface FastifyContextConfig {
    rateLimit?: RateLimit
  }
  interface FastifyRequest {
    /** Those that a success takes back. */
    countedKeys?: string[]
  }
}

function accountOf(request: FastifyRequest, { account }: RateLimit): string | undefined {
  if (account === 'actor') return request.knownActor?.id.toString()
  const email: unknown =
    account === 'email' && request.body instanceof Object ? Reflect.get(request.body, 'email') : undefined
  return typeof email === 'string' ? foldEmail(email) : undefined
}

interface Rule extends Limit {
  key: string
  /** A call that succeeds takes it back. */
  ofFailures: boolean
}

/** Counted together. */
interface RuleGroup {
  rules: Rule[]
  /** So many calls at once. */
  by?: number | undefined
}

/** In the order in which they are counted: a call that one group refuses is not counted by the next. */
function ruleGroupsOf(request: FastifyRequest, { beside = [], ...limit }: RateLimit): RuleGroup[] {
  const by = limit.callsIn?.(request.body)
  const [first = [], ...next] = ownGroupsOf(request, limit)
  const others = beside.filter(({ isFor }) => isFor?.(request) ?? true)
  const rulesOf = (one: LimitBeside) => ownGroupsOf(request, one).flat()
  const ofReceivers = others.flatMap(
    (one) => one.receiversIn?.(request.body).flatMap((id) => rulesOf({ ...one, name: `${one.name} ${id}` })) ?? [],
  )
  const rules = [...first, ...others.filter((one) => !one.amountOf && !one.receiversIn).flatMap(rulesOf)]
  // One statement counts both, unless the call stands for several: each of its receivers gets one.
  const together = by === undefined || ofReceivers.length === 0
  return [
    ...(together ? [{ by, rules: [...rules, ...ofReceivers] }] : [{ by, rules }, { rules: ofReceivers }]),
    ...next.map((more) => ({ by, rules: more })),
    ...others.flatMap((one) => (one.amountOf ? [{ by: one.amountOf(request), rules: rulesOf(one) }] : [])),
  ]
}

/** So many times as often as one network may all those of one customer call: an office has several. */
const NETWORKS_A_SITE = 10

/** And so many times for one account: with more, one customer would use up what all networks together may. */
const ACCOUNT_NETWORKS_A_SITE = 2

function ownGroupsOf(request: FastifyRequest, limit: RateLimit): Rule[][] {
  const { name, perAddress, failuresPerAddress, perAccount, perAccountOverall, countsFailures = false } = limit
  const ruleOf = (key: string, of: Limit, ofFailures = countsFailures): Rule => ({ key, ...of, ofFailures })
  const rulesOf = (counted: string, of: Limit, ofFailures?: boolean): Rule[] => {
    const site = siteKey(counted, request.ip)
    const ofSite = site === null ? [] : [ruleOf(site, { ...of, calls: of.calls * NETWORKS_A_SITE }, ofFailures)]
    return [ruleOf(addressKey(counted, request.ip), of, ofFailures), ...ofSite]
  }
  const byAddress = rulesOf(name, perAddress)
  if (failuresPerAddress) byAddress.push(...rulesOf(`${name} failures`, failuresPerAddress, true))
  const account = accountOf(request, limit)
  if (account === undefined || !perAccount) return [byAddress]
  // The actor's own counter locks nobody else out, so one statement counts both.
  if (limit.account === 'actor') return [[...byAddress, ruleOf(accountKey(name, account), perAccount)]]
  const atSite = accountAtSiteKey(name, account, request.ip)
  const ofSite = { ...perAccount, calls: perAccount.calls * ACCOUNT_NETWORKS_A_SITE }
  const groups = [
    byAddress,
    [
      ruleOf(accountAtAddressKey(name, account, request.ip), perAccount),
      ...(atSite === null ? [] : [ruleOf(atSite, ofSite)]),
    ],
  ]
  return perAccountOverall ? [...groups, [ruleOf(accountKey(name, account), perAccountOverall)]] : groups
}

/** How one limit stands once a call was counted. */
interface LimitState {
  allowed: number
  /** Negative where it is exceeded. */
  left: number
  resetsAt: Date
}

/** Of several limits the one that leaves the fewest calls, and in how many seconds a refused call is accepted. */
function summarize(states: readonly LimitState[], now: Date) {
  const tightest = states.reduce((least, state) => (state.left < least.left ? state : least))
  const exceeded = states.filter(({ left }) => left < 0)
  const secondsUntil = ({ resetsAt }: LimitState) => Math.max(1, Math.ceil((resetsAt.getTime() - now.getTime()) / 1000))
  // Of several that are exceeded the longest counts: before that, a call would be refused again.
  const seconds = Math.max(...(exceeded.length > 0 ? exceeded : [tightest]).map(secondsUntil))
  return { allowed: tightest.allowed, left: Math.max(0, tightest.left), seconds, isExceeded: exceeded.length > 0 }
}

/** Counts calls of routes that declare a `rateLimit`, in the database: a limit holds across restarts and nodes. */
export function registerRateLimit(
  app: App,
  { db, clock, factor }: { db: Database; clock: Clock; factor: number },
): void {
  app.decorateRequest('countedKeys')

  async function countCall(limit: RateLimit, request: FastifyRequest, now: Date): Promise<LimitState[]> {
    const states: LimitState[] = []
    for (const { rules, by } of ruleGroupsOf(request, limit)) {
      const counted = await increment(db, now, rules, by)
      const ofFailures = rules.filter((rule) => rule.ofFailures).map(({ key }) => key)
      request.countedKeys = [...(request.countedKeys ?? []), ...ofFailures]
      for (const { key, calls } of rules) {
        const allowed = Math.max(1, Math.round(calls * factor))
        const row = counted.get(key)
        states.push({ allowed, left: allowed - (row?.count ?? 0), resetsAt: row?.resets_at ?? now })
      }
      if (states.some(({ left }) => left < 0)) break
    }
    return states
  }

  async function throttle(limit: RateLimit, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const now = clock.now()
    const { allowed, left, seconds, isExceeded } = summarize(await countCall(limit, request, now), now)
    void reply.headers({
      'x-ratelimit-limit': String(allowed),
      'x-ratelimit-remaining': String(left),
      'x-ratelimit-reset': String(seconds),
    })
    if (isExceeded) throw new AppError('rate_limited', { headers: { 'retry-after': String(seconds) } })
  }

  const hook = (isEarly: boolean) => async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.isInternal) return
    const limit = request.routeOptions.config.rateLimit
    if (limit && (limit.isCountedEarly ?? false) === isEarly) await throttle(limit, request, reply)
  }
  app.addHook('onRequest', hook(true))
  app.addHook('preHandler', hook(false))

  app.addHook('onSend', async (request, reply) => {
    if (reply.statusCode < 400 && request.countedKeys?.length) await decrement(db, request.countedKeys)
  })
}
