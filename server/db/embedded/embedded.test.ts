import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { startEmbedded } from './embedded.ts'
import { temporaryAccount } from './account.ts'
import { readPidFile } from './pid-file.ts'
import { eventually } from '#test/eventually.ts'

const home = mkdtempSync(join(tmpdir(), 'zauvijek embedded test '))
chmodSync(home, 0o755)
const dataDir = join(home, 'data of č')
const data = join(dataDir, 'postgres', 'data')
afterAll(() => rmSync(home, { recursive: true }))

async function start(directory = dataDir) {
  const cluster = await startEmbedded(directory, () => {})
  onTestFinished(cluster.stop)
  return cluster
}

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query<Record<string, unknown>>(sql)
  await client.end()
  return rows
}

/** A process of its own that starts the database, adds rows for as long as it lives and prints each committed one. */
function startWriter() {
  const embedded = join(import.meta.dirname, 'embedded.ts')
  const script = `
    const { startEmbedded } = await import(${JSON.stringify(embedded)})
    const { default: pg } = await import('pg')
    const { url } = await startEmbedded(${JSON.stringify(dataDir)}, () => {})
    const client = new pg.Client(url)
    await client.connect()
    await client.query('create table if not exists written (id integer)')
    for (let id = 1; ; id++) {
      await client.query('insert into written values ($1)', [id])
      console.log(id)
    }`
  return spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('what is written stays from one start to the next, in a path with spaces', async () => {
  const first = await startEmbedded(dataDir, () => {})
  await query(first.url, 'create table kept as select 1 as id')
  await first.stop()
  const { url } = await start()
  expect(await query(url, 'select * from kept')).toEqual([{ id: 1 }])
})

test('it writes for good, listens only at a socket and knows Croatian', async () => {
  const { url } = await start()
  const settings = `select current_setting('fsync') as fsync, current_setting('listen_addresses') as addresses,
    lower('ŠĐ') as lower, 'Čakovec' < 'Dakovo' collate "hr-x-icu" as sorted`
  expect(await query(url, settings)).toEqual([{ fsync: 'on', addresses: '', lower: 'šđ', sorted: true }])
})

test('a second start on the same data is refused and the first goes on', async () => {
  const { url } = await start()
  await expect(startEmbedded(dataDir, () => {})).rejects.toThrow(
    `The database in ${data} is already in use by an earlier start (its PostgreSQL is process `,
  )
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('kill -9 of the process ends the database at once and loses no committed row', async () => {
  const writer = startWriter()
  let last = 0
  const lines = createInterface(writer.stdout).on('line', (line) => (last = Number(line)))
  await eventually(() => expect(last).toBeGreaterThan(50))
  const server = readPidFile(data)
  writer.kill('SIGKILL')
  await Promise.all([once(writer, 'exit'), once(lines, 'close')])
  await vi.waitFor(() => expect(isRunning(server?.pid ?? 0)).toBe(false), { timeout: 2_000, interval: 10 })
  await vi.waitFor(() => expect(existsSync(server?.socketDirectory ?? '/')).toBe(false), {
    timeout: 2_000,
    interval: 10,
  })

  const { url } = await start()
  const [row] = await query(url, 'select max(id) as last, count(*)::integer as count from written')
  expect(row).toMatchObject({ last: expect.any(Number) as number })
  const { last: highest, count } = row as { last: number; count: number }
  expect(highest).toBeGreaterThanOrEqual(last)
  expect(count).toBe(highest)
})

test('what a killed start left behind is in nobody’s way', async () => {
  // Its number now belongs to another program of the same account, as after a restart of the machine.
  const other = spawn('sleep', ['60'], { ...temporaryAccount(), cwd: '/' })
  onTestFinished(() => void other.kill())
  writeFileSync(join(data, 'postmaster.pid'), `${other.pid}\n${data}\n1\n5432\n/tmp/gone\n\n  1 2\nready   \n`)
  const { url } = await start()
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a first start that was cut off is begun anew', async () => {
  const other = join(home, 'other')
  for (const pid of [process.pid, 4_194_305]) mkdirSync(join(other, 'postgres', `data.new-${pid}`), { recursive: true })
  await start(other)
  expect(readdirSync(join(other, 'postgres')).toSorted()).toEqual(['data', 'postgres.log'])
})

test('data of another major version is refused by name', async () => {
  const version = join(data, 'PG_VERSION')
  const own = readFileSync(version)
  writeFileSync(version, '14\n')
  onTestFinished(() => writeFileSync(version, own))
  await expect(start()).rejects.toThrow(`The database in ${data} was made by PostgreSQL 14`)
})

test('a data directory that cannot be made is named', async () => {
  const file = join(home, 'file')
  writeFileSync(file, '')
  await expect(start(join(file, 'var'))).rejects.toThrow(`The data directory ${join(file, 'var')} cannot be used: `)
})

test.runIf(process.getuid?.() === 0)(
  'root keeps the database elsewhere when its account cannot enter the directory',
  async () => {
    const closed = mkdtempSync(join(tmpdir(), 'zauvijek-closed-')) // of mode 700 and root's
    const lines: string[] = []
    const first = await startEmbedded(closed, (line) => lines.push(line))
    onTestFinished(() => {
      rmSync(realpathSync(join(closed, 'postgres')), { recursive: true })
      rmSync(closed, { recursive: true })
    })
    await query(first.url, 'create table kept as select 1 as id')
    await first.stop()
    const { url } = await start(closed)
    expect(await query(url, 'select * from kept')).toEqual([{ id: 1 }])
    expect(lines).toEqual([expect.stringContaining('so the database lies in /var/lib/zauvijek/postgres-')])
  },
)

test.runIf(process.getuid?.() === 0)('root starts it under a umask that lets nobody else read', async () => {
  const first = await startEmbedded(dataDir, () => {})
  await first.stop()
  const umask = process.umask(0o077)
  onTestFinished(() => void process.umask(umask))
  const { url } = await start()
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
})

/** PostgreSQL's first byte to one who would connect without a password: R for “authenticated”, E for an error. */
const knock = `
  const socket = require('node:net').connect(process.argv[1])
  const names = Buffer.from('user\\0postgres\\0database\\0postgres\\0\\0')
  const head = Buffer.alloc(8)
  head.writeInt32BE(8 + names.length)
  head.writeInt32BE(196608, 4)
  socket.end(Buffer.concat([head, names]))
  socket.once('data', (answer) => { console.log(String.fromCharCode(answer[0])); process.exit() })`

async function knockAs(account: { uid?: number; gid?: number }, socket: string): Promise<string> {
  const knocking = spawn(process.execPath, ['-e', knock, socket], {
    ...account,
    cwd: '/',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  knocking.stdout.setEncoding('utf8')
  let said = ''
  knocking.stdout.on('data', (text: string) => (said += text))
  await once(knocking, 'close')
  return said.trim()
}

test.runIf(process.getuid?.() === 0)(
  'another program of the account that runs the database gets no connection, to one of an earlier release neither',
  async () => {
    const { url } = await start()
    const socket = join(new URL(url).searchParams.get('host') ?? '', '.s.PGSQL.5432')
    writeFileSync(join(data, 'pg_hba.conf'), 'local all all trust\n')
    await query(url, 'select pg_reload_conf()')
    expect(await knockAs({}, socket)).toBe('R')
    expect(await knockAs({ uid: 65_534, gid: 65_534 }, socket)).toBe('E')
  },
)
