import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from '#test/database.ts'
import { presentInstant } from './instants.ts'

const database = await createTestDatabase()
afterAll(database.drop)

test('an instant read as text, or within JSON, is presented as one that is read as a Date', async () => {
  const instants = fc.date({ min: new Date('1970-01-01'), max: new Date('2999-12-31'), noInvalidDate: true })
  await fc.assert(
    fc.asyncProperty(instants, async (instant) => {
      const { rows } = await database.pool.query<{ text: string; json: string }>(
        `select given::text as text, to_json(given) #>> '{}' as json
           from (select $1::timestamptz + interval '123 microseconds' as given) as one`,
        [instant],
      )
      expect(rows.map(({ text, json }) => [presentInstant(text), presentInstant(json)])).toEqual([
        [instant.toISOString(), instant.toISOString()],
      ])
    }),
    { numRuns: 50 },
  )
})

test('one without microseconds has its milliseconds', () => {
  expect(presentInstant('2026-11-28 09:30:00+00')).toBe('2026-11-28T09:30:00.000Z')
  expect(presentInstant('2026-11-28T09:30:00.1+00:00')).toBe('2026-11-28T09:30:00.100Z')
  expect(presentInstant(new Date('2026-11-28T09:30:00Z'))).toBe('2026-11-28T09:30:00.000Z')
})
