import { expect, type Page, type Request } from '@playwright/test'
import { API_BASE } from '#contract/paths.ts'
import { test } from '#test/browser.ts'
import { viewports } from '#test/browser-checks.ts'

test.use({ viewport: viewports.phone })

const cards = (page: Page) => page.getByRole('region', { name: 'Pružatelji usluga' }).getByRole('article')
const linkOf = (page: Page, index: number) => cards(page).nth(index).getByRole('link')
const title = (page: Page) => page.getByRole('heading', { level: 1 })
const isList = (url: URL) => url.pathname === `${API_BASE}/professionals`

/** How far the page is scrolled, and how high it is. */
const viewOf = (page: Page) => page.evaluate(() => [scrollY, document.documentElement.scrollHeight])

/** The number of cards when the list appears, and the scroll position then. */
const noteFirstFrame = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ drawn: number; first: number[] }>((resolve) => {
        const changes = new MutationObserver(() => {
          const drawn = document.querySelectorAll('[aria-label="Pružatelji usluga"] article').length
          if (drawn === 0) return
          changes.disconnect()
          resolve({ drawn, first: [scrollY, document.documentElement.scrollHeight] })
        })
        changes.observe(document, { childList: true, subtree: true })
      }),
  )

test('the way back shows the list before it is loaded anew, at its place', async ({ page }) => {
  await page.goto('/professionals')
  const link = linkOf(page, 7)
  const name = await link.innerText()
  await link.scrollIntoViewIfNeeded()
  const [place, height] = await viewOf(page)
  await link.click()
  await expect(title(page)).toHaveText(name)

  const { promise: answered, resolve: answer } = Promise.withResolvers<unknown>()
  await page.route(isList, async (route) => {
    await answered
    await route.continue()
  })
  const asked = page.waitForRequest((request) => isList(new URL(request.url())))
  const firstFrame = noteFirstFrame(page)
  await page.goBack()
  await expect(link).toBeInViewport()
  const { drawn, first } = await firstFrame
  expect(drawn).toBeLessThan(8)
  await expect(cards(page)).toHaveCount(24)
  // As high as the whole list, so that its place is exact before all of it is drawn.
  expect([first, await viewOf(page)]).toEqual([
    [place, height],
    [place, height],
  ])
  await asked
  const loaded = page.waitForResponse((response) => isList(new URL(response.url())))
  answer(null)
  expect((await loaded).status()).toBe(200)
  await expect(link).toBeInViewport()
})

test('without a network the way back shows the list as it was', async ({ page, context, problems }) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/)
  await page.goto('/')
  await linkOf(page, 0).click()
  await expect(title(page)).not.toHaveText('Ljudi za vaš veliki dan')
  await context.setOffline(true)
  const failed = page.waitForEvent('requestfailed', (request) => isList(new URL(request.url())))
  await page.goBack()
  await failed
  await expect(cards(page)).toHaveCount(24)
  await context.setOffline(false)
})

test('a professional is fetched before the finger is lifted, once, and opened with that', async ({ page }) => {
  await page.goto('/')
  const details: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/\/professionals\/\d+$/.test(pathname)) details.push(pathname)
  })
  const link = linkOf(page, 1)
  const name = await link.innerText()
  await link.dispatchEvent('pointerdown', { bubbles: true })
  await expect.poll(() => details).toHaveLength(1)
  await link.click()
  await expect(title(page)).toHaveText(name)
  await expect(page.getByRole('heading', { name: 'Slobodni datumi' })).toBeAttached()
  expect(details).toHaveLength(1)
})

test('the script of a professional’s page comes once the list is used, before anybody presses a card', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname))
  const isAsked = () => asked.some((path) => path.startsWith('/assets/professional-detail-'))
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(isAsked()).toBe(false)
  await page.mouse.wheel(0, 200)
  await expect.poll(isAsked).toBe(true)
  expect(asked.filter((path) => /\/professionals\/\d+$/.test(path))).toEqual([])
})

test('the first view fetches two fonts, and its first picture before those of the categories', async ({ page }) => {
  for (const path of ['/', '/professionals', '/odjeca/zagreb', '/professionals/1']) {
    const asked: string[] = []
    const note = (request: Request) => void asked.push(new URL(request.url()).pathname)
    page.on('request', note)
    await page.goto(path, { waitUntil: 'networkidle' })
    page.off('request', note)
    expect(
      asked.filter((file) => file.endsWith('.woff2')),
      path,
    ).toHaveLength(2)
    const pictures = asked.filter((file) => /\.(avif|webp|jpe?g)$/.test(file))
    expect(pictures[0], path).toMatch(/^\/media\//)
  }
})

test('a list of 24 and the directory of cities are at most 857 elements', async ({ page }) => {
  await page.goto('/professionals')
  await expect(cards(page)).toHaveCount(24)
  expect(await page.locator('*').count()).toBeLessThanOrEqual(857)
})
