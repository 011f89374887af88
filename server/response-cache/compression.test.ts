import { randomBytes } from 'node:crypto'
import { brotliCompressSync, constants } from 'node:zlib'
import { expect, test } from 'vitest'
import { chooseEncoding, decodeBody, encodeBody, encodings } from './compression.ts'

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

test.each([
  ['noise', randomBytes(1_000)],
  ['noise that is longer than a window', randomBytes(100_000)],
  ['a text that is longer than the widest window', Buffer.alloc(2 ** 24 + 1, 'č')],
])('%s comes out as it went in', async (_name, body) => {
  for (const encoding of encodings) {
    const decoded = await decodeBody(await encodeBody(body, encoding), encoding)
    expect(decoded.equals(body)).toBe(true)
  }
})

test('a short text becomes no longer in the window that is as wide as it', async () => {
  const text = Buffer.from(
    JSON.stringify(Array.from({ length: 60 }, (_, id) => ({ id, city: 'Šibenik', price: 7 * id }))),
  )
  const [ours, widest] = [
    await encodeBody(text, 'br'),
    brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  ]
  expect(ours.length).toBeLessThanOrEqual(1.02 * widest.length)
})
