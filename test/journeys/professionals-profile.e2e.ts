import { expect, type Page } from '@playwright/test'
import { API_BASE, pages } from '#contract/paths.ts'
import type { Professional } from '#contract/professionals.ts'
import { signIn, test } from '#test/browser.ts'
import { expectAccessible, expectNoLayoutShift, viewports } from '#test/browser-checks.ts'
import { signInAsProfessional, openOwnProfile, expectNotification } from './own-professional.ts'
import { expireSession } from './lost-session.ts'
import { fillIn, makeCouple, password, submit, topBar } from './sign-in-form.ts'

const save = (page: Page) => page.getByRole('button', { name: 'Spremi profil' })
const field = (page: Page, name: string) => page.getByRole('region', { name: 'Podaci tvrtke' }).getByLabel(name)
const question = (page: Page) => page.getByRole('dialog', { name: 'Napustiti stranicu bez spremanja?' })

/** Answers the page's call for its profile with these changes. */
const showProfileAs = (page: Page, id: number, changed: Partial<Professional>) =>
  page.route(`**${API_BASE}/professionals/${id}`, async (route) => {
    const response = await route.fetch()
    const { data } = (await response.json()) as { data: Professional }
    await route.fulfill({ response, json: { data: { ...data, ...changed } } })
  })

test('what is changed is saved, stays, and stands on the public page', async ({ page }, info) => {
  const { id } = await signInAsProfessional(page, info)
  await page.goto('/')
  await topBar(page).getByRole('link', { name: 'Moj Profil' }).click()
  await expect(page).toHaveURL('/professional/profile')
  await expect(page).toHaveTitle('Moj profil · Zauvijek')
  await expect(page.getByText('Na čekanju')).toBeVisible()
  await expect(page.getByText('Profil u pregledu')).toBeVisible()
  await field(page, 'Naziv tvrtke').fill('  Kuća Šišmiš ')
  await field(page, 'Kategorija').selectOption('Glazba')
  await field(page, 'Grad').fill('Čakovec')
  await field(page, 'Cijena od (€)').fill('0')
  await field(page, 'Cijena do (€)').fill('1500.5')
  await field(page, 'Opis').fill('Prvi redak.\nDrugi redak.')
  await expect(page.getByText('24 od 5.000 znakova')).toBeVisible()
  await field(page, 'Web-stranica').fill('https://kuca.primjer.hr')
  await field(page, 'Korisničko ime na Instagramu').fill('@kuca.sismis')
  await expect(page.getByText('Imate nespremljene promjene.')).toBeVisible()
  await save(page).click()
  await expectNotification(page, 'Profil uspješno ažuriran!')
  await expect(page.getByText('Imate nespremljene promjene.')).toBeHidden()
  await expect(field(page, 'Naziv tvrtke')).toHaveValue('Kuća Šišmiš')
  await expect(field(page, 'Korisničko ime na Instagramu')).toHaveValue('kuca.sismis')
  await expect(field(page, 'Cijena do (€)')).toHaveValue('1.500,50')

  await page.reload()
  await expect(field(page, 'Kategorija').locator('option:checked')).toHaveText('Glazba')
  await expect(field(page, 'Opis')).toHaveValue('Prvi redak.\nDrugi redak.')
  await page.getByRole('link', { name: 'Pregled profila' }).click()
  await expect(page).toHaveURL(pages.professional(id))
  await expect(page.getByRole('heading', { level: 1, name: 'Kuća Šišmiš' })).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByText('€ 0 - € 1.500,50').first()).toBeVisible()
  await expect(main.getByText('Drugi redak.')).toBeVisible()
  await expect(main.getByText('Čakovec').first()).toBeVisible()
})

test('the page stands still while it comes, is accessible, and fits a phone with the longest name', async ({
  page,
}, info) => {
  await signInAsProfessional(page, info, { company_name: 'Šš'.repeat(40) })
  await openOwnProfile(page)
  await expectNoLayoutShift(page)
  await expectAccessible(page)
  await page.setViewportSize(viewports.phone)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})

