import { expect, test } from 'vitest'
import { mosaicOf } from './gallery-mosaic.ts'
import { pictureText, showAllText } from './gallery-text.ts'

test.each([6, 21, 23, 30])('a sentence that %i pictures do not change leads to all of them', (count) => {
  expect(showAllText(count)).toBe(`Prikaži sve fotografije (${count})`)
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
