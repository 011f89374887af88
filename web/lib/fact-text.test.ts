import { expect, test } from 'vitest'
import { factText } from './fact-text.ts'

test.each([
  ['guests', 1, '1 gost'],
  ['guests', 1200, '1.200 gostiju'],
  ['deposit_percent', 30, '30 %'],
  ['hours', 3, '3 sata'],
  ['parking', true, 'Da'],
  ['parking', undefined, ''],
  ['languages', ['it', 'en'], 'Engleski, talijanski'],
  ['languages', ['xx'], ''],
  ['languages', [], ''],
  ['cancellation', ['days_30'], 'Do 30 dana prije'],
  // A different type than the definition has, as after a change of the definition.
  ['guests', true, ''],
  ['parking', 7, ''],
  ['languages', true, ''],
] as const)('%s of %j reads „%s”', (key, value, text) => {
  expect(factText(key, value)).toBe(text)
})
