import { sql } from 'kysely'
import type { Database } from '#server/db/connect.ts'
import type { MailJob } from '#server/adapters/jobs/jobs.ts'

/** The queued e-mails, oldest first; no worker runs in the API tests. */
export async function queuedMails(db: Database): Promise<MailJob[]> {
  const { rows } = await sql<{
    payload: MailJob
  }>`select payload from graphile_worker._private_jobs order by id`.execute(db)
  return rows.map(({ payload }) => payload)
}
