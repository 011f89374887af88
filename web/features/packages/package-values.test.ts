import { describe, expect, test } from 'vitest'
import {
  checkPackages,
  contradictedBy,
  copyOf,
  emptyPackage,
  hasChanged,
  isStored,
  namedByKey,
  previewOf,
  toValues,
} from './package-values.ts'

const stored = {
  id: 3,
  name: 'Cijeli dan',
  price: 1200.5,
  unit: 'total' as const,
  description: null,
  includes: ['Album', 'Dron'],
}

test('what is stored is what is typed, and nothing has changed then', () => {
  const values = toValues([stored])
  expect(checkPackages(values).input).toEqual({ packages: [stored] })
  expect(hasChanged(values, toValues([stored]))).toBe(false)
  expect(hasChanged([...values, emptyPackage()], values)).toBe(true)
})

test('what was stored without an answer is known again, in its order, by what it says and not by its ids', () => {
  const typed = [
    { ...emptyPackage(), name: ' Cijeli  dan', price: '1.200,50', includes: 'Album\n\nDron ' },
    { ...emptyPackage(), name: 'Obred', price: '450' },
  ]
  const { input } = checkPackages(typed)
  const second = { ...stored, id: 4, name: 'Obred', price: 450, includes: [] }
  expect(isStored(input!, [stored, second])).toBe(true)
  expect(isStored(input!, [second, stored])).toBe(false)
  expect(isStored(input!, [stored])).toBe(false)
  expect(isStored(input!, [stored, { ...second, price: 451 }])).toBe(false)
})

test('a copy is new, with a name that still fits', () => {
  const [one] = toValues([{ ...stored, name: 'x'.repeat(80) }])
  const copy = copyOf(one!, 80)
  expect([copy.id, copy.name.length, copy.includes]).toEqual([null, 80, 'Album\nDron'])
  expect(copy.key).not.toBe(one!.key)
})

test('errors go with their package, and those of several lines with their list', () => {
  const [first, second] = [emptyPackage(), { ...emptyPackage(), name: 'Obred', price: '100' }]
  const long = 'x'.repeat(121)
  const { errors } = checkPackages([second, { ...first, includes: `${long}\n${long}` }])
  expect(errors).toEqual({
    [`packages.${first.key}.name`]: ['Ovo polje je obavezno.'],
    [`packages.${first.key}.price`]: ['Ovo polje je obavezno.'],
    [`packages.${first.key}.includes`]: ['Najviše 120 znakova po stavci.'],
  })
  expect(namedByKey({ packages: ['Previše.'] }, [first])).toEqual({ packages: ['Previše.'] })
})

test('the preview leaves out what has no name or price yet', () => {
  const typed = { ...emptyPackage(), name: 'Obred', price: '1.500', includes: ' Album \n\n' }
  expect(previewOf([emptyPackage(), typed, { ...typed, price: 'puno' }])).toEqual([
    { id: 1, name: 'Obred', price: 1500, unit: 'total', description: null, includes: ['Album'] },
  ])
})

describe('the price range of the profile', () => {
  const priced = (price: number, unit: 'total' | 'per_guest' = 'total') => ({ ...stored, price, unit })
  test.each([
    [500, 1500, [500, 1500], null],
    [500, null, [600, 9000], null],
    [null, 1500, [1, 1500], null],
    [500, 1500, [400, 900], { min: 400, max: 900 }],
    [500, 1500, [500, 1501], { min: 500, max: 1501 }],
    [null, null, [500], { min: 500, max: 500 }],
    [500, 1500, [], null],
  ])('from %s to %s with packages of %j', (price_range_min, price_range_max, prices, expected) => {
    const packages = prices.map((price) => priced(price))
    expect(contradictedBy({ price_range_min, price_range_max, packages })).toEqual(expected)
  })

  test('is compared with prices of a guest only where there are no others', () => {
    const range = { price_range_min: 45, price_range_max: 95 }
    expect(contradictedBy({ ...range, packages: [priced(55, 'per_guest'), priced(80, 'per_guest')] })).toBeNull()
    expect(contradictedBy({ ...range, packages: [priced(20, 'per_guest'), priced(90)] })).toBeNull()
  })
})
