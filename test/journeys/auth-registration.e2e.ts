import { expect, type Page, type TestInfo } from '@playwright/test'
import { API_BASE } from '#contract/paths.ts'
import { test } from '#test/browser.ts'
import { expectAccessible, expectNoLayoutShift } from '#test/browser-checks.ts'
import { pressWithoutFocus } from '#test/presses-without-focus.ts'

const password = 'ružmarin-i-more'

const emailOf = ({ testId, repeatEachIndex }: TestInfo) => `${testId}-${repeatEachIndex}@primjer.test`

async function fillPerson(page: Page, email: string, name = 'Ana i Ivan') {
  await page.getByLabel('Ime i prezime').fill(name)
  await page.getByLabel('E-mail adresa').fill(email)
  await page.getByLabel('Lozinka', { exact: true }).fill(password)
  await page.getByLabel('Potvrda lozinke').fill(password)
}

const chooseRole = (page: Page, role: 'Par' | 'Pružatelj usluge') => page.getByRole('radio', { name: role }).check()
const submit = (page: Page) => page.getByRole('button', { name: 'Registriraj se' }).click()
const sentBy = async (page: Page) => (await page.waitForRequest(`**${API_BASE}/register`)).postDataJSON()

test('an error does not move the button that is being pressed, also in Safari, where a press does not focus it', async ({
  page,
}, info) => {
  await pressWithoutFocus(page)
  await page.goto('/register')
  await fillPerson(page, emailOf(info))
  await page.getByLabel('Potvrda lozinke').fill('nešto drugo')
  const button = page.getByRole('button', { name: 'Registriraj se' })
  await button.scrollIntoViewIfNeeded()
  await button.hover()
  const place = await button.boundingBox()
  await page.mouse.down()
  await expect(page.getByLabel('Potvrda lozinke')).not.toBeFocused()
  expect(await button.boundingBox()).toEqual(place)
  await page.mouse.up()
  await expect(page.getByText('Lozinke se ne podudaraju').first()).toBeVisible()
})

test('a couple registers and is signed in', async ({ page }, info) => {
  await page.goto('/register')
  await expect(page.getByRole('radio', { name: 'Par' })).toBeChecked()
  await expect(page.getByRole('heading', { name: 'Poslovne informacije' })).toBeHidden()
  await expectNoLayoutShift(page)
  await fillPerson(page, emailOf(info))
  const sent = sentBy(page)
  await submit(page)
  expect(await sent).toEqual({
    role: 'couple',
    name: 'Ana i Ivan',
    email: emailOf(info),
    password,
    password_confirmation: password,
  })
  await expect(page.getByRole('status').filter({ hasText: 'Dobro došli, Ana i Ivan.' })).toBeVisible()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Profil' })).toBeVisible()
})

test('a professional registers with a company and goes on to where it was headed', async ({ page }, info) => {
  await page.goto('/login?redirect=%2Fpricing')
  await page.getByRole('main').getByRole('link', { name: 'Registrirajte se' }).click()
  await expect(page).toHaveURL('/register?redirect=%2Fpricing')
  await chooseRole(page, 'Pružatelj usluge')
  await fillPerson(page, emailOf(info), 'Iva Čačić')
  await page.getByLabel('Telefon').fill('+385 91 234 5678')
  await page.getByLabel('Naziv tvrtke').fill('Šešir i đerdan')
  await page.getByLabel('Kategorija').selectOption('Nakit')
  await page.getByLabel('Grad').fill('Đakovo')
  await page.getByLabel('Cijena od (€)').fill('0')
  await page.getByLabel('Cijena do (€)').fill('1.500,50')
  await page.getByLabel('Opis').fill('Ručno rađeni nakit.')
  await page.getByLabel('Web-stranica').fill('https://sesir.primjer.hr')
  await page.getByLabel('Korisničko ime na Instagramu').fill('@sesir.i.djerdan')
  const sent = sentBy(page)
  await submit(page)
  expect(await sent).toMatchObject({
    role: 'professional',
    company_name: 'Šešir i đerdan',
    city: 'Đakovo',
    price_range_min: 0,
    price_range_max: 1500.5,
    instagram: 'sesir.i.djerdan',
  })
  await expect(page.getByRole('status').filter({ hasText: 'Vaš je profil u pregledu' })).toBeVisible()
  await expect(page).toHaveURL('/pricing')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Moj Profil' })).toBeVisible()

  // The home page leads to the rest of the profile, without moving anything.
  await page.goto('/')
  const reminder = page.getByRole('complementary', { name: 'Vaš profil' }).getByRole('link')
  await expect(reminder).toBeInViewport()
  await expect(reminder).toHaveText('Dovršite profil – 55 %Dok čekate odobrenje, dodajte slike.')
  await expectNoLayoutShift(page)
  await expectAccessible(page)
  await reminder.click()
  await expect(page).toHaveURL('/professional/profile')
  await expect(page.getByRole('region', { name: 'Popunjenost profila' })).toContainText('55 %')
  await expect(reminder).toBeHidden()
  await page.getByRole('link', { name: 'Dovršite profil', exact: true }).click()
  await expect(page.getByLabel('Dodaj slike')).toBeFocused()
})

