import { spawn } from 'node:child_process'
import { once } from 'node:events'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, inject, onTestFinished, test, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#test/database.ts'
import { UnavailableError } from '#server/adapters/unavailable-error.ts'
import { eventually } from '#test/eventually.ts'
import { enqueue, PermanentJobError, type JobContext, type JobHandlers, type MailJob } from './jobs.ts'
import { migrateJobs, sweepJobs } from './database.ts'
import { runDueJobs, startWorker } from './worker.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  await database.pool.query('delete from graphile_worker._private_jobs')
})

const welcome = (user_id: number): MailJob => ({ kind: 'welcome', user_id })

const jobs = async () =>
  (await database.pool.query('select id, attempts, max_attempts, last_error, locked_by from graphile_worker.jobs')).rows

/** As if the time of every job had come. */
const makeDue = () =>
  database.pool.query(
    'select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs), run_at => now())',
  )

/** Remembers what is logged. */
function makeLog() {
  const lines: { level: string; text: string }[] = []
  const at = (level: string) => (fields: object, message: string) => {
    const { err, ...rest } = fields as { err?: Error }
    lines.push({ level, text: [message, JSON.stringify(rest), err?.stack].join(' ') })
  }
  return { lines, debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') }
}

const textOf = ({ lines }: ReturnType<typeof makeLog>) => lines.map(({ text }) => text).join()

function makeWork(handler: JobHandlers['send-mail']) {
  const log = makeLog()
  return { url: database.url, handlers: { 'send-mail': handler }, log }
}

/** Remembers what it was given, and does what `work` says. */
function recorder(work: (context: JobContext) => Promise<void> = async () => {}) {
  const seen: { job: MailJob; key: string }[] = []
  const handler: JobHandlers['send-mail'] = async (job, context) => {
    seen.push({ job, key: context.key })
    await work(context)
  }
  return { seen, handler }
}

async function started(work: Parameters<typeof startWorker>[0]) {
  const worker = await startWorker(work)
  onTestFinished(worker.stop)
  return worker
}

test('nodes that start at once bring the schema of the queue up to date together', async () => {
  const empty = await createTestDatabase('template1')
  onTestFinished(empty.drop)
  await Promise.all([migrateJobs(empty.url), migrateJobs(empty.url), migrateJobs(empty.url)])
  await enqueue(empty.db, 'send-mail', welcome(1))
  expect((await empty.pool.query('select task_identifier from graphile_worker.jobs')).rowCount).toBe(1)
})

test('a job of a transaction that is rolled back never exists', async () => {
  const rolledBack = database.db.transaction().execute(async (tx) => {
    await enqueue(tx, 'send-mail', welcome(1))
    throw new Error('changed my mind')
  })
  await expect(rolledBack).rejects.toThrow('changed my mind')
  expect(await jobs()).toEqual([])
})

test('a worker hears of a job the moment its transaction commits', async () => {
  const { seen, handler } = recorder()
  await started(makeWork(handler))
  await database.db.transaction().execute(async (tx) => {
    await enqueue(tx, 'send-mail', welcome(1))
    await enqueue(tx, 'send-mail', welcome(2))
  })
  // Before the worker would look for jobs by itself.
  await eventually(() => expect(seen.map(({ job }) => job).toSorted(byUser)).toEqual([welcome(1), welcome(2)]))
  await eventually(async () => expect(await jobs()).toEqual([]))
})

/** A gate: callers wait until it is opened. */
function makeGate() {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  return { passed: () => promise.then(() => {}), open: () => resolve(undefined) }
}

const byUser = (a: MailJob, b: MailJob) => ('user_id' in a && 'user_id' in b ? a.user_id - b.user_id : 0)

test('two nodes share the work, and none is done twice', async () => {
  const { seen, handler } = recorder()
  await Promise.all([started(makeWork(handler)), started(makeWork(handler))])
  const ids = Array.from({ length: 60 }, (_, index) => index)
  await Promise.all(ids.map((id) => enqueue(database.db, 'send-mail', welcome(id))))
  await eventually(async () => expect(await jobs()).toEqual([]))
  expect(seen.map(({ job }) => job).toSorted(byUser)).toEqual(ids.map(welcome))
})

test('a job waits for its time, and of those with one key the last is run', async () => {
  const { seen, handler } = recorder()
  await enqueue(database.db, 'send-mail', welcome(1), { runAt: new Date(Date.now() + 3_600_000) })
  await enqueue(database.db, 'send-mail', welcome(2), { key: 'same' })
  await enqueue(database.db, 'send-mail', welcome(3), { key: 'same' })
  await runDueJobs(makeWork(handler))
  expect(seen.map(({ job }) => job)).toEqual([welcome(3)])
})

test('what failed is tried again later under the same key, for days', async () => {
  let isDown = true
  const { seen, handler } = recorder(async () => {
    if (isDown) throw new Error('the mail server is down')
  })
  await enqueue(database.db, 'send-mail', welcome(1))
  await runDueJobs(makeWork(handler))
  await runDueJobs(makeWork(handler))
  expect(seen).toHaveLength(1) // not due yet
  isDown = false
  await makeDue()
  await runDueJobs(makeWork(handler))
  expect(seen).toHaveLength(2)
  expect(seen[1]).toEqual(seen[0])
  expect(await jobs()).toEqual([])
})

test('the waits between its attempts add up to more than a day', async () => {
  await enqueue(database.db, 'send-mail', welcome(1))
  const [job] = await jobs()
  // https://worker.graphile.org/docs/exponential-backoff
  const waits = Array.from({ length: job.max_attempts - 1 }, (_, index) => Math.exp(Math.min(index + 1, 10)))
  expect(waits.reduce((sum, seconds) => sum + seconds) / 86_400).toBeGreaterThan(3)
})

test('a hopeless job is told and not tried again', async () => {
  const { handler } = recorder(async () => {
    throw new PermanentJobError('550')
  })
  const work = makeWork(handler)
  await enqueue(database.db, 'send-mail', welcome(1))
  await runDueJobs(work)
  expect(await jobs()).toEqual([])
  expect(work.log.lines.filter(({ level }) => level === 'warn')).toMatchObject([
    { text: expect.stringContaining('job given up {"job":') as string },
  ])
})

test('no address in an error is logged or stored', async () => {
  const { handler } = recorder(async () => {
    throw new Error('550 <đurđa.žganjer+1@primjer.test> unknown', { cause: new Error('to đurđa@primjer.test') })
  })
  const work = makeWork(handler)
  await enqueue(database.db, 'send-mail', welcome(1))
  await runDueJobs(work)
  expect(await jobs()).toMatchObject([{ attempts: 1, last_error: '550 <…@…> unknown' }])
  const logged = work.log.lines.map(({ text }) => text).join('\n')
  expect(logged).toContain('job failed; it will be tried again')
  expect(logged).toContain('jobs.test.ts') // where it happened
  expect(logged).not.toContain('primjer.test')
})

test('a job of the next release, which this one does not know, waits for a node that does', async () => {
  const { seen, handler } = recorder()
  await database.pool.query(`select graphile_worker.add_job('of-the-next-release', payload => '{"id":1}'::json)`)
  await enqueue(database.db, 'send-mail', welcome(1))
  await runDueJobs(makeWork(handler))
  expect(seen).toHaveLength(1)
  expect(await jobs()).toMatchObject([{ attempts: 0, locked_by: null, last_error: null }])
})

test('a job that failed for good is kept for a week', async () => {
  const { handler } = recorder(async () => {
    throw new Error('never')
  })
  const work = makeWork(handler)
  await enqueue(database.db, 'send-mail', welcome(1), { maxAttempts: 1 })
  await runDueJobs(work)
  await sweepJobs(database.pool)
  expect(await jobs()).toMatchObject([{ attempts: 1, last_error: 'never' }])
  expect(work.log.lines.some(({ level }) => level === 'error')).toBe(true)

  await database.pool.query(`select graphile_worker.reschedule_jobs(
    array(select id from graphile_worker.jobs), run_at => now() - interval '8 days')`)
  await sweepJobs(database.pool)
  expect(await jobs()).toEqual([])
})

test('a worker that is stopped finishes what it runs, and leaves the rest', async () => {
  const gate = makeGate()
  const { seen, handler } = recorder(gate.passed)
  const worker = await startWorker(makeWork(handler))
  await enqueue(database.db, 'send-mail', welcome(1))
  await eventually(() => expect(seen).toHaveLength(1))
  const stopping = worker.stop()
  gate.open()
  await stopping
  expect(await jobs()).toEqual([])
  await enqueue(database.db, 'send-mail', welcome(2))
  expect(await jobs()).toMatchObject([{ attempts: 0, locked_by: null }])
})

test('what takes too long at the end is asked to give up, and is tried again', async () => {
  const { seen, handler } = recorder(
    ({ signal }) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('given up')))),
  )
  const worker = await startWorker(makeWork(handler))
  await enqueue(database.db, 'send-mail', welcome(1))
  await eventually(() => expect(seen).toHaveLength(1))
  await worker.stop()
  expect(await jobs()).toMatchObject([{ attempts: 1, last_error: 'given up', locked_by: null }])
})

