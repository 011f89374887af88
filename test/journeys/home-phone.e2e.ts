import { expect } from '@playwright/test'
import { viewports } from '#test/browser-checks.ts'
import { startUsing, test } from '#test/browser.ts'

test.use({ viewport: viewports.phone, hasTouch: true, isMobile: true })

test('a finger opens the calendar where scripts cannot, as in Safari on iOS', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLInputElement.prototype.showPicker = () => {}
  })
  await page.goto('/')
  await startUsing(page)
  const button = await page.getByRole('button', { name: 'Otvori kalendar' }).boundingBox()
  await page.touchscreen.tap((button?.x ?? 0) + 22, (button?.y ?? 0) + 22)
  await expect(page.locator('input[type="date"]')).toBeFocused()
})

test('on a phone the letters of a control are so large that Safari on iOS does not zoom in on it', async ({ page }) => {
  await page.goto('/')
  await startUsing(page)
  const sizes = await page
    .locator('select, input:not([type="checkbox"], [type="radio"], [type="file"])')
    .evaluateAll((controls) => controls.map((control) => Number.parseFloat(getComputedStyle(control).fontSize)))
  expect(sizes.length).toBeGreaterThan(3)
  expect(Math.min(...sizes)).toBe(16)
})
