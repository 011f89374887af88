import { sql } from 'kysely'
import type { Database } from '#server/db/connect.ts'
import type { KeptAnswers } from './response-cache.ts'
import type { Channel } from '#server/pubsub/listener.ts'
import { type Tag, tags } from './tags.ts'

/** The channel on which the nodes tell each other what has changed. */
const staleChannel = 'stale_answers'

/** PostgreSQL takes a payload of less than 8,000 bytes. */
const MAX_PAYLOAD = 7_900

const readPayload = (payload: string): Tag[] => (payload === '' ? [tags.everything] : payload.split(' '))

function payloadOf(changed: Iterable<Tag>): string {
  const payload = [...new Set(changed)].join(' ')
  return Buffer.byteLength(payload) <= MAX_PAYLOAD ? payload : tags.everything
}

/** While nobody listens nothing is kept. */
export const staleAnswers = (kept: KeptAnswers): Channel => ({
  name: staleChannel,
  hear: (payload) => kept.drop(readPayload(payload)),
  resume: () => kept.resume(),
  suspend: () => kept.suspend(),
})

/**
 * Tells every node, this one included, what the transaction has changed; PostgreSQL delivers it when, and only when,
 * the transaction commits. For anything but a bulk load, `writeAndTell` is the easier way.
 * @internal
 */
export async function markStale(db: Database, changed: Iterable<Tag>): Promise<void> {
  await sql`select pg_notify(${staleChannel}, ${payloadOf(changed)})`.execute(db)
}

/**
 * Runs `work` in one transaction. What it reports by `touch` is stale on every node once that is committed, and on
 * this one before the promise resolves: who has written reads the new state.
 */
export async function writeAndTell<Result>(
  { db, kept }: { db: Database; kept: KeptAnswers },
  work: (tx: Database, touch: (...changed: Tag[]) => void) => Promise<Result>,
): Promise<Result> {
  const changed = new Set<Tag>()
  const result = await db.transaction().execute(async (tx) => {
    const done = await work(tx, (...touched) => {
      for (const tag of touched) changed.add(tag)
    })
    if (changed.size > 0) await markStale(tx, changed)
    return done
  })
  kept.drop([...changed])
  return result
}
