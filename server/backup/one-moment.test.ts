import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { systemClock } from '#server/adapters/clock.ts'
import { connectionSettings } from '#server/db/connect.ts'
import { createTestDatabase } from '#test/database.ts'
import { makeFactories } from '#test/factories.ts'
import { openArchive } from './archive.ts'
import { backUp } from './backup.ts'

test('a backup is of one moment, whatever is written while it is made', async () => {
  const database = await createTestDatabase()
  onTestFinished(database.drop)
  const client = new pg.Client({ ...connectionSettings, connectionString: database.url })
  await client.connect()
  onTestFinished(() => client.end())
  const home = mkdtempSync(join(tmpdir(), 'zauvijek backup test '))
  onTestFinished(() => rmSync(home, { recursive: true }))
  const make = makeFactories({ db: database.db, clock: systemClock })
  const target = join(home, 'moment.tar.gz')
  let hasWritten = false
  const query = async (text: string, values?: unknown[]) => {
    // Once the rows are counted, and before the first of them is read.
    if (text.startsWith('declare') && !hasWritten) {
      hasWritten = true
      await make.couple()
    }
    return client.query(text, values)
  }
  const slow = new Proxy(client, { get: (own, name) => (name === 'query' ? query : Reflect.get(own, name)) as unknown })
  await backUp({ client: slow, files: null, target, now: systemClock.now() })
  expect(hasWritten).toBe(true)
  await openArchive(target)
})
