import { expect } from '@playwright/test'
import { pages } from '#contract/paths.ts'
import { test } from '#test/browser.ts'
import { viewports } from '#test/browser-checks.ts'
import { fillIn, makeCouple, password, submit, topBar } from './sign-in-form.ts'

test('a visitor sent to the sign-in who takes the registration of the top bar instead still comes back', async ({
  page,
}, info) => {
  await page.goto(pages.favorites)
  await expect(page.getByText('Nakon prijave vraćamo vas')).toBeVisible()
  await topBar(page).getByRole('link', { name: 'Registracija' }).click()
  await expect(page).toHaveURL(pages.register(pages.favorites))
  await page.getByLabel('Ime i prezime').fill('Ana i Ivan')
  await fillIn(page, `${info.testId}-povratak@primjer.test`)
  await page.getByLabel('Potvrda lozinke').fill(password)
  await page.getByRole('button', { name: 'Registriraj se' }).click()
  await expect(page).toHaveURL(pages.favorites)
})

test('the sign-in of the drawer keeps the way back through the registration and a forgotten password', async ({
  page,
}) => {
  await page.setViewportSize(viewports.phone)
  const drawer = page.getByRole('dialog')
  for (const form of [pages.register(pages.favorites), pages.forgotPassword(pages.favorites)]) {
    await page.goto(form)
    await topBar(page).getByRole('button', { name: 'Otvori izbornik' }).click()
    await drawer.getByRole('link', { name: 'Prijava' }).click()
    await expect(page).toHaveURL(pages.login(pages.favorites))
  }
  // Without a way back there is none, least of all to a form that a signed-in visitor does not need.
  await page.goto(pages.forgotPassword())
  await topBar(page).getByRole('button', { name: 'Otvori izbornik' }).click()
  await drawer.getByRole('link', { name: 'Prijava' }).click()
  await expect(page).toHaveURL(pages.login())
})

test('who signs in from a filtered home page finds the same list afterwards', async ({ page }, info) => {
  const { email } = await makeCouple(page, info)
  const list = `${pages.home}?category_id=2&date=2027-06-12`
  await page.goto(list)
  await topBar(page).getByRole('link', { name: 'Prijava' }).click()
  await fillIn(page, email)
  await submit(page)
  await expect(page).toHaveURL(list)
  await page.getByRole('button', { name: 'Odjava' }).click()
  await expect(page).toHaveURL(pages.home)
  await topBar(page).getByRole('link', { name: 'Prijava' }).click()
  await expect(page).toHaveURL(pages.login())
})

test('the registration below „Za pružatelje usluga” is that of a professional', async ({ page }) => {
  await page.goto(pages.login())
  await page.getByRole('contentinfo').getByRole('link', { name: 'Registracija' }).click()
  await expect(page.getByRole('heading', { name: 'Poslovne informacije' })).toBeVisible()
})

test('a visitor of the favourites who registers as a professional arrives at the profile, without a refusal', async ({
  page,
}, info) => {
  await page.goto(pages.favorites)
  await page.getByRole('main').getByRole('link', { name: 'Registrirajte se' }).click()
  await page.getByRole('radio', { name: 'Pružatelj usluge' }).check()
  await page.getByLabel('Ime i prezime').fill('Iva Čačić')
  await fillIn(page, `${info.testId}-pruzatelj@primjer.test`)
  await page.getByLabel('Potvrda lozinke').fill(password)
  await page.getByLabel('Naziv tvrtke').fill('Šešir i đerdan')
  await page.getByLabel('Kategorija').selectOption('Nakit')
  await page.getByRole('button', { name: 'Registriraj se' }).click()
  await expect(page).toHaveURL(pages.professionalProfile)
  await expect(page.getByRole('status').filter({ hasText: 'Vaš je profil u pregledu' })).toBeVisible()
  await expect(page.getByText('Nemate pristup ovoj stranici.')).toHaveCount(0)
})

test('an admin who signs in on the way to the enquiries arrives at the administration', async ({ page }) => {
  await page.goto(pages.enquiries)
  await fillIn(page, 'admin@zauvijek.test', 'demo-zauvijek')
  await submit(page)
  await expect(page).toHaveURL(pages.adminProfessionals)
  await expect(page.getByRole('status').filter({ hasText: 'Dobrodošli natrag' })).toBeVisible()
})

test('who comes from a page of professionals registers as one', async ({ page }) => {
  await page.goto(pages.professionalCalendar)
  await page.getByRole('main').getByRole('link', { name: 'Registrirajte se' }).click()
  await expect(page.getByRole('radio', { name: 'Pružatelj usluge' })).toBeChecked()
})
