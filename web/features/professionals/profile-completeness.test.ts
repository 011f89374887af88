import { describe, expect, test } from 'vitest'
import { completenessOf } from './profile-completeness.ts'

const wholeDay = { id: 1, name: 'Dan', price: 900, unit: 'total' as const, description: null, includes: [] }

const full = {
  city: 'Split',
  description: 'a'.repeat(150),
  price_range_min: 0,
  price_range_max: null,
  website: 'https://www.primjer.hr',
  instagram: 'studio.jadran',
  packages: [wholeDay],
  facts: { drone: true as const, hours: 10 },
  travels_km: 80,
}
const empty = {
  city: null,
  description: null,
  price_range_min: null,
  price_range_max: null,
  website: null,
  instagram: null,
  packages: [],
  facts: {},
  travels_km: null,
}
const pictures = (count: number, alt: string | null = 'Par pod slavolukom') =>
  Array.from({ length: count }, () => ({ alt }))
const missingOf = (...given: Parameters<typeof completenessOf>) =>
  completenessOf(...given).missing.map(({ part }) => part)

describe('the completeness of a profile', () => {
  test('is whole when nothing is missing, and a price of 0 is a price', () => {
    expect(completenessOf(full, pictures(3))).toEqual({ percent: 100, missing: [] })
  })

  test('begins with what the registration asked for', () => {
    expect(completenessOf(empty, [])).toEqual({
      percent: 18,
      missing: [
        { part: 'city', label: 'Upišite grad' },
        { part: 'pictures', label: 'Dodajte slike' },
        { part: 'description', label: 'Napišite opis' },
        { part: 'price_range_min', label: 'Navedite cijenu' },
        { part: 'packages', label: 'Dodajte pakete' },
        { part: 'facts', label: 'Navedite što nudite' },
        { part: 'website', label: 'Dodajte web-stranicu' },
        { part: 'instagram', label: 'Dodajte Instagram' },
      ],
    })
  })

  test.each([
    ['city', { city: null }],
    ['description', { description: null }],
    ['description', { description: 'Kratko.' }],
    ['price_range_min', { price_range_min: null }],
    ['packages', { packages: [] }],
    ['facts', { travels_km: null }],
    ['website', { website: null }],
    ['instagram', { instagram: null }],
  ] satisfies [string, Partial<typeof full | typeof empty>][])(
    'names %s alone when it alone is missing',
    (part, without) => {
      const { percent, missing } = completenessOf({ ...full, ...without }, pictures(3))
      expect(missing.map((one) => one.part)).toEqual([part])
      expect(percent).toBe(91)
    },
  )

  test('is content with the upper price alone', () => {
    expect(missingOf({ ...full, price_range_min: null, price_range_max: 900 }, pictures(3))).toEqual([])
  })

  test('wants three pictures, each with words for those who do not see it', () => {
    expect(missingOf(full, pictures(2))).toEqual(['pictures'])
    expect(missingOf(full, [...pictures(3), ...pictures(1, null)])).toEqual(['alt'])
    expect(missingOf(full, pictures(1, null))).toEqual(['pictures', 'alt'])
  })

  test('asks for no words where there is no picture', () => {
    expect(missingOf(full, [])).toEqual(['pictures'])
  })
})
