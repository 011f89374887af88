import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { storeBody } from './stored-body.ts'

const page = '<p>Vjenčanja u Hrvatskoj</p>'.repeat(2_000)
const bytes = Buffer.byteLength(page)

function store(text: string) {
  let held = Buffer.byteLength(text)
  const body = storeBody(text, (by) => (held += by))
  return { body, held: () => held }
}

test('a large one is held compressed alone, and its hash stays the same', async () => {
  const [{ body, held }, { body: other }] = [store(page), store(page)]
  const compressed = await body.encode('br')
  expect(held()).toBe(compressed.length)
  expect([body.length, body.digest()]).toEqual([bytes, other.digest()])
  expect(brotliDecompressSync(compressed).toString()).toBe(page)
})

test('it is there again for somebody who takes nothing compressed, and stays', async () => {
  const { body, held } = store(page)
  const compressed = await body.encode('br')
  const [first, second] = await Promise.all([body.encode(null), body.encode(null)])
  expect(first.toString()).toBe(page)
  expect([second, await body.encode(null)]).toEqual([first, first])
  expect(held()).toBe(compressed.length + bytes)
})

test('another encoding is made of the one that is there', async () => {
  const { body, held } = store(page)
  const [br, gzip] = [await body.encode('br'), await body.encode('gzip')]
  expect(gunzipSync(gzip).toString()).toBe(page)
  expect(held()).toBe(br.length + gzip.length)
})

test('one that was sent uncompressed is held in both', async () => {
  const { body, held } = store(page)
  await body.encode(null)
  const compressed = await body.encode('gzip')
  expect(held()).toBe(bytes + compressed.length)
})

test('a short one, from which pages are made, is held uncompressed too', async () => {
  const { body, held } = store('{"data":[]}'.repeat(500))
  const compressed = await body.encode('br')
  expect(held()).toBe(body.length + compressed.length)
})
