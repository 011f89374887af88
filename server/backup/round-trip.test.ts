import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#test/database.ts'
import { addConversation, attachedFile } from '#test/conversation.ts'
import { makeFactories } from '#test/factories.ts'
import { connectDatabase, connectionSettings } from '#server/db/connect.ts'
import { migrate } from '#server/db/migrate.ts'
import { type Migration, readMigrations } from '#server/db/migration-files.ts'
import { parseDrawing } from '#demo/drawings/address.ts'
import { fillDemo } from '#demo/fill.ts'
import { systemClock } from '#server/adapters/clock.ts'
import type { FileStore } from '#server/adapters/file-store/file-store.ts'
import { createLocalFileStore } from '#server/adapters/file-store/local.ts'
import { enqueue } from '#server/adapters/jobs/jobs.ts'
import { migrateJobs } from '#server/adapters/jobs/database.ts'
import { openArchive } from './archive.ts'
import { backUp } from './backup.ts'
import { restore } from './restore.ts'

const home = mkdtempSync(join(tmpdir(), 'zauvijek backup test '))
const file = join(home, 'whole.tar.gz')
const uploaded = 'a'.repeat(32)
let source: TestDatabase
/** A picture of the demo marketplace that somebody has looked at. */
let drawn: string
let files: FileStore

async function connect({ url }: Pick<TestDatabase, 'url'>, name = 'zauvijek test'): Promise<pg.Client> {
  const client = new pg.Client({ ...connectionSettings, application_name: name, connectionString: url })
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

type Target = Pick<TestDatabase, 'url' | 'db' | 'pool'>

/** A copy of the migrated template, over connections that are not called like a server's. */
async function migratedDatabase(template?: string): Promise<Target> {
  const { url, drop } = await createTestDatabase(template)
  const { db, pool, close } = connectDatabase(url, { application_name: 'zauvijek test' })
  onTestFinished(async () => {
    await close()
    await drop()
  })
  return { url, db, pool }
}

/** A database without anything in it, as an operator creates it. */
const emptyDatabase = () => migratedDatabase('template1')

async function makeBackup(target: string, withFiles = true) {
  const client = new pg.Client({ ...connectionSettings, connectionString: source.url })
  await client.connect()
  try {
    return await backUp({ client, files: withFiles ? files : null, target, now: systemClock.now() })
  } finally {
    await client.end()
  }
}

interface RestoreTestOptions {
  into?: FileStore
  replace?: boolean
  migrations?: Migration[]
}

async function restoreInto(
  { url }: Pick<Target, 'url'>,
  { into, replace = false, migrations }: RestoreTestOptions = {},
) {
  const logged: string[] = []
  const client = new pg.Client({ ...connectionSettings, application_name: 'zauvijek restore', connectionString: url })
  await client.connect()
  try {
    const report = await restore({
      client,
      archive: await openArchive(file),
      files: into ?? createLocalFileStore(join(home, 'unused')),
      replace,
      log: (line) => logged.push(line),
      prepareJobs: () => migrateJobs(url),
      ...(migrations && { migrations }),
    })
    return { ...report, logged }
  } finally {
    await client.end() // which also gives the lock back
  }
}

/** Every row of every table, by what the database itself says of them. */
async function allRows(client: pg.Client): Promise<Record<string, string[]>> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  )
  const found: Record<string, string[]> = {}
  for (const { name } of tables) {
    if (name === 'rate_limits') continue // left out, since it holds addresses
    const columns = name === 'schema_migrations' ? 'name, checksum' : '*'
    const { rows } = await client.query<{ row: string }>(
      `select r::text as row from (select ${columns} from ${name}) as r order by 1`,
    )
    found[name] = rows.map(({ row }) => row)
  }
  return found
}

async function allSequences(client: pg.Client) {
  const { rows } = await client.query<{ name: string; last: number | null }>(
    `select sequencename as name, last_value as last from pg_sequences where schemaname = 'public' order by 1`,
  )
  return rows
}

