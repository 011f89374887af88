import { expect, type Page } from '@playwright/test'
import { pages } from '#contract/paths.ts'
import { test, waitUntilHydrated } from '#test/browser.ts'
import { expectNoLayoutShift, viewports } from '#test/browser-checks.ts'
import { serveSlowDocuments } from '#test/slow-documents.ts'
import { juneSaturday } from './coming-june.ts'
import { fillIn, makeCouple, submit, topBar } from './sign-in-form.ts'

const opened = [
  pages.home,
  `${pages.home}?category_id=2&city=Zagreb&date=${juneSaturday}`,
  pages.professionals,
  '/fotografija/zagreb',
  pages.professional(1),
  `${pages.compare}?ids=1,2,3`,
  pages.map,
  pages.dates,
  '/terms',
  pages.login(),
  '/api/docs',
]

for (const [name, viewport] of Object.entries(viewports))
  test(`over a slow line nothing that has arrived moves (${name})`, async ({ product, browser }) => {
    const slow = await serveSlowDocuments(product.url)
    const context = await browser.newContext({ baseURL: slow.url, viewport })
    await slow.slowDown(context)
    for (const path of opened)
      await test.step(path, async () => {
        const page = await context.newPage()
        await page.goto(path)
        await waitUntilHydrated(page)
        await expectNoLayoutShift(page)
        await page.close()
      })
    await context.close()
    await slow.stop()
  })

test.describe('before the scripts are there', () => {
  test.use({ viewport: viewports.phone })

  /** Opens the page until it is visible; its scripts are held until the returned function is called. */
  async function openWithoutScripts(page: Page, path: string) {
    const scripts = Promise.withResolvers<null>()
    await page.route('**/assets/*.js', async (route) => {
      await scripts.promise
      await route.continue()
    })
    await page.goto(path, { waitUntil: 'commit' })
    await page.locator('html[data-session]').waitFor()
    return () => scripts.resolve(null)
  }

  test('the last press of a button is carried out once they arrive', async ({ page }) => {
    const letScriptsCome = await openWithoutScripts(page, pages.professional(1))
    await topBar(page).getByRole('button', { name: 'Otvori izbornik' }).click()
    await page.getByRole('button', { name: 'Pošalji upit' }).click()
    letScriptsCome()
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await expect(page.getByRole('dialog', { name: /^Upit: / })).toBeVisible()
  })

  test('a sign-in that was typed and pressed before the scripts is carried out', async ({ page }, info) => {
    const { email } = await makeCouple(page, info)
    const letScriptsCome = await openWithoutScripts(page, pages.login())
    await fillIn(page, email)
    await submit(page)
    letScriptsCome()
    await expect(page).toHaveURL(pages.home)
  })

  test('a choice in the search is carried out once they arrive', async ({ page }) => {
    for (const [choice, address] of [
      [{ label: 'Kategorija', value: '4' }, /\?category_id=4$/],
      [{ label: 'Grad', value: 'Split' }, /\?city=Split$/],
      [{ label: 'Redoslijed', value: 'price' }, /\?sort=price$/],
    ] as const) {
      const letScriptsCome = await openWithoutScripts(page, pages.home)
      await page.getByLabel(choice.label).selectOption(choice.value)
      letScriptsCome()
      await expect(page).toHaveURL(address)
      await page.unrouteAll()
    }
  })
})

test('a link still works if a new release has removed the script of its page', async ({ page, problems }) => {
  problems.expect(/404/)
  problems.expect(/Error loading route module/)
  problems.expect(/Failed to fetch dynamically imported module/)
  await page.goto('/faq')
  // A reloaded document names the scripts that exist.
  let isOld = true
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isOld = false
  })
  await page.route('**/assets/categories-*.js', (route) =>
    isOld ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  )
  await topBar(page).getByRole('link', { name: 'Kategorije' }).click()
  await expect(page).toHaveURL(pages.categories)
  await expect(page.getByRole('heading', { level: 1, name: 'Kategorije' })).toBeVisible()
})
