import { expect } from '@playwright/test'
import sharp from 'sharp'
import { lineOfWorker, test } from './on-silent-line.ts'
import { signInAsProfessional, expectNotification, openOwnProfile } from './own-professional.ts'

test('on a line that falls silent pictures wait a minute for it, all of them, and are stored once when it is back', async ({
  page,
  problems,
}, info) => {
  // When the line is back, new connections work; requests on earlier ones have failed.
  problems.allow(/net::ERR_(EMPTY_RESPONSE|FAILED|CONNECTION_RESET)/)
  const buffer = await sharp({ create: { width: 160, height: 120, channels: 3, background: '#15803d' } })
    .jpeg()
    .toBuffer()
  const files = ['1', '2', '3', '4'].map((name) => ({ name: `slika-${name}.jpg`, mimeType: 'image/jpeg', buffer }))
  await page.clock.install()
  await signInAsProfessional(page, info)
  await openOwnProfile(page)
  lineOfWorker().fallSilent()
  await page.getByLabel('Dodaj slike').setInputFiles(files)
  await expect(page.getByText('Obrada slike…')).toHaveCount(2)
  // The time until the line is checked, and the time limit for that answer.
  await page.clock.runFor(20_000)
  await page.clock.runFor(40_000)
  await expect(page.getByText('4 slike nisu učitane.')).toBeVisible()
  await expect(page.getByText('Nema veze s poslužiteljem.')).toHaveCount(4)
  lineOfWorker().speakAgain()
  await page.getByRole('button', { name: 'Ponovi sve' }).click()
  await expect(page.getByText('4 od 30 slika')).toBeVisible({ timeout: 30_000 })
  await page.clock.runFor(1_000)
  await expectNotification(page, '4 slike uspješno učitane!')
})
