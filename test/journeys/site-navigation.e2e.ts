import { expect, type Page } from '@playwright/test'
import { compareAddress } from '#contract/compare.ts'
import { pages } from '#contract/paths.ts'
import { expectWholeInLargeLetters, viewports } from '#test/browser-checks.ts'
import { signIn, startUsing, test } from '#test/browser.ts'
import { pressWithoutFocus } from '#test/presses-without-focus.ts'
import { callPath } from '#web/call.ts'

const par = 'par@zauvijek.test'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('a page that a link opens has the focus at its heading, and the way back at that link', async ({ page }) => {
  await page.goto(pages.categories)
  await startUsing(page)
  await page.getByRole('banner').getByRole('link', { name: 'Pružatelji usluga' }).press('Enter')
  await expect(page).toHaveURL(pages.professionals)
  await expect(heading(page)).toBeFocused()

  const card = page.getByRole('article').nth(1).getByRole('link')
  const name = await card.innerText()
  await card.press('Enter')
  await expect(heading(page)).toHaveText(name)
  await expect(heading(page)).toBeFocused()
  await page.goBack()
  await expect(card).toBeFocused()

  await page.setViewportSize(viewports.phone)
  await page.getByRole('button', { name: 'Otvori izbornik' }).press('Enter')
  await page.getByRole('dialog').getByRole('link', { name: 'Slobodni datumi' }).press('Enter')
  await expect(page).toHaveURL(pages.dates)
  await expect(heading(page)).toBeFocused()
})

test('the way back leads to the link that was pressed, also in Safari, where a press does not focus it', async ({
  page,
}) => {
  await pressWithoutFocus(page)
  await page.goto(pages.professionals)
  await startUsing(page)
  const card = page.getByRole('article').nth(1).getByRole('link')
  const name = await card.innerText()
  await card.click()
  await expect(heading(page)).toHaveText(name)
  await expect(heading(page)).toBeFocused()
  await page.goBack()
  await expect(card).toBeFocused()
})

test('a link opens where its press says, and that of the open page leaves one entry in the history', async ({
  page,
  context,
}) => {
  await page.goto(pages.categories)
  await startUsing(page)
  const menu = page.getByRole('banner')
  const toList = menu.getByRole('link', { name: 'Pružatelji usluga' })
  const [tab] = await Promise.all([context.waitForEvent('page'), toList.click({ modifiers: ['ControlOrMeta'] })])
  await expect(tab).toHaveURL(pages.professionals)
  await expect(page).toHaveURL(pages.categories)
  await tab.close()

  await page.evaluate(() => Object.assign(window, { isKept: true }))
  await toList.click()
  await expect(page).toHaveURL(pages.professionals)
  await expect(toList).toHaveAttribute('aria-current', 'page')
  const entries = await page.evaluate(() => history.length)
  await toList.click()
  await menu.getByRole('link', { name: 'Kategorije' }).click()
  await expect(page).toHaveURL(pages.categories)
  expect(await page.evaluate(() => history.length)).toBe(entries + 1)
  expect(await page.evaluate(() => 'isKept' in window)).toBe(true)
})

test('the way back to an address whose fragment is none has the focus at the heading', async ({ page }) => {
  await page.goto('/privacy#%')
  await page.getByRole('banner').getByRole('link', { name: 'Kategorije' }).click()
  await expect(heading(page)).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL('/privacy#%')
  await expect(heading(page)).toBeFocused()
})

test('the way back from a conversation has the focus at its link among the enquiries', async ({ page }) => {
  await signIn(page, par)
  await page.goto(pages.enquiries)
  const link = page.getByRole('link', { name: 'Otvori razgovor' }).nth(1)
  await link.press('Enter')
  await expect(page.getByRole('textbox', { name: /^Poruka/ })).toBeFocused()
  // Neither another number of unread messages in the title nor a late answer is the next page.
  await page.evaluate(() => {
    document.title = `(99+) ${document.title.replace(/^\(.*?\) /, '')}`
  })
  await page.route(`**${callPath('GET /leads')}?*`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600))
    await route.continue()
  })
  await page.goBack()
  await expect(link).toBeFocused()
})

