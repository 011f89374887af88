import { expect, test } from 'vitest'
import { isOib } from './oib.ts'

test.each(['12345678903', '33392005961', '69435151530'])('%s is an OIB', (text) => {
  expect(isOib(text)).toBe(true)
})

test.each([
  ['a last digit that does not follow', '12345678904'],
  ['two digits that have changed places', '21345678903'],
  ['one digit that differs', '69435151430'],
  ['ten digits', '1234567890'],
  ['twelve digits', '123456789030'],
  ['the prefix of a VAT number', 'HR12345678903'],
  ['a space', '12345 78903'],
  ['nothing', ''],
])('%s makes it none', (_, text) => {
  expect(isOib(text)).toBe(false)
})
