import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { systemClock } from '#server/adapters/clock.ts'
import { createLocalFileStore } from '#server/adapters/file-store/local.ts'
import { migrateJobs } from '#server/adapters/jobs/database.ts'
import { connectionSettings } from '#server/db/connect.ts'
import { migrate } from '#server/db/migrate.ts'
import { createTestDatabase } from '#test/database.ts'
import { openArchive } from './archive.ts'
import { backUp } from './backup.ts'
import { restore } from './restore.ts'

/** Sets the search path of new connections, and creates its first schema. */
async function prepend(url: string, schema: string, path: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  await client.query(`create schema ${schema}`)
  await client.query(`alter database ${new URL(url).pathname.slice(1)} set search_path = ${path}`)
  await client.end()
}

/** An empty database whose tables will be in the schema `own`. */
async function ownDatabase(): Promise<string> {
  const { url, drop } = await createTestDatabase('template1')
  onTestFinished(drop)
  await prepend(url, 'own', 'own')
  return url
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ ...connectionSettings, application_name: 'zauvijek test', connectionString: url })
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

test('tables in another schema than public are backed up from there, and restored there', async () => {
  const home = mkdtempSync(join(tmpdir(), 'zauvijek backup test '))
  onTestFinished(() => rmSync(home, { recursive: true }))
  const target = join(home, 'own.tar.gz')
  const source = await ownDatabase()
  await migrate(source)
  await migrateJobs(source)
  // One that comes before it by now has none of them.
  await prepend(source, 'later', 'later, own')
  const { rows } = await backUp({ client: await connect(source), files: null, target, now: systemClock.now() })
  expect(rows).toBeGreaterThan(0)

  const restored = await ownDatabase()
  const client = await connect(restored)
  const plan = {
    client,
    archive: await openArchive(target),
    files: createLocalFileStore(home),
    replace: false,
    log: () => {},
    prepareJobs: () => migrateJobs(restored),
  }
  expect(await restore(plan)).toMatchObject({ rows })
  const { rows: categories } = await client.query<{ count: number }>('select count(*) from own.categories')
  expect(categories[0]?.count).toBeGreaterThan(0)
})
