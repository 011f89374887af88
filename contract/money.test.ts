import { describe, expect, test } from 'vitest'
import { formatAmount, formatPriceRange, readPrice } from './money.ts'

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

describe('a typed price', () => {
  test.each([
    ['1500', 1500],
    ['1.500', 1500],
    ['1 500', 1500],
    ['12.345.67', null],
    ['1.500,50', 1500.5],
    ['1500,5', 1500.5],
    ['1500.50', 1500.5],
    ['1500.5', 1500.5],
    ['99.90', 99.9],
    ['0', 0],
    ['0,99', 0.99],
    ['007', 7],
    ['€ 1.500', 1500],
    [' 1.500 € ', 1500],
    ['9.999.999', 9_999_999],
    ['1500 eura', 1500],
    ['1.500,50 EUR', 1500.5],
    ['EUR 1.500', 1500],
    ['1 euro', 1],
    ['900eur', 900],
    ['1500,', 1500],
  ])('%j is read as %s', (text, price) => {
    expect(readPrice(text)).toEqual(price === null ? { message: 'Cijena mora biti broj od 0 naviše.' } : { price })
  })

  test.each(['', ' '])('%j is none', (text) => {
    expect(readPrice(text)).toEqual({ price: null })
  })

  test.each([
    '-1',
    '-1.500',
    'tisuću',
    'NaN',
    '1e3',
    '0x10',
    '1,500,000',
    '1,500.50',
    '1.50.0',
    '.',
    ',50',
    '€',
    '1.500.',
    'eura',
    '1500 kn',
    '1500 euraa',
  ])('%j is none that could be meant', (text) => {
    expect(readPrice(text)).toEqual({ message: 'Cijena mora biti broj od 0 naviše.' })
  })

  test.each(['1,500', '0.500', '1500.500', '1.500,505'])('%j has too many decimals', (text) => {
    expect(readPrice(text)).toEqual({ message: 'Cijena može imati najviše dvije decimale, npr. 1.500,50.' })
  })

  test.each(['10.000.000', '9999999,01', '9'.repeat(400)])('%s is above the highest', (text) => {
    expect(readPrice(text)).toEqual({ message: 'Cijena može biti najviše € 9.999.999.' })
  })

  test.each([0, 7, 99.9, 1500, 1500.5, 9_999_999])('%s is read back as it was shown', (price) => {
    expect(readPrice(formatAmount(price))).toEqual({ price })
  })
})