test('the address preselects the role, and offers cities to choose from', async ({ page }) => {
  await page.goto('/register?role=professional')
  await expect(page.getByRole('radio', { name: 'Pružatelj usluge' })).toBeChecked()
  await expect(page.getByRole('heading', { name: 'Poslovne informacije' })).toBeVisible()
  await expect(page.locator('datalist option')).toHaveCount(11)
  await expect(page.getByLabel('Kategorija').locator('option')).toHaveCount(12)
  await expectNoLayoutShift(page)
})

test('a select looks like the other fields, and a long description stays within the window', async ({ page }) => {
  await page.goto('/register?role=professional')
  await expect(page.getByLabel('Kategorija')).toHaveCSS('appearance', 'none')
  await expect(page.getByLabel('Kategorija')).toHaveCSS('background-image', /svg/)
  const description = page.getByLabel('Opis')
  await description.fill('Snimamo vjenčanja po cijeloj Hrvatskoj. '.repeat(120))
  const { height } = (await description.boundingBox())! // it is visible: it was filled
  expect(height).toBeLessThan(0.7 * page.viewportSize()!.height) // each page of these tests has a size
})

test('faulty fields are named, described and focused, one by one', async ({ page }) => {
  await page.goto('/register?role=professional')
  // Until the page is hydrated nothing listens.
  await expect(async () => {
    for (const name of ['Naziv tvrtke', 'Kategorija', 'Grad']) await page.getByLabel(name).focus()
    for (const name of ['Naziv tvrtke', 'Kategorija'])
      await expect(page.getByLabel(name)).toHaveAccessibleDescription('Ovo polje je obavezno.', { timeout: 1_000 })
  }).toPass()
  await expect(page.getByLabel('Ime i prezime')).toHaveAccessibleDescription('')
  await page.getByLabel('Ime i prezime').fill('Iva Čačić')
  await page.getByLabel('Lozinka', { exact: true }).fill('kratka')
  await page.getByLabel('Potvrda lozinke').fill('druga')
  await page.getByLabel('Kategorija').selectOption('Nakit')
  await page.getByLabel('Web-stranica').fill('primjer')
  await page.getByLabel('Cijena do (€)').fill('puno')
  await submit(page)

  await expect(page.getByLabel('E-mail adresa')).toBeFocused()
  await expect(page.getByLabel('E-mail adresa')).toHaveAccessibleDescription('Ovo polje je obavezno.')
  await expect(page.getByLabel('Lozinka', { exact: true })).toHaveAccessibleDescription(
    'min 8 znakova Lozinka mora imati najmanje 8 znakova.',
  )
  await expect(page.getByLabel('Potvrda lozinke')).toHaveAccessibleDescription('Lozinke se ne podudaraju')
  await expect(page.getByLabel('Naziv tvrtke')).toHaveAccessibleDescription('Ovo polje je obavezno.')
  await expect(page.getByLabel('Cijena do (€)')).toHaveAccessibleDescription('Cijena mora biti broj od 0 naviše.')
  await expect(page.getByLabel('Web-stranica')).toHaveAccessibleDescription(/Molimo unesite valjani URL/)
  await expect(page.getByRole('alert')).toContainText('označenih polja:')
  await expectAccessible(page)

  await page.getByLabel('E-mail adresa').fill('iva@primjer.test')
  await expect(page.getByLabel('E-mail adresa')).toHaveAccessibleDescription('')
  await page.getByRole('alert').getByRole('button', { name: 'Web-stranica' }).click()
  await expect(page.getByLabel('Web-stranica')).toBeFocused()
})

