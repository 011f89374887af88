import { sql } from 'kysely'
import type { Database } from '#server/db/connect.ts'

export interface QueueState {
  /** Of those that are due and that nobody has begun. */
  oldestWaitingSeconds: number
  /** Given up after all of their attempts. */
  failed: number
  /** Of the webhooks, whose slow receivers are not ours: those that have something to send now. */
  webhooksWaiting: number
}

/** The database is asked no oftener than this, however often the metrics are read. */
const FRESH_MS = 15_000

const nothing: QueueState = { oldestWaitingSeconds: 0, failed: 0, webhooksWaiting: 0 }

async function askQueue(db: Database): Promise<QueueState> {
  const { rows } = await sql<QueueState>`
    select coalesce(extract(epoch from now() - min(run_at) filter (
             where run_at <= now() and locked_at is null and attempts < max_attempts
               and task_identifier <> 'send-webhooks')), 0)::float8
             as "oldestWaitingSeconds",
           count(*) filter (where attempts >= max_attempts) as failed,
           count(*) filter (where run_at <= now() and attempts < max_attempts
                              and task_identifier = 'send-webhooks') as "webhooksWaiting"
      from graphile_worker.jobs`.execute(db)
  return rows[0] ?? nothing
}

/**
 * The state of the queue as it was when it was last asked for, which asks anew for the next time: nobody waits for a
 * database that is slow or away.
 */
export function watchQueue(db: Database, now = () => performance.now()) {
  let state: QueueState = nothing
  let asking: Promise<void> | undefined
  let askedAt = -Infinity

  function refresh(): void {
    if (asking || now() - askedAt < FRESH_MS) return
    askedAt = now()
    asking = askQueue(db)
      .then((next) => void (state = next))
      // A database that is away has metrics of its own.
      .catch(() => {})
      .finally(() => (asking = undefined))
  }

  return {
    read(): QueueState {
      refresh()
      return state
    },
    settled: () => asking ?? Promise.resolve(),
  }
}
