import { expect, test } from 'vitest'
import { formatQuantity } from './croatian.ts'

test.each([
  [0, '0 pružatelja'],
  [1, '1 pružatelj'],
  [2, '2 pružatelja'],
  [5, '5 pružatelja'],
  [11, '11 pružatelja'],
  [21, '21 pružatelj'],
  [1_204, '1.204 pružatelja'],
])('%d is counted as a Croatian would', (count, text) => {
  expect(formatQuantity(count, 'pružatelj', 'pružatelja', 'pružatelja')).toBe(text)
})

test.each([
  [1, 'recenzija'],
  [3, 'recenzije'],
  [12, 'recenzija'],
  [23, 'recenzije'],
  [25, 'recenzija'],
])('%d takes the form %s', (count, form) => {
  expect(formatQuantity(count, 'recenzija', 'recenzije', 'recenzija')).toBe(`${count} ${form}`)
})
