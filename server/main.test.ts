import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, closeSync, mkdtempSync, openSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Session } from '#contract/auth.ts'
import { readPidFile } from '#server/db/embedded/pid-file.ts'
import { ensureBuilt } from '#test/built.ts'
import { findFreePort } from '#scripts/free-ports.ts'
import { withCompiled } from '#test/compiled.ts'
import { refusal, runProgram } from '#test/program.ts'
import { eventually } from '#test/eventually.ts'

ensureBuilt()
/** Programs of their own, on a machine that may have much else to do. */
vi.setConfig({ testTimeout: 120_000 })

const home = mkdtempSync(join(tmpdir(), 'zauvijek main test '))
chmodSync(home, 0o755)
afterAll(() => rmSync(home, { recursive: true }))
const dataDir = join(home, 'var')

async function takePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // a TCP server has no other kind of address
  const release = () => once(server.close(), 'close')
  return { port, release }
}

/** On the data of this file. */
const run = (env: Record<string, string | number> = {}) => runProgram({ DATA_DIR: dataDir, ...env })

test('it answers, and ends with everything that it started when told to, as often as it is told', async () => {
  const { program, up, ended } = await run()
  const answer = await fetch(`${await up()}/readyz`)
  expect(answer.status).toBe(200)
  // Ctrl-C reaches us twice under npm: from the terminal and from npm.
  program.kill('SIGINT')
  program.kill('SIGINT')
  expect(await ended).toEqual({ code: 0, error: '' })
  await expect(fetch(answer.url)).rejects.toThrow('fetch failed')
})

test('SIGTERM ends it, and the next start is up on the same data', async () => {
  const first = await run()
  await first.up()
  first.program.kill('SIGTERM')
  expect(await first.ended).toEqual({ code: 0, error: '' })
  const second = await run()
  expect((await fetch(`${await second.up()}/healthz`)).status).toBe(200)
})

test('when its terminal is closed, it ends as it does when told to', async () => {
  const { program, up, ended } = await run()
  await up()
  program.kill('SIGHUP')
  expect(await ended).toEqual({ code: 0, error: '' })
})

test('when its database is killed, it answers 503 and goes on as soon as the database is up again', async () => {
  const { program, up, ended } = await run()
  const base = await up()
  const pid = readPidFile(join(dataDir, 'postgres/data'))?.pid ?? 0
  for (const signal of ['SIGKILL', 'SIGQUIT'] as const) {
    process.kill(readPidFile(join(dataDir, 'postgres/data'))?.pid ?? 0, signal)
    // Its other processes live a moment longer, and each search is a new one, so that none is answered from memory.
    const away = await vi.waitFor(
      async () => {
        const answer = await fetch(`${base}/api/v1/professionals?search=${randomUUID()}`)
        expect(answer.status).toBe(503)
        return answer
      },
      { timeout: 5_000, interval: 5 },
    )
    expect(away.headers.get('retry-after')).toMatch(/^\d+$/)
    await eventually(async () => expect((await fetch(`${base}/readyz`)).status).toBe(200))
  }
  expect(readPidFile(join(dataDir, 'postgres/data'))?.pid).not.toBe(pid)
  program.kill('SIGTERM')
  expect(await ended).toMatchObject({ code: 0 })
})

