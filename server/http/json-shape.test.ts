import { expect, test } from 'vitest'
import { isOversizedJson } from './json-shape.ts'

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
const list = (length: number) => `[${Array<number>(length).fill(1).join(',')}]`

test.each([
  ['nothing', '', false],
  ['a text', '"[[[[[[[[[[[[[[[[[[[["', false],
  ['sixteen levels', nested(16), false],
  ['seventeen levels', nested(17), true],
  ['many shallow lists', `[${Array<string>(100).fill('[]').join(',')}]`, false],
  ['seventeen levels of objects', '{"a":'.repeat(17), true],
  ['ten thousand values', list(10_000), false],
  ['a value more', list(10_001), true],
  ['commas within a text', JSON.stringify({ message: ','.repeat(20_000) }), false],
  ['quotation marks and backslashes within a text', JSON.stringify([`\\"[${'['.repeat(20)}`, '\\']), false],
  ['levels after a text that ends in a backslash', `["\\\\",${nested(17)}]`, true],
  ['a text without an end', `"${'['.repeat(20)}`, false],
])('%s', (_, json, isOversized) => {
  expect(isOversizedJson(json)).toBe(isOversized)
})
