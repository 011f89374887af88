import { sql } from 'kysely'
import type { Database } from '#server/db/connect.ts'
import { createWatched } from '#server/db/watched.ts'

export interface QueueState {
  /** Those that are due and that nobody has begun, webhooks left out. */
  waiting: number
  /** Of the oldest of them. */
  oldestWaitingSeconds: number
  /** Given up after all of their attempts. */
  failed: number
  /** Of the webhooks, whose slow receivers are not ours: those that have something to send now. */
  webhooksWaiting: number
}

const nothing: QueueState = { waiting: 0, oldestWaitingSeconds: 0, failed: 0, webhooksWaiting: 0 }

async function askQueue(db: Database): Promise<QueueState> {
  const { rows } = await sql<QueueState>`
    select count(*) filter (where is_waiting) as waiting,
           coalesce(extract(epoch from now() - min(run_at) filter (where is_waiting)), 0)::float8
             as "oldestWaitingSeconds",
           count(*) filter (where attempts >= max_attempts) as failed,
           count(*) filter (where run_at <= now() and attempts < max_attempts
                              and task_identifier = 'send-webhooks') as "webhooksWaiting"
      from (select *, run_at <= now() and locked_at is null and attempts < max_attempts
                        and task_identifier <> 'send-webhooks' as is_waiting
              from graphile_worker.jobs) as jobs`.execute(db)
  return rows[0] ?? nothing
}

/** The state of the queue as it was a moment ago. */
export const watchQueue = (db: Database, now?: () => number) => createWatched(() => askQueue(db), nothing, now)
