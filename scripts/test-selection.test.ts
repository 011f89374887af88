import { expect, test } from 'vitest'
import { runCommand } from '#test/command.ts'
import { selectTests } from './test-selection.ts'

const steps = ['check', 'build', 'rules-and-api', 'journeys']
const files = [
  'contract/money.test.ts',
  'server/features/leads/lifecycle.test.ts',
  'web/features/leads/lead-menu.test.tsx',
  'test/journeys/leads.e2e.ts',
]

test.each([
  ['check', { steps: ['check'] }],
  ['contract/money.test.ts', { vitest: ['contract/money.test.ts'] }],
  ['./contract/money.test.ts', { vitest: ['contract/money.test.ts'] }],
  ['server/features/leads', { vitest: ['server/features/leads'] }],
  ['test/journeys/leads.e2e.ts:12', { journeys: ['test/journeys/leads.e2e.ts:12'] }],
  ['leads', { vitest: ['leads'], journeys: ['leads'] }],
  ['contract/monney.test.ts', { unknown: ['contract/monney.test.ts'] }],
])('%s', (argument, expected) => {
  const nothing = { steps: [], vitest: [], journeys: [], unknown: [] }
  expect(selectTests([argument], steps, files)).toEqual({ ...nothing, ...expected })
})

test('an unknown name ends with an error and the names that there are', async () => {
  const { code, out, error } = await runCommand('test', { args: ['contract/monney.test.ts'] })
  expect([code, out]).toEqual([1, ''])
  expect(error).toMatch(
    /contract\/monney\.test\.ts.*\n.*check, build, cluster, rules-and-api, (api-on-your-postgres, )?journeys/,
  )
})