test('a pressed button of a message gives the focus back, and no heart has it below the bar', async ({ page }) => {
  await signIn(page, par)
  await page.goto(pages.favorites)
  const hearts = page.getByRole('button', { name: /^U favoritima: / })
  await hearts.first().press('Space')
  const next = hearts.first()
  await expect(next).toBeFocused()
  const name = (await next.getAttribute('aria-label')) ?? ''
  await page.getByRole('button', { name: 'Vrati' }).press('Enter')
  await expect(page.getByRole('button', { name })).toBeFocused()

  const bar = await page.getByRole('banner').evaluate((element) => element.getBoundingClientRect().bottom)
  for (let heart = 0, stops = 0; heart < 4 && stops < 60; stops++) {
    await page.keyboard.press('Shift+Tab')
    const top = await page.evaluate(() => {
      const { activeElement: one } = document
      return one?.matches('main [aria-pressed]') ? one.getBoundingClientRect().top : null
    })
    if (top === null) continue
    heart++
    expect(top).toBeGreaterThanOrEqual(bar)
  }
})

test('the way back through the links below a page has its focus never below the bar', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 400 })
  await page.goto(pages.contact)
  await startUsing(page)
  const bar = await page.getByRole('banner').evaluate((element) => element.getBoundingClientRect().bottom)
  const links = page.getByRole('contentinfo').getByRole('link')
  const left = await links.count()
  expect(left).toBeGreaterThan(15)
  await links.last().focus()
  for (let link = left - 2; link >= 0; link--) {
    await page.keyboard.press('Shift+Tab')
    await expect(links.nth(link)).toBeFocused()
    expect((await links.nth(link).boundingBox())?.y).toBeGreaterThanOrEqual(bar)
  }
})

test('in a window as low as a large zoom makes it the bar leaves the room to the page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto(pages.professional(1))
  await page.getByRole('heading', { name: 'Recenzije' }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('banner')).not.toBeInViewport()
})

test('the plain page of a malformed address is whole in a narrow window with large letters', async ({
  page,
  problems,
}) => {
  problems.expect(/the server responded with a status of 400/)
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/%zz')
  await expect(heading(page)).toHaveText('Zahtjev nije ispravno oblikovan.')
  await expectWholeInLargeLetters(page.getByRole('main'))
})

const publicPages = [
  pages.home,
  pages.professional(1),
  compareAddress([1, 2]),
  pages.map,
  pages.dates,
  pages.login(),
  pages.register(),
  pages.contact,
]

test('without scripts no button is there in vain, and a phone has the links of its menu', async ({ openVisitor }) => {
  const page = await openVisitor({ javaScriptEnabled: false, viewport: viewports.phone })
  for (const path of publicPages) {
    await page.goto(path)
    await expect(page.locator('button[type="button"]:not([popovertarget]):visible')).toHaveCount(0)
  }
  await page.getByRole('banner').getByRole('link', { name: 'Kategorije' }).click()
  await expect(page).toHaveURL(pages.categories)
  expect(await page.locator('html').evaluate((html) => html.scrollWidth)).toBeLessThanOrEqual(viewports.phone.width)
})

test('on a phone the links below a page and in its lists have room for a finger', async ({ page }) => {
  await page.setViewportSize(viewports.phone)
  for (const path of [pages.categories, pages.professionals, pages.landing('fotografija', 'split'), '/?city=Split']) {
    await page.goto(path)
    const links = page.locator('footer a, main a[data-total]').or(page.getByRole('link', { name: /^Ukloni filter/ }))
    const low = await links.evaluateAll((all) =>
      all.filter((link) => link.getBoundingClientRect().height < 44).map((link) => link.textContent),
    )
    expect(low, path).toEqual([])
  }
})
