import { expect, type Page, type Request } from '@playwright/test'
import { API_BASE } from '#contract/paths.ts'
import { test } from '#test/browser.ts'
import { viewports } from '#test/browser-checks.ts'

test.use({ viewport: viewports.phone })

const cards = (page: Page) => page.getByRole('region', { name: 'Pružatelji usluga' }).getByRole('article')
const linkOf = (page: Page, index: number) => cards(page).nth(index).getByRole('link')
const title = (page: Page) => page.getByRole('heading', { level: 1 })
const isList = (url: URL) => url.pathname === `${API_BASE}/professionals`

test('the way back shows the list before it is loaded anew, at its place', async ({ page }) => {
  await page.goto('/professionals')
  const link = linkOf(page, 7)
  const name = await link.innerText()
  await link.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => scrollY)
  await link.click()
  await expect(title(page)).toHaveText(name)

  const { promise: answered, resolve: answer } = Promise.withResolvers<unknown>()
  await page.route(isList, async (route) => {
    await answered
    await route.continue()
  })
  const asked = page.waitForRequest((request) => isList(new URL(request.url())))
  await page.goBack()
  await expect(link).toBeInViewport()
  expect(await page.evaluate(() => scrollY)).toBeCloseTo(place, -1)
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
