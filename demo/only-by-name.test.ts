import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { ensureBuilt } from '#test/built.ts'
import { runCommand } from '#test/command.ts'
import { withCompiled } from '#test/compiled.ts'
import { createTestDatabase, type TestDatabase } from '#test/database.ts'
import { findFreePort } from '#scripts/free-ports.ts'
import { makeDataDir, removeDataDir } from '#test/product.ts'
import { readConfig } from '#server/config.ts'
import { connectDatabase } from '#server/db/connect.ts'
import { startEmbedded } from '#server/db/embedded/embedded.ts'
import { demoEmails } from './accounts.ts'

ensureBuilt()

/** Separate programs, on machines that may be busy. */
vi.setConfig({ testTimeout: 180_000 })

const external = { DATABASE_URL: 'postgres://localhost/x' }
const production = { NODE_ENV: 'production' }
/** With everything that a production server requires. */
const served = { ...production, PUBLIC_URL: 'https://zauvijek.example.com', MAIL: 'files' }

test.each<[Record<string, string>, boolean]>([
  [{}, true],
  [{ NODE_ENV: 'development' }, true],
  [{ NODE_ENV: 'test' }, true],
  [external, false],
  [production, false],
  [{ ...external, ...production }, false],
  [{ ...external, NODE_ENV: 'development' }, false],
  [{ DEMO: 'off' }, false],
  [{ ...external, DEMO: 'off' }, false],
  [{ ...production, DEMO: 'off' }, false],
  [{ ...external, DEMO: '' }, false],
  [{ ...production, DEMO: ' ' }, false],
  [{ ...external, DEMO: 'on' }, true],
  [{ ...production, DEMO: 'on' }, true],
  [{ ...external, ...production, DEMO: 'on' }, true],
])('%j: the demo accounts may come into being: %s', (env, may) => {
  expect(readConfig(env).demo).toBe(may)
})

/** Ends it like an operator; its database then ends with it. */
async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  server.kill('SIGTERM')
  await once(server, 'exit')
}

/** Runs the real program until it is up; returns its output. */
async function serve(env: Record<string, string>): Promise<string> {
  const port = await findFreePort()
  const server = spawn(process.execPath, [join(import.meta.dirname, '../server/main.ts')], {
    env: { PATH: process.env['PATH'], ...withCompiled, PORT: String(port), LOG_LEVEL: 'silent', ...env },
  })
  onTestFinished(() => end(server))
  let output = ''
  server.stdout.setEncoding('utf8').on('data', (text: string) => (output += text))
  server.stderr.setEncoding('utf8').on('data', (text: string) => (output += text))
  const isUp = vi.waitFor(() => expect(output).toContain('is up at'), 120_000)
  const isGone = once(server, 'close').then(() => expect(output).toContain('is up at'))
  await Promise.race([isUp, isGone])
  await end(server)
  return output
}

const theirEmails = Object.values(demoEmails).toSorted()

async function demoAccounts({ pool }: Pick<TestDatabase, 'pool'>): Promise<string[]> {
  const { rows } = await pool.query<{ email: string }>('select email from users where email = any($1) order by email', [
    theirEmails,
  ])
  return rows.map(({ email }) => email)
}

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const dataDir = makeDataDir()
afterAll(() => removeDataDir(dataDir))

test('a start on a database of one’s own makes no account', async () => {
  const output = await serve({ DATABASE_URL: database.url, DATA_DIR: dataDir })
  expect(output).not.toContain('emo')
  expect((await database.pool.query('select from users')).rowCount).toBe(0)
})

test('a start in production makes no account in the embedded database', async () => {
  const own = makeDataDir()
  onTestFinished(() => removeDataDir(own))
  expect(await serve({ ...served, DATA_DIR: own })).not.toContain('emo')
  const cluster = await startEmbedded(own, () => {})
  onTestFinished(cluster.stop)
  const { pool, close } = connectDatabase(cluster.url)
  onTestFinished(close)
  expect((await pool.query('select from users')).rowCount).toBe(0)
})

test('npm run demo makes the accounts in a database of one’s own only when they are named', async () => {
  const args = ['--professionals', '3']
  const target = await createTestDatabase()
  onTestFinished(target.drop)
  const env = { DATABASE_URL: target.url, DATA_DIR: dataDir }

  const refused = await runCommand('demo', { args, env: { ...env, ...production } })
  expect(refused).toMatchObject({ code: 1, error: expect.stringContaining('NODE_ENV is production') as string })
  expect((await target.pool.query('select from users')).rowCount).toBe(0)

  const filled = await runCommand('demo', { args: [...args, '--yes-in-production'], env: { ...env, ...production } })
  expect(filled).toMatchObject({ code: 0, error: '' })
  expect(await demoAccounts(target)).toEqual([])
  await target.pool.query('truncate users cascade')

  expect(await runCommand('demo', { args, env })).toMatchObject({ code: 0, error: '' })
  expect(await demoAccounts(target)).toEqual([])
  await target.pool.query('truncate users cascade')

  expect(await runCommand('demo', { args, env: { ...env, DEMO: 'on' } })).toMatchObject({ code: 0, error: '' })
  expect(await demoAccounts(target)).toEqual(theirEmails)
})
