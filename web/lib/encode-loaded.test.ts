import { UNSAFE_decodeViaTurboStream as decode } from 'react-router'
import { expect, test } from 'vitest'
import { encodeLoaded } from './encode-loaded.ts'

async function decoded(data: object): Promise<unknown> {
  const text = encodeLoaded(data)
  if (text === null) return 'not encoded'
  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(text))
      controller.close()
    },
  })
  return (await decode(stream, globalThis)).value
}

const card = { name: 'Studio „Č” </script>\u2028', price: -12.5, premium: false, rating: 0, category: null }

test.each([
  {},
  {
    loaderData: { root: { today: '2027-01-01', site: null }, detail: [card, card, { ...card, price: -0 }] },
    errors: null,
  },
  { list: [], nested: [[], [[1, '1', true, 'true']], {}], text: '', missing: undefined, _1: '_1', 2: 'two' },
  { long: Array.from({ length: 500 }, (_, id) => ({ id, name: `n${id % 7}`, price: id / 4 })) },
])('the router reads the data that was written: %j', async (data) => {
  expect(await decoded(data)).toStrictEqual(data)
})

test.each([new Date(0), Promise.resolve(1), Number.NaN, new Map(), () => {}, Symbol('a'), 1n, Object.create(null)])(
  'what is not JSON is left to the router: %s',
  (value) => {
    expect(encodeLoaded({ value })).toBeNull()
  },
)

test('an object that is there twice is one in the browser, too', async () => {
  const { one, other } = (await decoded({ one: card, other: card })) as Record<string, unknown>
  expect(one).toBe(other)
})

test('what is equal is written once', async () => {
  const cards = [1, 2, 3].map((id) => ({ id, category: { id: 4, name: 'Glazba' }, widths: [320, 640] }))
  expect(encodeLoaded({ cards })?.match(/Glazba|\[\d+,\d+\]/g)).toHaveLength(2)
  expect(await decoded({ cards })).toStrictEqual({ cards })
})
