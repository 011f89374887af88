import { EventEmitter } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { type JobHelpers, parseCronItems, run, runOnce, type TaskList, type WorkerEvents } from 'graphile-worker'
import type pg from 'pg'
import { type Breaker, createBreaker } from './breaker.ts'
import {
  PermanentJobError,
  type JobContext,
  type JobHandlers,
  type JobName,
  type Jobs,
  type TracedPayload,
} from './jobs.ts'
import { startSpan, traced } from '#server/adapters/tracing/tracing.ts'
import { parseTraceparent } from '#server/adapters/tracing/traceparent.ts'
import { watchForSetBack } from './clock-set-back.ts'
import { connectJobs, endHeartbeat, forgetRunsAhead, freeJobs, sweepJobs, recordHeartbeat } from './database.ts'
import { lanePool } from './lane-pool.ts'
import { redactError, type JobsLog, queueLogger } from './log.ts'
import { gatherNudges } from './nudges.ts'
import { type Connected, shareListening } from './shared-listening.ts'

const CONCURRENCY = 4
/**
 * Mails have a queue of their own, so that a silent mail server delays no other job. At most two are handed over at once;
 * the others may wait for the answer to a whole mail.
 */
const MAIL_CONCURRENCY = 6
/** Fetched at once, because mails come in bursts and each look at the queue costs as much as sending one. */
const MAILS_FETCHED = 10
/** After this, mails fetched ahead are returned, so that they show up in the queue's metrics. */
const MAILS_HELD_MS = 30_000
/** Other jobs take longer, and another node may have capacity for them. */
const OTHERS_HELD_MS = 1_000
/** Webhooks have a queue of their own, too, because receivers may take ten seconds each. */
const WEBHOOK_CONCURRENCY = 6
/** Followed calendars, too: if a large provider is silent, each takes as long as it may. */
const CALENDAR_CONCURRENCY = 4
/** Finished jobs are deleted in batches; after a kill -9, those of this interval run again. */
const COMPLETE_MS = 25
/** Notifications of new jobs that arrive in quick succession are followed by a single look at the queue. */
const GATHER_MS = 100
/** New jobs are notified at once; polling finds those that have become due. */
const POLL_MS = 5_000
const RESTART_MS = 2_000
/** On shutdown, a job may take this long; it is then aborted, and abandoned after another GIVE_UP_MS. */
const FINISH_MS = 2_000
const GIVE_UP_MS = 1_500

/**
 * Per node, regardless of its number of processes: the queue asks for as many as a lane has jobs at work. One of them
 * listens.
 */
export const jobConnections = Math.max(CONCURRENCY, MAIL_CONCURRENCY, WEBHOOK_CONCURRENCY, CALENDAR_CONCURRENCY)

/** The queue's own housekeeping, every minute on one of the nodes. */
const sweep = 'sweep-jobs'

/** A scheduled job; `at` is minute, hour, day, month and weekday as in a crontab, in UTC. */
export type CronJob = { [Name in JobName]: { name: Name; at: string; payload: Jobs[Name] } }[JobName]

interface WorkerOptions {
  /** Of the database. */
  url: string
  handlers: Partial<JobHandlers>
  log: JobsLog
  cron?: readonly CronJob[]
  /** How often the machine's clock is checked, in milliseconds; tests do not wait that long. */
  clockCheckMs?: number
}

const contextOf = ({ job, abortSignal }: JobHelpers): JobContext => ({
  key: `${job.id}-${job.created_at.getTime().toString(36)}`,
  signal: abortSignal,
})

type Handler = (payload: never, context: JobContext) => Promise<void>

/** Does the work once the breaker allows it, and reports the outcome to the breaker. */
const withBreaker =
  (handler: Handler, breaker: Breaker, ending: AbortSignal): Handler =>
  async (payload, context) => {
    await breaker.wait(AbortSignal.any([context.signal, ending]))
    try {
      await handler(payload, context)
      breaker.succeed()
    } catch (error) {
      breaker.fail(error)
      throw error
    }
  }

/**
 * A job from a traced request is a span of that request. Scheduled jobs are not traced; they would only flood the
 * receiver.
 */