test('each field is validated when it is left, and invalid values cannot be saved', async ({ page }, info) => {
  await signInAsProfessional(page, info)
  await openOwnProfile(page)
  await expect(save(page)).toBeEnabled()
  const problems = [
    ['Naziv tvrtke', ' ', /Ovo polje je obavezno\.$/],
    ['Grad', '', /Ovo polje je obavezno\.$/],
    ['Cijena od (€)', '-1', /Cijena mora biti broj od 0 naviše\.$/],
    ['Opis', 'a'.repeat(5001), /Najviše 5\.000 znakova\.$/],
    ['Web-stranica', 'kuca', /Molimo unesite valjani URL \(npr\. https:\/\/www\.primjer\.hr\)\.$/],
    ['Korisničko ime na Instagramu', 'kuca sismis', /Unesite korisničko ime na Instagramu, bez razmaka\.$/],
  ] as const
  for (const [name, value, message] of problems) {
    await field(page, name).fill(value)
    await field(page, name).blur()
    await expect(field(page, name)).toHaveAccessibleDescription(message)
  }
  await field(page, 'Kategorija').focus()
  await field(page, 'Kategorija').selectOption('')
  await field(page, 'Kategorija').blur()
  await expect(field(page, 'Kategorija')).toHaveAccessibleDescription('Ovo polje je obavezno.')
  await expect(save(page)).toBeDisabled()
  await expectAccessible(page)

  // If pressed anyway, it leads to the first invalid field.
  await field(page, 'Korisničko ime na Instagramu').press('Enter')
  await expect(field(page, 'Naziv tvrtke')).toBeFocused()
  await expect(page.getByRole('alert').filter({ hasText: 'Provjerite 7 označenih polja:' })).toBeVisible()

  for (const [name] of problems)
    await field(page, name).fill(name === 'Grad' || name === 'Naziv tvrtke' ? 'Đakovo' : '')
  await field(page, 'Kategorija').selectOption('Glazba')
  await expect(save(page)).toBeEnabled()
  await field(page, 'Cijena od (€)').fill('900')
  await field(page, 'Cijena do (€)').fill('500')
  await field(page, 'Cijena do (€)').blur()
  await expect(field(page, 'Cijena do (€)')).toHaveAccessibleDescription(
    'Najviša cijena ne može biti manja od najniže.',
  )
  await field(page, 'Cijena od (€)').fill('400')
  await expect(field(page, 'Cijena do (€)')).toHaveAccessibleDescription('')
  await save(page).click()
  await expectNotification(page, 'Profil uspješno ažuriran!')
})

test('what the server refuses stays in its fields, with its reason', async ({ page, problems }, info) => {
  problems.expect(/422/)
  problems.expect(/500/)
  const { id } = await signInAsProfessional(page, info)
  await openOwnProfile(page)
  await field(page, 'Grad').fill('Vukovar')
  const path = `**${API_BASE}/professionals/${id}`
  await page.route(path, (route) =>
    route.fulfill({
      status: 422,
      json: { message: 'Provjerite označena polja.', code: 'invalid', errors: { city: ['Taj grad ne poznajemo.'] } },
    }),
  )
  await save(page).click()
  await expect(field(page, 'Grad')).toHaveAccessibleDescription('Taj grad ne poznajemo.')
  await expect(field(page, 'Grad')).toBeFocused()
  await expect(field(page, 'Grad')).toHaveValue('Vukovar')
  await page.unroute(path)
  await page.route(path, (route) => route.fulfill({ status: 500, body: '<html></html>' }))
  await save(page).click()
  await expect(page.getByText('Neuspjelo ažuriranje profila. Molimo pokušajte ponovo.')).toBeVisible()
  await expect(field(page, 'Grad')).toHaveValue('Vukovar')
  await page.unroute(path)
  await save(page).click()
  await expectNotification(page, 'Profil uspješno ažuriran!')
})

test('what was typed is still there after the session has run out', async ({ page, problems }, info) => {
  problems.expect(/401/)
  problems.expect(/404/) // a pending profile does not exist for a visitor
  const { email } = await signInAsProfessional(page, info)
  await openOwnProfile(page)
  await expireSession(page)
  await field(page, 'Grad').fill('Vinkovci')
  await save(page).click()
  await expect(page).toHaveURL('/login?redirect=%2Fprofessional%2Fprofile')
  await fillIn(page, email)
  await submit(page)
  await expect(page).toHaveURL('/professional/profile')
  await expect(field(page, 'Grad')).toHaveValue('Vinkovci')
  await save(page).click()
  await expectNotification(page, 'Profil uspješno ažuriran!')
})

test('what was typed is kept as well when the session is found to have ended without a save', async ({
  page,
  context,
}, info) => {
  const { email } = await signInAsProfessional(page, info)
  await openOwnProfile(page)
  await field(page, 'Grad').fill('Vinkovci')
  const other = await context.newPage()
  await other.goto('/healthz')
  await other.evaluate(() => localStorage.removeItem('auth_token'))
  await expect(page).toHaveURL('/login?redirect=%2Fprofessional%2Fprofile')
  await fillIn(page, email)
  await submit(page)
  await expect(field(page, 'Grad')).toHaveValue('Vinkovci')
})

