import { expect, type Locator } from '@playwright/test'
import { test } from '#test/browser.ts'
import { viewports } from '#test/browser-checks.ts'

const leftOf = async (element: Locator) => Math.round((await element.boundingBox())?.x ?? Number.NaN)

test('on a phone the last links of the footer continue its columns', async ({ page }) => {
  await page.setViewportSize(viewports.phone)
  await page.goto('/login')
  const leftOfLink = (name: string) => leftOf(page.getByRole('contentinfo').getByRole('link', { name, exact: true }))
  const columns = [await leftOfLink('Karta'), await leftOfLink('Cijene')]
  for (const [index, name] of ['Uvjeti korištenja', 'Privatnost', 'Kolačići', 'Pristupačnost'].entries())
    expect(await leftOfLink(name)).toBe(columns[index % 2])
})
