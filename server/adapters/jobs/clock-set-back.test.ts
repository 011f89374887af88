import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#test/database.ts'
import { eventually } from '#test/eventually.ts'
import { silentLog } from './log.ts'
import { startWorker } from './worker.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
// Only the clock stands; what waits by a timer goes on.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  return () => void vi.useRealTimers()
})

const MINUTE_MS = 60_000

/** A tenth of a second before the minute after this one, for which the schedule then waits. */
const setClock = (time: Date) => vi.setSystemTime(Math.floor(time.getTime() / MINUTE_MS + 1) * MINUTE_MS - 100)

/** Lets minutes pass until it has run as often as this. */
async function passUntil(runs: () => number, count: number) {
  await eventually(() => {
    setClock(new Date(Date.now() + MINUTE_MS))
    expect(runs()).toBeGreaterThanOrEqual(count)
  })
}

/** A worker with one job each minute; returns how often it ran. */
async function start() {
  let runs = 0
  const worker = await startWorker({
    url: database.url,
    handlers: { 'remind-of-leads': async () => void runs++ },
    log: silentLog,
    cron: [{ name: 'remind-of-leads', at: '* * * * *', payload: {} }],
    clockCheckMs: 20,
  })
  onTestFinished(worker.stop)
  return () => runs
}

test('when the clock is set back by a day, what comes every minute goes on', async () => {
  setClock(new Date('2026-03-02T12:00Z'))
  const runs = await start()
  await passUntil(runs, 1)
  setClock(new Date('2026-03-01T12:00Z'))
  await passUntil(runs, runs() + 1)
  expect(new Date() < new Date('2026-03-02T00:00Z')).toBe(true)
})

test('what ran last at a time that is still to come runs again after a start', async () => {
  await database.pool.query(`
    insert into graphile_worker._private_known_crontabs values ('remind-of-leads', '2036-01-01', '2036-01-01')
    on conflict (identifier) do update set last_execution = excluded.last_execution`)
  setClock(new Date('2026-02-01T12:00Z'))
  await passUntil(await start(), 1)
})
