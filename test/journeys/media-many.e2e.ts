import { expect } from '@playwright/test'
import { API_BASE } from '#contract/paths.ts'
import { test } from '#test/browser.ts'
import { viewports } from '#test/browser-checks.ts'
import { dataUrl, makeJpeg } from '#test/pictures.ts'
import { callAs } from './couple-calls.ts'
import { openOwnProfile, signInAsProfessional } from './own-professional.ts'

test('on a phone, the progress and the failure of a picture are in view below many others, and the number says that it is sent', async ({
  page,
  problems,
}, info) => {
  problems.expect(/500/)
  await signInAsProfessional(page, info)
  const buffer = await makeJpeg({ width: 90, height: 60 })
  for (let sent = 0; sent < 12; sent++) await callAs(page, 'POST', '/media', { image: dataUrl(buffer) })
  await page.setViewportSize(viewports.phone)
  await openOwnProfile(page)
  let fail = () => {}
  const held = new Promise<void>((resolve) => (fail = resolve))
  await page.route(`**${API_BASE}/media`, async (route) => {
    await held
    await route.fulfill({ status: 500, json: {} })
  })
  await page.getByLabel('Dodaj slike').setInputFiles([{ name: 'vrt.jpg', mimeType: 'image/jpeg', buffer }])
  await expect(page.getByRole('progressbar', { name: 'Učitavanje: vrt.jpg' })).toBeInViewport()
  await expect(page.getByText('12 od 30 slika, još 1 se učitava')).toBeVisible()
  fail()
  await expect(page.getByText('Učitavanje nije uspjelo. Molimo pokušajte ponovo.')).toBeInViewport()
  await expect(page.getByText('12 od 30 slika', { exact: true })).toBeVisible()
})
