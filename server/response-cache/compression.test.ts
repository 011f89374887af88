import { expect, test } from 'vitest'
import { chooseEncoding } from './compression.ts'

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip;q=1.0, br;q=0.5', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0,gzip;q=0', null],
  ['brotli', null],
  ['identity', null],
  ['', null],
  [undefined, null],
])('a client that takes “%s” is sent %s', (accepted, encoding) => {
  expect(chooseEncoding(accepted, 10_000)).toBe(encoding)
})

test('a short body is sent as it is', () => {
  expect(chooseEncoding('br', 200)).toBeNull()
})
