import { expect, test } from 'vitest'
import { z } from 'zod'
import { read } from './repository-files.ts'

const { packages } = z
  .object({ packages: z.record(z.string(), z.object({ dev: z.boolean().optional() })) })
  .parse(JSON.parse(read('package-lock.json')))

/** Names of the packages that `npm ci --omit=dev` installs on any platform. */
const production = Object.entries(packages)
  .filter(([path, { dev }]) => path !== '' && dev !== true)
  .map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length))

test('a production installation has no compiler, no bundler, no test runner and no browser', () => {
  const tools =
    /^(typescript|vite|rolldown|rollup|esbuild|lightningcss|tailwindcss|vitest|knip|lighthouse|dependency-cruiser|ox(lint|fmt)|react-router)$|^@(typescript|swc|babel\/core|rolldown|esbuild|react-router|tailwindcss|vitest|playwright|sparticuz)(\/|$)|playwright|puppeteer|chromium/
  expect(production.length).toBeGreaterThan(100)
  expect(production.filter((name) => tools.test(name))).toEqual([])
})
