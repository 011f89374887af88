import { expect } from '@playwright/test'
import { LATE_TEXT } from '#web/lib/use-late.ts'
import { lineOfWorker, test } from './on-silent-line.ts'
import { expectNotification, openOwnProfile, signInAsProfessional } from './own-professional.ts'

test('a form on a silent line says that it waits, then that there is no line, and loses nothing', async ({
  page,
  problems,
}, info) => {
  // When the line is back, new connections work; requests on earlier ones have failed.
  problems.allow(/net::ERR_(EMPTY_RESPONSE|FAILED|CONNECTION_RESET|INCOMPLETE_CHUNKED_ENCODING)/)
  await page.clock.install()
  await signInAsProfessional(page, info)
  await openOwnProfile(page)
  const packages = page.getByRole('region', { name: 'Paketi' })
  await packages.getByRole('button', { name: 'Dodaj paket' }).click()
  await packages.getByLabel('Naziv').fill('Cijeli dan')
  await packages.getByLabel('Cijena (€)').fill('1.200')
  const save = packages.getByRole('button', { name: 'Spremi pakete' })
  const said = packages.getByRole('alert')
  lineOfWorker().fallSilent()
  await save.click()
  await expect(save).toHaveAttribute('aria-busy', 'true')
  // The clock also runs by itself.
  await page.clock.runFor(2_000)
  await expect(packages.getByText(LATE_TEXT)).toHaveCount(0)
  await page.clock.runFor(6_000)
  await expect(said).toHaveText(LATE_TEXT)
  await page.clock.runFor(32_000)
  await expect(said).toHaveText('Nema veze s poslužiteljem. Provjerite internetsku vezu i pokušajte ponovo.')
  await expect(save).not.toHaveAttribute('aria-busy')
  await expect(packages.getByLabel('Naziv')).toHaveValue('Cijeli dan')
  lineOfWorker().speakAgain()
  await save.click()
  await expectNotification(page, 'Paketi su spremljeni.')
  await page.clock.runFor(10_000)
  await expect(packages.getByText(LATE_TEXT)).toHaveCount(0)
})
