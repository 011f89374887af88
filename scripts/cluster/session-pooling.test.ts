import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { acquireClient, openDatabase } from '#scripts/open-database.ts'
import { readConfig } from '#server/config.ts'
import { connectDatabase } from '#server/db/connect.ts'
import type { Cluster } from '#server/db/embedded/cluster.ts'
import { migrate } from '#server/db/migrate.ts'
import { checkPooling } from '#server/db/pooling.ts'
import { startPooler, withoutQuery, withoutStart } from '#test/pooler.ts'
import { startTemporaryCluster } from '#test/temporary-cluster.ts'

/** As the guide sets them for the role. */
const defaults = {
  timezone: 'UTC',
  datestyle: 'ISO',
  'pg_trgm.word_similarity_threshold': '0.5',
  statement_timeout: '10s',
  lock_timeout: '5s',
  idle_in_transaction_session_timeout: '15s',
}

let cluster: Cluster
beforeAll(async () => {
  cluster = await startTemporaryCluster()
})
afterAll(() => cluster.stop())

/** An empty database, and its address through a pooler by session. */
async function startDatabase(name: string, settings: Record<string, string> = {}): Promise<string> {
  const url = cluster.urlOf('postgres')
  const { pool, close } = connectDatabase(url)
  await pool.query(`create database ${name}`)
  for (const [setting, value] of Object.entries(settings))
    await pool.query(`alter database ${name} set ${setting} = '${value}'`)
  await close()
  const pooler = await startPooler({
    url,
    poolSize: 10,
    change: (text) => withoutQuery(withoutStart(text)).replace('pool_mode = transaction', 'pool_mode = session'),
  })
  onTestFinished(pooler.stop)
  return pooler.urlOf(name)
}

async function check(url: string): Promise<void> {
  const { pool, close } = connectDatabase(url)
  try {
    await checkPooling({ pool, pooling: 'session', url, directUrl: url })
  } finally {
    await close()
  }
}

test('a connection that loses its settings at a pooler by session is refused with what the role needs', async () => {
  await expect(check(await startDatabase('bare'))).rejects.toThrow(
    /have lost their settings: set .*pg_trgm.word_similarity_threshold = '0.5', .* for the role \(alter role\)\.$/,
  )
})

test('the settings of the role are those of each connection, also of one that has served somebody else', async () => {
  const url = await startDatabase('prepared', defaults)
  for (let time = 0; time < 2; time++) await check(url)
})

test('they limit neither a backup nor a migration', async () => {
  const url = await startDatabase('limited', defaults)
  const limits = `select current_setting('statement_timeout') as statement,
    current_setting('idle_in_transaction_session_timeout') as idle`
  await using open = new AsyncDisposableStack()
  const config = readConfig({ DATABASE_URL: url })
  const database = await openDatabase(open, config, { name: 'zauvijek test', embedded: 'join', log: () => {} })
  const client = await acquireClient(open, database)
  expect((await client.query(limits)).rows).toEqual([{ statement: '0', idle: '0' }])

  const directory = mkdtempSync(join(tmpdir(), 'zauvijek-limits-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  writeFileSync(join(directory, '0001_limits.sql'), `create table limits as ${limits}`)
  await migrate(url, { directory })
  expect((await client.query('select * from limits')).rows).toEqual([{ statement: '0', idle: '0' }])
})
