import { expect as configured, type Page } from '@playwright/test'
import { pages } from '#contract/paths.ts'
import { test as base } from '#test/browser.ts'
import { type SilentLine, startSilentLine } from '#test/silent-line.ts'

const timeout = 30_000
const expect = configured.configure({ timeout })

let line: SilentLine

const test = base.extend({
  product: [
    async ({ product }, use) => {
      line = await startSilentLine(product.url)
      await use({ ...product, url: line.url })
      line.stop()
    },
    { scope: 'worker', timeout: 200_000 },
  ],
})
test.use({ serviceWorkers: 'allow', navigationTimeout: 2 * timeout })
test.describe.configure({ timeout: 8 * timeout })

async function expectCached(page: Page, address: string) {
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  await expect
    .poll(() => page.evaluate(async (url) => (await caches.match(url, { ignoreVary: true })) !== undefined, address))
    .toBe(true)
}

test('on a line that swallows everything a page that was visited opens as it last was, and anew once the line is back', async ({
  page,
}) => {
  const notice = page.getByRole('status').filter({ hasText: 'Nema internetske veze.' })
  await page.goto('/faq')
  await expectCached(page, '/faq')
  await expectCached(page, pages.favorites)
  line.fallSilent()
  await page.goto('/faq')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(notice).toContainText('Stranica je prikazana kakva je zadnji put bila.')
  await page.goto(pages.favorites, { waitUntil: 'commit' })
  await expect(page.getByRole('banner')).toBeVisible()
  line.speakAgain()
  await page.goto('/faq')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(notice).toHaveCount(0)
})
