import { afterAll, expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '#test/database.ts'
import { openReadiness } from './readiness.ts'

const { pool, url, drop } = await createTestDatabase()
const readiness = openReadiness({ connectionString: url })
afterAll(async () => {
  await readiness.close()
  await drop()
})

/** The list of migrations as `change` leaves it, until the test ends. */
async function withList(change: string): Promise<void> {
  await pool.query(`create table list_of_before as table schema_migrations; ${change}`)
  onTestFinished(async () => {
    await pool.query(
      `delete from schema_migrations; insert into schema_migrations table list_of_before; drop table list_of_before`,
    )
  })
}

test('a node is ready on the schema of its release', async () => {
  await expect(readiness.check()).resolves.toBeUndefined()
})

test('a node is ready while the next release has already migrated', async () => {
  await withList(`insert into schema_migrations (name, checksum) values ('9998_next.sql', '')`)
  await expect(readiness.check()).resolves.toBeUndefined()
})

test('a node is not ready on a schema that no longer serves its release', async () => {
  await withList(`insert into schema_migrations (name, checksum, serves_from) values ('9999_after.sql', '', '9998')`)
  await expect(readiness.check()).rejects.toThrow('the database belongs to a newer release')
})

test('a node is not ready on a database that was taken back to the release before', async () => {
  await withList('delete from schema_migrations where name = (select max(name) from schema_migrations)')
  await expect(readiness.check()).rejects.toThrow(/^the database does not have migration \d{4}_/)
})

test('a node is not ready on a database that was never migrated', async () => {
  const empty = await createTestDatabase('template1')
  const other = openReadiness({ connectionString: empty.url })
  onTestFinished(async () => {
    await other.close()
    await empty.drop()
  })
  await expect(other.check()).rejects.toThrow('the database does not answer')
})
