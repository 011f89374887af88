import { expect, test } from 'vitest'
import { formatPriceRange } from './money.ts'

test.each([
  [500, 1500, '€ 500 - € 1.500'],
  [500, 500, '€ 500'],
  [0, 100, '€ 0 - € 100'],
  [99.9, 1_250_000.5, '€ 99,90 - € 1.250.000,50'],
  [500, null, 'od € 500'],
  [null, 1500, 'do € 1.500'],
  [0, null, 'od € 0'],
  [null, null, 'Kontaktirajte za cijene'],
])('a price from %s to %s reads %s', (min, max, text) => {
  expect(formatPriceRange(min, max)).toBe(text)
})
