import { expect, type Locator } from '@playwright/test'
import { daysBetween, weekday, zagrebDayOf } from '#contract/calendar-day.ts'
import { addMonths, firstDayOf, monthOf } from '#contract/calendar-month.ts'
import { test } from '#test/browser.ts'
import { viewports } from '#test/browser-checks.ts'

const leftOf = async (element: Locator) => Math.round((await element.boundingBox())?.x ?? Number.NaN)

test('a month of six weeks does not touch the sentence below it', async ({ page }) => {
  const thisMonth = monthOf(zagrebDayOf(new Date()))
  const month = Array.from({ length: 12 }, (_, ahead) => addMonths(thisMonth, ahead)).find(
    (one) => weekday(firstDayOf(one)) + daysBetween(firstDayOf(one), firstDayOf(addMonths(one, 1))) > 5 * 7,
  )
  await page.goto(`/professionals/1?month=${month}`)
  const calendar = page.getByRole('region', { name: 'Slobodni datumi' })
  await expect(calendar.getByRole('row')).toHaveCount(1 + 6)
  const table = await calendar.getByRole('table').boundingBox()
  const sentence = await calendar.getByText(/slobodn.+ u ovom mjesecu|upisao dane/).boundingBox()
  expect((sentence?.y ?? Number.NaN) - ((table?.y ?? Number.NaN) + (table?.height ?? 0))).toBeGreaterThanOrEqual(8)
})

test('on a phone the last links of the footer continue its columns', async ({ page }) => {
  await page.setViewportSize(viewports.phone)
  await page.goto('/login')
  const leftOfLink = (name: string) => leftOf(page.getByRole('contentinfo').getByRole('link', { name, exact: true }))
  const columns = [await leftOfLink('Karta'), await leftOfLink('Cijene')]
  for (const [index, name] of ['Uvjeti korištenja', 'Privatnost', 'Kolačići', 'Pristupačnost'].entries())
    expect(await leftOfLink(name)).toBe(columns[index % 2])
})
