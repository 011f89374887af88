import { execFileSync } from 'node:child_process'
import {
  appendFileSync,
  chmodSync,
  copyFileSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import type pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { enqueue } from '#server/adapters/jobs/jobs.ts'
import { migrateJobs } from '#server/adapters/jobs/database.ts'
import { systemClock } from '#server/adapters/clock.ts'
import { listTables } from '#server/backup/tables.ts'
import { connectDatabase } from '#server/db/connect.ts'
import { changeOwner, createScratchDirectory, temporaryAccount } from '#server/db/embedded/account.ts'
import { environment, socketUrl } from '#server/db/embedded/cluster.ts'
import { migrate } from '#server/db/migrate.ts'
import { eventually } from '#test/eventually.ts'
import { makeFactories } from '#test/factories.ts'

/** Two databases are started, on machines that may have much else to do. */
vi.setConfig({ testTimeout: 120_000 })

const root = resolve(import.meta.dirname, '../..')
const account = temporaryAccount()
const bin = process.env['TEST_POSTGRES_BIN'] ?? globSync('/usr/lib/postgresql/*/bin').toSorted().at(-1) ?? ''
const run = (program: string, ...args: string[]) =>
  execFileSync(join(bin, program), args, {
    ...account,
    cwd: '/',
    env: environment,
    stdio: ['ignore', 'ignore', 'pipe'],
  })

const home = createScratchDirectory(account)
const [archive, base, script] = ['archive', 'base', 'archive-wal.sh'].map((name) => join(home, name)) as [
  string,
  string,
  string,
]

function start(directory: string): string {
  run('pg_ctl', 'start', '-w', '-t', '120', '-D', directory, '-l', join(home, 'log'))
  onTestFinished(() => {
    try {
      run('pg_ctl', 'stop', '-m', 'immediate', '-D', directory)
    } catch {
      // The test has ended it.
    }
  })
  return socketUrl(home, 'postgres')
}

/** The first database, whose log is archived as the guide has it. */
function startArchived(): string {
  mkdirSync(archive)
  changeOwner(archive, account)
  copyFileSync(join(root, 'deploy/archive-wal.sh'), script)
  chmodSync(script, 0o755)
  const directory = join(home, 'data')
  run('initdb', '-D', directory, '--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8')
  appendFileSync(
    join(directory, 'postgresql.conf'),
    `listen_addresses = ''\nunix_socket_directories = '${home}'\nunix_socket_permissions = 0700\n
archive_mode = on\narchive_command = '${script} ${archive} %p %f'\narchive_timeout = 60\n`,
  )
  return start(directory)
}

/** A checksum of each table. */
async function readTables(client: pg.ClientBase): Promise<Record<string, string>> {
  const sums: Record<string, string> = {}
  for (const table of await listTables(client)) {
    const { rows } = await client.query<{ sum: string }>(
      `select count(*) || ' ' || md5(string_agg(t::text, '|' order by t::text)) as sum from ${table} as t`,
    )
    sums[table] = rows[0]?.sum ?? ''
  }
  return sums
}

/** The guide's own statement for mails that were sent after the moment that was returned to. */
const forgetSentMails = /^ *select graphile_worker\.complete_jobs[^;]+;/m.exec(
  readFileSync(join(root, 'docs/operations.md'), 'utf8'),
)?.[0]

test('a day that was deleted is brought back to the minute, and all else is as it was then', async () => {
  onTestFinished(() => rmSync(home, { recursive: true, force: true }))
  const url = startArchived()
  await migrate(url)
  await migrateJobs(url)
  const { db, pool, close } = connectDatabase(url)
  const make = makeFactories({ db, clock: systemClock })
  const professional = await make.professional()
  run('pg_basebackup', '-h', home, '-U', 'postgres', '-D', base, '-c', 'fast')

  await make.event({
    professional_id: professional.id,
    day: '2030-06-01',
    title: 'Vjenčanje Ane i Marka',
  })
  await make.lead({ professional_id: professional.id })
  const inAnHour = new Date(Date.now() + 3_600_000)
  await enqueue(db, 'send-mail', { kind: 'welcome', user_id: professional.user_id })
  await enqueue(db, 'send-mail', { kind: 'password_changed', user_id: professional.user_id }, { runAt: inAnHour })
  const client = await pool.connect()
  const before = await readTables(client)
  const { rows: moments } = await client.query<{ moment: string }>('select clock_timestamp()::text as moment')

  await client.query(`delete from events where event_date = '2030-06-01'`)
  await make.couple()
  expect(await readTables(client)).not.toEqual(before)
  const { rows: written } = await client.query<{ name: string }>('select pg_walfile_name(pg_switch_wal()) as name')
  await eventually(async () => {
    const { rows } = await client.query<{ name: string }>('select last_archived_wal as name from pg_stat_archiver')
    expect((rows[0]?.name ?? '') >= (written[0]?.name ?? '~')).toBe(true)
  })
  client.release()
  await close()
  run('pg_ctl', 'stop', '-m', 'immediate', '-D', join(home, 'data'))

  appendFileSync(
    join(base, 'postgresql.auto.conf'),
    `restore_command = 'cp ${archive}/%f %p'\nrecovery_target_time = '${moments[0]?.moment}'\nrecovery_target_action = 'promote'\narchive_mode = off\n`,
  )
  writeFileSync(join(base, 'recovery.signal'), '')
  changeOwner(join(base, 'recovery.signal'), account)
  start(base)
  const recovered = connectDatabase(url)
  await eventually(async () => {
    const { rows } = await recovered.pool.query<{ busy: boolean }>('select pg_is_in_recovery() as busy')
    expect(rows).toEqual([{ busy: false }])
  })
  const reader = await recovered.pool.connect()
  expect(await readTables(reader)).toEqual(before)
  const { rows: days } = await reader.query('select title from events')
  expect(days).toContainEqual({ title: 'Vjenčanje Ane i Marka' })
  expect(await migrate(url)).toEqual([])

  const outage = new Date(Date.now() + 1_000).toISOString()
  await reader.query((forgetSentMails ?? '').replace(":'outage'", `'${outage}'`))
  const { rows: jobs } = await reader.query<{ kind: string }>(
    `select payload->>'kind' as kind from graphile_worker._private_jobs`,
  )
  expect(jobs).toEqual([{ kind: 'password_changed' }])
  reader.release()
  await recovered.close()
})

test('a segment is archived once, and never in place of another of its name', () => {
  const folder = createScratchDirectory({})
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const archiveInto = (text: string) => {
    writeFileSync(join(folder, 'segment'), text)
    const args = [join(root, 'deploy/archive-wal.sh'), folder, join(folder, 'segment'), '000000010000000000000001']
    execFileSync('/bin/sh', args, { stdio: 'ignore' })
  }
  archiveInto('first')
  archiveInto('first')
  expect(() => archiveInto('of another cluster')).toThrow('Command failed')
  expect(readFileSync(join(folder, '000000010000000000000001'), 'utf8')).toBe('first')
})
