import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '#server/db/connect.ts'
import { recordChange } from '#server/db/shares.ts'
import type { Replicas } from '#server/db/replicas/replicas.ts'
import { markDone } from '#server/db/idempotency-keys.ts'
import type { ResponseCache } from './response-cache.ts'
import type { Channel } from '#server/pubsub/listener.ts'
import { type Tag, tags } from './tags.ts'

/** The channel on which the nodes publish the tags that are invalidated. */
const channelName = 'stale_answers'

/** PostgreSQL takes a payload of less than 8,000 bytes. */
const MAX_PAYLOAD = 7_900

/** The name of the change stands among the tags, of which none begins like it. */
const changePrefix = 'change='

/**
 * The former release has lists that know nothing of their cards, and drops them by one tag. It comes after this word,
 * which this release stops at; both are to be deleted with the next one.
 */
const formerMark = 'former'

/**
 * The former release names a day only where somebody becomes free on it or ceases to be, so that a message of it without
 * this word stands for any day of its calendar; to be deleted with the next one.
 */
const namesDays = 'names-days'

function readPayload(payload: string): { changed: Tag[]; change: string | undefined } {
  const [own = ''] = payload.split(` ${formerMark} `)
  const words = own.split(' ')
  const change = words.find((word) => word.startsWith(changePrefix))?.slice(changePrefix.length)
  if (!words.includes(namesDays) && words.includes(tags.calendars)) words.push(tags.days)
  return { changed: payload === '' ? [tags.everything] : words, change }
}

function payloadOf(changed: Iterable<Tag>, change: string): string {
  const words = [...new Set(changed)]
  const payload = words.join(' ')
  const former = words.some((word) => word.startsWith(tags.professional(0).slice(0, -1)))
    ? ` ${formerMark} ${tags.professionals}`
    : ''
  const own = Buffer.byteLength(payload) <= MAX_PAYLOAD ? payload : tags.everything
  return `${own} ${namesDays} ${changePrefix}${change}${former}`
}

/** While the connection that listens is down, nothing is cached, and nothing read from replicas. */
export const invalidationChannel = (
  responseCache: ResponseCache,
  replicas: Pick<Replicas, 'follow' | 'leave'>,
): Channel => ({
  name: channelName,
  onMessage(payload) {
    const { changed, change } = readPayload(payload)
    responseCache.invalidate(changed, change)
  },
  resume(connection) {
    replicas.follow(connection)
    responseCache.resume()
  },
  suspend() {
    replicas.leave()
    responseCache.suspend()
  },
})

const newChange = () => randomBytes(9).toString('base64url')

/**
 * Notifies every node, this one included, of the tags that the transaction has changed; PostgreSQL delivers it when,
 * and only when, the transaction commits. For anything but a bulk load, `transactionWithInvalidation` is the easier
 * way.
 * @internal
 */
export async function publishInvalidation(db: Database, changed: Iterable<Tag>, change = newChange()): Promise<void> {
  await sql`select pg_notify(${channelName}, ${payloadOf(changed, change)})`.execute(db)
}

/** Notes tags within a transaction, which are invalidated once it commits. */
export type Invalidate = (...changed: Tag[]) => void

/**
 * Runs `work` in one transaction. The tags that it passes to `invalidate` are stale on every node once that is
 * committed, and in every process of this one before the promise resolves: a client that has written reads the new
 * state, at another node if it names the change, which the answer to the request names. Within a request with an
 * Idempotency-Key, it is what is done once.
 */
export async function transactionWithInvalidation<Result>(
  { db, responseCache }: { db: Database; responseCache: ResponseCache },
  work: (tx: Database, invalidate: Invalidate) => Promise<Result>,
): Promise<Result> {
  const changed = new Set<Tag>()
  const change = newChange()
  const result = await db.transaction().execute(async (tx) => {
    const done = await work(tx, (...touched) => {
      for (const tag of touched) changed.add(tag)
    })
    if (changed.size > 0) await publishInvalidation(tx, changed, change)
    await markDone(tx)
    return done
  })
  // Awaited, so that no process of this node answers the next request with what was before.
  await responseCache.invalidateOnNode([...changed], change)
  if (changed.size > 0) recordChange(change)
  return result
}
