import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '#test/database.ts'
import { eventually } from '#test/eventually.ts'
import { applyMigrations, createMigrationList, lockMigrations, migrate } from './migrate.ts'
import { readMigrations } from './migration-files.ts'

/** An empty database, and a directory of migrations to fill. */
async function prepare(files: Record<string, string>) {
  const { pool, url, drop } = await createTestDatabase('template1')
  const directory = mkdtempSync(join(tmpdir(), 'zauvijek-migrations-'))
  onTestFinished(async () => {
    rmSync(directory, { recursive: true })
    await drop()
  })
  const warnings: string[] = []
  const write = (name: string, sql: string) => writeFileSync(join(directory, name), sql)
  for (const [name, sql] of Object.entries(files)) write(name, sql)
  return {
    pool,
    directory,
    warnings,
    write,
    run: (options?: { patienceMs?: number }) =>
      migrate(url, { directory, warn: (line) => warnings.push(line), ...options }),
  }
}

const first = { '0001_first.sql': 'create table a (id integer)' }

test('migrations run in order, each once', async () => {
  const { pool, write, run } = await prepare({ '0002_second.sql': 'insert into a values (2)', ...first })
  expect(await run()).toEqual(['0001_first.sql', '0002_second.sql'])
  expect(await run()).toEqual([])
  write('0003_third.sql', 'insert into a values (3)')
  expect(await run()).toEqual(['0003_third.sql'])
  expect((await pool.query('select id from a order by id')).rows).toEqual([{ id: 2 }, { id: 3 }])
})

test('a database whose tables are in another schema than new ones would be is refused, not filled anew', async () => {
  const { pool, run } = await prepare(first)
  await run()
  const { rows } = await pool.query<{ name: string }>('select current_database() as name')
  await pool.query(`create schema later; alter database ${rows[0]?.name} set search_path = later, public`)
  await expect(run()).rejects.toThrow(
    'has its tables in the schema public, and new ones would be made in later: the search_path of the role has to begin with public.',
  )
})

test('an extension in a schema where the role does not look is told with what to do, until it does', async () => {
  const { pool, run } = await prepare({
    '0001_first.sql': `create extension if not exists pg_trgm;
      create table a (name text);
      create index on a using gin (name gin_trgm_ops)`,
  })
  const { rows } = await pool.query<{ name: string }>('select current_database() as name')
  await pool.query('create schema extensions; create extension pg_trgm schema extensions')
  await expect(run()).rejects.toThrow(
    'has the extension pg_trgm in the schema extensions, which is not in the search_path of the role ("$user", public). Add it at the end of that path, or as its owner run: alter extension pg_trgm set schema public.',
  )
  await pool.query(`alter database ${rows[0]?.name} set search_path = public, extensions`)
  expect(await run()).toEqual(['0001_first.sql'])
})

test('tables that the role may not read are named, with what to do', async () => {
  const { pool, run } = await prepare(first)
  await run()
  const { rows } = await pool.query<{ name: string; me: string }>(
    'select current_database() as name, current_user as me',
  )
  const [{ name, me } = { name: '', me: '' }] = rows
  const role = `reader_of_${name}`
  await pool.query(`create role ${role}; grant all on all tables in schema public to ${role};
    grant create on schema public to ${role}; revoke all on a from ${role};
    alter database ${name} set role = ${role}`)
  onTestFinished(async () => void (await pool.query(`reset role; drop owned by ${role}; drop role ${role}`)))
  await expect(run()).rejects.toThrow(
    `has tables that the role ${role} may not read, as they belong to ${me}: a. Run for each: alter table … owner to ${role}.`,
  )
})

test('nodes that start at once apply each migration once', async () => {
  const { pool, run } = await prepare({ ...first, '0002_slow.sql': 'select pg_sleep(0.2); insert into a values (1)' })
  const applied = await Promise.all([run(), run(), run(), run()])
  expect(applied.flat().toSorted()).toEqual(['0001_first.sql', '0002_slow.sql'])
  expect((await pool.query('select id from a')).rows).toEqual([{ id: 1 }])
})

