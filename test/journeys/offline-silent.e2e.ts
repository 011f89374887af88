import { expect as configured, type Page } from '@playwright/test'
import { pages } from '#contract/paths.ts'
import { signIn, waitUntilHydrated } from '#test/browser.ts'
import { expectAccessible } from '#test/browser-checks.ts'
import { callAs } from './couple-calls.ts'
import { findProfessional } from './demo-professionals.ts'
import { lineOfWorker, test } from './on-silent-line.ts'
import { makeCouple, password } from './sign-in-form.ts'

const timeout = 30_000
const expect = configured.configure({ timeout })

test.use({ serviceWorkers: 'allow', navigationTimeout: 2 * timeout })
test.describe.configure({ timeout: 8 * timeout })
// When the line is back, new connections work; requests on earlier ones have failed.
test.beforeEach(({ problems }) => problems.allow(/net::ERR_(EMPTY_RESPONSE|FAILED)/))

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
  lineOfWorker().fallSilent()
  await page.goto('/faq')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(notice).toContainText('Stranica je prikazana kakva je zadnji put bila.')
  await page.goto(pages.favorites, { waitUntil: 'commit' })
  await expect(page.getByRole('banner')).toBeVisible()
  lineOfWorker().speakAgain()
  await page.goto('/faq')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(notice).toHaveCount(0)
})

test('what a page that is kept asks of a silent line fails before long, and again once the line is back', async ({
  page,
}) => {
  await page.goto(pages.home)
  await expectCached(page, pages.home)
  // Loaded through the worker, which then has all its files.
  await page.reload()
  await waitUntilHydrated(page)
  lineOfWorker().fallSilent()
  await page.goto(pages.home)
  await expect(page.getByRole('status').filter({ hasText: 'Nema internetske veze.' })).toBeVisible()
  await waitUntilHydrated(page)
  const main = page.getByRole('main')
  await main.getByLabel('Kategorija').selectOption('Glazba')
  await expect(main.getByText('Nema veze s poslužiteljem')).toBeVisible()
  await expectAccessible(page)
  lineOfWorker().speakAgain()
  await main.getByRole('button', { name: 'Pokušaj ponovo' }).click()
  await expect(main.getByText('Nema veze s poslužiteljem')).toHaveCount(0)
  await expect(page).toHaveURL(/category_id=/)
})

test('on a silent line cached favourites are shown with the page, and anew once the line is back', async ({
  page,
}, info) => {
  const { email } = await makeCouple(page, info)
  await signIn(page, email, password)
  const { id, company_name: name } = await findProfessional(page, () => true)
  await callAs(page, 'POST', '/favorites', { professional_id: id })
  await page.goto(pages.favorites)
  const heart = page.getByRole('main').getByRole('button', { name: `U favoritima: ${name}` })
  await expect(heart).toBeVisible()
  await expectCached(page, pages.favorites)
  lineOfWorker().fallSilent()
  const givenUp: string[] = []
  page.on('requestfailed', (request) => givenUp.push(request.url()))
  const notices = page.getByRole('status').filter({ hasText: 'Nema internetske veze.' })
  await page.goto(pages.favorites)
  await expect(heart).toBeVisible()
  expect(givenUp.filter((url) => /\/(me|favorites)$/.test(url))).toEqual([])
  await expect(notices).toHaveText(/Prikazani su zadnji poznati podaci/)
  await expectAccessible(page)
  lineOfWorker().speakAgain()
  await expect(notices).toHaveCount(0)
  await expect(heart).toBeVisible()
})

test('a page that is not kept says on a silent line that there is none, and opens by itself when its answer comes after all', async ({
  page,
  problems,
}) => {
  problems.expect(/503/)
  await page.goto('/faq')
  await expectCached(page, '/faq')
  const offlineTitle = page.getByRole('heading', { name: 'Nema veze', level: 1 })
  lineOfWorker().holdAnswers()
  await page.goto(pages.enquiries)
  await expect(offlineTitle).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByRole('link', { name: 'Pokušaj ponovo' })).toBeVisible()
  lineOfWorker().handOverAndFallSilent()
  await expect(page).toHaveTitle('Moji upiti · Zauvijek')
  await expect(offlineTitle).toHaveCount(0)
  await page.close()
  lineOfWorker().speakAgain()
})
