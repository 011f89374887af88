import { readFileSync } from 'node:fs'
import { loadModule } from 'libpg-query'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#test/database.ts'
import { divisions, familyOf } from './distribution.ts'
import { chooseByFragments } from './fragments.ts'
import { keysWithoutShard, referencesAcross } from './keys.ts'
import { readList } from './list.ts'
import { findReason, lacksReason, reasons } from './reasons.ts'
import { readSchema, type Schema } from './schema.ts'
import { analyse, type ShardKind } from './shards.ts'

let database: TestDatabase
let schema: Schema

beforeAll(async () => {
  await loadModule()
  database = await createTestDatabase()
  const client = await database.pool.connect()
  schema = await readSchema(client)
  client.release()
})
afterAll(() => database.drop())

describe('a statement', () => {
  test.each<[ShardKind, string]>([
    ['no shard', 'select name from categories where slug = $1'],
    ['one shard', 'select from leads where professional_id = $1 and status = $2'],
    ['one shard', 'select from leads as l join offers as o on o.lead_id = l.id where o.professional_id = $1'],
    ['one shard', 'insert into favorites (couple_id, professional_id) values ($1, $2)'],
    ['one shard', 'select from public_profiles as p join media as m on m.professional_id = p.id where p.id = $1'],
    ['one shard', 'select from media where professional_id in (select id from professionals where id = $1)'],
    ['one shard', 'select from users where exists (select from sessions where user_id = users.id) and id = $1'],
    ['one shard, unnamed', 'select from messages where lead_id = $1'],
    ['one shard, unnamed', 'select from sessions where token_hash = $1'],
    ['one shard, unnamed', 'select from users where lower(email) = lower($1)'],
    ['one shard, unnamed', 'update offers set status = $1 from leads where leads.id = lead_id and offers.id = $2'],
    [
      'several shards, by keys',
      'select (select name from users where id = $1), (select city from professionals where id = $2)',
    ],
    ['every shard', 'select count(*) from leads where couple_id = $1'],
    ['every shard', 'select from professionals as p left join media as m on m.professional_id = p.id'],
    ['every shard', 'select from leads where professional_id = any($1)'],
    ['every shard', 'select from leads where professional_id = $1 or couple_id = $2'],
    ['across shards', 'select from leads join users on users.id = couple_id where professional_id = $1'],
    [
      'across shards',
      'select from leads as l join leads as o on o.couple_id = l.couple_id where l.professional_id = $1',
    ],
    ['across shards', 'with e as (delete from events returning id) insert into audit_log (action) select $1 from e'],
  ])('runs on %s: %s', (kind, text) => {
    expect(analyse(text, schema).shards).toBe(kind)
  })

  test('that leaves its shard has a reason, and each reason a statement', () => {
    const listed = readList()
    expect(listed.length).toBeGreaterThan(200)
    expect(listed.filter(({ from, ...analysis }) => lacksReason(from, analysis))).toEqual([])
    const used = new Set(listed.map(({ from, ...analysis }) => findReason(from, analysis)))
    expect(reasons.filter((reason) => !used.has(reason))).toEqual([])
    expect(lacksReason('site', { shards: 'across shards', tables: ['leads', 'users'] })).toBe(true)
  })

  test('stands in the list once, in the order of the texts', () => {
    const listed = readList()
    const texts = listed.map(({ text }) => text)
    expect(texts).toEqual(texts.toSorted())
    expect(new Set(listed.map(({ text, from }) => `${text} ${from}`)).size).toBe(listed.length)
  })

  test('is counted in the page about scaling as the list has it', () => {
    const listed = readList()
    const count = (...kinds: ShardKind[]) => listed.filter(({ shards }) => kinds.includes(shards)).length
    const page = readFileSync('docs/scaling.md', 'utf8')
    expect(page).toContain(`has the ${listed.length} statements that the product sends`)
    expect(page).toContain(`[${listed.length} statements](#beyond-one-primary)`)
    expect(page).toContain(
      `${count('no shard')} need no shard, ${count('one shard')} name theirs, ${count('one shard, unnamed')} name a key of ` +
        `which one shard has the row, ${count('several shards, by keys')} name several; ` +
        `${count('every shard', 'across shards')} ask every shard or join across them`,
    )
    expect(page).toContain(`the ${count('one shard, unnamed')} statements that find their shard by a key name it`)
    const ofLists = listed.filter(({ from, ...analysis }) => findReason(from, analysis) === reasons[0])
    expect(page).toContain(`${ofLists.length} of these for public lists`)
    const having = (pattern: RegExp) => listed.filter(({ text }) => pattern.test(text)).length
    expect(page).toContain(`\`for share\`**, in ${having(/\bfor (?:no key )?update|\bfor (?:key )?share/)} statements`)
    expect(page).toContain(`their indexes, in ${having(/"hr-x-icu"/)} statements`)
    expect(page).toContain(`the ${having(/graphile_worker\.add_job/)} statements that enqueue a job`)
  })

  test('is counted there with the keys and triggers that hinder a distribution', async () => {
    const page = readFileSync('docs/scaling.md', 'utf8')
    expect(page).toContain(
      `\`keys.ts\` lists the ${keysWithoutShard.size} unique keys and ${referencesAcross.size} references`,
    )
    const { rows } = await database.pool.query<{ ofStatements: number; ofRows: number }>(
      `select count(*) filter (where tgtype & 1 = 0)::int as "ofStatements", count(*) filter (where tgtype & 1 = 1)::int as "ofRows"
         from pg_trigger join pg_class on pg_class.oid = tgrelid
        where not tgisinternal and relnamespace = 'public'::regnamespace`,
    )
    expect(page).toContain(`**${rows[0]?.ofStatements} statement triggers with transition tables**`)
    expect(page).toContain(`**${rows[0]?.ofRows} row triggers**`)
  })

  test('that is put together from parts is listed until every part is', () => {
    const of = (text: string) => ({ text, from: 'leads' })
    const all = ['select a from t', 'select a from t where b = $1', 'select a from t where b = $1 and c = $2'].map(of)
    expect(chooseByFragments([...all, of('select a from t where c = $1')])).toEqual([all[2]])
  })
})

describe('a table', () => {
  test('has its place in a distribution', () => {
    const known = Object.keys(divisions).filter((table) => table !== 'graphile_worker')
    expect([...schema.columns.keys()].toSorted()).toEqual(known.toSorted())
    for (const [table, division] of Object.entries(divisions)) {
      if (typeof division !== 'object') continue
      const column = 'column' in division ? division.column : division.parent
      expect([table, schema.columns.get(table)]).toEqual([table, expect.arrayContaining([column])])
    }
  })

  test('is unique within its shard, or it is known by what', () => {
    const unfit = schema.uniqueKeys.filter(({ table, columns }) => {
      const division = divisions[table]
      return typeof division === 'object' && !('column' in division && columns.includes(division.column))
    })
    expect(unfit.map(({ name }) => name).toSorted()).toEqual([...keysWithoutShard.keys()].toSorted())
  })

  test('refers to rows of its own shard, or it is known by what', () => {
    const across = schema.foreignKeys.filter(({ table, target }) => {
      const [from, to] = [familyOf(table), familyOf(target)]
      return from !== to && divisions[target] !== 'reference'
    })
    expect(across.map(({ name }) => name).toSorted()).toEqual([...referencesAcross.keys()].toSorted())
  })
})
