import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { type RawBuilder, sql } from 'kysely'
import { compileOnce } from './compiled.ts'
import type { Database } from './connect.ts'

export const HOUR_SECONDS = 3_600
export const DAY_SECONDS = 86_400

/** A counter in the table `rate_limits`, which holds across restarts and nodes. */
export interface CounterStart {
  key: string
  /** How long it counts before it starts again. */
  seconds: number
}

export interface Counter {
  key: string
  count: number
  resets_at: Date
}

/**
 * The address alone. Some proxies add the port of the connection, and write IPv6 in brackets; each connection would then
 * be another visitor.
 */
const withoutPort = (given: string) =>
  /^(?:([\d.]+):\d+|\[([^\]]+)\](?::\d+)?)$/.exec(given)?.slice(1).join('') ?? given

/** How an IPv4 address appears if the server listens on IPv6; without this, all of them would be one network. */
const ipv4MappedPrefix = /^::ffff:(?=\d+\.)/i

const addressOf = (given: string) => withoutPort(given).replace(ipv4MappedPrefix, '')

/** One household has 2^64 IPv6 addresses, which count as one. */
export function networkOf(given: string): string {
  const address = addressOf(given)
  return isIPv6(address) ? expandIPv6(address).slice(0, 4).join(':') : address
}

/** One customer may have 65,536 IPv6 networks under a 48-bit prefix. Null for IPv4. */
function siteOf(given: string): string | null {
  const address = addressOf(given)
  return isIPv6(address) ? expandIPv6(address).slice(0, 3).join(':') : null
}

/** Some proxies write leading zeros or capital letters. */
const groupsOf = (part: string) =>
  part === ''
    ? []
    : part
        .toLowerCase()
        .replaceAll(/\b0+(?=[\da-f])/g, '')
        .split(':')

function expandIPv6(address: string): string[] {
  const [head = '', tail = ''] = address.split('::')
  const [left, right] = [groupsOf(head), groupsOf(tail)]
  return [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right]
}

/** Hashed, so that the table reveals neither addresses nor accounts. */
const keyOf = (...parts: string[]) => createHash('sha256').update(parts.join('\n')).digest('base64url').slice(0, 32)

/** The key for requests from one address, or with IPv6 from its network. */
export const addressKey = (name: string, address: string) => keyOf(name, 'address', networkOf(address))

/** The key for requests from all networks of one customer; null for an IPv4 address. */
export function siteKey(name: string, address: string): string | null {
  const site = siteOf(address)
  return site === null ? null : keyOf(name, 'site', site)
}

/**
 * Folds letter by letter, as PostgreSQL compares addresses. JavaScript turns `İ` into two letters, so spellings that
 * PostgreSQL considers equal would get separate counters.
 */
export const foldEmail = (email: string) => Array.from(email, (letter) => [...letter.toLowerCase()][0]).join('')

export const accountKey = (name: string, account: string) => keyOf(name, 'account', account)

/** The key for requests with the same content. */
export const contentKey = (name: string, ...texts: string[]) => keyOf(name, 'content', JSON.stringify(texts))

/** The key for requests for one account from one address, or with IPv6 from its network. */
export const accountAtAddressKey = (name: string, account: string, address: string) =>
  keyOf(name, 'account at address', account, networkOf(address))

/** The key of what comes for one account from all networks of one customer; null for an address of IPv4. */
export function accountAtSiteKey(name: string, account: string, address: string): string | null {
  const site = siteOf(address)
  return site === null ? null : keyOf(name, 'account at site', account, site)
}

interface Counting {
  keys: string[]
  ends: Date[]
  by: number
  now: Date
}

/**
 * For a separate statement: losing the latest counts in a crash does no harm, and all requests of an address wait for
 * them.
 */
const withoutWaitingForDisk = sql`set_config('synchronous_commit', 'off', true)`

/** The period is over, or its end is so far away that the clock must have been set back since it began. */
const startsAgain = (now: Date) =>
  sql<boolean>`(r.resets_at <= ${now} or r.resets_at - excluded.resets_at > excluded.resets_at - ${now}::timestamptz)`

/** Sorted, because two calls that count the same keys in different orders could deadlock. */
const counting = (others: RawBuilder<unknown>) =>
  compileOnce((db, { keys, ends, by, now }: Counting) => {
    const statement = sql<Counter>`
      insert into rate_limits as r (key, count, resets_at)
      select key, ${by}::integer, resets_at
        from unnest(${keys}::text[], ${ends}::timestamptz[]) as t (key, resets_at) ${others} order by key
      on conflict (key) do update set
        count = case when ${startsAgain(now)} then excluded.count else r.count + excluded.count end,
        resets_at = case when ${startsAgain(now)} then excluded.resets_at else r.resets_at end
      returning key, count, resets_at`
    return { compile: () => statement.compile(db) }
  })

const countAlone = counting(sql`cross join (select ${withoutWaitingForDisk}) as fast`)
const countWithin = counting(sql``)

const countingOf = (now: Date, counters: CounterStart[], by: number): Counting => ({
  keys: counters.map(({ key }) => key),
  ends: counters.map(({ seconds }) => new Date(now.getTime() + seconds * 1000)),
  by,
  now,
})

/**
 * Adds one, or `by`, to each counter, starting it again if its period is over. Returns the counters by key. Throws
 * within a transaction, whose other changes would not be flushed to disk either.
 */
export async function increment(
  db: Database,
  now: Date,
  counters: CounterStart[],
  by = 1,
): Promise<Map<string, Counter>> {
  if (db.isTransaction) throw new Error('Counters count outside of transactions.')
  const rows = await countAlone(db, countingOf(now, counters, by))
  return new Map(rows.map((row) => [row.key, row]))
}

/** Locks the rows in the same order as `increment`; otherwise two calls could deadlock. */
export const decrement = (db: Database, keys: string[]) =>
  sql`
    with counted as materialized (select key from rate_limits where key = any(${keys}) order by key for update)
    update rate_limits as r set count = greatest(r.count - 1, 0) from counted where r.key = counted.key`.execute(db)

/** Whether this is the first event for the key within the period; counts it. */
export async function isFirstInPeriod(tx: Database, now: Date, start: CounterStart): Promise<boolean> {
  const [counter] = await countWithin(tx, countingOf(now, [start], 1))
  return counter?.count === 1
}

const MARK_DAYS = 90

/** A mark stays for 90 days after it was last set; it is kept among the counters, and deleted like them. */
export async function mark(db: Database, now: Date, key: string): Promise<void> {
  const end = (days: number) => new Date(now.getTime() + days * DAY_SECONDS * 1000)
  await db
    .insertInto('rate_limits')
    .values({ key, count: 1, resets_at: end(MARK_DAYS) })
    .onConflict((row) =>
      row
        .column('key')
        .doUpdateSet({ resets_at: end(MARK_DAYS) })
        // Once a day is enough.
        .where('rate_limits.resets_at', '<', end(MARK_DAYS - 1)),
    )
    .execute()
}

export const isMarked = async (db: Database, now: Date, key: string): Promise<boolean> =>
  (await db.selectFrom('rate_limits').select('key').where('key', '=', key).where('resets_at', '>', now).execute())
    .length > 0

/** A counter that is being used at the moment is left for the next time. */
export const deleteOldCounters = (db: Database, now: Date) =>
  sql`
    delete from rate_limits where key in
      (select key from rate_limits where resets_at <= ${now} order by key for update skip locked)`.execute(db)
