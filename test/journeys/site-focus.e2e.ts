import { expect, type Locator, type Page } from '@playwright/test'
import { pages } from '#contract/paths.ts'
import { signIn, startUsing, test } from '#test/browser.ts'
import { viewports } from '#test/browser-checks.ts'
import { studio } from './lead-calls.ts'

/** Moves the focus through these elements, and expects that each of them is then seen from edge to edge. */
async function expectEachInView(page: Page, elements: Locator) {
  const all = await elements.all()
  expect(all.length).toBeGreaterThan(2)
  await all[0]?.focus()
  for (const next of all.slice(1)) {
    await page.keyboard.press('Tab')
    await expect(next).toBeFocused()
    await expect(next).toBeInViewport({ ratio: 0.99 })
  }
}

test('on a narrow window the tab key brings each link of a row that scrolls sideways into view', async ({ page }) => {
  await page.setViewportSize(viewports.phone)
  await page.goto(pages.home)
  await startUsing(page)
  await expectEachInView(page, page.getByRole('navigation', { name: 'Kategorije' }).getByRole('link'))
  await expectEachInView(page, page.getByRole('link', { name: /^(Zašto ovim redom|Na karti|Po datumima)/ }))
})

test('the ring around a focused conversation is not cut off by the list', async ({ page }) => {
  await signIn(page, studio)
  await page.goto(pages.messages)
  const rows = page.getByRole('region', { name: 'Poruke' }).getByRole('listitem')
  await expect(rows.nth(9)).toBeAttached()
  await rows.first().getByRole('link').focus()
  for (const row of (await rows.all()).slice(1, 10)) {
    await page.keyboard.press('Tab')
    await expect(row.getByRole('link')).toBeFocused()
    await expect(row).toBeInViewport({ ratio: 0.99 })
  }
})

test('the ring around a link to a part of the profile is whole', async ({ page }) => {
  await signIn(page, studio)
  await page.goto(pages.professionalProfile)
  const list = page.getByRole('navigation', { name: 'Odjeljci profila' }).getByRole('list')
  await expect(list).toHaveCSS('overflow-x', 'visible')
})
