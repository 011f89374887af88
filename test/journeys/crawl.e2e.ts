import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { API_BASE, faviconFile, pages, siteFiles } from '#contract/paths.ts'
import type { Role } from '#contract/auth.ts'
import { informationPages, placeholderPages } from '#contract/site-pages.ts'
import { signIn, test } from '#test/browser.ts'
import { findCutInLargeLetters, viewports } from '#test/browser-checks.ts'
import { isRouted, pageRoutes } from '#test/repository-urls.ts'
import { CrawlQueue, partPatternsOf, patternOf, type ReadPage, readPage, type SiteLink } from '#test/site-links.ts'
import { pageTable } from '#web/pages.ts'

test.describe.configure({ timeout: 240_000 })
// There, large letters have the least space.
test.use({ viewport: viewports.phone })

/** The pages that links lead everyone to from the home page. With the lists below they are all pages of the product. */
const everyones = [
  pages.home,
  pages.professionals,
  pages.professional(1),
  pages.categories,
  pages.landing('fotografija', 'split'),
  pages.map,
  pages.dates,
  ...informationPages,
  ...placeholderPages,
]
const signedOut = [pages.login(), pages.register(), pages.forgotPassword()]
const pagesOf = (role: Role) =>
  Object.entries(pageTable).flatMap(([path, { roles }]) => (roles !== 'everyone' && roles.includes(role) ? [path] : []))
const reachedBy = {
  'par@zauvijek.test': pagesOf('couple'),
  'studio@zauvijek.test': pagesOf('professional'),
  'admin@zauvijek.test': pagesOf('admin'),
}
/** Only a mail leads there, or a choice that a script keeps. */
const notLinked = [pages.resetPassword, pages.confirmEmail, `${pages.compare}?ids=1,2`]

/** Only professionals' pages lead to it. */
const apiDocs = '/api/docs'

const failures = ['Ove stranice nema', 'Ovoga profila nema', 'Nešto je pošlo po zlu', 'Nema veze']

/** The `rel` and `target` of links to other sites: in the product's texts, in its footer, and in a profile. */
const elsewhere = ['noreferrer ', 'noreferrer _blank', 'ugc nofollow noopener noreferrer _blank']

/** Pages that are the same for everyone. A visitor opens all of them, a signed-in person only the first. */
const sameForEveryone: readonly string[] = [...informationPages.slice(1), ...placeholderPages.slice(1)]

const patternsOf = (addresses: readonly string[]) =>
  addresses.map((address) => patternOf(new URL(address, 'http://site.test')))

/** Names the page of each problem and goes on, so that one run lists all. */
function problemsOf(address: string, { lang, title, headings, links }: ReadPage): string[] {
  const problems: string[] = []
  if (lang !== (/^\/api\/docs\/en\b/.test(address) ? 'en' : 'hr')) problems.push(`the language is “${lang}”`)
  if (title === '' || headings[0] === '') problems.push('the title or the heading is empty')
  if (headings.length !== 1) problems.push(`${headings.length} first headings: ${headings.join(', ')}`)
  if (headings.some((heading) => failures.includes(heading))) problems.push(`is a failure: ${headings.join(', ')}`)
  problems.push(...links.flatMap(linkProblem))
  return problems.map((problem) => `${address}: ${problem}`)
}

