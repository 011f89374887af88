import { expect, test } from 'vitest'
import { piecesOf } from './pieces.ts'

const townsIn = (search: string) =>
  piecesOf(search, true).flatMap(({ meaning }) => (meaning?.place ? [meaning.place.name] : []))

test.each([
  ['sala s klisom Zagreb', ['Klis', 'Zagreb']],
  // One slip from Klis, next to a town that is spelt correctly.
  ['sala s kliom Zagreb', ['Zagreb']],
  ['sala klism Zagreb', ['Zagreb']],
  ['sala slavnoski brod', ['Slavonski Brod']],
  ['bjelovra fotograf', ['Bjelovar']],
  ['bračno putovanje', []],
])('%s names %s', (search, towns) => {
  expect(townsIn(search)).toEqual(towns)
})