function traceJob(name: string, { traceparent }: TracedPayload, { job }: JobHelpers, work: () => Promise<void>) {
  const parent = parseTraceparent(traceparent)
  if (!parent?.isSampled) return work()
  const attributes = { 'messaging.message.id': job.id, 'job.attempt': job.attempts }
  return traced(startSpan({ name: `job ${name}`, kind: 'consumer', parent, attributes }), work)
}

/** The handler as the queue calls it: its outcome is logged, and its errors contain no address. */
function toTask(name: string, handler: Handler, log: JobsLog) {
  async function work(payload: object, helpers: JobHelpers) {
    const { id, attempts, max_attempts } = helpers.job
    const fields = { job: id, task: name, attempt: attempts }
    const start = performance.now()
    try {
      await handler(payload as never, contextOf(helpers)) // `enqueue` accepts nothing else
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
  return (given: unknown, helpers: JobHelpers) => {
    const { traceparent, ...payload } = { ...(given as TracedPayload) } // as created by `enqueue`
    return traceJob(name, { ...(traceparent !== undefined && { traceparent }) }, helpers, () => work(payload, helpers))
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

/** Without batches, the queue would neither wait for its last updates on shutdown nor survive a failing one. */
const batches = { completeJobBatchDelay: COMPLETE_MS, failJobBatchDelay: 0 }

/** Tasks that share their capacity. */
interface Lane {
  tasks: TaskList
  concurrency: number
  /** How many jobs are fetched at once, and how long they may wait here before they are returned. */
  fetched: { size: number; ttl: number }
  cron: readonly CronJob[] | null
}

function lanesOf(pool: pg.Pool, { handlers, log, cron = [] }: WorkerOptions, ending: AbortSignal): Lane[] {
  const { 'send-mail': mail, 'send-webhooks': webhook, 'read-calendar': calendar, ...others } = handlers
  const tasks = { ...tasksOf(others, log), [sweep]: toTask(sweep, () => sweepJobs(pool), log) }
  const lanes: Lane[] = [{ tasks, concurrency: CONCURRENCY, fetched: { size: CONCURRENCY, ttl: OTHERS_HELD_MS }, cron }]
  if (mail) {
    const breaker = createBreaker({ onPause: (ms) => log.warn({ ms }, 'the mail server is away; mails wait') })
    const task = toTask('send-mail', withBreaker(mail, breaker, ending), log)
    lanes.push({
      tasks: { 'send-mail': task },
      concurrency: MAIL_CONCURRENCY,
      fetched: { size: MAILS_FETCHED, ttl: MAILS_HELD_MS },
      cron: null,
    })
  }
  const addLane = (name: JobName, handler: Handler, concurrency: number) =>
    lanes.push({
      tasks: { [name]: toTask(name, handler, log) },
      concurrency,
      fetched: { size: concurrency, ttl: OTHERS_HELD_MS },
      cron: null,
    })
  if (webhook) addLane('send-webhooks', webhook, WEBHOOK_CONCURRENCY)
  if (calendar) addLane('read-calendar', calendar, CALENDAR_CONCURRENCY)
  return lanes
}

interface RunnerOptions {
  log: JobsLog
  listen: (connected: Connected) => void
  /** Receives the name under which it takes jobs. */
  onNamed: (workerId: string) => void
}

/**
 * Ends when one of its statements fails, because it could not go on: the queue never recovers from failing to read its
 * list of tasks, and never looks for jobs if the answer to the statement that took them was lost.
 */
async function startRunner(pool: pg.Pool, lane: Lane, { log, listen, onNamed }: RunnerOptions) {
  const { tasks, concurrency, fetched, cron } = lane
  const events: WorkerEvents = new EventEmitter()
  events.on('pool:create', ({ workerPool }) => {
    onNamed(workerPool.id)
    const { nudge, stop } = gatherNudges(workerPool.nudge.bind(workerPool), GATHER_MS)
    workerPool.nudge = nudge
    events.on('pool:gracefulShutdown', stop)
  })
  events.on('pool:listen:success', ({ client, workerPool }) => {
    recordHeartbeat(client, workerPool.id).catch((error: unknown) => {
      log.warn({ err: redactError(error) }, 'a worker could not say that it is alive')
    })
  })
  events.on('pool:listen:release', ({ client, workerPool }) => {
    endHeartbeat(client, workerPool.id).catch(() => {}) // it ended with the connection
  })
  const failed = Promise.withResolvers<Error>()
  const runner = await run({
    pgPool: lanePool(pool, { listen, onFailure: (error) => failed.resolve(redactError(error)) }),
    logger: queueLogger(log),
    events,
    preset: { worker: { ...batches, localQueue: fetched } },
    concurrency,
    pollInterval: POLL_MS,
    noHandleSignals: true,
    gracefulShutdownAbortTimeout: FINISH_MS,
    taskList: tasks,
    parsedCronItems: cron ? cronOf(cron) : [],
  })
  async function untilEnd(): Promise<void> {
    const failure = await Promise.race([failed.promise, runner.promise])
    if (failure === undefined) return
    await runner.stop().catch(() => {}) // it is ending already
    await runner.promise
    throw failure
  }
  return { ended: untilEnd(), stop: () => runner.stop() }
}

/**
 * Runs jobs until it is stopped, and resumes after the database was away. Every node runs one. If the database is away
 * at the start, it throws, and nothing of it runs.
 */
export async function startWorker(work: WorkerOptions): Promise<{ stop: () => Promise<void> }> {
  const { url, log } = work
  const ending = new AbortController()
  const onLost = (error: Error) => {
    // On shutdown, the database may end before the last connections are closed.
    if (!ending.signal.aborted) log.warn({ err: error }, 'a connection of the jobs was lost')
  }
  const pool = connectJobs(url, jobConnections, onLost)
  const listen = shareListening(pool)

  async function startLane(lane: Lane): Promise<() => Promise<void>> {
    const names = new Set<string>()

    /**
     * First frees the jobs that the lane held under its former names; that fails until the database accepts writes
     * again.
     */
    async function start() {
      if (names.size > 0) await freeJobs(pool, [...names])
      names.clear()
      if (lane.cron) await forgetRunsAhead(pool, new Date())
      return startRunner(pool, lane, { log, listen, onNamed: (name) => names.add(name) })
    }
    let runner: Awaited<ReturnType<typeof start>> | undefined = await start()

    function startAgain(): void {
      log.warn({}, 'the clock of this machine was set back; the schedule is started again')
      runner?.stop().catch(() => {}) // it may have ended by itself
    }
    const clock = lane.cron ? watchForSetBack(startAgain, work.clockCheckMs) : undefined

    async function keepRunning(): Promise<void> {
      let failures = 0
      const report = (error: unknown) => {
        const level = failures++ > 0 || ending.signal.aborted ? 'debug' : 'warn'
        log[level]({ err: redactError(error) }, 'the worker of the jobs has failed; it is started again')
      }
      while (!ending.signal.aborted) {
        try {
          runner ??= await start()
          failures = 0
          if (ending.signal.aborted) await runner.stop()
          await runner.ended
        } catch (error) {
          report(error)
        }
        runner = undefined
        await delay(RESTART_MS, undefined, { signal: ending.signal }).catch(() => {}) // the loop checks the end
      }
    }
    const running = keepRunning()
    return async () => {
      clock?.stop()
      await runner?.stop().catch(() => {}) // it may have ended by itself
      await running
    }
  }
  const started = await Promise.allSettled(lanesOf(pool, work, ending.signal).map(startLane))
  const stops = started.flatMap((lane) => (lane.status === 'fulfilled' ? [lane.value] : []))

  async function finish(): Promise<void> {
    ending.abort()
    await Promise.all(stops.map((stop) => stop()))
    await pool.end()
  }
  const stopAll = () => Promise.race([finish(), delay(FINISH_MS + GIVE_UP_MS, undefined, { ref: false })])
  const failed = started.find((lane) => lane.status === 'rejected')
  if (failed) {
    // The caller may try again, and each of the others would then be at work twice.
    await stopAll()
    throw failed.reason
  }
  return { stop: stopAll }
}

/** Runs everything that is due and ends when nothing is left; for tests and scripts. */
export async function runDueJobs({ url, handlers, log }: WorkerOptions): Promise<void> {
  const pool = connectJobs(url, CONCURRENCY, (error) => log.warn({ err: error }, 'a connection of the jobs was lost'))
  try {
    await runOnce({
      pgPool: pool,
      logger: queueLogger(log),
      preset: { worker: batches },
      concurrency: CONCURRENCY,
      noHandleSignals: true,
      taskList: tasksOf(handlers, log),
    })
  } finally {
    await pool.end()
  }
}
