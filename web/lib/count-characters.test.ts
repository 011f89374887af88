import { expect, test } from 'vitest'
import { optionalText } from '#contract/text.ts'
import { countCharacters } from './count-characters.ts'

test.each([
  ['', 0],
  ['  riječ\n', 5],
  ['🌸🌸', 2],
  ['c\u030C', 1],
])('%j counts %i characters, as in the API', (text, count) => {
  expect(countCharacters(text)).toBe(count)
  expect(optionalText(count).safeParse(text).success).toBe(true)
  if (count > 0) expect(optionalText(count - 1).safeParse(text).success).toBe(false)
})
