import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '#test/database.ts'
import { migrate } from './migrate.ts'

/** An empty database, and a directory of migrations to fill. */
async function prepare(files: Record<string, string>) {
  const { pool, url, drop } = await createTestDatabase('template1')
  const directory = mkdtempSync(join(tmpdir(), 'zauvijek-migrations-'))
  onTestFinished(async () => {
    rmSync(directory, { recursive: true })
    await drop()
  })
  const write = (name: string, sql: string) => writeFileSync(join(directory, name), sql)
  for (const [name, sql] of Object.entries(files)) write(name, sql)
  return { pool, directory, write, run: () => migrate(url, directory) }
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

test('nodes that start at once apply each migration once', async () => {
  const { pool, run } = await prepare({ ...first, '0002_slow.sql': 'select pg_sleep(0.2); insert into a values (1)' })
  const applied = await Promise.all([run(), run(), run(), run()])
  expect(applied.flat().toSorted()).toEqual(['0001_first.sql', '0002_slow.sql'])
  expect((await pool.query('select id from a')).rows).toEqual([{ id: 1 }])
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
