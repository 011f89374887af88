import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { processorTimeOf } from '#test/processor-time.ts'
import { queryNumber } from './query.ts'

const rating = queryNumber({ min: 1, max: 5, decimals: 1 })
const read = (text: string) => {
  const { success, data } = z.safeParse(rating, text)
  return success ? data : null
}

test.each([
  ['4', 4],
  ['4.5', 4.5],
  ['4,50', 4.5],
  ['4,5000', 4.5],
  ['', undefined],
  ['4,55', null],
  ['4,501', null],
  ['5.1', null],
  ['0.9', null],
  ['4,', null],
  [',5', null],
  ['1e0', null],
])('%j is read as %j', (text, value) => {
  expect(read(text)).toBe(value)
})

test('a number as long as an address may be is refused at once', async () => {
  const text = `4,${'0'.repeat(60_000)}1`
  expect(await processorTimeOf(() => expect(read(text)).toBeNull())).toBeLessThan(300)
})
