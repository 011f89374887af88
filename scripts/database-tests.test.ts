import { expect, test } from 'vitest'
import { findDatabaseTests } from './database-tests.ts'

test.each([
  ['server/http/outages.test.ts', true],
  ['server/db/migrate.test.ts', true],
  ['server/features/leads/lifecycle.test.ts', true],
  ['server/features/offers/races.test.ts', true],
  // Of processes.
  ['server/workers/workers.test.ts', false],
  ['server/without-demo.test.ts', false],
  // It has a database, always the one that comes along.
  ['server/main.test.ts', false],
  ['server/config.test.ts', false],
  ['contract/money.test.ts', false],
])('%s runs on the other PostgreSQL as well: %s', (file, does) => {
  expect(findDatabaseTests([file])).toEqual(does ? [file] : [])
})