function linkProblem({ href, rel, target }: SiteLink): string[] {
  if (href === '') return ['a link without an address']
  if (/^[/#?]/.test(href)) return []
  if (/^mailto:[^\s@]+@[^\s@]+$/.test(href) || /^tel:\+\d{6,}$/.test(href))
    return target === '' ? [] : [`${href} in a new tab`]
  if (/^https?:\/\/[^/]/.test(href) && elsewhere.includes(`${rel} ${target}`)) return []
  return [`${href} with rel “${rel}” and target “${target}”`]
}

async function get(request: APIRequestContext, address: string) {
  const answer = await request.get(address)
  expect(
    answer.headersArray().filter(({ name }) => name.toLowerCase() === 'set-cookie'),
    address,
  ).toEqual([])
  return answer
}

/** Every page as the server sends it, before any script has run; this is cheap, so more pages are checked. */
async function crawlAnswers(request: APIRequestContext, origin: string, seeds: readonly string[]) {
  const frontier = new CrawlQueue(origin, 3, seeds)
  const files = new CrawlQueue(origin, 3, [])
  const parts = new Map<string, ReadPage>()
  const problems: string[] = []
  for (let address = frontier.next(); address !== undefined; address = frontier.next()) {
    const answer = await get(request, address)
    if (answer.status() >= 400) problems.push(`${address}: answer ${answer.status()}`)
    if (!answer.headers()['content-type']?.startsWith('text/html')) continue
    const text = await answer.text()
    if (!/^<!doctype html>/i.test(text)) problems.push(`${address}: is laid out as the browsers of the nineties did`)
    const read = readPage(text)
    problems.push(...problemsOf(address, read))
    parts.set(address, read)
    for (const { href } of read.links) if (/^[/#?]/.test(href)) frontier.add(href, address)
    for (const file of read.files) {
      if (new URL(file, origin).origin === origin) files.add(file, address)
      else problems.push(`${address}: loads ${file}`)
    }
  }
  for (let file = files.next(); file !== undefined; file = files.next()) {
    const { status } = await get(request, file).then((answer) => ({ status: answer.status() }))
    if (status !== 200) problems.push(`${file}: answer ${status}`)
  }
  return { problems: [...problems, ...deadParts(parts, origin)], visited: [...parts.keys()], parts }
}

/** Links to a part of a page that has no such part. */
const deadParts = (read: ReadonlyMap<string, ReadPage>, origin: string) =>
  [...read].flatMap(([address, { links }]) =>
    links.flatMap(({ href }) => {
      const { pathname, search, hash, origin: theirs } = new URL(href, origin + address)
      const page = theirs === origin && hash !== '' ? read.get(pathname + search) : undefined
      return page === undefined || page.ids.has(hash.slice(1)) ? [] : [`${address}: no part ${href}`]
    }),
  )

interface BrowserCrawl {
  seeds: readonly string[]
  /** Each page once, because this takes longer than everything else. */
  inLargeLetters: readonly string[]
  passedOver?: readonly string[]
  /** How many keys of an address's query are combined. */
  together: (url: URL) => 1 | 2
}

/** One page of each shape in the browser; its guard reports every error and every request to another host. */
async function crawlInBrowser(
  page: Page,
  origin: string,
  { seeds, inLargeLetters, passedOver = [], together }: BrowserCrawl,
) {
  const frontier = new CrawlQueue(origin, 1, seeds, (url) => partPatternsOf(url, together(url)))
  const visited: string[] = []
  const problems: string[] = []
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  devtools.on('Network.responseReceivedExtraInfo', ({ headers }) => {
    const cookie = Object.entries(headers).find(([name]) => name.toLowerCase() === 'set-cookie')
    if (cookie) problems.push(`an answer sets the cookie ${cookie[1]}`)
  })
  for (let address = frontier.next(); address !== undefined; address = frontier.next()) {
    if (passedOver.includes(address)) continue
    // A picture in full, or the document of the API.
    if (/^\/(media\/|api\/.*\.\w+$)/.test(address)) {
      if ((await page.request.get(address)).status() !== 200) problems.push(`${address}: no such file`)
      continue
    }
    const answer = await page.goto(address)
    if ((answer?.status() ?? 200) >= 400) problems.push(`${address}: answer ${answer?.status()}`)
    await expect(page.getByRole('heading', { level: 1 }), address).toHaveCount(1)
    // Parts of a page are fetched only when somebody scrolls close to them.
    await page.evaluate(() => document.querySelector('main .animate-shimmer')?.scrollIntoView())
    // A grey shape stands for content that is still loading.
    await expect(page.getByRole('main').locator('.animate-shimmer'), address).toHaveCount(0)
    const read = readPage(await page.content())
    problems.push(...problemsOf(address, read))
    if (missing([address], inLargeLetters).length === 0) {
      const cut = await findCutInLargeLetters(page.locator('body'))
      problems.push(...cut.map((text) => `${address}: cut in large letters: ${text}`))
    }
    if ((await page.evaluate(() => document.cookie)) !== '') problems.push(`${address}: there is a cookie`)
    visited.push(address)
    for (const { href } of read.links) if (/^[/#?]/.test(href)) frontier.add(href, new URL(page.url()).pathname)
  }
  expect(await page.context().cookies()).toEqual([])
  return { problems, visited }
}

const missing = (wanted: readonly string[], visited: readonly string[]) => {
  const shapes = new Set(patternsOf(visited))
  return wanted.filter((address) => !shapes.has(patternsOf([address])[0] ?? ''))
}

test('every page is reached by somebody', () => {
  const reached = [...everyones, ...signedOut, ...notLinked, ...Object.values(reachedBy).flat()]
  expect(pageRoutes().filter((route) => !reached.some((address) => isRouted(address, [route])))).toEqual([])
})

test('what the server sends leads a visitor nowhere but to pages', async ({ request, product }) => {
  const { problems, visited, parts } = await crawlAnswers(request, product.url, [pages.home, ...notLinked, apiDocs])
  expect(problems).toEqual([])
  expect(missing([...everyones, ...signedOut, ...notLinked, apiDocs], visited)).toEqual([])

  // A link in a profile is written by its owner, so it must not count as a recommendation of the site.
  const own = new Set(parts.get(pages.home)?.links.map(({ href }) => href))
  const profiles = [...parts].filter(([address]) => /^\/professionals\/\d+$/.test(address))
  const outside = profiles.flatMap(([, { links }]) =>
    links.filter(({ href }) => /^https?:/.test(href) && !own.has(href)),
  )
  expect(outside.length).toBeGreaterThan(0)
  expect(outside.filter(({ rel }) => !rel.includes('nofollow'))).toEqual([])
})

test('a visitor finds no dead link, no error, no other host and no cookie', async ({ page, product }) => {
  const { problems, visited } = await crawlInBrowser(page, product.url, {
    seeds: [pages.home, ...notLinked],
    inLargeLetters: [...everyones, ...signedOut, ...notLinked],
    together: () => 2,
  })
  expect(problems).toEqual([])
  expect(missing([...everyones, ...signedOut, ...notLinked], visited)).toEqual([])
})

for (const [email, own] of Object.entries(reachedBy)) {
  test(`${email} finds no dead link, no error, no other host and no cookie`, async ({ page, product }) => {
    await signIn(page, email)
    const { problems, visited } = await crawlInBrowser(page, product.url, {
      seeds: [pages.home],
      inLargeLetters: own,
      passedOver: sameForEveryone,
      // The keys of everyone's pages are looked at two by two as a visitor, and all together as the server sends them.
      together: ({ pathname }) => (missing([pathname], everyones).length === 0 ? 1 : 2),
    })
    expect(problems).toEqual([])
    const wanted = [...everyones, ...own].filter((address) => !sameForEveryone.includes(address))
    expect(missing(wanted, visited)).toEqual([])
  })
}

test('robots are told what to read, and all of it is there to be kept', async ({ request, product }) => {
  const robots = await (await get(request, '/robots.txt')).text()
  expect(robots).toContain(`\nSitemap: ${product.url}/sitemap.xml\n`)
  expect(robots).toMatch(/^User-agent: \*\nDisallow: \/api\/\n/m)
  expect(robots).not.toMatch(/^Disallow: \/\n/m)

  const addressesIn = async (path: string) =>
    [...(await (await get(request, path)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
  const files = await addressesIn('/sitemap.xml')
  const listed = (await Promise.all(files.map((file) => addressesIn(new URL(file).pathname)))).flat()
  expect(new Set(listed).size).toBe(listed.length)
  const sample = new CrawlQueue(product.url, 4, [])
  for (const address of listed) {
    expect(address.startsWith(`${product.url}/`), address).toBe(true)
    sample.add(address, '/')
  }
  const problems: string[] = []
  for (let address = sample.next(); address !== undefined; address = sample.next()) {
    const answer = await request.get(address, { maxRedirects: 0 })
    const { robots: rule, canonical } = readPage(await answer.text())
    if (answer.status() !== 200 || rule !== '' || answer.headers()['x-robots-tag'] !== undefined)
      problems.push(`${address}: ${answer.status()} ${rule}`)
    if (canonical !== product.url + address) problems.push(`${address}: canonical is ${canonical}`)
  }
  expect(problems).toEqual([])
  expect(
    missing(
      everyones.filter((address) => !placeholderPages.some((one) => one === address)),
      listed,
    ),
  ).toEqual([])
})

test('the addresses at which the framework would answer with data are no pages', async ({ request }) => {
  for (const address of ['/_root.data', '/professionals.data', '/professionals/1.data', '/admin/users.data'])
    expect((await get(request, address)).status(), address).toBe(404)
})

test('neither a call nor a file sets a cookie', async ({ request }) => {
  const account = { email: 'par@zauvijek.test', password: 'demo-zauvijek' }
  const login = await request.post(`${API_BASE}/login`, { data: account })
  const { token } = (await login.json()) as { token: string }
  const headers = { authorization: `Bearer ${token}` }
  const exported = await request.get(`${API_BASE}/account/export`, { headers })
  expect([login.status(), exported.status()]).toEqual([200, 200])
  const calls = ['/auth/me', '/favorites', '/leads', '/professionals'].map((path) => API_BASE + path)
  const others = [
    ...calls,
    ...Object.values(siteFiles),
    faviconFile,
    '/api/docs',
    '/api/openapi.json',
    '/api/openapi.en.json',
  ]
  const answers = await Promise.all(others.map((path) => request.get(path, { headers })))
  expect(answers.map((answer) => answer.status())).toEqual(others.map(() => 200))
  const names = [login, exported, ...answers].flatMap((answer) => Object.keys(answer.headers()))
  expect(names).not.toContain('set-cookie')
})