async function allJobs(client: pg.Client) {
  const { rows } = await client.query<Record<string, unknown>>(
    `select identifier, payload, queue_name, run_at, max_attempts, key, priority
       from graphile_worker._private_jobs as jobs join graphile_worker._private_tasks as tasks on tasks.id = task_id
       left join graphile_worker._private_job_queues as queues on queues.id = job_queue_id order by identifier, key`,
  )
  return rows
}

const namesIn = (folder: string) =>
  existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted() : []

beforeAll(async () => {
  source = await createTestDatabase()
  files = createLocalFileStore(join(home, 'media'))
  const { db, pool } = source
  await fillDemo({ db, clock: systemClock }, { professionals: 12 })
  const make = makeFactories({ db, clock: systemClock })
  const owner = await make.professional({ company_name: 'Ćevapi \\ "Đuro"\n\ttab', city: 'Šibenik' })
  const couple = await make.couple({ wedding_date: null, phone: '+385 91 000' })
  await make.media({ professional_id: owner.id, hash: uploaded })
  await make.favorite({ professional_id: owner.id, couple_id: couple.id, note: 'Zvati u ponedjeljak.' })
  const reviewed = { professional_id: owner.id, couple_id: couple.id, rating: 3, comment: '💍 \u2028 {"a": [1,\\n]}' }
  const { id: review_id } = await make.review(reviewed)
  await make.reviewReply({ review_id, body: 'Hvala \t "vama"\n\\.', hidden_at: new Date() })
  await pool.query(`insert into hidden_reviews values ($1, $2, 'Vrijeđa \\ "svih".')`, [couple.id, owner.id])
  await pool.query(`insert into unjudged_reply_reports select id, now(), 'Vrijeđa.' from reviews limit 1`)
  await pool.query(`insert into unjudged_reports values ($1, $2, now(), 'Vrijeđa.')`, [couple.id, owner.id])
  await make.followedCalendar({ professional_id: owner.id })
  await make.apiKey()
  await make.webhookDelivery({ webhook_id: (await make.webhook({ professional_id: owner.id })).id })
  await pool.query(`insert into calendar_embeds values ($1, true, '{foto-val.hr,localhost:5173}')`, [owner.id])
  await make.link(couple, 'reset_password')
  await addConversation(source, { professional_id: owner.id, couple_id: couple.id })
  await pool.query(`insert into lead_reminders select id, 'couple', now() from leads order by id limit 1`)
  await pool.query(`insert into calendar_feeds (professional_id, token) values ($1, 'tajna')`, [owner.id])
  await pool.query(`insert into audit_log (actor_id, action, from_value) values ($1, 'premium', 'off')`, [couple.id])
  await pool.query(
    `insert into idempotency_keys (user_id, key, request_hash, attempt, locked_until, done, status, answer, expires_at)
     values ($1, 'kljuc', 'x', gen_random_uuid(), now(), true, 201, '{"data": {"a": "\\n"}}', now())`,
    [couple.id],
  )
  const former = `insert into former_addresses (user_id, email, created_at) values ($1, 'x@y.hr', now())`
  await pool.query(former, [couple.id])
  await pool.query(`insert into contact_messages (name, email, message, created_at) values ('A', 'a@b.hr', 'c', now())`)
  await pool.query(`insert into rate_limits values ('login:127.0.0.1', 3, now())`)
  // An id that was given out and deleted: it may not be given out again.
  await pool.query('delete from users where id = $1', [(await make.couple()).id])
  await enqueue(db, 'send-mail', { kind: 'welcome', user_id: couple.id }, { maxAttempts: 7 })
  await pool.query(
    `select graphile_worker.add_job('read-calendars', '{}', 'one at a time', '2031-01-01', job_key => 'soon', priority => 4)`,
  )
  await enqueue(db, 'sweep-pictures', {}, { key: 'failed for good' })
  await pool.query(
    `select graphile_worker.permanently_fail_jobs(array(select id from graphile_worker.jobs where key = 'failed for good'))`,
  )
  await enqueue(db, 'make-pictures', { media_id: 7 }, { key: 'runs for the last time' })
  await pool.query(
    `update graphile_worker._private_jobs set locked_at = now(), locked_by = 'worker-x', attempts = max_attempts where key = 'runs for the last time'`,
  )
  for (const part of ['master.webp', '640.avif']) await files.put(`${uploaded}-${part}`, randomBytes(70_000))
  const { rows: pictures } = await pool.query<{ hash: string }>('select hash from media where hash <> $1', [uploaded])
  drawn = pictures[0]!.hash
  await files.put(`${drawn}-640.avif`, randomBytes(100))
  await files.put(attachedFile, randomBytes(7))
  await files.put(`${'b'.repeat(32)}-master.webp`, Buffer.from('of no picture'))
  await makeBackup(file)
})
afterAll(async () => {
  await source.drop()
  rmSync(home, { recursive: true })
})