test('different passwords are reported', async ({ page }, info) => {
  await page.goto('/register')
  await fillPerson(page, emailOf(info))
  await page.getByLabel('Potvrda lozinke').fill('ruzmarin-i-more')
  await submit(page)
  await expect(page.getByLabel('Potvrda lozinke')).toBeFocused()
  await expect(page.getByLabel('Potvrda lozinke')).toHaveAccessibleDescription('Lozinke se ne podudaraju')
  await expect(page.getByRole('alert')).toContainText('Provjerite označeno polje:')
})

test('nothing typed is lost when the role is switched, nor when the server refuses', async ({
  page,
  problems,
}, info) => {
  const taken = { role: 'couple', name: 'Prva', email: emailOf(info), password, password_confirmation: password }
  expect((await page.request.post(`${API_BASE}/register`, { data: taken })).status()).toBe(201)
  problems.expect(/422/)

  await page.goto('/register?role=professional')
  await fillPerson(page, taken.email, 'Druga Osoba')
  await page.getByLabel('Naziv tvrtke').fill('Studio Jadran')
  await page.getByLabel('Kategorija').selectOption('Fotografija')
  await page.getByLabel('Opis').fill('Slikamo.\n\nI snimamo.')
  await chooseRole(page, 'Par')
  await expect(page.getByLabel('Naziv tvrtke')).toBeHidden()
  await chooseRole(page, 'Pružatelj usluge')
  await submit(page)

  await expect(page.getByLabel('E-mail adresa')).toBeFocused()
  await expect(page.getByLabel('E-mail adresa')).toHaveAccessibleDescription(/e-mail/i)
  await expect(page.getByLabel('Ime i prezime')).toHaveValue('Druga Osoba')
  await expect(page.getByLabel('Lozinka', { exact: true })).toHaveValue(password)
  await expect(page.getByLabel('Potvrda lozinke')).toHaveValue(password)
  await expect(page.getByLabel('Naziv tvrtke')).toHaveValue('Studio Jadran')
  await expect(page.getByLabel('Kategorija').locator('option:checked')).toHaveText('Fotografija')
  await expect(page.getByLabel('Opis')).toHaveValue('Slikamo.\n\nI snimamo.')
})

test('a second press after a lost answer signs in the registered account', async ({ page, problems }, info) => {
  problems.expect(/ERR_CONNECTION_RESET/)
  problems.expect(/422/)
  await page.goto('/register')
  await fillPerson(page, emailOf(info))
  await page.route(
    `**${API_BASE}/register`,
    async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
  await submit(page)
  await expect(page.getByRole('alert')).toContainText('Nema veze s poslužiteljem')
  await submit(page)
  await expect(page.getByRole('status').filter({ hasText: 'Dobro došli, Ana i Ivan.' })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Profil' })).toBeVisible()
})

test('by keyboard alone the role is chosen and the form sent', async ({ page }, info) => {
  await page.goto('/register')
  await page.getByRole('radio', { name: 'Par' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('heading', { name: 'Poslovne informacije' })).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('heading', { name: 'Poslovne informacije' })).toBeHidden()
  for (const text of ['Ana i Ivan', emailOf(info), '', password]) {
    await page.keyboard.press('Tab')
    await page.keyboard.type(text)
  }
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/')
})

test('everyone can use the registration', async ({ page }) => {
  // A professional's form with its errors is checked above.
  await page.goto('/register')
  await expectAccessible(page)
})
