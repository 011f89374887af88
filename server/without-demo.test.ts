import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { systemClock } from '#server/adapters/clock.ts'
import { createTestDatabase, type TestDatabase } from '#test/database.ts'
import { makeFactories } from '#test/factories.ts'
import { findFreePort } from '#scripts/free-ports.ts'

/** A program of its own, on a machine that may have much else to do. */
vi.setConfig({ testTimeout: 120_000 })

const root = join(import.meta.dirname, '..')
const installation = mkdtempSync(join(tmpdir(), 'zauvijek-without-demo-'))
let database: TestDatabase

beforeAll(async () => {
  for (const part of ['package.json', 'contract', 'server'])
    cpSync(join(root, part), join(installation, part), { recursive: true })
  for (const part of ['node_modules', 'build']) symlinkSync(join(root, part), join(installation, part))
  mkdirSync(join(installation, 'var'))
  database = await createTestDatabase()
})
afterAll(async () => {
  await database.drop()
  rmSync(installation, { recursive: true, force: true })
})

async function start(env: Record<string, string>) {
  const port = await findFreePort()
  const server: ChildProcess = spawn(process.execPath, ['server/main.ts'], {
    cwd: installation,
    env: {
      PATH: process.env['PATH'],
      // Of its own, since what is compiled is known by its path.
      NODE_COMPILE_CACHE: join(installation, 'compiled'),
      PORT: String(port),
      DATABASE_URL: database.url,
      DATA_DIR: join(installation, 'var'),
      LOG_LEVEL: 'silent',
      ...env,
    },
  })
  let output = ''
  server.stdout!.setEncoding('utf8').on('data', (text: string) => (output += text))
  server.stderr!.setEncoding('utf8').on('data', (text: string) => (output += text))
  const ended = once(server, 'close').then(() => output)
  onTestFinished(async () => {
    server.kill('SIGTERM')
    await ended
  })
  // Only where it is asked for: one that is not to be up would fail a minute later, in the middle of another test.
  const up = () => Promise.race([vi.waitFor(() => expect(output).toContain('is up at'), 60_000), ended])
  return { url: `http://127.0.0.1:${port}`, up, ended }
}

const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://zauvijek.example.com', MAIL: 'files' }

test('the product starts in production and shows its pages where there is no folder demo/', async () => {
  const { url, up } = await start(production)
  await up()
  expect((await fetch(`${url}/readyz`)).status).toBe(200)
  expect((await fetch(url)).status).toBe(200)
  expect((await fetch(`${url}/api/v1/professionals`)).status).toBe(200)
})

test('the demo marketplace is refused in one line where there is none', async () => {
  const { ended } = await start({ DEMO: 'on' })
  expect(await ended).toBe('There is no demo marketplace in this installation: set DEMO=off.\n')
})

test('production is refused in one line on data that has accounts of the demo', async () => {
  const trial = await createTestDatabase()
  onTestFinished(trial.drop)
  await makeFactories({ db: trial.db, clock: systemClock }).couple({ email: 'par@zauvijek.test' })
  const { ended } = await start({ ...production, DATABASE_URL: trial.url })
  const [line = '', ...others] = (await ended).split('\n')
  expect(others).toEqual([''])
  expect(JSON.parse(line)).toMatchObject({
    level: 60,
    msg: 'The database has accounts of the demo marketplace (par@zauvijek.test), whose password everybody knows. In production begin with an empty database.',
  })
})
