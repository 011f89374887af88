import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { joinEmbedded } from '#server/db/embedded/embedded.ts'

/**
 * Playwright's second global setup for the previous release's journeys: this release migrates the demo marketplace that
 * the first setup has filled. Unlike in production, the previous release's nodes are started after the migration; they
 * must not see that the schema is newer, or they would refuse it.
 */
export async function migrateDemoData(): Promise<void> {
  const dataDir = process.env['JOURNEYS_DEMO_DATA']
  const former = process.env['REHEARSED_RELEASE']
  if (dataDir === undefined || former === undefined) throw new Error('This belongs to bench/upgrade-rehearsal.ts.')
  const root = resolve(import.meta.dirname, '..')
  const migrate = ['scripts/node-guard.mjs', 'scripts/migrate.ts']
  console.log(
    execFileSync(process.execPath, migrate, {
      cwd: root,
      env: { PATH: process.env['PATH'], DATA_DIR: dataDir },
    }).toString(),
  )
  const newest = readdirSync(join(former, 'server/db/migrations')).toSorted().at(-1)
  const cluster = await joinEmbedded(dataDir, () => {})
  const client = new pg.Client(cluster.url)
  await client.connect()
  await client.query('delete from schema_migrations where name > $1', [newest])
  await client.end()
  await cluster.stop()
}
