import { expect, test } from 'vitest'
import { findDatabaseTests } from './database-tests.ts'

test.each([
  ['server/http/outages.test.ts', true],
  ['server/db/migrate.test.ts', true],
  ['server/features/leads/lifecycle.test.ts', true],
  ['server/features/offers/races.test.ts', true],
  // It has a database, always the one that comes along.
  ['server/main.test.ts', false],
  ['server/config.test.ts', false],
  ['contract/money.test.ts', false],
])('%s asks for a database: %s', (file, does) => {
  expect(findDatabaseTests([file])).toEqual(does ? [file] : [])
})
