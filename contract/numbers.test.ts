import { expect, test } from 'vitest'
import { formatNumber } from './numbers.ts'

const amounts = Array.from({ length: 4_000 }, (_, index) => (index * 7_919) % 100_003)
const numbers = [
  ...amounts,
  ...amounts.map((one) => one / 100),
  ...amounts.map((one) => one / 8),
  ...amounts.map((one) => one * 12_345.678),
]
const special = [
  0,
  0.5,
  1.5,
  2.5,
  0.05,
  0.125,
  0.995,
  1.005,
  4.35,
  999.995,
  999_999.5,
  9_999_999,
  1e15,
  0.1 + 0.2,
  1e-7,
]

test.each([0, 1, 2, 3])('with %d decimals a number is as Intl has it', (decimals) => {
  const fixed = new Intl.NumberFormat('hr-HR', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
  for (const number of [...numbers, ...special].flatMap((one) => (one === 0 ? [one] : [one, -one]))) {
    expect([number, formatNumber(number, decimals)]).toEqual([number, fixed.format(number)])
  }
})
