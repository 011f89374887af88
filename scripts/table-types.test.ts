import { readFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from '#test/database.ts'
import { tableTypes } from './table-types.ts'

const { pool, drop } = await createTestDatabase()
afterAll(drop)

test('the table types are those of the migrations', async () => {
  expect(readFileSync('server/db/tables.generated.ts', 'utf8')).toBe(await tableTypes(pool))
})
