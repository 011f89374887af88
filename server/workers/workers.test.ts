import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { API_BASE } from '#contract/paths.ts'
import { systemClock } from '#server/adapters/clock.ts'
import { readPidFile } from '#server/db/embedded/pid-file.ts'
import { ensureBuilt } from '#test/built.ts'
import { createTestDatabase } from '#test/database.ts'
import { makeFactories } from '#test/factories.ts'
import { makeDataDir, removeDataDir } from '#test/product.ts'
import { runProgram } from '#test/program.ts'

ensureBuilt()
/** Programs of their own, on a machine that may have much else to do. */
vi.setConfig({ testTimeout: 180_000 })
const PATIENCE_MS = 60_000

const { db, url: databaseUrl, drop } = await createTestDatabase()
const make = makeFactories({ db, clock: systemClock })
const home = mkdtempSync(join(tmpdir(), 'zauvijek-workers-'))
afterAll(async () => {
  await drop()
  rmSync(home, { recursive: true, force: true })
})

const run = (env: Record<string, string | number> = {}) =>
  runProgram({ WORKERS: 2, DATABASE_URL: databaseUrl, DATA_DIR: home, RATE_LIMIT_FACTOR: 1_000_000, ...env })

interface Process {
  pid: number
  parent: number
  /** `Z` of one that has ended, while the process that inherited it has not asked for its exit code. */
  state: string
  command: string
}

/** Linux tells by files, and a small one has no `ps`. */
function processesByFiles(): Process[] {
  return readdirSync('/proc').flatMap((name) => {
    try {
      const [, state = '', parent = ''] = /\) (\S) (\d+)/.exec(readFileSync(`/proc/${name}/stat`, 'utf8')) ?? []
      const command = readFileSync(`/proc/${name}/cmdline`, 'utf8')
      return [{ pid: Number(name), parent: Number(parent), state, command }]
    } catch {
      return [] // no process, or one that has ended meanwhile
    }
  })
}

function processesByCommand(): Process[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,state=,args='], { encoding: 'utf8' }).trim().split('\n')
  return lines.map((line) => {
    const [, pid, parent, state = '', command = ''] = /^ *(\d+) +(\d+) +(\S+) +(.*)$/.exec(line) ?? []
    return { pid: Number(pid), parent: Number(parent), state, command }
  })
}

const processes = process.platform === 'linux' ? processesByFiles : processesByCommand

/** The process ids of its workers. */
const workersOf = (program: { pid?: number | undefined }) =>
  processes()
    .filter(({ parent, command }) => parent === program.pid && command.includes('server/main.ts'))
    .map(({ pid }) => pid)

const isAlive = (pid: number) => processes().some((one) => one.pid === pid && !one.state.startsWith('Z'))

/** On a connection of its own, so that any of the workers answers. */
async function ask(url: string): Promise<{ status: number | undefined; body: string }> {
  const agent = new Agent({ keepAlive: false })
  onTestFinished(() => agent.destroy())
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number | undefined; body: string }>()
  get(url, { agent }, (answer) => {
    text(answer).then((body) => resolve({ status: answer.statusCode, body }), reject)
  }).on('error', reject)
  return promise
}

const askOften = (url: string, times: number) => Promise.all(Array.from({ length: times }, () => ask(url)))

const valuesOf = (metrics: string, name: string) =>
  [...metrics.matchAll(new RegExp(`^${name}(?:\\{.*\\})? (\\S+)$`, 'gm'))].map(([, value]) => Number(value))

test('all answer one port, speak to the operator once, and end together', async () => {
  const { program, output, ended, up } = await run({ PUBLIC_URL: 'https://zauvijek.primjer.test', LOG_LEVEL: 'info' })
  await vi.waitFor(() => expect(output.out).toContain('is up at'), PATIENCE_MS)
  const workers = workersOf(program)
  expect(workers).toHaveLength(2)
  program.kill('SIGINT')
  program.kill('SIGINT')
  expect(await ended).toEqual({ code: 0, error: '' })
  expect(output.out.match(/is up at|do not name the operator/g)).toHaveLength(2)
  expect(workers.filter(isAlive)).toEqual([])
  expect(up).toBeTypeOf('function')
})

