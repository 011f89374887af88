import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { files, read } from './repository-files.ts'

const pages = files.filter((file) => /^docs\/decisions\/\d/.test(file)).toSorted()

test('each decision stands in the index once, by its number and its heading, with the one that supersedes it', () => {
  const expected = pages.map((file) => {
    const [heading = '', ...rest] = read(file).split('\n')
    const number = basename(file).slice(0, 4)
    const superseded = rest.join('\n').match(/^Superseded by (\[\d{4}\]\([a-z0-9-]+\.md\))/m)
    const mark = superseded ? `, superseded by ${superseded[1]}` : ''
    return `- [${number}](${basename(file)}) ${heading.replace(`# ${number}. `, '')}${mark}`
  })
  const listed = read('docs/decisions/README.md')
    .split('\n')
    .filter((line) => line.startsWith('- '))
  expect(listed.toSorted()).toEqual(expected)
  expect(expected.filter((line) => line.includes('#'))).toEqual([])
})

test('two decisions never have the same number', () => {
  const numbers = pages.map((file) => basename(file).slice(0, 4))
  expect(numbers).toEqual([...new Set(numbers)])
})