/** A worker in a process of its own, whose jobs never end. */
async function spawnHangingWorker() {
  const program = `
    import { startWorker } from ${JSON.stringify(new URL('./worker.ts', import.meta.url).href)}
    const quiet = () => {}
    await startWorker({
      url: ${JSON.stringify(database.url)},
      log: { debug: quiet, info: quiet, warn: console.error, error: console.error },
      handlers: { 'send-mail': () => { console.log('begun'); return new Promise(() => {}) } },
    })`
  const child = spawn(process.execPath, ['--input-type=module-typescript', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const kill = async () => {
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  return { begun: once(child.stdout, 'data'), kill }
}

const signsOfLife = async () =>
  (
    await database.pool.query(
      `select from pg_locks where locktype = 'advisory' and mode = 'ShareLock'
          and database = (select oid from pg_database where datname = current_database())`,
    )
  ).rowCount

test('what a killed worker ran is run again, and what a living one runs is not', async () => {
  const { seen, handler } = recorder()
  await enqueue(database.db, 'send-mail', welcome(1))
  const other = await spawnHangingWorker()
  await other.begun
  await eventually(async () => expect(await signsOfLife()).toBe(2)) // of its two queues

  await sweepJobs(database.pool, 0)
  await runDueJobs(makeWork(handler))
  expect(seen).toEqual([])
  expect(await jobs()).toMatchObject([{ attempts: 1, locked_by: expect.any(String) as string }])

  await other.kill()
  await eventually(async () => {
    await sweepJobs(database.pool, 0)
    expect(await jobs()).toMatchObject([{ locked_by: null }])
  })
  await runDueJobs(makeWork(handler))
  expect(seen.map(({ job }) => job)).toEqual([welcome(1)])
})

/** The connections of the jobs end, and the database takes no others until `work` is done. */
async function whileAway(work: () => Promise<void>) {
  const admin = new pg.Client(inject('postgresUrl'))
  await admin.connect()
  onTestFinished(() => admin.end())
  const name = new URL(database.url).pathname.slice(1)
  await admin.query(`alter database ${name} allow_connections false`)
  await admin.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and application_name = 'zauvijek jobs'`,
    [name],
  )
  try {
    await work()
  } finally {
    await admin.query(`alter database ${name} allow_connections true`)
  }
}

test('a database that is away for a while stops no worker, and what ran meanwhile is run again', async () => {
  vi.spyOn(console, 'trace').mockImplementation(() => {}) // the queue's own complaint
  onTestFinished(() => void vi.restoreAllMocks())
  const gate = makeGate()
  const { seen, handler } = recorder(gate.passed)
  const work = makeWork(handler)
  await started(work)
  await enqueue(database.db, 'send-mail', welcome(1))
  await eventually(() => expect(seen).toHaveLength(1))

  await whileAway(async () => {
    gate.open()
    await enqueue(database.db, 'send-mail', welcome(2)) // over a connection of before
    await eventually(() => expect(textOf(work.log)).toContain('it is started again'))
  })

  await eventually(async () => {
    await sweepJobs(database.pool, 0)
    expect(await jobs()).toEqual([])
  })
  const ran = seen.map(({ job }) => job)
  // A sweep in the wrong moment may free it once more than needed; handlers must be safe to run twice.
  expect(ran.filter((job) => 'user_id' in job && job.user_id === 1).length).toBeGreaterThanOrEqual(2)
  expect(ran).toContainEqual(welcome(2))
})

test('jobs that wait behind others when the database goes away end no process and are done when it is back', async () => {
  vi.spyOn(console, 'trace').mockImplementation(() => {}) // the queue's own complaint
  onTestFinished(() => void vi.restoreAllMocks())
  const [first, others] = [makeGate(), makeGate()]
  const seen: number[] = []
  const work = makeWork((job) => {
    if ('user_id' in job) seen.push(job.user_id)
    return 'user_id' in job && job.user_id === 1 ? first.passed() : others.passed()
  })
  const ids = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
  for (const id of ids) await enqueue(database.db, 'send-mail', welcome(id))
  await started(work)
  await eventually(() => expect(seen).toHaveLength(6))

  await whileAway(async () => {
    first.open()
    await eventually(() => expect(textOf(work.log)).toContain('Failed to complete job'))
    others.open()
    await eventually(() => expect(textOf(work.log)).toContain('it is started again'))
  })
  await eventually(async () => {
    await sweepJobs(database.pool, 0)
    expect(await jobs()).toEqual([])
  })
  expect(new Set(seen)).toEqual(new Set(ids))
})

test('while the mail server is away, mails wait and are not tried one after the other', async () => {
  const { seen, handler } = recorder(async () => {
    throw new UnavailableError('no connection')
  })
  const work = makeWork(handler)
  const worker = await startWorker(work)
  await Promise.all(Array.from({ length: 20 }, (_, id) => enqueue(database.db, 'send-mail', welcome(id))))
  const told = () => work.log.lines.map(({ text }) => text).join('\n')
  await eventually(() => expect(told()).toContain('the mail server is away; mails wait {"ms":5000}'))
  // Five others may have been under way with the third.
  await eventually(async () => expect((await jobs()).filter(({ attempts }) => attempts > 0).length).toBeGreaterThan(4))
  expect(seen.length).toBeLessThanOrEqual(8)
  await worker.stop()
  expect((await jobs()).filter(({ attempts }) => attempts === 0).length).toBeGreaterThanOrEqual(6)
})