test('a stream that has no end does not hold up the end', async () => {
  const { program, up, ended } = await run()
  const base = `${await up()}/api/v1`
  const password = 'dovoljno duga'
  const person = { name: 'Val', email: 'val@primjer.test', password, password_confirmation: password }
  const registered = await fetch(`${base}/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ role: 'professional', company_name: 'Foto Val', category_id: 2, ...person }),
  })
  const { token } = (await registered.json()) as Session
  const stream = await fetch(`${base}/leads/stream`, { headers: { authorization: `Bearer ${token}` } })
  expect(stream.status).toBe(200)
  program.kill('SIGTERM')
  // Cut off after the grace, it would not come to an end that a client can read.
  expect(await stream.text()).toMatch(/^retry: /)
  expect(await ended).toEqual({ code: 0, error: '' })
})

describe.each([1, 2])('as %i processes', (workers) => {
  test.each(['its reader is gone', 'its disk is full'])('it goes on without a log when %s', async (fault) => {
    const port = await findFreePort()
    const full = fault === 'its disk is full' ? openSync('/dev/full', 'w') : null
    const env = { PATH: process.env['PATH'], DATA_DIR: dataDir, DEMO: 'off', WORKERS: `${workers}`, PORT: `${port}` }
    const program = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
      env: { ...withCompiled, ...env },
      stdio: ['ignore', full ?? 'pipe', 'ignore'],
    })
    const ended = once(program, 'exit').then(() => program.exitCode)
    onTestFinished(async () => {
      program.kill('SIGKILL')
      await ended
    })
    if (full === null) program.stdout?.destroy()
    else closeSync(full)
    const ready = `http://127.0.0.1:${port}/readyz`
    await vi.waitFor(async () => expect((await fetch(ready)).status).toBe(200), 60_000)
    // More lines than wait for each other.
    for (let request = 0; request < 400; request++) expect((await fetch(ready)).status).toBe(200)
    program.kill('SIGTERM')
    expect(await ended).toBe(0)
  })

  test('a taken port is told in one line', async () => {
    const { port, release } = await takePort()
    onTestFinished(async () => void (await release()))
    const { ended } = await run({ WORKERS: workers, PORT: port })
    expect(await ended).toEqual(refusal(`Cannot listen at 127.0.0.1:${port}: the port is taken`))
  })

  test('of two starts at once on one port, each with its own data, one is refused', async () => {
    const port = await findFreePort()
    const starts = await Promise.all(
      ['one', 'two'].map((name) => run({ WORKERS: workers, PORT: port, DATA_DIR: join(home, `${name}-${workers}`) })),
    )
    const outcomes = await Promise.all(
      starts.map(({ up, ended }) => Promise.race([up().then(() => 'it is up'), ended])),
    )
    const told = refusal(`Cannot listen at 127.0.0.1:${port}: the port is taken`)
    expect(outcomes).toEqual(outcomes[0] === 'it is up' ? ['it is up', told] : [told, 'it is up'])
  })

  test('every bad variable is told in one line', async () => {
    const { ended } = await run({ WORKERS: workers, LOG_LEVEL: 'loud', DEMO: 'perhaps' })
    expect(await ended).toEqual(refusal('The environment cannot be used: DEMO .*; LOG_LEVEL '))
  })

  test('a data directory that cannot be used is told in one line', async () => {
    const { ended } = await run({ WORKERS: workers, DATA_DIR: '/dev/null/var' })
    expect(await ended).toEqual(refusal('The data directory /dev/null/var cannot be used: '))
  })

  test('a database that does not answer is told in one line, without its password', async () => {
    const port = await findFreePort()
    const { ended } = await run({ WORKERS: workers, DATABASE_URL: `postgresql://user:secret@127.0.0.1:${port}/shop` })
    expect(await ended).toEqual(refusal(`The database 127.0.0.1:${port}/shop .DATABASE_URL. does not answer: `))
  })

  test('a file store that does not answer is told in one line, without its secret', async () => {
    const port = await findFreePort()
    const { ended } = await run({ WORKERS: workers, STORAGE_URL: `s3://key:secret@127.0.0.1:${port}/slike?tls=off` })
    expect(await ended).toEqual(refusal(`The bucket slike at http://127.0.0.1:${port} .STORAGE_URL. does not answer: `))
  })

  test('a second start on the same data is told in one line', async () => {
    const first = await run()
    await first.up()
    const { ended } = await run({ WORKERS: workers })
    expect(await ended).toEqual(refusal(`The database in ${dataDir}/postgres/data is already in use `))
  })
})
