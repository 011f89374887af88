import { afterAll, beforeAll, expect, test } from 'vitest'
import type pg from 'pg'
import { applyMigrations, createMigrationList } from '#server/db/migrate.ts'
import { type Migration, readMigrations } from '#server/db/migration-files.ts'
import { createTestDatabase } from './database.ts'
import { allowances, applyAndFindHarm } from './schema-changes.ts'

/** Released before this rule existed; decision 0055 says what 0014 costs a large site. */
const LAST_WITHOUT_RULE = '0014'

const { pool, drop } = await createTestDatabase('template1')
let client: pg.PoolClient
beforeAll(async () => {
  client = await pool.connect()
})
afterAll(async () => {
  client.release()
  await drop()
})

const migration = (sql: string): Migration => ({ name: '9999_one.sql', sql, checksum: '' })

test('a migration leaves the former release serving, or says why it may do what it does', async () => {
  const all = await readMigrations()
  await client.query('begin')
  await createMigrationList(client)
  for (const one of all) {
    if (one.name <= `${LAST_WITHOUT_RULE}~`) await applyMigrations(client, [one])
    else {
      const harm = await applyAndFindHarm(client, one)
      expect({ [one.name]: harm }).toEqual({ [one.name]: allowances(one) })
      // Tables it has written must not count for the next one.
      await client.query('commit; begin')
    }
    if (one.name.startsWith(LAST_WITHOUT_RULE)) await client.query('commit; begin')
  }
  await client.query('rollback')
})

const schema = `
  create table studios (id integer primary key, name text, city text default 'Zagreb' not null, size varchar(20),
    constraint studios_id_check check (id > 0));
  create table halls (id integer primary key);
  create index studios_name_idx on studios (name);
  create view shown_studios as select id, name from studios;
  create function double(a integer) returns integer language sql as 'select a * 2';`

test.each<[string, string[]]>([
  ['alter table studios add column note text', []],
  ["alter table studios add column kind text not null default 'photo'", []],
  ['create table rooms (id integer primary key, studio_id integer references studios); create index on rooms (id)', []],
  ['create or replace view shown_studios as select id, name, city from studios', []],
  ['alter table studios add constraint c check (city <> name) not valid', ['may refuse rows by studios.c']],
  ['create index concurrently studios_city_idx on studios (city)', []],
  ['drop index concurrently studios_name_idx', ['drops index studios_name_idx']],
  ['create index studios_city_idx on studios (city)', ['builds studios_city_idx while studios is locked']],
  ['alter table studios add column kind text not null', ['requires studios.kind']],
  ['alter table studios alter column name set not null', ['requires studios.name']],
  ['alter table studios alter column city drop default', ['requires studios.city']],
  [
    'alter table studios alter column size type text',
    ['changes the type of studios.size', 'does not say which releases it serves'],
  ],
  [
    'alter table studios rename column city to town',
    ['does not say which releases it serves', 'drops column studios.city'],
  ],
  [
    '-- Serves from 0015: it stopped reading it.\nalter table studios drop column name cascade',
    ['drops column studios.name', 'drops index studios_name_idx', 'drops view shown_studios'],
  ],
  ['drop view shown_studios', ['does not say which releases it serves', 'drops view shown_studios']],
  ['drop function double(integer)', ['does not say which releases it serves', 'drops function double(a integer)']],
  ["alter table studios add column slug text generated always as (name || '!') stored", ['rewrites studios']],
  ['alter table studios add column seen timestamptz default clock_timestamp()', ['rewrites studios']],
  ['alter table studios add column age integer check (age > 0)', ['checks every row by studios.studios_age_check']],
  [
    'alter table studios add column note text; alter table halls add column note text',
    ['closes halls and studios at once'],
  ],
  [
    'alter table studios drop constraint studios_id_check, add constraint studios_id_check check (id > -9)',
    ['checks every row by studios.studios_id_check', 'may refuse rows by studios.studios_id_check'],
  ],
  [
    'alter table studios add constraint studios_city_key unique (city)',
    ['builds studios_city_key while studios is locked', 'may refuse rows by studios.studios_city_key'],
  ],
  ["update studios set city = 'Split' where city = 'Zagreb'", ['writes rows of studios']],
  [
    `do $$ begin execute 'alter table studios rename to ateliers'; end $$`,
    ['does not say which releases it serves', 'drops table studios'],
  ],
])('%s', async (sql, harm) => {
  await client.query(`begin; ${schema}`)
  await client.query('commit')
  await client.query('begin')
  const found = await applyAndFindHarm(client, migration(sql))
  await client.query('rollback; drop view shown_studios; drop table studios, halls; drop function double(integer)')
  expect(found).toEqual(harm)
})

test('a migration allows itself what it gives a reason for', () => {
  const sql = `-- Serves from 0015: it no longer reads b.
    -- Allowed, drops column a.b: nobody has read it since 0015.
    alter table a drop column b;
    -- Allowed, rewrites a:
    alter table a add column c integer generated always as (1) stored;`
  expect(allowances({ sql })).toEqual(['drops column a.b'])
})