test('the metrics are those of all, whichever is asked, and go on growing when one is replaced', async () => {
  const { program, up } = await run()
  const base = await up()
  const count = async () => {
    const { body } = await ask(`${base}/metrics`)
    expect(valuesOf(body, 'process_start_time_seconds')).toHaveLength(1)
    const lines = body.split('\n').filter((line) => /^http_request_duration_seconds_count\{.*"\/healthz"/.test(line))
    return Number(lines[0]?.split(' ').at(-1) ?? 0)
  }
  await askOften(`${base}/healthz`, 40)
  // A request is counted when its answer has left.
  await vi.waitFor(async () => expect(await count()).toBe(40), PATIENCE_MS)
  for (let time = 0; time < 8; time++) expect(await count()).toBe(40)

  for (const pid of workersOf(program)) {
    process.kill(pid, 'SIGKILL')
    await vi.waitFor(() => expect(workersOf(program).filter((other) => other !== pid)).toHaveLength(2), PATIENCE_MS)
    await vi.waitFor(async () => expect(await count()).toBe(40), PATIENCE_MS)
  }
})

test('one that is killed is replaced while the other serves, and jobs go on', async () => {
  const { program, output, up, ended } = await run({ LOG_LEVEL: 'warn' })
  const base = await up()
  const mails = () => (existsSync(join(home, 'mail')) ? readdirSync(join(home, 'mail')).length : 0)
  const before = workersOf(program)
  for (const [index, pid] of before.entries()) {
    const other = before.find((one) => one !== pid) ?? 0
    process.kill(pid, 'SIGKILL')
    await vi.waitFor(() => expect(isAlive(pid)).toBe(false), PATIENCE_MS)
    if (index === 0) {
      expect(isAlive(other)).toBe(true)
      // A connection that the killed one had not accepted yet is reset; whoever asks again gets through.
      await vi.waitFor(async () => expect((await ask(`${base}/readyz`)).status).toBe(200), PATIENCE_MS)
    }
    await vi.waitFor(() => expect(workersOf(program).filter((one) => one !== pid)).toHaveLength(2), PATIENCE_MS)
    // Both answer again.
    await vi.waitFor(
      async () => {
        const answers = await askOften(`${base}/readyz`, 10)
        expect(answers.every(({ status }) => status === 200)).toBe(true)
      },
      { timeout: PATIENCE_MS },
    )
    const sent = mails()
    const { status } = await fetch(`${base}${API_BASE}/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        role: 'couple',
        name: 'Val',
        email: `val-${index}@primjer.test`,
        password: 'dovoljno duga',
        password_confirmation: 'dovoljno duga',
      }),
    })
    expect(status).toBe(201)
    await vi.waitFor(() => expect(mails()).toBeGreaterThan(sent), { timeout: PATIENCE_MS, interval: 100 })
  }
  expect(output.out).toContain('A worker process has ended (SIGKILL); another one takes its place at once.')
  program.kill('SIGTERM')
  expect(await ended).toMatchObject({ code: 0 })
})

test('when the first process is killed, the others end by themselves and so does the private database, and all starts again', async () => {
  const dataDir = makeDataDir()
  onTestFinished(() => removeDataDir(dataDir))
  const { program, ended, up } = await run({ DATABASE_URL: '', DATA_DIR: dataDir })
  const base = await up()
  const started = [...workersOf(program), readPidFile(join(dataDir, 'postgres/data'))?.pid ?? 0]
  expect(started).toHaveLength(3)
  program.kill('SIGKILL')
  await ended
  const next = await run({ DATABASE_URL: '', DATA_DIR: dataDir, PORT: new URL(base).port })
  await next.up()
  await vi.waitFor(() => expect(started.filter(isAlive)).toEqual([]), { timeout: PATIENCE_MS, interval: 50 })
  expect((await fetch(`${base}/readyz`)).status).toBe(200)
})

test('a client that names no change reads what it has written, whichever process answers', async () => {
  const { up } = await run()
  const base = `${await up()}${API_BASE}`
  const { id, token, category_id } = await make.professional()
  const path = `${base}/professionals/${id}`
  const stale: string[] = []
  for (let round = 0; round < 150; round++) {
    // Ready in both of them, most likely, from before the write.
    await askOften(path, 4)
    const company_name = `Foto ${round}`
    const written = await fetch(path, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ company_name, category_id, city: 'Pula' }),
    })
    expect(written.status).toBe(200)
    for (const { body } of await askOften(path, 4)) {
      const { data } = JSON.parse(body) as { data: { company_name: string } }
      if (data.company_name !== company_name) stale.push(`${data.company_name} after ${company_name}`)
    }
  }
  expect(stale).toEqual([])
})
