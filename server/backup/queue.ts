import type pg from 'pg'

/**
 * Jobs that wait or run, as `add_job` takes them: a mail that was asked for is not lost. Those that failed for good
 * stay behind. The queue's own tables change with its releases, its functions do not.
 */
export const jobsQuery = `
  select row_to_json(r)::text as line
    from (select identifier, payload, queue_name, jobs.run_at, jobs.max_attempts, jobs.key as job_key, jobs.priority
            from graphile_worker._private_jobs as jobs
            join graphile_worker._private_tasks as tasks on tasks.id = jobs.task_id
            left join graphile_worker._private_job_queues as queues on queues.id = jobs.job_queue_id
           where jobs.attempts < jobs.max_attempts or jobs.locked_at is not null
           order by jobs.id) as r`

export async function countJobs(client: pg.ClientBase): Promise<number> {
  const { rows: tables } = await client.query("select where to_regclass('graphile_worker._private_jobs') is not null")
  if (tables.length === 0) return 0
  const { rows } = await client.query<{ count: number }>(`select count(*) from (${jobsQuery}) as jobs`)
  return rows[0]?.count ?? 0
}

/** Also those that a worker held when it died; the caller knows that none lives. */
export const deleteJobs = (client: pg.ClientBase) => client.query('delete from graphile_worker._private_jobs')

export async function addJobs(client: pg.ClientBase, lines: string[]): Promise<void> {
  await client.query(
    `select job.id from json_to_recordset($1::json) as r (
       identifier text, payload json, queue_name text, run_at timestamptz, max_attempts integer, job_key text,
       priority integer),
     lateral graphile_worker.add_job(identifier, payload, queue_name, run_at, max_attempts, job_key, priority) as job`,
    [`[${lines.join(',')}]`],
  )
}
