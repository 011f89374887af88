import { type BrowserContext, expect as base, type Page } from '@playwright/test'
import { API_BASE, pages, siteFiles } from '#contract/paths.ts'
import { signIn, test } from '#test/browser.ts'
import { expectAccessible } from '#test/browser-checks.ts'
import type { Problems } from '#test/browser-problems.ts'
import { ROLE_KEY, TOKEN_KEY } from '#web/lib/token.ts'
import { callAs, favoritesOf } from './couple-calls.ts'
import { findProfessional, openDetail } from './demo-professionals.ts'
import { fillIn, makeCouple, password, submit, tokenOf, topBar } from './sign-in-form.ts'

/** The worker starts when the page is idle and fetches a good part of the site: on a busy machine this takes long. */
const timeout = 30_000
const expect = base.configure({ timeout })

test.use({ serviceWorkers: 'allow', navigationTimeout: 2 * timeout })
test.describe.configure({ timeout: 8 * timeout })

const hearts = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: /^(U favoritima|Spremi u favorite): / })
const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'Nema internetske veze.' })
const offlineTitle = (page: Page) => page.getByRole('heading', { name: 'Nema veze', level: 1 })
const retry = { name: 'Pokušaj ponovo' }

/** Requests of a page without a network fail. */
const expectBrokenLine = (problems: Problems) => problems.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)

/** The worker answers with the offline page. */
const expectOfflinePage = (problems: Problems) => problems.expect(/503/)

/** The addresses of everything that the worker has cached. */
const cachedUrls = (page: Page) =>
  page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const requests = await Promise.all(stores.map((store) => store.keys()))
    return requests.flat().map(({ url }) => url.slice(location.origin.length))
  })

/** The worker controls the page and has cached this address, also one that was fetched before the worker started. */
async function expectCached(page: Page, address: string) {
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), { timeout }).toBe(true)
  await expect.poll(() => cachedUrls(page), { timeout }).toContain(address)
}

const addFavorite = (page: Page, id: number) => callAs(page, 'POST', '/favorites', { professional_id: id })

async function professionals(page: Page): Promise<{ id: number; company_name: string }[]> {
  const list = `${API_BASE}/professionals?per_page=4`
  return ((await (await page.request.get(list)).json()) as { data: { id: number; company_name: string }[] }).data
}

const namesOf = (page: Page) => hearts(page).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))

const pictureWidths = (page: Page) =>
  page
    .getByRole('main')
    .locator('img')
    .evaluateAll((all) => all.map((one) => (one as HTMLImageElement).naturalWidth))

/** Everything that this browser stores for the site except addresses: stored values, and cached answers as text. */
const storedTexts = (page: Page) =>
  page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const answers = (await Promise.all(stores.map((store) => store.matchAll()))).flat()
    const readable = answers.filter((answer) => /html|json/.test(answer.headers.get('content-type') ?? ''))
    return [...Object.values(localStorage), ...(await Promise.all(readable.map((answer) => answer.text())))].join('\n')
  })

async function openFavorites(page: Page) {
  await page.goto(pages.favorites)
  await expect(page.getByRole('heading', { name: 'Favoriti', level: 1 })).toBeVisible()
}

async function withoutNetwork(context: BrowserContext, work: () => Promise<void>) {
  await context.setOffline(true)
  await work()
  await context.setOffline(false)
}

test('after one visit the favourites can be read without a network, pictures included', async ({
  page,
  context,
  problems,
}, info) => {
  expectBrokenLine(problems)
  const { email } = await makeCouple(page, info)
  await signIn(page, email, password)
  for (const { id } of (await professionals(page)).slice(0, 2)) await addFavorite(page, id)
  await openFavorites(page)
  await expect(hearts(page)).toHaveCount(2)
  await expect(notice(page)).toHaveCount(0)
  const names = await namesOf(page)
  // A variant of a demo picture may still be waiting to be made.
  await expect
    .poll(async () => (await pictureWidths(page)).every((width) => width > 0), { timeout: 4 * timeout })
    .toBe(true)
  const sources = await page
    .getByRole('main')
    .locator('img')
    .evaluateAll((all) => all.map((one) => new URL((one as HTMLImageElement).currentSrc).pathname))
  for (const source of sources) await expectCached(page, source)

  await withoutNetwork(context, async () => {
    await page.reload()
    await expect(hearts(page)).toHaveCount(2)
    expect(await namesOf(page)).toEqual(names)
    await expect.poll(async () => (await pictureWidths(page)).every((width) => width > 0), { timeout }).toBe(true)
    await expect(notice(page)).toContainText('Prikazani su zadnji poznati podaci. Zadnje stanje:')
    await expectAccessible(page)
    await hearts(page).first().click()
    await expect(page.getByRole('status').filter({ hasText: 'Neuspjelo ažuriranje favorita' })).toBeVisible()
    await expect(hearts(page)).toHaveCount(2)
  })
  await expect(notice(page)).toHaveCount(0)
  await expect(hearts(page)).toHaveCount(2)
  expect(await favoritesOf(page)).toHaveLength(2)
})