test('every row, number, job and file is there again, and the product goes on with them', async () => {
  const target = await emptyDatabase()
  const restoredFiles = join(home, 'restored')
  const report = await restoreInto(target, { into: createLocalFileStore(restoredFiles) })
  expect(report).toMatchObject({ jobs: 3, files: 4, migrated: [], logged: [] })

  const [before, after] = [await connect(source), await connect(target)]
  const rows = await allRows(before)
  expect(await allRows(after)).toEqual(rows)
  expect(
    Object.entries(rows)
      .filter(([, lines]) => lines.length === 0)
      .map(([name]) => name),
  ).toEqual(['followed_days'])
  expect(await allSequences(after)).toEqual(await allSequences(before))
  const jobs = (await allJobs(before)).filter(({ key }) => key !== 'failed for good')
  expect(await allJobs(after)).toEqual(jobs)
  expect((await after.query('select from rate_limits')).rowCount).toBe(0)

  const names = namesIn(restoredFiles).filter((name) => name.includes('/'))
  expect(names.map((name) => name.slice(3)).toSorted()).toEqual(
    [attachedFile, `${uploaded}-640.avif`, `${uploaded}-master.webp`, `${drawn}-640.avif`].toSorted(),
  )
  for (const name of names)
    expect(readFileSync(join(restoredFiles, name))).toEqual(readFileSync(join(home, 'media', name)))

  // Triggers, computed columns, constraints and the search are those of the migrations.
  const make = makeFactories({ db: target.db, clock: systemClock })
  const { rows: owners } = await after.query<{ id: number; review_count: number }>(
    `select id, review_count from professionals where search_name like '%cevapi%duro%' and search_city = 'sibenik'`,
  )
  expect(owners).toMatchObject([{ review_count: 1 }])
  const couple = await make.couple({ email: 'nova@primjer.test' })
  await make.review({ professional_id: owners[0]!.id, couple_id: couple.id, rating: 5 })
  const { rows: counted } = await after.query('select review_count, rating_sum from professionals where id = $1', [
    owners[0]!.id,
  ])
  expect(counted).toEqual([{ review_count: 2, rating_sum: 8 }])
  await expect(make.couple({ email: 'PAR@zauvijek.test' })).rejects.toThrow('users_email_key')
})

test('the archive is one that tar and sha256sum would read', () => {
  const bytes = gunzipSync(readFileSync(file))
  expect([bytes.toString('latin1', 257, 262), bytes.length % 512]).toEqual(['ustar', 0])
  // It holds personal data: only its owner may read it.
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(namesIn(home).filter((name) => name.includes('unfinished'))).toEqual([])
})

test('a file that exists is left alone', async () => {
  const taken = join(home, 'taken')
  writeFileSync(taken, 'precious')
  await expect(makeBackup(taken)).rejects.toThrow(`${taken} exists already and is left alone.`)
  expect(readFileSync(taken, 'utf8')).toBe('precious')
})

