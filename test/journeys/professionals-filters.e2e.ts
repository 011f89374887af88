import { expect } from '@playwright/test'
import { test } from '#test/browser.ts'
import { expectAccessible, viewports } from '#test/browser-checks.ts'

test.use({ viewport: viewports.phone })

test('the choices of the filters are where they were when their counts arrive', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/professionals\?.*count_facts/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/')
  await page.getByRole('button', { name: 'Filteri' }).click()
  const sheet = page.getByRole('dialog', { name: 'Filteri' })
  const below = sheet.getByRole('group', { name: 'Uvjeti' })
  await expect(sheet.getByRole('button', { name: 'Prikaži rezultate' })).toBeVisible()
  await below.waitFor()
  const places = () =>
    sheet.evaluate((dialog) =>
      [...dialog.querySelectorAll<HTMLElement>('fieldset, fieldset button, fieldset label')].map((one) => ({
        text: one.tagName === 'FIELDSET' ? '' : (one.textContent ?? '').replace(/\s*\d+$/, ''),
        top: one.offsetTop,
        left: one.offsetLeft,
      })),
    )
  const before = await places()
  expect(before.filter(({ text }) => text.includes('€'))).not.toEqual([])
  release()
  await expect(sheet.getByRole('button', { name: /^Prikaži \d/ })).toBeVisible()
  await expect(sheet.getByRole('button', { name: /^ispod €\s500 \d/ })).toBeVisible()
  expect(await places()).toEqual(before)
  await expectAccessible(page)
})