test('leaving with unsaved changes asks first, by a link and by the back button', async ({ page }, info) => {
  await signInAsProfessional(page, info)
  await page.goto('/faq')
  await topBar(page).getByRole('link', { name: 'Moj Profil' }).click()
  await field(page, 'Grad').fill('Vinkovci')

  await topBar(page).getByRole('link', { name: 'Početna', exact: true }).click()
  await expect(question(page)).toBeVisible()
  await expectAccessible(page)
  await question(page).getByRole('button', { name: 'Ostani' }).click()
  await expect(question(page)).toBeHidden()
  await expect(page).toHaveURL('/professional/profile')
  await expect(field(page, 'Grad')).toHaveValue('Vinkovci')

  await page.goBack()
  await expect(question(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question(page)).toBeHidden()
  await expect(page).toHaveURL('/professional/profile')

  await page.goBack()
  await expect(question(page)).toBeVisible()
  // Chromium reports the first closing with the next frame, which on a busy machine may come only now.
  await question(page).dispatchEvent('close')
  await question(page)
    .getByRole('button', { name: 'Napusti stranicu' })
    .evaluate((button: HTMLElement) => {
      button.click()
      button.click()
    })
  await expect(page).toHaveURL('/faq')

  await topBar(page).getByRole('link', { name: 'Moj Profil' }).click()
  await expect(field(page, 'Grad')).toHaveValue('Đakovo')
  await topBar(page).getByRole('link', { name: 'Početna', exact: true }).click()
  await expect(page).toHaveURL('/')
})

test('the browser asks, too, before the page is closed with something unsaved', async ({ page }, info) => {
  await signInAsProfessional(page, info)
  await openOwnProfile(page)
  await field(page, 'Grad').fill('Vinkovci')
  // The browser may be told to close before the page has taken in what was typed.
  await expect
    .poll(() => page.evaluate(() => dispatchEvent(new Event('beforeunload', { cancelable: true }))))
    .toBe(false)
  const opened = page.waitForEvent('dialog')
  const closed = page.close({ runBeforeUnload: true })
  const dialog = await opened
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  await closed
  await expect(field(page, 'Grad')).toHaveValue('Vinkovci')
})

test('signing out does not ask, and leaves nothing that was typed', async ({ page }, info) => {
  await signInAsProfessional(page, info)
  await openOwnProfile(page)
  await field(page, 'Grad').fill('Vinkovci')
  await page.getByRole('button', { name: 'Odjava' }).click()
  await expectNotification(page, 'Uspješno ste odjavljeni.')
  await expect(page).toHaveURL('/')
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Vinkovci')
})

test('what is missing leads to where it belongs', async ({ page }, info) => {
  await signInAsProfessional(page, info)
  await openOwnProfile(page)
  const card = page.getByRole('region', { name: 'Popunjenost profila' })
  await expect(card.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '27')
  await card.getByRole('link', { name: 'Navedite cijenu' }).click()
  await expect(field(page, 'Cijena od (€)')).toBeFocused()
  await page.keyboard.type('500')
  await card.getByRole('link', { name: 'Dodajte slike' }).click()
  await expect(page.getByLabel('Dodaj slike')).toBeFocused()
  await save(page).click()
  await expect(card.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '36')
  await expect(card.getByRole('link', { name: 'Navedite cijenu' })).toHaveCount(0)
})

test('each section of a long profile is one press away, and what is typed stays', async ({ page }, info) => {
  await signInAsProfessional(page, info)
  await openOwnProfile(page)
  await field(page, 'Grad').fill('Knin')
  const sections = page.getByRole('navigation', { name: 'Odjeljci profila' })
  for (const name of ['Portfelj', 'Račun', 'Paketi']) {
    await sections.getByRole('link', { name }).click()
    const section = page.getByRole('region', { name, exact: true })
    await expect(section).toBeFocused()
    await expect(section.getByRole('heading', { name, exact: true })).toBeInViewport()
  }
  await expect(field(page, 'Grad')).toHaveValue('Knin')
  await expect(page).toHaveURL('/professional/profile')
  await page.setViewportSize(viewports.phone)
  const last = sections.getByRole('link', { name: 'Račun' })
  await expect.poll(async () => (await last.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await last.focus()
  await last.press('Enter')
  await expect(page.getByRole('heading', { name: 'Račun', exact: true })).toBeInViewport()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})

test('an approved profile is said to be public, and nothing is missing in it', async ({ page }) => {
  await signIn(page, 'studio@zauvijek.test')
  await openOwnProfile(page)
  await expect(page.getByText('Odobreno', { exact: true })).toBeVisible()
  await expect(page.getByText('Vaš je profil vidljiv javnosti.')).toBeVisible()
  await expect(page.getByText('12 od 30 slika')).toBeVisible()
  await expectNoLayoutShift(page)
})

test('a rejected profile leads to the support', async ({ page }, info) => {
  const { id } = await signInAsProfessional(page, info)
  await showProfileAs(page, id, { status: 'rejected', rejection_reason: 'Slike nisu vaše.' })
  await openOwnProfile(page)
  await expect(page.getByText('Odbijeno', { exact: true })).toBeVisible()
  await expect(page.getByText('Profil nije odobren')).toBeVisible()
  await expect(page.getByText('Razlog: Slike nisu vaše.')).toBeVisible()
  await page.getByRole('link', { name: 'Obratite se podršci' }).click()
  await expect(page).toHaveURL('/support')
})

test('the account stands below, and is changed by itself', async ({ page }, info) => {
  const { email } = await signInAsProfessional(page, info)
  await page.goto('/profile?od=posta')
  await expect(page).toHaveURL('/professional/profile?od=posta')
  await expect(page.getByRole('heading', { level: 2, name: 'Račun', exact: true })).toBeVisible()
  await expect(page.getByLabel('E-mail adresa')).toHaveValue(email)
  await expect(page.getByLabel('Datum vjenčanja')).toHaveCount(0)
  await field(page, 'Grad').fill('Vinkovci')
  await page.getByLabel('Ime i prezime').fill('Iva Šarić')
  await page.getByRole('button', { name: 'Spremi podatke' }).click()
  await expectNotification(page, 'Podaci su spremljeni.')
  await expect(field(page, 'Grad')).toHaveValue('Vinkovci')
})

test('nobody else gets there: a visitor is led to the sign-in with the whole address, a couple home', async ({
  page,
}, info) => {
  const { email } = await makeCouple(page, info)
  await page.goto('/professional/profile?a=1')
  await expect(page).toHaveURL('/login?redirect=%2Fprofessional%2Fprofile%3Fa%3D1')
  await fillIn(page, email, password)
  await submit(page)
  await expect(page).toHaveURL('/')
  const refusal = page.getByText('Morate biti prijavljeni kao pružatelj usluga.')
  await expect(refusal).toBeVisible()

  // Nothing of the page is shown, neither before nor after the role is known.
  let answer = () => {}
  const isKnown = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/auth/me', async (route) => {
    await isKnown
    await route.continue()
  })
  await page.evaluate(() => localStorage.removeItem('auth_role'))
  await page.goto('/professional/profile')
  await expect(page.getByRole('banner')).toBeAttached()
  await expect(page.locator('main')).toBeHidden()
  answer()
  await expect(page).toHaveURL('/')
  await expect(refusal).toBeVisible()
  await expect(page.locator('main')).toBeVisible()
})

test('a refusal by the server says that a provider has to be signed in', async ({ page, problems }, info) => {
  problems.expect(/403/)
  const { id } = await signInAsProfessional(page, info)
  await page.route(`**${API_BASE}/professionals/${id}`, (route) =>
    route.fulfill({ status: 403, json: { message: 'Nemate dopuštenje za ovu radnju.', code: 'forbidden' } }),
  )
  await page.goto('/professional/profile')
  await expect(page.getByRole('alert').getByText('Morate biti prijavljeni kao pružatelj usluga.')).toBeVisible()
  await expectAccessible(page)
})

test('a profile that does not load says so and is loaded again', async ({ page, problems }, info) => {
  problems.expect(/503/)
  const { id } = await signInAsProfessional(page, info)
  const path = `**${API_BASE}/professionals/${id}`
  await page.route(path, (route) =>
    route.fulfill({ status: 503, json: { message: 'Usluga trenutačno nije dostupna.', code: 'unavailable' } }),
  )
  await page.goto('/professional/profile')
  await expect(page.getByRole('heading', { name: 'Neuspjelo učitavanje podataka profila.' })).toBeVisible()
  await expectAccessible(page)
  await page.unroute(path)
  await page.getByRole('button', { name: 'Pokušaj ponovo' }).click()
  await expect(field(page, 'Grad')).toHaveValue('Đakovo')
})
