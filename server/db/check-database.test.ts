import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { StartupError } from '#server/startup-error.ts'
import { createTestDatabase } from '#test/database.ts'
import { checkDatabase, explainRefusals } from './check-database.ts'
import { migrate } from './migrate.ts'
import { checkPooling } from './pooling.ts'

async function migrateAs(option: string) {
  const { url, drop } = await createTestDatabase('template1')
  onTestFinished(drop)
  const address = new URL(url)
  address.searchParams.set('options', `-c ${option}`)
  return migrate(address.href).catch((error: unknown) => error)
}

test('a database that belongs to somebody else is refused in one line that says how to mend it', async () => {
  const refusal = await migrateAs('role=pg_monitor')
  expect(refusal).toBeInstanceOf(StartupError)
  expect(refusal).toHaveProperty(
    'message',
    expect.stringMatching(
      /^The database \S+ \(DATABASE_URL\) cannot be prepared: permission denied for schema public \(its owner has to be the role that connects\)\.$/,
    ),
  )
})

test('a database that only reads is refused in one line that says so', async () => {
  const refusal = await migrateAs('default_transaction_read_only=on')
  expect(refusal).toBeInstanceOf(StartupError)
  expect(refusal).toHaveProperty(
    'message',
    expect.stringMatching(/read-only transaction \(it takes no writes, .*\)\.$/),
  )
})

test('a database that has no connection left is refused in one line', async () => {
  const error = new pg.DatabaseError('sorry, too many clients already', 31, 'error')
  error.code = '53300'
  await expect(explainRefusals('postgresql://127.0.0.1/shop', () => Promise.reject(error))).rejects.toThrow(
    'The database 127.0.0.1:5432/shop (DATABASE_URL) cannot be prepared: sorry, too many clients already (its max_connections',
  )
})

test('any other error stays as it is', async () => {
  const error = new pg.DatabaseError('syntax error', 12, 'error')
  error.code = '42601'
  await expect(explainRefusals('postgresql://127.0.0.1/shop', () => Promise.reject(error))).rejects.toBe(error)
})

test('a file of certificates that is missing is told in one line', async () => {
  const url = 'postgresql://127.0.0.1/shop?sslmode=verify-full&sslrootcert=/nowhere/ca.pem'
  const pool = new pg.Pool({ connectionString: url })
  onTestFinished(() => pool.end())
  const check = checkDatabase(pool, url)
  await expect(check).rejects.toBeInstanceOf(StartupError)
  await expect(check).rejects.toThrow(
    /^The database 127\.0\.0\.1:5432\/shop .* does not answer: .*\/nowhere\/ca\.pem'$/,
  )
})

test('a way past the pooler that leads nowhere is named by its variable', async () => {
  const { pool, url, drop } = await createTestDatabase('template1')
  onTestFinished(drop)
  const directUrl = 'postgresql://user:secret@127.0.0.1:1/shop'
  const check = checkPooling({ pool, pooling: 'session', url, directUrl })
  await expect(check).rejects.toBeInstanceOf(StartupError)
  await expect(check).rejects.toThrow('The database 127.0.0.1:1/shop (DATABASE_DIRECT_URL) does not answer: ')
})
