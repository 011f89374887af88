import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '#server/db/connect.ts'
import { recordChange } from '#server/db/shares.ts'
import type { Replicas } from '#server/db/replicas/replicas.ts'
import { markDone } from '#server/db/idempotency-keys.ts'
import type { ResponseCache } from './response-cache.ts'
import type { Channel } from '#server/pubsub/listener.ts'
import { type Tag, tags } from './tags.ts'

/** The channel on which nodes publish invalidated tags. */
const channelName = 'stale_answers'

/** PostgreSQL limits payloads to less than 8,000 bytes. */
const MAX_PAYLOAD = 7_900

/** Marks the name of the change among the tags, none of which begins like this. */
const changePrefix = 'change='

/**
 * Lists of the former release do not carry the tags of their cards, so that release drops all lists by a single tag.
 * That tag follows this word, where the current release stops reading. Delete both in the next release.
 */
const formerMark = 'former'

/**
 * The former release names a day only if somebody becomes free on it or stops being free. A message without this word
 * may therefore concern any day of the calendar. Delete this in the next release.
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

/** While the listening connection is down, nothing is cached, and nothing is read from replicas. */
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
 * Notifies every node, including this one, of the tags that the transaction has changed; PostgreSQL delivers the
 * message if and when the transaction commits. Except for bulk loads, `transactionWithInvalidation` is more convenient.
 * @internal
 */
export async function publishInvalidation(db: Database, changed: Iterable<Tag>, change = newChange()): Promise<void> {
  await sql`select pg_notify(${channelName}, ${payloadOf(changed, change)})`.execute(db)
}

/** Records tags within a transaction; they are invalidated once it commits. */
export type Invalidate = (...changed: Tag[]) => void

/**
 * Runs `work` in one transaction. The tags it passes to `invalidate` are invalidated on every node once the transaction
 * commits, and in every process of this node before the promise resolves. A client that has written then reads the new
 * state; at another node, it does so if its request names the change, which the answer to the write contains. Within a
 * request with an Idempotency-Key, this transaction is what is done only once.
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
  // Awaited, so that no process of this node answers the next request with old data.
  await responseCache.invalidateOnNode([...changed], change)
  if (changed.size > 0) recordChange(change)
  return result
}
