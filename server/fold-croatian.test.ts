import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from '#test/database.ts'
import { foldCroatian } from './fold-croatian.ts'

const { pool, drop } = await createTestDatabase()
afterAll(drop)

async function foldedByDatabase(texts: string[]): Promise<string[]> {
  const { rows } = await pool.query<{ folded: string }>(
    'select fold_croatian(text) as folded from unnest($1::text[]) with ordinality as t (text, place) order by place',
    [texts],
  )
  return rows.map(({ folded }) => folded)
}

test('a character is folded as the database folds it, within a word, alone and twice, or not at all', async () => {
  const characters = Array.from({ length: 0x2f_ff }, (_, index) => String.fromCodePoint(index + 1))
  const known = characters.filter((character) => foldCroatian(character) !== null)
  const texts = known.map((character) => `a${character}b ${character} ${character}${character}J`)
  const folded = await foldedByDatabase(texts)
  expect(texts.flatMap((text, index) => (foldCroatian(text) === folded[index] ? [] : [text]))).toEqual([])
  expect(known.length).toBeGreaterThan(4_000)
})

test.each([
  'Đaković & sinovi',
  'DJ_Val',
  'Restoran „Zlatni lug”',
  ' 100%  ljubav ',
  'ΟΔΟΣ Σ',
  'İstanbul',
  'ǅep',
  'č̌',
  'Straße',
  'a\u00a0b\u2003c',
  ' - ',
  'DJ Đuro i dj-evi',
  'Adj djadj DJDJ dj',
  '(DJ)',
  'đj Đ j',
])('%j is folded as the database folds it', async (text) => {
  expect([foldCroatian(text)]).toEqual(await foldedByDatabase([text]))
})

test('of younger scripts only the database knows', () => {
  expect(['ᲐᲜᲐ', 'ana 💍'].map(foldCroatian)).toEqual([null, null])
})

test.each([
  ['DJ Val', 'dj val'],
  ['Adjutant & djeca', 'adutant deca'],
  ['Anđeo, dj', 'andeo dj'],
])('%j is %j: dj is đ within a word and itself alone', (text, folded) => {
  expect(foldCroatian(text)).toBe(folded)
})
