import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { describe, expect, test } from 'vitest'
import { pages } from '#contract/paths.ts'
import { processorTimeOf } from '#test/processor-time.ts'
import { pageRoutes } from '#test/repository-urls.ts'
import { linkIcons } from './features/shell/link-icons.ts'
import { findPage, pageLinksFor, type PageRules, pageTable } from './pages.ts'
import siteMap from './routes.ts'

const rows = Object.entries(pageTable)

test('the table has a row for each path of the site map, and no other', () => {
  expect(Object.keys(pageTable).toSorted()).toEqual(pageRoutes().toSorted())
})

test('only a page that is the same for everyone is kept as it was last seen or indexed', () => {
  const forSome = rows.filter(([, { roles }]) => roles !== 'everyone')
  expect(forSome.filter(([, { offline, index }]) => offline === 'last-seen' || index)).toEqual([])
  expect(forSome.length).toBeGreaterThan(10)
})

/** The paths of the pages whose module matches, including nested ones. */
const pathsWith = (pattern: RegExp, entries: RouteConfigEntry[] = siteMap, parent = ''): string[] =>
  entries.flatMap(({ path, index, file, children = [] }) => {
    const own = path === undefined ? parent : `${parent}/${path}`
    const isPage = index === true || (path !== undefined && path !== '*')
    const isMatch = isPage && pattern.test(readFileSync(join(import.meta.dirname, file), 'utf8'))
    return [...(isMatch ? [own || '/'] : []), ...pathsWith(pattern, children, own)]
  })

const pathsWhere = (matches: (rules: PageRules) => boolean) =>
  rows.flatMap(([path, rules]) => (matches(rules) ? [path] : [])).toSorted()

test('a page for some roles loads its data behind the guard, and no other page does', () => {
  const limited = pathsWhere(({ roles }) => roles !== 'everyone')
  expect(pathsWith(/\bload(Protected|Admin)\(/).toSorted()).toEqual(limited)
})

test('a page that is not to be indexed says so itself', () => {
  const hidden = pathsWhere(({ index }) => !index)
  // The page of a category and a city declares it if it has too few professionals.
  const saysSo = pathsWith(/'noindex'/).filter((path) => path !== '/:category/:city?')
  expect(saysSo.toSorted()).toEqual(hidden)
})

describe('a path', () => {
  test.each([
    ['/favorites/', '/favorites'],
    ['/professionals/7', '/professionals/:id'],
    ['/offers/7', '/offers/:id'],
    ['/messages/7', '/messages/:id'],
    ['/fotografija/split', '/:category/:city?'],
    [pages.adminLog, '/admin/log'],
  ])('%s has the rules of %s', (pathname, row) => {
    expect(findPage(pathname)).toBe(pageTable[row])
  })

  test.each([
    '/nigdje',
    '/admin',
    '/professional',
    '/professional/nigdje',
    '/messages/7/8',
    '/fotografija',
    '/constructor',
  ])('%s has none', (pathname) => {
    expect(findPage(pathname)).toBeUndefined()
  })
})

test.each([
  [undefined, ['/', '/professionals', '/categories']],
  ['couple', ['/', '/professionals', '/categories', '/favorites', '/enquiries', '/messages']],
  [
    'professional',
    [
      '/',
      '/professionals',
      '/categories',
      '/professional/calendar',
      '/professional/leads',
      '/messages',
      '/professional/statistics',
    ],
  ],
  ['admin', ['/', '/professionals', '/categories', '/admin/professionals']],
] as const)('the links of %s lead to pages that they may open', (role, paths) => {
  const links = pageLinksFor(role).map(({ to }) => to)
  expect(links).toEqual(expect.arrayContaining([...paths]))
  const isOpen = ({ roles }: PageRules) => roles === 'everyone' || (role !== undefined && roles.includes(role))
  const open = pathsWhere(isOpen)
  expect(links.filter((path) => !open.includes(path))).toEqual([])
})

test('every link has its icon, and no other page has one', () => {
  const linked = Object.entries(pageTable).flatMap(([path, { link }]) => (link ? [path] : []))
  expect(Object.keys(linkIcons).toSorted()).toEqual(linked.toSorted())
})

test('an address of slashes, as long as one may be, is read at once', async () => {
  expect(findPage('/help///')).toBe(findPage('/help'))
  expect(await processorTimeOf(() => findPage(`/help${'/'.repeat(60_000)}x`))).toBeLessThan(300)
})