test('a start that waits for another process that migrates says so', async () => {
  const { pool, warnings, run } = await prepare(first)
  const other = await pool.connect()
  await lockMigrations(other)
  const migrating = run()
  await eventually(() =>
    expect(warnings).toEqual([
      'Another process migrates the database: this start waits for it to end (pg_stat_activity shows it).',
    ]),
  )
  other.release(true)
  expect(await migrating).toEqual(['0001_first.sql'])
})

test('a migration that fails leaves nothing of itself, and those before it stay', async () => {
  const { pool, write, run } = await prepare({ ...first, '0002_bad.sql': 'insert into a values (1); select nonsense' })
  await expect(run()).rejects.toThrow('Migration 0002_bad.sql failed: column "nonsense" does not exist')
  expect((await pool.query('select id from a')).rows).toEqual([])
  write('0002_bad.sql', 'insert into a values (2)')
  expect(await run()).toEqual(['0002_bad.sql'])
})

test('a migration changed after it was applied is refused', async () => {
  const { write, run } = await prepare(first)
  await run()
  write('0001_first.sql', 'create table a (id text)')
  await expect(run()).rejects.toThrow('Migration 0001_first.sql was changed after it had been applied')
})

test('other line ends are no change', async () => {
  const { write, run } = await prepare({ '0001_first.sql': 'create table a (\n  id integer\n)\n' })
  await run()
  write('0001_first.sql', 'create table a (\r\n  id integer\r\n)\r\n')
  expect(await run()).toEqual([])
})

test('a database of a newer release is refused', async () => {
  const { directory, write, run } = await prepare({ ...first, '0002_second.sql': 'select 1' })
  await run()
  rmSync(join(directory, '0002_second.sql'))
  write('0003_third.sql', 'create table never (id integer)')
  await expect(run()).rejects.toThrow('The database has migration 0002_second.sql, unknown here')
})

test('a release goes on beside the migrations of the next one, and no further than they say', async () => {
  const { directory, warnings, write, run } = await prepare({
    ...first,
    '0002_added.sql': 'alter table a add column b text',
  })
  await run()
  rmSync(join(directory, '0002_added.sql'))
  expect(await run()).toEqual([])
  expect(warnings).toEqual(['The database is ahead of this release (0002_added.sql), which may go on serving.'])

  write('0002_added.sql', 'alter table a add column b text')
  write('0003_removed.sql', '-- Serves from 0002: its release reads b.\nalter table a drop column id')
  await run()
  rmSync(join(directory, '0003_removed.sql'))
  expect(await run()).toEqual([])
  rmSync(join(directory, '0002_added.sql'))
  await expect(run()).rejects.toThrow('The database has migration 0003_removed.sql, unknown here')
})

test('a migration that comes before an applied one is refused', async () => {
  const { write, run } = await prepare({ '0002_second.sql': 'select 1' })
  await run()
  write('0001_late.sql', 'select 1')
  await expect(run()).rejects.toThrow('Migration 0001_late.sql comes before 0002_second.sql')
})

test.each([
  [{ '0001_a.sql': '', '0001_b.sql': '' }, 'Two migrations have the number 0001: 0001_a.sql, 0001_b.sql.'],
  [{ '1_a.sql': '' }, 'Migration 1_a.sql is not named NNNN_name.sql.'],
])('%j are refused by their names', async (files, message) => {
  const { run } = await prepare(files)
  await expect(run()).rejects.toThrow(message)
})

