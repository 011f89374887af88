import { expect, test } from 'vitest'
import { formatPackagePrice, type PackageUnit } from './package-prices.ts'

test.each<[PackageUnit, string]>([
  ['total', '€ 1.200'],
  ['per_guest', '€ 1.200 po gostu'],
  ['per_hour', '€ 1.200 po satu'],
  ['per_day', '€ 1.200 po danu'],
])('the price of a package %s is %s', (unit, text) => {
  expect(formatPackagePrice({ price: 1200, unit })).toBe(text)
})
