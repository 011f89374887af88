import { EventEmitter } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import {
  type JobHelpers,
  parseCronItems,
  run,
  type Runner,
  runOnce,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker'
import type pg from 'pg'
import { PermanentJobError, type JobContext, type JobHandlers, type JobName, type Jobs } from './jobs.ts'
import { connectJobs, sweepJobs, recordHeartbeat } from './database.ts'
import { redactError, type JobsLog, queueLogger } from './log.ts'

/** Enough that a slow mail server does not delay the other jobs. */
const CONCURRENCY = 4
/** New jobs are notified at once; polling finds those whose time has come. */
const POLL_MS = 5_000
const RESTART_MS = 2_000
/** On shutdown a job may take this long, is then aborted, and is left behind after GIVE_UP_MS more. */
const FINISH_MS = 2_000
const GIVE_UP_MS = 1_500

/** The queue's own housekeeping, each minute on one of the nodes. */
const sweep = 'sweep-jobs'

/** A job that the clock asks for: `at` is minute, hour, day, month and weekday as in a crontab, in UTC. */
export type CronJob = { [Name in JobName]: { name: Name; at: string; payload: Jobs[Name] } }[JobName]

interface WorkerOptions {
  /** Of the database. */
  url: string
  handlers: Partial<JobHandlers>
  log: JobsLog
  cron?: readonly CronJob[]
}

const contextOf = ({ job, abortSignal }: JobHelpers): JobContext => ({
  key: `${job.id}-${job.created_at.getTime().toString(36)}`,
  signal: abortSignal,
})

/** The handler as the queue calls it: its outcome is logged, and its error carries no address. */
function toTask(name: string, handler: (payload: never, context: JobContext) => Promise<void>, log: JobsLog) {
  return async (payload: unknown, helpers: JobHelpers) => {
    const { id, attempts, max_attempts } = helpers.job
    const fields = { job: id, task: name, attempt: attempts }
    const start = performance.now()
    try {
      await handler(payload as never, contextOf(helpers)) // `enqueue` let nothing else in
      const level = name === sweep ? 'debug' : 'info'
      log[level]({ ...fields, ms: Math.round(performance.now() - start) }, 'job done')
    } catch (error) {
      const err = redactError(error)
      if (error instanceof PermanentJobError) {
        log.warn({ ...fields, err }, 'job given up')
        return
      }
      if (attempts < max_attempts) log.warn({ ...fields, err }, 'job failed; it will be tried again')
      else log.error({ ...fields, err }, 'job failed for good')
      throw err
    }
  }
}

function tasksOf(handlers: Partial<JobHandlers>, log: JobsLog): TaskList {
  return Object.fromEntries(Object.entries(handlers).map(([name, handler]) => [name, toTask(name, handler, log)]))
}

const cronOf = (jobs: readonly CronJob[]) =>
  parseCronItems([
    { task: sweep, match: '* * * * *', options: { jobKey: sweep, maxAttempts: 1 } },
    ...jobs.map(({ name, at, payload }) => ({ task: name, match: at, payload: { ...payload } })),
  ])

/** Without batches of one, the queue would neither wait for its last notes at the end nor survive one that fails. */
const preset = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } }

function startRunner(pool: pg.Pool, { handlers, log, cron = [] }: WorkerOptions): Promise<Runner> {
  const events: WorkerEvents = new EventEmitter()
  events.on('pool:listen:success', ({ client, workerPool }) => {
    const recordAlive = () =>
      recordHeartbeat(client, workerPool.id).catch((error: unknown) => {
        log.warn({ err: redactError(error) }, 'a worker could not say that it is alive')
      })
    // The queue is about to listen on it first.
    client.once('drain', () => void recordAlive())
  })
  return run({
    pgPool: pool,
    logger: queueLogger(log),
    events,
    preset,
    concurrency: CONCURRENCY,
    pollInterval: POLL_MS,
    noHandleSignals: true,
    gracefulShutdownAbortTimeout: FINISH_MS,
    taskList: { ...tasksOf(handlers, log), [sweep]: toTask(sweep, () => sweepJobs(pool), log) },
    parsedCronItems: cronOf(cron),
  })
}

/** Runs jobs until it is stopped, and again after the database was away. Every node runs one. */
export async function startWorker(work: WorkerOptions): Promise<{ stop: () => Promise<void> }> {
  const { url, log } = work
  const ending = new AbortController()
  const onLost = (error: Error) => {
    // On shutdown the database may end before the last connections are closed.
    if (!ending.signal.aborted) log.warn({ err: error }, 'a connection of the jobs was lost')
  }
  const pool = connectJobs(url, CONCURRENCY + 1, onLost) // one listens
  let runner: Runner | undefined = await startRunner(pool, work)

  async function keepRunning(): Promise<void> {
    while (!ending.signal.aborted) {
      try {
        runner ??= await startRunner(pool, work)
        if (ending.signal.aborted) await runner.stop()
        await runner.promise
      } catch (error) {
        log.warn({ err: redactError(error) }, 'the worker of the jobs has failed; it is started again')
      }
      runner = undefined
      await delay(RESTART_MS, undefined, { signal: ending.signal }).catch(() => {}) // the loop looks at the end
    }
  }
  const running = keepRunning()

  async function finish(): Promise<void> {
    ending.abort()
    await runner?.stop().catch(() => {}) // it may have ended by itself
    await running
    await pool.end()
  }
  return { stop: () => Promise.race([finish(), delay(FINISH_MS + GIVE_UP_MS, undefined, { ref: false })]) }
}

/** Runs what is due and ends when nothing is left; for tests and scripts. */
export async function runDueJobs({ url, handlers, log }: WorkerOptions): Promise<void> {
  const pool = connectJobs(url, CONCURRENCY, (error) => log.warn({ err: error }, 'a connection of the jobs was lost'))
  try {
    await runOnce({
      pgPool: pool,
      logger: queueLogger(log),
      preset,
      concurrency: CONCURRENCY,
      noHandleSignals: true,
      taskList: tasksOf(handlers, log),
    })
  } finally {
    await pool.end()
  }
}