test('with a network the server’s answer is shown, whatever is cached; one’s own changes are cached, too', async ({
  page,
  context,
  problems,
}, info) => {
  expectBrokenLine(problems)
  const { email } = await makeCouple(page, info)
  const [first, second, third] = await professionals(page)
  if (!first || !second || !third) throw new Error('The demo has too few professionals.')
  const labels = (...set: { company_name: string }[]) => set.map((one) => `U favoritima: ${one.company_name}`)
  await signIn(page, email, password)
  await addFavorite(page, first.id)
  await openFavorites(page)
  await expect(hearts(page)).toHaveCount(1)
  await expectCached(page, pages.favorites)

  await addFavorite(page, second.id)
  await page.reload()
  await expect(hearts(page)).toHaveCount(2)
  await expect(notice(page)).toHaveCount(0)
  expect(new Set(await namesOf(page))).toEqual(new Set(labels(second, first)))

  await page.goto(openDetail(third))
  await page.getByRole('button', { name: 'Dodaj u favorite' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Dodano u favorite' })).toBeVisible()
  await withoutNetwork(context, async () => {
    await page.goto(pages.favorites)
    await expect(hearts(page)).toHaveCount(3)
    expect(new Set(await namesOf(page))).toEqual(new Set(labels(third, second, first)))
    await page.goto(openDetail(third))
    await expect(page.getByRole('button', { name: 'Dodaj u favorite' })).toHaveCount(0)
    await expect(notice(page)).toBeVisible()
  })
})

test('a sign-out leaves nothing personal behind, and without a network leads to the sign-in', async ({
  page,
  context,
  problems,
}, info) => {
  expectBrokenLine(problems)
  const { email, name } = await makeCouple(page, info)
  const [favorite] = await professionals(page)
  if (!favorite) throw new Error('The demo has no professional.')
  await signIn(page, email, password)
  await addFavorite(page, favorite.id)
  await openFavorites(page)
  await expect(hearts(page)).toHaveCount(1)
  await expectCached(page, pages.favorites)
  const token = (await tokenOf(page)) ?? ''
  expect(await storedTexts(page)).toContain(favorite.company_name)

  await page.getByRole('button', { name: 'Odjava' }).click()
  await expect(page).toHaveURL(pages.home)
  await expect(topBar(page).getByRole('link', { name: 'Prijava' })).toBeVisible()
  for (const personal of [email, name, token, token.slice(0, 12), favorite.company_name]) {
    await expect.poll(() => storedTexts(page), { timeout }).not.toContain(personal)
  }
  expect((await cachedUrls(page)).filter((address) => address.startsWith('/api'))).toEqual([])
  await withoutNetwork(context, async () => {
    await page.goto(pages.favorites)
    await expect(page).toHaveURL(/\/login\?redirect=%2Ffavorites$/)
    await expect(hearts(page)).toHaveCount(0)
  })
})

test('another couple in the same browser never sees them', async ({ page, context, problems }, info) => {
  expectBrokenLine(problems)
  const { email } = await makeCouple(page, info)
  const other = `druga-${email}`
  const data = { name: 'Iva i Luka', email: other, password, password_confirmation: password, role: 'couple' }
  expect((await page.request.post(`${API_BASE}/register`, { data })).status()).toBe(201)
  const [favorite] = await professionals(page)
  if (!favorite) throw new Error('The demo has no professional.')
  await signIn(page, email, password)
  await addFavorite(page, favorite.id)
  await openFavorites(page)
  await expect(hearts(page)).toHaveCount(1)
  await expectCached(page, pages.favorites)

  // The token is replaced while no page is open and the server cannot be reached.
  await signIn(page, other, password)
  await withoutNetwork(context, async () => {
    await page.goto(pages.favorites)
    await expect(page).toHaveURL(/\/login\?redirect=%2Ffavorites$/)
    await expect.poll(() => storedTexts(page), { timeout }).not.toContain(email)
  })

  // With the network back, the page asks the server for the token's account, and shows that couple's own list.
  await expect(page).toHaveURL(pages.favorites)
  await expect(page.getByRole('heading', { name: 'Još nemate favorita' })).toBeVisible()

  // Signed out in a tab without a page of the product: an open page would keep the session and could leave the form.
  await page.goto('/healthz')
  await page.evaluate(() => localStorage.removeItem('auth_token'))
  await page.goto(pages.login())
  await fillIn(page, other)
  await submit(page)
  await expect(topBar(page).getByRole('link', { name: 'Profil' })).toBeVisible()
  await openFavorites(page)
  await expect(page.getByRole('heading', { name: 'Još nemate favorita' })).toBeVisible()
  await withoutNetwork(context, async () => {
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Još nemate favorita' })).toBeVisible()
    await expect(notice(page)).toBeVisible()
  })
})

test('a public page that was visited opens without a network and says what it is', async ({
  page,
  context,
  problems,
}) => {
  expectBrokenLine(problems)
  const professional = await findProfessional(page, () => true)
  const address = openDetail(professional)
  await page.goto(`${address}?utm_source=pismo`)
  await expectCached(page, address)
  // Needed only without a network.
  expect((await cachedUrls(page)).filter((url) => url.startsWith('/assets/drawing-failure-'))).toHaveLength(1)
  await withoutNetwork(context, async () => {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(notice(page)).toContainText('Stranica je prikazana kakva je zadnji put bila. Zadnje stanje:')
    await expectAccessible(page)
  })
  await page.getByRole('button', retry).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(notice(page)).toHaveCount(0)
})

test('a page that was not visited says that there is no network, and opens once there is one', async ({
  page,
  context,
  problems,
}) => {
  expectBrokenLine(problems)
  expectOfflinePage(problems)
  await page.goto('/faq')
  await expectCached(page, '/faq')
  await page.evaluate(() => localStorage.setItem('theme', 'dark'))
  await withoutNetwork(context, async () => {
    for (const address of ['/help', '/profile', '/login?redirect=%2Fprofile']) {
      await page.goto(address)
      await expect(offlineTitle(page)).toBeVisible()
      await expect(page).toHaveURL(address)
    }
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expectAccessible(page)
    // Only a couple has favourites.
    const ways = page.getByRole('main').getByRole('link')
    await expect(ways).toHaveText(['Pokušaj ponovo', 'Na početnu'])
    await page.evaluate(
      ([token, role]) => {
        localStorage.setItem(token, 'a'.repeat(43))
        localStorage.setItem(role, 'couple')
      },
      [TOKEN_KEY, ROLE_KEY] as const,
    )
    await page.goto('/help')
    await expect(ways).toHaveText(['Pokušaj ponovo', 'Favoriti'])
    await page.evaluate(() => localStorage.clear())
    await page.goto('/help')
    await page.getByRole('link', retry).click()
    await expect(offlineTitle(page)).toBeVisible()
    await expect(page).toHaveURL('/help')
  })
  // Once the network is back, the page loads by itself.
  await expect(offlineTitle(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveURL('/help')
})

test('the worker keeps no call, no private page and nothing that has a secret in its address', async ({
  page,
  problems,
}, info) => {
  const { email } = await makeCouple(page, info)
  await signIn(page, email, password)
  await page.goto('/about')
  await expectCached(page, '/about')
  // The token is not valid.
  problems.expect(/422 .*confirm-email/)
  for (const address of ['/profile', '/enquiries', '/confirm-email?token=geheim', '/favorites', '/faq?token=geheim']) {
    const answered = address.startsWith('/confirm-email') && page.waitForResponse(/confirm-email$/)
    await page.goto(address)
    await answered
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
  }
  await expectCached(page, '/faq')
  const pagesCached = async () =>
    (await cachedUrls(page)).filter((address) => !/^\/(assets|media)\//.test(address)).toSorted()
  await expect.poll(pagesCached, { timeout }).toEqual(['/about', '/faq', '/favorites'])
})

test('the site can be installed: a manifest with icons of the sizes that it names, and a worker for all of it', async ({
  page,
}) => {
  await page.goto(pages.home)
  await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', siteFiles.manifest)
  const answer = await page.request.get(siteFiles.manifest)
  expect(answer.headers()).toMatchObject({
    'content-type': 'application/manifest+json; charset=utf-8',
    'cache-control': 'no-cache',
  })
  const manifest = (await answer.json()) as {
    icons: { src: string; sizes: string; type: string; purpose: string }[]
    shortcuts: { url: string }[]
  }
  expect(manifest).toMatchObject({
    lang: 'hr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    short_name: 'Zauvijek',
  })
  expect(manifest.shortcuts.map(({ url }) => url)).toEqual([pages.favorites, pages.enquiries])
  const needed = manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)
  expect(needed).toEqual(expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']))
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await page.request.get(src)
    expect([icon.status(), icon.headers()['content-type']]).toEqual([200, type])
    const width = await page.evaluate(async (url) => {
      const image = new Image()
      image.src = url
      await image.decode()
      return image.naturalWidth
    }, src)
    if (sizes !== 'any') expect(`${width}x${width}`).toBe(sizes)
  }

  const worker = await page.request.get(siteFiles.serviceWorker)
  expect(worker.headers()).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none'; connect-src 'self'",
  })
  await expectCached(page, pages.home)
  const devtools = await page.context().newCDPSession(page)
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
  // A test's browser runs in incognito mode, in which Chromium calls no site installable.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
})
