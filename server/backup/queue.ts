import type pg from 'pg'

/**
 * The waiting and running jobs in the form that `add_job` accepts, so that no requested mail is lost. Jobs that failed
 * for good are left out. The queue's public view does not contain the payload and no function returns it, so this one
 * column is read from its private table (docs/decisions/0022-the-queue-in-a-backup.md).
 */
export const jobsQuery = `
  select row_to_json(r)::text as line
    from (select task_identifier as identifier, payloads.payload, queue_name, run_at, max_attempts, key as job_key,
                 priority
            from graphile_worker.jobs
            join (select id, payload from graphile_worker._private_jobs) as payloads using (id)
           where attempts < max_attempts or locked_at is not null
           order by id) as r`

export async function countJobs(client: pg.ClientBase): Promise<number> {
  const { rows: tables } = await client.query("select where to_regclass('graphile_worker.jobs') is not null")
  if (tables.length === 0) return 0
  const { rows } = await client.query<{ count: number }>(`select count(*) from (${jobsQuery}) as jobs`)
  return rows[0]?.count ?? 0
}

/** Includes jobs that a worker held when it died; the caller has made sure that no worker is running. */
export async function deleteJobs(client: pg.ClientBase): Promise<void> {
  await client.query(
    `select graphile_worker.force_unlock_workers(
       array(select distinct locked_by from graphile_worker.jobs where locked_by is not null))`,
  )
  await client.query(`select from graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))`)
}

export async function addJobs(client: pg.ClientBase, lines: string[]): Promise<void> {
  await client.query(
    `select job.id from json_to_recordset($1::json) as r (
       identifier text, payload json, queue_name text, run_at timestamptz, max_attempts integer, job_key text,
       priority integer),
     lateral graphile_worker.add_job(identifier, payload, queue_name, run_at, max_attempts, job_key, priority) as job`,
    [`[${lines.join(',')}]`],
  )
}
