import { resolve } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { API_BASE, mediaPath, pages } from '#contract/paths.ts'
import { informationPages, placeholderPages } from '#contract/site-pages.ts'
import { makeTestApp } from './app.ts'
import { files, importsOf, linesWith, product, read, sources, textFiles } from './repository-files.ts'
import { isRouted, linksIn, pageRoutes, serverRoutesOf, urlsOf } from './repository-urls.ts'

/** The URL of a call's key with its parameters filled in. */
const callUrl = (key: string) => API_BASE + key.slice(key.indexOf(' ') + 1).replace(/:\w+/g, '7')

/** The patterns below would match themselves. */
const notHere = (file: string) => !file.startsWith('test/repository')

describe('files', () => {
  test('no source file has more than 400 lines', () => {
    const long = sources.map((file) => ({ file, lines: read(file).split('\n').length - 1 }))
    expect(long.filter(({ lines }) => lines > 400)).toEqual([])
  })

  test('names are kebab-case', () => {
    const capital = /^(README|CONTRIBUTING|SECURITY|CHANGELOG|LICENSE|Containerfile)(\.md)?$/
    const kebab = /^\.?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/
    const migration = /^server\/db\/migrations\/\d{4}_[a-z0-9]+(_[a-z0-9]+)*\.sql$/
    const isFine = (file: string) =>
      migration.test(file) || file.split('/').every((part) => kebab.test(part) || capital.test(part))
    expect(files.filter((file) => !isFine(file))).toEqual([])
  })

  test('a migration has a number of its own, without gaps', () => {
    const numbers = files.flatMap((file) => /^server\/db\/migrations\/(\d{4})_/.exec(file)?.[1] ?? []).toSorted()
    expect(numbers).toEqual(numbers.map((_, index) => String(index + 1).padStart(4, '0')))
  })

  test('nothing names a path of somebody’s machine', () => {
    const path = /(^|[\s'"`(=:])(\/(work|root)\/\w|\/(home|Users)\/\w+\/|[A-Z]:\\Users)/
    expect(linesWith(path, textFiles.filter(notHere))).toEqual([])
  })

  test('nothing is left for later', () => {
    expect(linesWith(/\b(TODO|FIXME|XXX)\b/, textFiles.filter(notHere))).toEqual([])
  })
})

describe('a server feature', () => {
  const inFeatures = files.filter((file) => file.startsWith('server/features/'))
  const closedSet = new Set(['routes', 'service', 'queries', 'policy', 'present'])

  test('is a flat folder with files that the architecture names', () => {
    const allowed = /^server\/features\/[a-z]+(-[a-z]+)*\/[a-z]+(-[a-z]+)*(\.test)?\.ts$/
    expect(inFeatures.filter((file) => !allowed.test(file))).toEqual([])
  })

  test('has beside its closed set only rules, and these are pure', () => {
    const rules = inFeatures.filter((file) => {
      const name = /\/([a-z-]+)\.ts$/.exec(file)?.[1]
      return name !== undefined && (name === 'policy' || !(closedSet.has(name) || /-(queries|service)$/.test(name)))
    })
    const impure =
      /\/(db|http|response-cache|pubsub|pages|adapters)\/|\/(routes|[a-z-]*service|[a-z-]*queries|deps|config)\.ts$|^(pg|kysely|fastify|node:(fs|net|http|child_process).*)$/
    const problems = rules.flatMap((file) =>
      importsOf(file)
        .filter((specifier) => impure.test(specifier))
        .map((specifier) => `${file} imports ${specifier}`),
    )
    expect(problems).toEqual([])
  })

  test('asks the database only in queries.ts', () => {
    const others = inFeatures.filter((file) => !/(queries|\.test)\.ts$/.test(file))
    expect(linesWith(/\b(selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql[`<]/, others)).toEqual([])
  })
})

describe('modules', () => {
  test('none is a barrel: nothing is exported again', () => {
    const reExport = /^export\s+(type\s+)?(\*|\{[^}]*\})\s*(as\s+\w+\s*)?from\b/m
    const barrels = sources.filter((file) => /\/index\.tsx?$/.test(file) || reExport.test(read(file)))
    expect(barrels.filter(notHere)).toEqual([])
  })

  test('none is imported by climbing: `./` for neighbours, `#` for everything else', () => {
    // The configuration files at the root belong to no alias.
    const climb = /\b(?:from|import)\s*\(?\s*['"]\.\.\/(?![\w-]+(?:\.[\w-]+)*\.config\.ts['"])/
    expect(linesWith(climb, sources.filter(notHere))).toEqual([])
  })

  test('a default export stands only where a framework wants one', () => {
    const wanted =
      /^web\/(root\.tsx|routes\.ts|entry\.(client|server)\.tsx|routes\/.+\.tsx)$|^[^/]+\.config\.ts$|^[^/]+\.mjs$|^test\/demo-data\.ts$|^scripts\/(openapi\/typescript-in-javascript|unhandled-errors)\.ts$/
    const others = sources.filter((file) => !wanted.test(file)).filter(notHere)
    expect(linesWith(/^export default\b|^export \{.*\bas default\b/, others)).toEqual([])
  })

  test('the environment is read by config.ts alone', () => {
    const reads = linesWith(/process\.env|process\[|import\.meta\.env|from 'node:process'/, product)
    const mayRead = (line: string) =>
      // The build target, which only the build itself knows.
      line.includes('import.meta.env.SSR') ||
      line.startsWith('server/config.ts:') ||
      (line.startsWith('server/main.ts:') && /(?:readConfig|findInheritedSocket)\(process\.env[,)]/.test(line))
    expect(reads.filter((line) => !mayRead(line))).toEqual([])
  })

  test('a lint rule is silenced only with its reason, behind two dashes or in the comment above', () => {
    const problems = sources.filter(notHere).flatMap((file) => {
      const lines = read(file).split('\n')
      return lines.flatMap((line, index) => {
        if (!/(ox|es)lint-disable/.test(line) || / -- \S/.test(line)) return []
        return /^\s*(\/\/|\/?\*)/.test(lines[index - 1] ?? '') ? [] : [`${file}:${index + 1}: ${line.trim()}`]
      })
    })
    expect(problems).toEqual([])
  })
})

describe('texts', () => {
  test('no live region is hidden while it is empty, as screen readers announce only changes in one that they know', () => {
    const hidden = /role="(?:status|alert|log)"[^>]*\bempty:hidden\b/
    expect(product.filter((file) => hidden.test(read(file)))).toEqual([])
  })

  test('no English leftover of the specification is shown', () => {
    const leftover = /Failed to fetch|This field is required|Login failed|Registration failed/i
    expect(linesWith(leftover, product)).toEqual([])
  })
})

describe('URLs', () => {
  let serverRoutes: string[]
  const siteRoutes = pageRoutes()
  /**
   * The route of a category and a city matches any path with two segments, so a literal link must match another route.
   */
  const namedRoutes = siteRoutes.filter((route) => !route.startsWith('/:'))

  beforeAll(async () => {
    serverRoutes = await serverRoutesOf(async () => {
      const { close } = await makeTestApp()
      await close()
    })
  })

  test('each call that contract/ declares has its route on the server', async () => {
    const declaring = files.filter(
      (file) => /^contract\/[a-z-]+\.ts$/.test(file) && read(file).includes('satisfies Calls'),
    )
    const modules = await Promise.all(declaring.map((file) => import(resolve(file)) as Promise<object>))
    const keys = modules
      .flatMap((module) => Object.entries(module))
      .flatMap(([name, calls]) => (name.endsWith('Calls') ? Object.keys(calls as object) : []))
    expect(keys.length).toBeGreaterThanOrEqual(declaring.length)
    expect(keys.filter((key) => !isRouted(callUrl(key), serverRoutes))).toEqual([])
  })

  test('each page of contract/paths.ts stands in the site map', () => {
    const unknown = urlsOf(pages).filter(([name, url]) => !isRouted(url, name === 'landing' ? siteRoutes : namedRoutes))
    expect(unknown).toEqual([])
    expect([...informationPages, ...placeholderPages].filter((url) => !isRouted(url, namedRoutes))).toEqual([])
  })

  test('the server knows where a picture lies', () => {
    const address = mediaPath('0123456789abcdef', 640, 'avif')
    expect([address].filter((url) => !isRouted(url, serverRoutes))).toEqual([])
  })

  test('each link of a page leads to a route', () => {
    const links = linksIn(product.filter((file) => /^(web|contract)\//.test(file)))
    expect(links.filter(({ path }) => !isRouted(path, [...namedRoutes, ...serverRoutes]))).toEqual([])
  })

  test('an address of the API is written in contract/paths.ts alone', () => {
    const elsewhere = product.filter((file) => file !== 'contract/paths.ts')
    expect(linesWith(/^(?!\s*(\/?\*|\/\/)).*['"`]\/api\/v1/, elsewhere)).toEqual([])
  })
})
