import { expect, test } from 'vitest'
import { showText } from './filter-sheet.tsx'

test.each([
  [0, false, 'Nema rezultata'],
  [1, false, 'Prikaži 1 rezultat'],
  [1_204, false, 'Prikaži 1.204 rezultata'],
  [1_000, true, 'Prikaži više od 1.000 rezultata'],
])('of %i found the button says it as the list does', (total, isMinimum, text) => {
  expect(showText({ total, isMinimum, facets: undefined })).toBe(text)
})
