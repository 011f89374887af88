import * as icons from '@mdi/js'
import { expect, test } from 'vitest'
import { shortenPath } from './split-icons.ts'

/** The commands and numbers of a path. */
const readPath = (path: string) =>
  [...path.matchAll(/[a-z]|-?(?:\d+\.\d+|\.\d+|\d+)/gi)].map(([part]) => (/[a-z]/i.test(part) ? part : Number(part)))

test('a shortened path of an icon draws the same', () => {
  for (const [name, path] of Object.entries(icons))
    expect([name, readPath(shortenPath(path))]).toEqual([name, readPath(path)])
})

test('commas and spaces become alike', () => {
  expect(shortenPath('M11,9H0.5L12,-10.5A8,8 0 0,0 4,0.25')).toBe('M11 9H.5L12-10.5A8 8 0 0 0 4 .25')
})
