import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from '#test/database.ts'
import { hasWords } from './folded-words.ts'

const { db, drop } = await createTestDatabase()
afterAll(drop)

const found = async (text: string, search: string) => {
  const { rows } = await sql<{ found: boolean }>`select ${hasWords(sql`${text}::text`, search)} as found`.execute(db)
  return rows[0]?.found
}

test.each([
  ['Đuro Šarić', 'saric djuro', true],
  ['Đuro Šarić', 'šarić ana', false],
  ['Đuro Šarić', '', true],
  ['100% Glazba', '100%', true],
  ['Glazba', 'g%a', false],
  ['Glazba', 'g_azba', false],
])('%s has each word of “%s”: %s', async (text, search, has) => {
  expect(await found(text, search)).toBe(has)
})

test('a text is folded once, however many words are looked for', async () => {
  await sql`create sequence folded_texts`.execute(db)
  const text = sql<string>`'Ana i Marko ' || nextval('folded_texts')`
  await sql`select ${hasWords(text, 'ana i marko')} as found from generate_series(1, 10)`.execute(db)
  const { rows } = await sql<{ last: string }>`select last_value as last from folded_texts`.execute(db)
  expect(Number(rows[0]?.last)).toBe(10)
})
