import { expect, test } from 'vitest'
import { lowestBrowsers } from '#scripts/lowest-browsers.ts'
import { linesWith, product, read } from './repository-files.ts'

const names: Record<string, string> = { chrome: 'Chrome', edge: 'Edge', firefox: 'Firefox', safari: 'Safari' }

test.each(lowestBrowsers)('the README names %s as one for which the pages are built', (browser) => {
  const section = read('README.md').split('## Browsers')[1]?.split('\n## ')[0]
  const [, name = '', version = ''] = browser.match(/^([a-z]+)([\d.]+)$/) ?? []
  expect(section).toMatch(new RegExp(`\\b${names[name]}\\b[^.\\d]*\\b${version.replace('.', '\\.')}\\b`))
})

/** Missing in at least one of them, with the files that do without it there. */
const newer: [name: RegExp, worksWithout?: string[]][] = [
  [/\brequestIdleCallback\b/, ['web/lib/when-idle.ts']],
  [/\bposition-area\b/, ['web/ui/menu.tsx', 'web/low-windows.css']],
  [/\.showPicker\(/, ['web/ui/date-input.tsx']],
  [/\bnavigator\.(connection|userAgentData|userActivation)\b/],
  [/\bscrollend\b|\bscrollsnapchange\b/],
  [/\bPromise\.try\b|\bRegExp\.escape\b|\bMath\.sumPrecise\b|\bError\.isError\b|\bURL\.parse\(/],
  [/\b(Temporal|Iterator|AsyncIterator)\.[a-zA-Z]/],
  [/\.(union|intersection|difference|symmetricDifference|isSubsetOf|isSupersetOf|isDisjointFrom)\(new Set\b/],
  [/\.(values|keys|entries)\(\)\s*\.(map|filter|take|drop|flatMap|reduce|toArray|forEach|some|every|find)\(/],
  [/\.(getOrInsert|getOrInsertComputed|fromBase64|toBase64|fromHex|toHex)\(/],
  [/\b(closedby|commandFor|commandfor|interestfor)\b|\bmoveBefore\(/],
  [/\bnew (CookieStore|Sanitizer|URLPattern)\b|\bsetHTML\(|\bnavigation\.navigate\(/],
]

const onServer = ['web/entry.server.tsx', 'web/lib/document-scripts.ts', 'web/lib/rendered-once.ts']

const inBrowsers = product.filter((file) => /^(web|contract)\//.test(file) && !onServer.includes(file))

test.each(newer)('a browser that lacks %s can be used', (name, worksWithout = []) => {
  expect(worksWithout.filter((file) => !name.test(read(file)))).toEqual([])
  expect(
    linesWith(
      name,
      inBrowsers.filter((file) => !worksWithout.includes(file)),
    ),
  ).toEqual([])
})
