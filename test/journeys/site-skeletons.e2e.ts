import { expect, type Locator, type Page } from '@playwright/test'
import { API_BASE, pages } from '#contract/paths.ts'
import { signIn, test } from '#test/browser.ts'
import { viewports } from '#test/browser-checks.ts'
import { admin } from './admin-calls.ts'
import { studio } from './lead-calls.ts'

/** The demo's couple, with favourites and enquiries. */
const couple = 'par@zauvijek.test'

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

/** Pages by user, and parts of them: the placeholder and the element that takes its place. */
const placed: [email: string, path: string, placeholder: string, element: string][] = [
  [studio, pages.professionalReviews, 'main [role=status] > div >> nth=0', 'main article >> nth=0'],
  [studio, pages.messages, 'main [role=status] > div >> nth=0', 'main li >> nth=0'],
  [studio, pages.professionalStatistics, 'main [role=status] > .grid >> nth=0', 'main dl'],
  [studio, pages.professionalStatistics, 'main [role=status] > .grid >> nth=1', 'main figure >> nth=0'],
  [
    studio,
    pages.professionalStatistics,
    'main [role=status] > .grid >> nth=1 >> css=> div >> nth=3',
    'main figure >> nth=3',
  ],
  [studio, pages.professionalProfile, 'main [role=status]', 'main section:has(> h2) >> nth=0'],
  [couple, pages.profile, 'main [role=status] > div >> nth=1', 'main section >> nth=1'],
  [couple, pages.enquiries, 'main [role=status] > div >> nth=0', 'main article >> nth=0'],
  [couple, pages.favorites, 'main [role=status] > div >> nth=0', 'main section section >> nth=0'],
]

for (const [email, path, placeholder, element] of placed)
  for (const [name, viewport] of Object.entries(viewports))
    test(`${element} of ${path} appears where its place is kept (${name})`, async ({ page }) => {
      await page.setViewportSize(viewport)
      await signIn(page, email)
      const letDataCome = await openWithoutData(page, path)
      const kept = await boxOf(page.locator(placeholder))
      letDataCome()
      await expect(page.locator('main [role=status]:has(.animate-shimmer)')).toHaveCount(0)
      expect(Math.abs((await boxOf(page.locator(element))).y - kept.y)).toBeLessThanOrEqual(4)
    })