describe('a table that a long transaction holds', () => {
  async function whileRead(pool: pg.Pool, work: () => Promise<void>): Promise<void> {
    const reader = await pool.connect()
    await reader.query('begin; select from a')
    try {
      await work()
    } finally {
      await reader.query('commit')
      reader.release()
    }
  }

  test('is waited for in short attempts, so that others go on reading it', async () => {
    const { pool, warnings, write, run } = await prepare(first)
    await run()
    write('0002_wide.sql', 'alter table a add column b text')
    let migrating = Promise.resolve<string[]>([])
    await whileRead(pool, async () => {
      migrating = run()
      await eventually(() => expect(warnings).toEqual(['Migration 0002_wide.sql waits for tables that others hold.']))
      // It queues behind an attempt for no longer than that one lasts, though the first reader has not ended.
      for (let turn = 0; turn < 3; turn++) await pool.query('select from a')
    })
    expect(await migrating).toEqual(['0002_wide.sql'])
  })

  test('ends the start after a while, with nothing changed', async () => {
    const { pool, write, run } = await prepare(first)
    await run()
    write('0002_wide.sql', 'create table b (id integer); alter table a add column b text')
    await whileRead(pool, () =>
      expect(run({ patienceMs: 0 })).rejects.toThrow('Migration 0002_wide.sql did not get its tables'),
    )
    expect((await pool.query("select to_regclass('b') as b")).rows).toEqual([{ b: null }])
    expect(await run()).toEqual(['0002_wide.sql'])
  })
})

describe('an index that is made concurrently', () => {
  const added = { '0002_index.sql': '-- Beside writers.\ncreate index concurrently a_id_idx on a (id);\n' }

  test('is made outside a transaction, by nodes that start at once, too', async () => {
    const { pool, run } = await prepare({ ...first, ...added })
    const applied = await Promise.all([run(), run(), run()])
    expect(applied.flat().toSorted()).toEqual(['0001_first.sql', '0002_index.sql'])
    expect((await pool.query("select indisvalid from pg_index where indexrelid = 'a_id_idx'::regclass")).rows).toEqual([
      { indisvalid: true },
    ])
  })

  test('is made anew where a broken attempt has left it invalid, and dropped where it was dropped already', async () => {
    const { pool, write, run } = await prepare(first)
    await run()
    await pool.query('insert into a values (1), (1)')
    write('0002_unique.sql', 'create unique index concurrently a_id_key on a (id)')
    await expect(run()).rejects.toThrow('Migration 0002_unique.sql failed: could not create unique index "a_id_key"')
    await pool.query('delete from a')
    expect(await run()).toEqual(['0002_unique.sql'])
    write('0003_gone.sql', 'drop index concurrently a_id_key; drop index concurrently if exists a_never_idx;')
    expect(await run()).toEqual(['0003_gone.sql'])
    expect((await pool.query("select to_regclass('a_id_key') as key")).rows).toEqual([{ key: null }])
  })

  test('says that it waits for a transaction that is open', async () => {
    const { pool, warnings, write, run } = await prepare(first)
    await run()
    write('0002_index.sql', 'create index concurrently a_id_idx on a (id)')
    const writer = await pool.connect()
    await writer.query('begin; insert into a values (1)')
    const migrating = run()
    await eventually(() =>
      expect(warnings).toEqual([
        'Migration 0002_index.sql makes its indexes beside those who write, and waits for each transaction that is open (pg_stat_activity shows them).',
      ]),
    )
    await writer.query('commit')
    writer.release()
    expect(await migrating).toEqual(['0002_index.sql'])
  })

  test('has a migration of its own', async () => {
    const { run } = await prepare({ ...first, '0002_both.sql': `${added['0002_index.sql']} insert into a values (1)` })
    await expect(run()).rejects.toThrow(
      'Migration 0002_both.sql makes indexes concurrently, which is done in a migration',
    )
  })

  test('is made like any other within a restore', async () => {
    const { pool, directory } = await prepare({ ...first, ...added })
    const client = await pool.connect()
    await client.query('begin')
    await createMigrationList(client)
    await applyMigrations(client, await readMigrations(directory))
    await client.query('commit')
    client.release()
    expect((await pool.query("select to_regclass('a_id_idx')::text as name")).rows).toEqual([{ name: 'a_id_idx' }])
  })
})
