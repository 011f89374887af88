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
  isMarked,
  mark,
  siteKey,
} from '#server/db/rate-counters.ts'
import type { Clock } from '#server/adapters/clock.ts'
import type { App } from './app-type.ts'
import { AppError } from '#server/errors.ts'

/** In seconds. */
export const HOUR = 3_600

/** A number of calls within a number of seconds. */
export interface Limit {
  calls: number
  seconds: number
}

export interface RateLimit {
  /** Routes with the same name share their counters. */
  name: string
  perAddress: Limit
  /**
   * With `email`, counted for each network separately: anyone can send someone else's address, and must not be able to
   * lock its owner out.
   */
  perAccount?: Limit
  /** With `email`, counted over all networks together, to stop guessing from many of them. */
  perAccountOverall?: Limit
  /**
   * `perAccountOverall` does not refuse a call from a network that had a success with this account in the last 90 days:
   * guesses from many others must not lock the owner out either.
   */
  sparesKnownNetworks?: boolean
  /** An additional limit on failed calls, so that nobody can harvest what their answers reveal. */
  failuresPerAddress?: Limit
  /** Which account is counted: the one signed in, or the one whose e-mail address is in the body. */
  account?: 'actor' | 'email'
  /** Do not count successful calls; only guesses are throttled. */
  countsFailures?: boolean
  /**
   * How many calls a request counts as, by its validated body; 1 by default. Not available for calls that are counted
   * early.
   */
  callsIn?: (body: unknown) => number
  /** Counts a call before its body is read, and even if the body is refused; for large bodies. */
  isCountedEarly?: boolean
  /** Further limits, counted together with `perAddress`. */
  beside?: LimitBeside[]
}

/** A further limit, on all calls or only on those it applies to. */
export interface LimitBeside extends Pick<
  RateLimit,
  'name' | 'perAddress' | 'failuresPerAddress' | 'perAccount' | 'account'
> {
  isFor?: (request: FastifyRequest) => boolean
  /** How much of the limit a request uses up once the other limits have let it through; 1 by default. */
  amountOf?: (request: FastifyRequest) => number
  /**
   * The receivers of the request, by its validated body. Each is counted separately, so that nobody receives more than
   * this.
   */
  receiversIn?: (body: unknown) => readonly number[]
}

/** Hourly limits for one address and for one signed-in person. */
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
    /** The counters that a success restores. */
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
  /** Whether a successful call is taken back off the counter. */
  ofFailures: boolean
  /** With this mark, a call is counted but not refused. */
  sparedBy?: string
}

/** Rules that are counted together. */
interface RuleGroup {
  rules: Rule[]
  /** How many calls to count at once. */
  by?: number | undefined
}

/** The groups in the order in which they are counted. A call refused by one group is not counted by the next. */
function ruleGroupsOf(request: FastifyRequest, { beside = [], ...limit }: RateLimit): RuleGroup[] {
  const by = limit.callsIn?.(request.body)
  const [first = [], ...next] = ownGroupsOf(request, limit)
  const others = beside.filter(({ isFor }) => isFor?.(request) ?? true)
  const rulesOf = (one: LimitBeside) => ownGroupsOf(request, one).flat()
  const ofReceivers = others.flatMap(
    (one) => one.receiversIn?.(request.body).flatMap((id) => rulesOf({ ...one, name: `${one.name} ${id}` })) ?? [],
  )
  const rules = [...first, ...others.filter((one) => !one.amountOf && !one.receiversIn).flatMap(rulesOf)]
  // One statement counts both, unless the call stands for several; then each of its receivers gets one.
  const together = by === undefined || ofReceivers.length === 0
  return [
    ...(together ? [{ by, rules: [...rules, ...ofReceivers] }] : [{ by, rules }, { rules: ofReceivers }]),
    ...next.map((more) => ({ by, rules: more })),
    ...others.flatMap((one) => (one.amountOf ? [{ by: one.amountOf(request), rules: rulesOf(one) }] : [])),
  ]
}

/**
 * All networks of one IPv6 site together may make this many times the calls of a single one, since an office has
 * several.
 */
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
  // Counting the actor's own account cannot lock anybody else out, so one statement counts both.
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
  if (!perAccountOverall) return groups
  const overall = ruleOf(accountKey(name, account), perAccountOverall)
  const sparedBy = knownNetworkOf(request, limit)
  return [...groups, [{ ...overall, ...(sparedBy !== undefined && { sparedBy }) }]]
}

/** The mark of this network for the account that is counted. */
function knownNetworkOf(request: FastifyRequest, limit: RateLimit): string | undefined {
  const account = limit.sparesKnownNetworks ? accountOf(request, limit) : undefined
  return account === undefined ? undefined : accountAtAddressKey(`${limit.name} known`, account, request.ip)
}

/** The state of one limit after a call was counted. */
interface LimitState {
  allowed: number
  /** Negative once the limit is exceeded. */
  left: number
  resetsAt: Date
}

/** Of several limits, the one with the fewest calls left, and the seconds until a refused call would be accepted. */
function summarize(states: readonly LimitState[], now: Date) {
  const tightest = states.reduce((least, state) => (state.left < least.left ? state : least))
  const exceeded = states.filter(({ left }) => left < 0)
  const secondsUntil = ({ resetsAt }: LimitState) => Math.max(1, Math.ceil((resetsAt.getTime() - now.getTime()) / 1000))
  // If several limits are exceeded, the longest wait counts; an earlier call would be refused again.
  const seconds = Math.max(...(exceeded.length > 0 ? exceeded : [tightest]).map(secondsUntil))
  return { allowed: tightest.allowed, left: Math.max(0, tightest.left), seconds, isExceeded: exceeded.length > 0 }
}

/**
 * Counts calls of routes that declare a `rateLimit`. The counters are in the database, so limits hold across restarts
 * and nodes.
 */
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
      for (const { key, calls, sparedBy } of rules) {
        const allowed = Math.max(1, Math.round(calls * factor))
        const row = counted.get(key)
        const left = allowed - (row?.count ?? 0)
        if (left < 0 && sparedBy !== undefined && (await isMarked(db, now, sparedBy))) continue
        states.push({ allowed, left, resetsAt: row?.resets_at ?? now })
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
    if (reply.statusCode >= 400 || !request.countedKeys?.length) return
    await decrement(db, request.countedKeys)
    const limit = request.routeOptions.config.rateLimit
    const network = limit && knownNetworkOf(request, limit)
    if (network !== undefined) await mark(db, clock.now(), network)
  })
}
