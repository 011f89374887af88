import { expect, test } from 'vitest'
import { createTestDatabase } from '#test/database.ts'
import { readList } from './list.ts'

/**
 * The list is written before a release, so it contains the statements that this release may still send after its
 * successor has migrated.
 */
test('the schema still takes every statement of the release whose list this is', async () => {
  const { pool, drop } = await createTestDatabase()
  const client = await pool.connect()
  const refused: string[] = []
  let taken = 0
  for (const { text } of readList()) {
    // No other statement can be prepared, and none of them names a table.
    if (!/^\s*(?:select|insert|update|delete|with|values)\b/i.test(text)) continue
    try {
      await client.query(`prepare former as ${text}`)
      await client.query('deallocate former')
      taken++
    } catch (error) {
      refused.push(`${error instanceof Error ? error.message : String(error)}: ${text}`)
    }
  }
  client.release()
  await drop()
  expect(refused).toEqual([])
  expect(taken).toBeGreaterThan(300)
})
