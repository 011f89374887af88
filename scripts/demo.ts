import { parseArgs } from 'node:util'
import { readConfig } from '#server/config.ts'
import { connectDatabase, type Database } from '#server/db/connect.ts'
import { startEmbedded } from '#server/db/embedded/embedded.ts'
import { migrate } from '#server/db/migrate.ts'
import { checkDatabase } from '#server/db/check-database.ts'
import { insertDemo, unusablePasswordHash } from '#demo/fill.ts'
import { addLargeMarketplace } from '#demo/large/large.ts'
import { systemClock } from '#server/adapters/clock.ts'
import { StartupError } from '#server/startup-error.ts'
import { runScript } from './run-script.ts'
import { openDatabase } from './open-database.ts'
import { passDaysIn } from './year/reviews.ts'
import { readYearOptions } from './year/options.ts'
import { replayYear } from './year/replay.ts'

const usage = 'npm run demo -- --professionals 100000 [--seed 1] [--yes-in-production], or npm run demo -- --year'
const MAX_PROFESSIONALS = 1_000_000

function readArguments() {
  try {
    const { values } = parseArgs({
      options: {
        professionals: { type: 'string', default: '100000' },
        seed: { type: 'string', default: '1' },
        'yes-in-production': { type: 'boolean', default: false },
      },
    })
    const professionals = /^\d{1,7}$/.test(values.professionals) ? Number(values.professionals) : 0
    if (professionals < 1 || professionals > MAX_PROFESSIONALS)
      throw new Error(`--professionals must be a number from 1 to ${MAX_PROFESSIONALS}`)
    if (!/^\d{1,6}$/.test(values.seed)) throw new Error('--seed must be a number of at most six digits')
    return { professionals, seed: Number(values.seed), isMeant: values['yes-in-production'] }
  } catch (cause) {
    throw new StartupError(`${cause instanceof Error ? cause.message : String(cause)}. Usage: ${usage}`, { cause })
  }
}

async function ensureEmpty(db: Database): Promise<void> {
  const { count } = await db
    .selectFrom('professionals')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  if (count === 0) return
  throw new StartupError(
    `The database already has ${count} professionals, and they are left alone. Name an empty one: ` +
      'DATA_DIR=./var-large (embedded, then start with the same), or DATABASE_URL.',
  )
}

/**
 * Runs against a running product. It only changes days in the database directly, because they have to be over before a
 * review is accepted.
 */
async function replay(log: (line: string) => void): Promise<void> {
  const config = readConfig(process.env)
  const options = readYearOptions(process.argv.slice(2), `http://localhost:${config.port}`)
  await using open = new AsyncDisposableStack()
  const passing = options.reviews
    ? passDaysIn((await openDatabase(open, config, { name: 'zauvijek year', embedded: 'join existing', log })).pool)
    : null
  if (!(await replayYear(options, passing, log))) process.exitCode = 1
}

async function fill(log: (line: string) => void): Promise<void> {
  const { professionals, seed, isMeant } = readArguments()
  const inProduction = process.env['NODE_ENV'] === 'production'
  if (inProduction && !isMeant) {
    throw new StartupError('NODE_ENV is production: invented companies are made there only with --yes-in-production.')
  }
  const { directDatabaseUrl, dataDir, demo } = readConfig(process.env)
  await using open = new AsyncDisposableStack()
  const cluster = directDatabaseUrl === undefined ? await startEmbedded(dataDir, log) : undefined
  if (cluster) open.defer(cluster.stop)
  const url = directDatabaseUrl ?? cluster?.url ?? ''
  const timeouts = { statement_timeout: 0, query_timeout: 0, idle_in_transaction_session_timeout: 0 }
  const { db, pool, close } = connectDatabase(url, { max: 1, ...timeouts })
  open.defer(close)
  await checkDatabase(pool, url)
  await migrate(url)
  await ensureEmpty(db)

  const today = systemClock.today()
  await db.transaction().execute(async (transaction) => {
    // The hand-written part includes the demo accounts, whose password is public. If the server would not create them,
    // only DEMO=on does.
    const written = !demo ? 0 : (await insertDemo(transaction, { seed, today, professionals })).professionals
    log(demo ? `${written} professionals written by hand` : 'No demo accounts: they come here only with DEMO=on.')
    if (professionals > written) {
      const plan = {
        seed,
        today,
        professionals: professionals - written,
        unusablePasswordHash,
        log,
      }
      await addLargeMarketplace(transaction, plan)
    }
  })
  log('Vacuum and statistics')
  await pool.query('vacuum analyze')
  const { rows } = await pool.query<Record<string, number>>(
    `select (select count(*) from professionals) as professionals, (select count(*) from reviews) as reviews,
            (select count(*) from events) as events, (select count(*) from media) as pictures,
            (select count(*) from leads) as leads`,
  )
  log(
    `Done: ${Object.entries(rows[0] ?? {})
      .map(([name, count]) => `${count} ${name}`)
      .join(', ')}`,
  )
}

await runScript(() => {
  const start = performance.now()
  const log = (line: string) => console.log(`${((performance.now() - start) / 1000).toFixed(1).padStart(6)} s  ${line}`)
  return process.argv.includes('--year') ? replay(log) : fill(log)
})
