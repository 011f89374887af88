import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { migrateJobs } from '#server/adapters/jobs/database.ts'
import { migrate } from '#server/db/migrate.ts'
import { inheritedEnv } from '#test/product.ts'
import { buildRelease, findFormerCommit, shareAssets } from './former-release.ts'
import { startRollingSite } from './rolling-nodes.ts'

/**
 * `npm run upgrade-rehearsal [-- --from <git ref> --journeys leads,offers --back --work <folder>]`: the previous
 * release on this release's schema. Its own journeys run against it (`all` by default; `none`, or beginnings of their
 * names), and those that fail run again on their own schema. Then four of its nodes serve under load while this release
 * migrates, and are replaced by this release's nodes; with `--back` the previous ones then return.
 */
const { values: options } = parseArgs({
  options: {
    from: { type: 'string' },
    journeys: { type: 'string', default: 'all' },
    back: { type: 'boolean', default: false },
    work: { type: 'string', default: join(tmpdir(), 'zauvijek-former-releases') },
  },
})
const root = resolve(import.meta.dirname, '..')

/** Its own configuration, except that this release migrates the demo database before the first journey. */
function writeJourneysConfig(former: string): string {
  const setup = join(former, 'rehearsal.setup.ts')
  const migrating = join(root, 'bench/migrate-demo-data.ts')
  // Playwright requires a default export.
  writeFileSync(setup, `export { migrateDemoData as default } from ${JSON.stringify(migrating)}\n`)
  const file = join(former, 'rehearsal.config.ts')
  const setups = `['./test/demo-data.ts', './rehearsal.setup.ts']`
  writeFileSync(
    file,
    `import config from './playwright.config.ts'\nexport default { ...config, workers: 2, globalSetup: ${setups} }\n`,
  )
  return file
}

function playwright(former: string, ...args: string[]): boolean {
  const { status } = spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'test', ...args], {
    cwd: former,
    stdio: 'inherit',
    env: { ...inheritedEnv(), REHEARSED_RELEASE: former },
  })
  return status === 0
}

/** Ids of the journeys that failed in the last run, as Playwright records them. */
function findFailed(former: string): string[] {
  const { failedTests } = JSON.parse(readFileSync(join(former, 'test-results/.last-run.json'), 'utf8')) as {
    failedTests: string[]
  }
  return failedTests
}

/**
 * Whether the failed journeys fail on their own schema, too: the former release is any commit, at which a journey may not
 * pass, or not on every day.
 */
function failOnOwnSchema(former: string): boolean {
  const failed = findFailed(former)
  if (failed.length === 0) return false
  console.log(`${failed.length} journeys failed: again, on the schema of their own release`)
  playwright(former, '--last-failed')
  const own = new Set(findFailed(former))
  const broken = failed.filter((id) => !own.has(id))
  console.log(`${broken.length} of them fail on the schema of this release alone`)
  return broken.length === 0
}

function runJourneys(former: string): boolean {
  const names = readdirSync(join(former, 'test/journeys')).filter((name) => name.endsWith('.e2e.ts'))
  const beginnings = options.journeys.split(',')
  const chosen = names.filter((name) => options.journeys === 'all' || beginnings.some((word) => name.startsWith(word)))
  if (chosen.length === 0) throw new Error(`The former release has no journeys ${options.journeys}.`)
  console.log(`${chosen.length} files of journeys of the former release, on the schema of this one`)
  const files = chosen.map((name) => `test/journeys/${name}`)
  return playwright(former, '--config', writeJourneysConfig(former), ...files) || failOnOwnSchema(former)
}

mkdirSync(options.work, { recursive: true })
const reference = options.from ?? findFormerCommit()
console.log(`The former release: ${reference}`)
const former = buildRelease(reference, options.work)
if (options.journeys !== 'none' && !runJourneys(former)) process.exitCode = 1

await using resources = new AsyncDisposableStack()
const site = await startRollingSite(resources, former)
await site.run()
const url = await site.database.url()
const begin = performance.now()
const applied = await migrate(url, { warn: (line) => console.log(line) })
await migrateJobs(url)
console.log(`Migrated in ${Math.round(performance.now() - begin)} ms: ${applied.join(', ') || 'nothing to do'}`)
await site.run()
shareAssets(former)
await site.replaceAll()
if (options.back) await site.replaceAll(former)
if ((await site.finish(`Four nodes replaced by those of this release${options.back ? ', and back' : ''}`)) > 0)
  process.exitCode = 1
