import { sql } from 'kysely'
import type { Database } from '#server/db/connect.ts'
import { markDone } from '#server/db/idempotency-keys.ts'
import type { ResponseCache } from './response-cache.ts'
import type { Channel } from '#server/pubsub/listener.ts'
import { type Tag, tags } from './tags.ts'

/** The channel on which the nodes publish the tags that are invalidated. */
const channelName = 'stale_answers'

/** PostgreSQL takes a payload of less than 8,000 bytes. */
const MAX_PAYLOAD = 7_900

const readPayload = (payload: string): Tag[] => (payload === '' ? [tags.everything] : payload.split(' '))

function payloadOf(changed: Iterable<Tag>): string {
  const payload = [...new Set(changed)].join(' ')
  return Buffer.byteLength(payload) <= MAX_PAYLOAD ? payload : tags.everything
}

/** While the connection that listens is down, nothing is cached. */
export const invalidationChannel = (responseCache: ResponseCache): Channel => ({
  name: channelName,
  onMessage: (payload) => responseCache.invalidate(readPayload(payload)),
  resume: () => responseCache.resume(),
  suspend: () => responseCache.suspend(),
})

/**
 * Notifies every node, this one included, of the tags that the transaction has changed; PostgreSQL delivers it when,
 * and only when, the transaction commits. For anything but a bulk load, `transactionWithInvalidation` is the easier
 * way.
 * @internal
 */
export async function publishInvalidation(db: Database, changed: Iterable<Tag>): Promise<void> {
  await sql`select pg_notify(${channelName}, ${payloadOf(changed)})`.execute(db)
}

/**
 * Runs `work` in one transaction. The tags that it passes to `invalidate` are stale on every node once that is
 * committed, and on this one before the promise resolves: a client that has written reads the new state. Within a
 * request with an Idempotency-Key, it is what is done once.
 */
export async function transactionWithInvalidation<Result>(
  { db, responseCache }: { db: Database; responseCache: ResponseCache },
  work: (tx: Database, invalidate: (...changed: Tag[]) => void) => Promise<Result>,
): Promise<Result> {
  const changed = new Set<Tag>()
  const result = await db.transaction().execute(async (tx) => {
    const done = await work(tx, (...touched) => {
      for (const tag of touched) changed.add(tag)
    })
    if (changed.size > 0) await publishInvalidation(tx, changed)
    await markDone(tx)
    return done
  })
  responseCache.invalidate([...changed])
  return result
}
