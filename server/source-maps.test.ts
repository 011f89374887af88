import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { ensureBuilt } from '#test/built.ts'
import { mapStack } from './source-maps.ts'

ensureBuilt()
const build = resolve(import.meta.dirname, '../build')

/** Of web/features/shell/failure-page.tsx alone. */
const sentence = 'Ove stranice nema'

/** Where the sentence stands in the build: file, line and column, counted from 1. */
function placeOf(pattern: string) {
  for (const file of globSync(pattern, { cwd: build })) {
    const lines = readFileSync(join(build, file), 'utf8').split('\n')
    const line = lines.findIndex((text) => text.includes(sentence))
    if (line !== -1) return { file, line: line + 1, column: (lines[line] ?? '').indexOf(sentence) + 1 }
  }
  throw new Error(`No file of ${pattern} has the sentence.`)
}

test.each([
  ['of the server', 'server/**/*.js', (file: string) => `file:///opt/zauvijek/build/${file}`],
  ['of a browser', 'client/**/*.js', (file: string) => file.replace('client/', 'https://zauvijek.test/')],
])('a stack %s leads to our sources', (_, pattern, address) => {
  const { file, line, column } = placeOf(pattern)
  const stack = mapStack(
    `Error: č\n    at FailurePage (${address(file)}:${line}:${column})\n    at node:internal/x:1:2`,
  )
  expect(stack).toMatch(
    /^Error: č\n {4}at FailurePage \(web\/features\/shell\/failure-page\.tsx:\d+:\d+\)\n {4}at node:internal\/x:1:2$/,
  )
  const [, found = ''] = /\.tsx:(\d+)/.exec(stack) ?? []
  const source = readFileSync(resolve(build, '../web/features/shell/failure-page.tsx'), 'utf8').split('\n')
  // A place in a call is that of its begin, at most a few lines before.
  expect(source.slice(Number(found) - 1, Number(found) + 6).join('\n')).toContain(sentence)
})

test('a place of another build stays as it is', () => {
  const line = '    at f (https://zauvijek.test/assets/document-Unknown1.js:1:200)'
  expect(mapStack(line)).toBe(line)
})

test('no map lies where files are served from, and no file names one', () => {
  expect(globSync('{client,server}/**/*.map*', { cwd: build })).toEqual([])
  const naming = globSync('client/**/*.js', { cwd: build }).filter((file) =>
    readFileSync(join(build, file), 'utf8').includes('sourceMappingURL'),
  )
  expect(naming).toEqual([])
  const maps = globSync('maps/**/*.map', { cwd: build })
  expect(maps.length).toBeGreaterThan(10)
  for (const file of maps)
    expect(Object.keys(JSON.parse(readFileSync(join(build, file), 'utf8')))).not.toContain('sourcesContent')
})
