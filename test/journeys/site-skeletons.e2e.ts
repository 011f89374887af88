import { expect, type Locator, type Page } from '@playwright/test'
import { API_BASE, pages } from '#contract/paths.ts'
import { signIn, test } from '#test/browser.ts'
import { viewports } from '#test/browser-checks.ts'
import { admin } from './admin-calls.ts'
import { studio } from './lead-calls.ts'

const boxOf = async (element: Locator) => (await element.boundingBox()) ?? { y: Number.NaN, height: Number.NaN }

/** Opens a page whose data do not arrive before the returned function is called. */
async function openWithoutData(page: Page, path: string) {
  const data = Promise.withResolvers<null>()
  await page.route(`**${API_BASE}/**`, async (route) => {
    await data.promise
    await route.continue()
  })
  await page.goto(path)
  return () => data.resolve(null)
}

test('on a phone the list of reviews to judge does not move when it arrives', async ({ page }) => {
  await page.setViewportSize(viewports.phone)
  await signIn(page, admin)
  const letDataCome = await openWithoutData(page, pages.adminReviews)
  const { y } = await boxOf(page.getByRole('status', { name: 'Učitavanje recenzija' }))
  letDataCome()
  expect((await boxOf(page.getByRole('article').first())).y).toBe(y)
})

test('on a phone a waiting profile is as high as the place that is kept for it', async ({ page }) => {
  await page.setViewportSize(viewports.phone)
  await signIn(page, admin)
  const letDataCome = await openWithoutData(page, pages.adminProfessionals)
  const kept = await boxOf(page.getByRole('status', { name: 'Učitavanje pružatelja usluga' }).locator('> div').first())
  letDataCome()
  const { y, height } = await boxOf(page.getByRole('article').first())
  expect(y).toBe(kept.y)
  expect(Math.abs(height - kept.height)).toBeLessThan(30)
})

test('the numbers above the calendar are as high as the place that is kept for them', async ({ page }) => {
  await signIn(page, studio)
  const letDataCome = await openWithoutData(page, pages.professionalCalendar)
  const kept = await boxOf(page.getByRole('status', { name: 'Učitavanje kalendara' }).locator('> div').first())
  letDataCome()
  const { y, height } = await boxOf(page.getByLabel('Sažetak kalendara'))
  expect([y, Math.round(height)]).toEqual([kept.y, Math.round(kept.height)])
})