test('a backup that fails or is interrupted leaves no file', async () => {
  const client = await connect(source)
  const [target, now] = [join(home, 'broken'), systemClock.now()]
  const broken = { list: files.list, find: () => Promise.reject(new Error('the disk is away')) }
  await expect(backUp({ client, files: broken, target, now })).rejects.toThrow('the disk is away')
  const signal = AbortSignal.abort(new Error('enough'))
  await expect(backUp({ client, files, target, now, signal })).rejects.toThrow('enough')
  expect(readdirSync(home).filter((name) => name.startsWith('broken'))).toEqual([])
})

test('a picture and an attachment whose files are gone are named, those of the demo can be drawn again, and the rows alone can be had', async () => {
  const client = await connect(source)
  const none = createLocalFileStore(join(home, 'none'))
  const target = join(home, 'missing.tar.gz')
  const { files: count, missing } = await backUp({ client, files: none, target, now: systemClock.now() })
  expect(count).toBe(0)
  expect(missing.filter((hash) => parseDrawing(hash) === null)).toEqual([uploaded, attachedFile])
  expect(await makeBackup(join(home, 'rows.tar.gz'), false)).toMatchObject({ files: 0, missing: [] })
})

const whole = () => readFileSync(file)
const tar = () => gunzipSync(whole())
/** The archive with one byte of this text changed. */
function changed(text: string): Buffer {
  const bytes = tar()
  const at = bytes.lastIndexOf(text)
  expect(at).toBeGreaterThan(0)
  bytes[at] = bytes[at] === 65 ? 66 : 65
  return gzipSync(bytes, { level: 1 })
}
const withManifest = (from: string, to: string) => {
  const bytes = tar()
  bytes.write(bytes.toString('latin1', 512, 2048).replace(from, to), 512, 'latin1')
  return gzipSync(bytes, { level: 1 })
}

test.each<[string, () => Buffer, string]>([
  ['cut off', () => whole().subarray(0, whole().length - 200), 'it ends too early'],
  ['cut off between two files', () => gzipSync(tar().subarray(0, -3 * 512)), 'it ends too early'],
  [
    'with a byte turned on the disk',
    () => Buffer.from(whole()).fill(0, 5_000, 5_010),
    'it is damaged|no tar archive|checksums|its manifest is damaged',
  ],
  ['with another row', () => changed('studio@zauvijek'), 'its checksums do not fit its content'],
  ['of something else', () => gzipSync('hello '.repeat(500)), 'it is no tar archive'],
  ['not compressed', () => Buffer.from('PGDMP and more'), 'it is damaged, or no backup at all'],
  ['empty', () => Buffer.alloc(0), 'it ends too early'],
  ['of another program', () => withManifest('zauvijek-backup', 'nekadbilo-backu'), 'it is no backup of Zauvijek'],
  ['with a damaged manifest', () => withManifest('"version": 1,', '"version": 1 '), 'its manifest is damaged'],
  ['of a newer release', () => withManifest('"version": 1', '"version": 7'), 'it was written by a newer release'],
])('a file %s is refused', async (_, content, reason) => {
  const bad = join(home, `bad-${randomBytes(4).toString('hex')}`)
  writeFileSync(bad, content())
  await expect(openArchive(bad)).rejects.toThrow(new RegExp(`cannot be restored: .*(${reason})`))
})

test('a file that is not there is named', async () => {
  await expect(openArchive(join(home, 'nowhere'))).rejects.toThrow('nowhere cannot be restored: ENOENT')
})

test('a database with something in it is left alone, unless it is to be replaced', async () => {
  const target = await migratedDatabase()
  const make = makeFactories({ db: target.db, clock: systemClock })
  await make.couple({ email: 'jedini@primjer.test' })
  await enqueue(target.db, 'send-mail', { kind: 'welcome', user_id: 1 })
  await enqueue(target.db, 'sweep-pictures', {}, { key: 'held by a worker that died' })
  await target.pool.query(
    `update graphile_worker._private_jobs set locked_at = now(), locked_by = 'worker-x' where key like 'held%'`,
  )
  const client = await connect(target)
  const rows = await allRows(client)
  await expect(restoreInto(target)).rejects.toThrow(
    'The database is not empty (sessions: 1, users: 1) and is left alone.',
  )
  expect(await allRows(client)).toEqual(rows)
  expect(await restoreInto(target, { replace: true })).toMatchObject({
    jobs: 3,
    logged: ['Replacing what is there (sessions: 1, users: 1).'],
  })
  expect(await allRows(client)).toEqual(await allRows(await connect(source)))
  expect(await allJobs(client)).toHaveLength(3)
})

