import { expect, test } from 'vitest'
import { labelWithUnit } from './fact-units.ts'
import { factDefinitions, factKeys } from './facts.ts'

test('a field names what it counts once', () => {
  const numbers = factKeys.map((key) => factDefinitions[key]).filter(({ kind }) => kind === 'number')
  expect(numbers.map(labelWithUnit)).toEqual([
    'Najviše gostiju',
    'Trajanje usluge (sati)',
    'Broj članova',
    'Broj sjedala',
    'Osoba u jednom jutru',
    'Rok isporuke (tjedana)',
    'Predujam (%)',
  ])
})
