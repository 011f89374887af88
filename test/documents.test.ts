import { posix } from 'node:path'
import { expect, test } from 'vitest'
import { files, read } from './repository-files.ts'

/**
 * Documents for readers of the repository. The API guide contains addresses of the running product and has its own
 * tests.
 */
const documents = files.filter((file) => file.endsWith('.md') && !file.startsWith('server/'))

const withoutCode = (text: string) => text.replace(/```[\s\S]*?```/g, '')

/** The anchor that GitHub gives a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-')

const anchorsIn = (file: string) =>
  [...withoutCode(read(file)).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading))

/** The links of a document within the repository: the file and, if given, the heading. */
const linksIn = (file: string) =>
  [...withoutCode(read(file)).matchAll(/\]\((?!https?:)([^)\s]+)\)/g)].map(([, link = '']) => {
    const [path = '', anchor] = link.split('#')
    return { link, target: path === '' ? file : posix.join(posix.dirname(file), path), anchor }
  })

const exists = (path: string) => files.some((file) => file === path || file.startsWith(posix.join(path, '/')))

test('each link of a document leads to a file that is there, and to a heading of it', () => {
  const links = documents.flatMap((file) => linksIn(file).map((link) => ({ file, ...link })))
  const dead = links.filter(
    ({ target, anchor }) => !exists(target) || (anchor !== undefined && !anchorsIn(target).includes(anchor)),
  )
  expect(dead.map(({ file, link }) => `${file}: ${link}`)).toEqual([])
})

test('each command of npm that a document names is one of package.json', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> } // npm's own format
  const named = documents.flatMap((file) =>
    [...read(file).matchAll(/\bnpm run (?:-s )?([a-z][a-z:-]*)/g)].map(([, name = '']) => ({ file, name })),
  )
  expect(named.length).toBeGreaterThan(50)
  expect(named.filter(({ name }) => scripts[name] === undefined)).toEqual([])
})