test('one that is only migrated counts as empty', async () => {
  const target = await migratedDatabase()
  expect(await restoreInto(target)).toMatchObject({ logged: [] })
})

test('tables of another program are never touched', async () => {
  const target = await emptyDatabase()
  await target.pool.query('create table invoices as select 1 as id')
  await expect(restoreInto(target, { replace: true })).rejects.toThrow('tables of another program (invoices)')
  expect((await target.pool.query('select * from invoices')).rows).toEqual([{ id: 1 }])
})

test('while a server uses the database nothing is restored', async () => {
  const target = await emptyDatabase()
  await connect(target, 'zauvijek jobs')
  await expect(restoreInto(target)).rejects.toThrow('A server of Zauvijek uses this database.')
})

test('a restore that fails half-way leaves the database as it was', async () => {
  const target = await migratedDatabase()
  await makeFactories({ db: target.db, clock: systemClock }).couple()
  const client = await connect(target)
  const rows = await allRows(client)
  const broken = { ...files, put: () => Promise.reject(new Error('the disk is full')) }
  await expect(restoreInto(target, { into: broken, replace: true })).rejects.toThrow('the disk is full')
  expect(await allRows(client)).toEqual(rows)
})

test('an older backup is brought up to this release, and one of a newer release is refused', async () => {
  const later = (sql: string): Migration => ({ name: '9999_later.sql', sql, checksum: 'later' })
  const known = await readMigrations()
  const target = await emptyDatabase()
  const migrations = [
    ...known,
    later(`alter table users add column shoe_size integer;
    update users set shoe_size = 40 where email = 'par@zauvijek.test'`),
  ]
  expect(await restoreInto(target, { migrations })).toMatchObject({ migrated: ['9999_later.sql'] })
  const { rows } = await target.pool.query<{ count: number }>('select count(*) from users where shoe_size = 40')
  expect(rows).toEqual([{ count: 1 }])

  const untouched = await emptyDatabase()
  const wrong = [...known, later('select nonsense')]
  await expect(restoreInto(untouched, { migrations: wrong })).rejects.toThrow('Migration 9999_later.sql failed: ')
  const last = known.at(-1)!
  await expect(restoreInto(untouched, { migrations: known.slice(0, -1) })).rejects.toThrow(
    `migration ${last.name}, unknown here`,
  )
  const edited = [...known.slice(0, -1), { ...last, checksum: 'another' }]
  await expect(restoreInto(untouched, { migrations: edited })).rejects.toThrow(`${last.name} was changed`)
  expect((await untouched.pool.query(`select from pg_tables where schemaname = 'public'`)).rowCount).toBe(0)
  // The server's own migrations find nothing to do afterwards.
  await restoreInto(untouched)
  expect(await migrate(untouched.url)).toEqual([])
})

test('an owner who is no superuser can restore', async () => {
  const target = await emptyDatabase()
  const role = `owner_${randomBytes(4).toString('hex')}`
  const url = new URL(target.url)
  await target.pool.query(`create role ${role} login`)
  await target.pool.query(`alter database ${url.pathname.slice(1)} owner to ${role}`)
  // Not as its user: a cluster that others of this system must not enter lets in only `postgres`.
  url.searchParams.set('options', `-c role=${role}`)
  expect(await restoreInto({ url: url.href })).toMatchObject({ jobs: 3 })
  expect(await allRows(await connect(target))).toEqual(await allRows(await connect(source)))
  await target.pool.query(`reassign owned by ${role} to postgres; drop owned by ${role}; drop role ${role}`)
})
