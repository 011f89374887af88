import { expect, test } from 'vitest'
import { mosaicOf } from './gallery-mosaic.ts'
import { pictureText, showAllText } from './gallery-text.ts'

test.each([
  [6, 'Prikaži svih 6 fotografija'],
  [12, 'Prikaži svih 12 fotografija'],
  [21, 'Prikaži svih 21 fotografiju'],
  [23, 'Prikaži sve 23 fotografije'],
  [30, 'Prikaži svih 30 fotografija'],
])('%i pictures are counted in Croatian', (count, text) => {
  expect(showAllText(count)).toBe(text)
})

test('a picture without a description is told by its company and its place', () => {
  expect(pictureText(null, 'Studio Val', 0, 3)).toBe('Studio Val, fotografija 1 od 3')
  expect(pictureText('Luk od maslina', 'Studio Val', 0, 3)).toBe('Luk od maslina')
})

test.each([
  [1, 1],
  [4, 4],
  [5, 5],
  [30, 5],
])('a mosaic of %i pictures has %i cells', (count, cells) => {
  expect(mosaicOf(count).cells).toHaveLength(cells)
})
