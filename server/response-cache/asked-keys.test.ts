import { expect, test } from 'vitest'
import { createAskedKeys } from './asked-keys.ts'

test('a key is known from the second time on', () => {
  const keys = createAskedKeys()
  expect([keys.note('a'), keys.note('b'), keys.note('a')]).toEqual([false, false, true])
})

test('as many as are kept are known, and those of long ago are forgotten', () => {
  const keys = createAskedKeys({ maxKeys: 10 })
  for (let number = 0; number < 25; number++) keys.note(`key ${number}`)
  expect([keys.note('key 15'), keys.note('key 24'), keys.note('key 9')]).toEqual([true, true, false])
})
