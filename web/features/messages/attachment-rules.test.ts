import { expect, test } from 'vitest'
import { attachmentPolicy as policy } from '#contract/attachment-policy.ts'
import { chooseFiles, formatBytes, refusalOfFile } from './attachment-rules.ts'

const file = (name: string, type = 'application/pdf', size = 100) => ({ name, type, size })

test.each([
  ['image/png', 100, null],
  ['image/jpeg', policy.maxBytes, null],
  ['image/jpeg', policy.maxBytes + 1, policy.sizeMessage],
  ['image/svg+xml', 100, policy.typeMessage],
  ['', 100, policy.typeMessage],
  ['application/pdf', 0, policy.emptyMessage],
])('a file of type %j with %i bytes: %s', (type, size, refusal) => {
  expect(refusalOfFile({ type, size })).toBe(refusal)
})

test('what fits is taken, and each that does not is named', () => {
  const { files, refusals } = chooseFiles(
    [file('a')],
    [file('b'), file('c.exe', 'application/x-msdownload'), file('d')],
  )
  expect(files.map(({ name }) => name)).toEqual(['a', 'b', 'd'])
  expect(refusals).toEqual([`c.exe: ${policy.typeMessage}`])
})

test('a fourth one is refused', () => {
  const { files, refusals } = chooseFiles([file('a'), file('b')], [file('c'), file('d')])
  expect([files.length, refusals]).toEqual([3, [policy.countMessage]])
})

test.each([
  [840, '840 B'],
  [12_400, '12 kB'],
  [999_499, '999 kB'],
  [999_500, '1 MB'],
  [1_230_000, '1,2 MB'],
])('%i bytes are %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text)
})
