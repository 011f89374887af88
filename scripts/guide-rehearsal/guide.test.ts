import { expect, test } from 'vitest'
import { fillIn, findBlock, readBlocks } from './guide.ts'

const guide =
  'Words.\n\n```sh title="values"\nA=one # the first\nexport B="two words"\n```\n\n1. A step:\n\n   ```sh\n   cp a b\n   ```\n'

test('blocks have their language, their title and their text without the indent of a list', () => {
  expect(readBlocks(guide)).toEqual([
    { language: 'sh', title: 'values', text: 'A=one # the first\nexport B="two words"\n' },
    { language: 'sh', title: undefined, text: 'cp a b\n' },
  ])
})

test('a block that is not there is named', () => {
  expect(() => findBlock(readBlocks(guide), 'proxy')).toThrow('The guide has 0 blocks “proxy”, not one.')
})

test('values take the place of the samples, quoted for a shell', () => {
  const values = findBlock(readBlocks(guide), 'values')
  expect(fillIn(values, { A: "Ana's", B: '$x' })).toBe("A='Ana'\\''s'\nexport B='$x'\n")
})

test.each([
  [{ A: '1' }, 'The guide asks for B'],
  [{ A: '1', B: '2', C: '3' }, 'The guide does not ask for C.'],
])('with %j it is refused', (values, sentence) => {
  expect(() => fillIn(findBlock(readBlocks(guide), 'values'), values)).toThrow(sentence)
})
