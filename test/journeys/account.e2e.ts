import { readFileSync } from 'node:fs'
import { expect, type Page, type Route } from '@playwright/test'
import { API_BASE } from '#contract/paths.ts'
import { signIn, test } from '#test/browser.ts'
import { expectAccessible, expectNoLayoutShift } from '#test/browser-checks.ts'
import { callPath } from '#web/call.ts'
import { comingYear } from './coming-june.ts'
import { fillIn, makeCouple, password, submit, tokenOf, topBar } from './sign-in-form.ts'

const edgeOnWindows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0'
const safariOnPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1'

const part = (page: Page, name: string) => page.getByRole('region', { name })
const person = (page: Page) => part(page, 'Osobni podaci')
const save = (page: Page) => page.getByRole('button', { name: 'Spremi podatke' }).click()
const expectSnackbar = (page: Page, text: string) =>
  expect(page.getByRole('status').filter({ hasText: text })).toBeVisible()

async function openProfile(page: Page, email: string) {
  await signIn(page, email, password)
  await page.goto('/profile')
  await expect(person(page)).toBeVisible()
}

/** Signs in from another device; returns the headers for calls from there. */
async function signInElsewhere(page: Page, email: string, userAgent: string) {
  const answer = await page.request.post(`${API_BASE}/login`, {
    data: { email, password },
    headers: { 'user-agent': userAgent },
  })
  const { token } = (await answer.json()) as { token: string }
  return { authorization: `Bearer ${token}` }
}

const statusOf = async (page: Page, headers: Record<string, string>) =>
  (await page.request.get(`${API_BASE}/auth/me`, { headers })).status()

test('every signed-in person has a profile page, admins too', async ({ page }) => {
  await page.goto('/profile')
  await expect(page).toHaveURL('/login?redirect=%2Fprofile')
  await signIn(page, 'admin@zauvijek.test')
  await page.goto('/')
  await topBar(page).getByRole('link', { name: 'Profil' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Profil' })).toBeVisible()
  await expect(page.getByLabel('E-mail adresa')).toHaveValue('admin@zauvijek.test')
  await expect(page.getByLabel('Datum vjenčanja')).toHaveCount(0)
})

test('name, telephone and wedding date are changed and stay so', async ({ page }, info) => {
  const { email } = await makeCouple(page, info)
  await openProfile(page, email)
  await expectNoLayoutShift(page)
  await page.getByLabel('Ime i prezime').fill('  Ana Šćepanović ')
  await page.getByLabel('Telefon').fill('+385 91 234 5678')
  await page.getByLabel('Datum vjenčanja').fill(`12. lipnja ${comingYear}.`)
  await save(page)
  await expectSnackbar(page, 'Podaci su spremljeni.')
  await page.reload()
  await expect(page.getByLabel('Ime i prezime')).toHaveValue('Ana Šćepanović')
  await expect(page.getByLabel('Telefon')).toHaveValue('+385 91 234 5678')
  await expect(page.getByLabel('Datum vjenčanja')).toHaveValue(`12. 6. ${comingYear}.`)
})

test('another address asks for the password, and has to be confirmed', async ({ page, problems }, info) => {
  problems.expect(/422/)
  const { email } = await makeCouple(page, info)
  await openProfile(page, email)
  const own = person(page).getByLabel('Trenutačna lozinka')
  await expect(own).toHaveCount(0)
  await page.getByLabel('E-mail adresa').fill(`nova-${email}`)
  await page.getByLabel('Ime i prezime').fill('')
  await save(page)
  await expect(page.getByLabel('Ime i prezime')).toBeFocused()
  await expect(own).toHaveAccessibleDescription(/Ovo polje je obavezno\.$/)
  await expectAccessible(page)

  await page.getByLabel('Ime i prezime').fill('Ana')
  await own.fill('nije-ta-lozinka')
  await save(page)
  await expect(own).toBeFocused()
  await expect(own).toHaveAccessibleDescription(/Trenutačna lozinka nije ispravna\.$/)
  await own.fill(password)
  await save(page)
  await expectSnackbar(page, `Na nova-${email} poslali smo poveznicu`)
  await expect(own).toHaveCount(0)
  await expect(page.getByText('Adresa još nije potvrđena')).toBeVisible()
  expect(await signInElsewhere(page, `nova-${email}`, edgeOnWindows)).toHaveProperty('authorization')
})

test('what was typed is still there after the session has run out', async ({ page, problems }, info) => {
  problems.expect(/401/)
  const { email } = await makeCouple(page, info)
  await openProfile(page, email)
  await page.getByLabel('Ime i prezime').fill('Ana Šćepanović')
  await page.getByLabel('Telefon').fill('091 234 567')
  await page.request.post(`${API_BASE}/logout`, { headers: { authorization: `Bearer ${await tokenOf(page)}` } })
  await save(page)
  await expect(page).toHaveURL('/login?redirect=%2Fprofile')
  await fillIn(page, email)
  await submit(page)
  await expect(page).toHaveURL('/profile')
  await expect(page.getByLabel('Ime i prezime')).toHaveValue('Ana Šćepanović')
  await expect(page.getByLabel('Telefon')).toHaveValue('091 234 567')
  await save(page)
  await expectSnackbar(page, 'Podaci su spremljeni.')
})

test('a reload that fails after a saved change leaves the page and what is typed in it', async ({
  page,
  problems,
}, info) => {
  problems.expect(/503/)
  const { email } = await makeCouple(page, info)
  await openProfile(page, email)
  const newPassword = part(page, 'Promjena lozinke').getByLabel('Nova lozinka', { exact: true })
  await newPassword.fill('kadulja-i-bura')
  await page.getByLabel('Ime i prezime').fill('Ana Šćepanović')
  const sessions = `**${callPath('GET /account/sessions')}`
  const refusal = { message: 'Usluga trenutačno nije dostupna.', code: 'unavailable' }
  await page.route(sessions, (route) => route.fulfill({ status: 503, json: refusal }))
  const reloaded = page.waitForResponse(sessions)
  await save(page)
  await reloaded
  await expect(page.getByRole('button', { name: 'Spremi podatke' })).not.toHaveAttribute('aria-busy', 'true')
  // By the time this is saved too, the failed reload would be visible.
  const saved = page.waitForResponse(`**${callPath('PUT /account')}`)
  await page.getByLabel('Telefon').fill('+385 91 234 5678')
  await save(page)
  await saved
  await expectSnackbar(page, 'Podaci su spremljeni.')
  await expect(page.getByLabel('Ime i prezime')).toHaveValue('Ana Šćepanović')
  await expect(newPassword).toHaveValue('kadulja-i-bura')

  // A newly opened page has to load.
  await topBar(page).getByRole('link', { name: 'Početna', exact: true }).click()
  await expect(page).toHaveURL('/')
  await topBar(page).getByRole('link', { name: 'Profil' }).click()
  await expect(page.getByText(refusal.message)).toBeVisible()
})

test('a new password signs out every other place', async ({ page, problems }, info) => {
  problems.expect(/422/)
  const { email } = await makeCouple(page, info)
  const elsewhere = await signInElsewhere(page, email, safariOnPhone)
  await openProfile(page, email)
  const section = part(page, 'Promjena lozinke')
  const change = section.getByRole('button', { name: 'Promijeni lozinku' })
  await section.getByLabel('Trenutačna lozinka').fill('nije-ta-lozinka')
  await section.getByLabel('Nova lozinka', { exact: true }).fill('kadulja-i-bura')
  await section.getByLabel('Potvrda nove lozinke').fill('kadulja-i-bura')
  await change.click()
  await expect(section.getByLabel('Trenutačna lozinka')).toHaveAccessibleDescription(/nije ispravna/)
  await expect(section.getByLabel('Nova lozinka', { exact: true })).toHaveValue('kadulja-i-bura')

  await section.getByLabel('Trenutačna lozinka').fill(password)
  await change.click()
  await expectSnackbar(page, 'Lozinka je promijenjena. Ostali su uređaji odjavljeni.')
  for (const field of ['Trenutačna lozinka', 'Nova lozinka', 'Potvrda nove lozinke'])
    await expect(section.getByLabel(field, { exact: true })).toHaveValue('')
  await expect(part(page, 'Prijavljeni uređaji').getByRole('listitem')).toHaveCount(1)
  expect(await statusOf(page, elsewhere)).toBe(401)
  await page.reload()
  await expect(person(page)).toBeVisible()
})

test('sessions are told apart and ended, one or all others', async ({ page }, info) => {
  const { email } = await makeCouple(page, info)
  const phone = await signInElsewhere(page, email, safariOnPhone)
  const desk = await signInElsewhere(page, email, edgeOnWindows)
  await openProfile(page, email)
  const section = part(page, 'Prijavljeni uređaji')
  const rows = section.getByRole('listitem')
  await expect(rows.first()).toContainText('Ovaj uređaj')
  await expect(rows.first().getByRole('button')).toHaveCount(0)
  await section.getByRole('button', { name: 'Odjavi uređaj: Safari na iPhoneu' }).click()
  await expectSnackbar(page, 'Uređaj je odjavljen.')
  await expect(section.getByText('Safari na iPhoneu')).toHaveCount(0)
  await expect(section.getByRole('list')).toBeFocused()
  expect([await statusOf(page, phone), await statusOf(page, desk)]).toEqual([401, 200])

  await section.getByRole('button', { name: 'Odjavi ostale' }).click()
  await expect(rows).toHaveCount(1)
  await expect(section.getByRole('button')).toHaveCount(0)
  expect(await statusOf(page, desk)).toBe(401)
  await page.reload()
  await expect(rows).toHaveCount(1)
})

test('one’s own data come as a file', async ({ page }, info) => {
  const { email } = await makeCouple(page, info)
  await openProfile(page, email)
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Preuzmi podatke' }).click()
  const download = await coming
  expect(download.suggestedFilename()).toMatch(/^zauvijek-podaci-\d{4}-\d\d-\d\d\.json$/)
  expect(JSON.parse(readFileSync(await download.path(), 'utf8'))).toMatchObject({
    account: { email, role: 'couple' },
    sessions: [{}, { current: true }].slice(0, 2).map(() => ({ id: expect.any(Number) })),
    favorites: [],
    leads: [],
    reviews: [],
  })
})

test('a deleted account is gone', async ({ page, problems }, info) => {
  problems.expect(/422/)
  const { email } = await makeCouple(page, info)
  await openProfile(page, email)
  const button = page.getByRole('button', { name: 'Izbriši račun' })
  await button.click()
  const dialog = page.getByRole('dialog', { name: 'Izbrisati račun?' })
  await expect(dialog).toContainText('bez vašeg imena')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(button).toBeFocused()

  await button.click()
  await dialog.getByLabel('Lozinka', { exact: true }).fill('nije-ta-lozinka')
  await dialog.getByRole('button', { name: 'Trajno izbriši' }).click()
  await expect(dialog.getByLabel('Lozinka', { exact: true })).toHaveAccessibleDescription(/Lozinka nije ispravna\.$/)
  await expectAccessible(page)
  await dialog.getByLabel('Lozinka', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Trajno izbriši' }).click()
  await expectSnackbar(page, 'Vaš je račun izbrisan.')
  await expect(page).toHaveURL('/')
  expect(await tokenOf(page)).toBeNull()

  await page.goto('/login')
  await fillIn(page, email)
  await submit(page)
  await expect(page.getByRole('alert')).toHaveText('E-mail ili lozinka nisu ispravni.')
})

for (const [how, sendOn] of [
  ['the browser sends again by itself', (route: Route) => route.continue()],
  ['the person sends again', (route: Route) => route.abort('connectionreset')],
] as const)
  test(`a deletion whose answer was lost, and that ${how}, ends in its words`, async ({ page, problems }, info) => {
    problems.expect(/401/)
    const { email } = await makeCouple(page, info)
    await openProfile(page, email)
    await page.getByRole('button', { name: 'Izbriši račun' }).click()
    const dialog = page.getByRole('dialog', { name: 'Izbrisati račun?' })
    const press = () => dialog.getByRole('button', { name: 'Trajno izbriši' }).click()
    await dialog.getByLabel('Lozinka', { exact: true }).fill(password)
    await page.route(
      `**${callPath('DELETE /account')}`,
      async (route) => {
        await route.fetch()
        await sendOn(route)
      },
      { times: 1 },
    )
    await press()
    if (how === 'the person sends again') {
      problems.expect(/ERR_CONNECTION_RESET/)
      await expect(dialog.getByRole('alert')).toContainText('Nema veze s poslužiteljem')
      await press()
    }
    await expectSnackbar(page, 'Vaš je račun izbrisan.')
    await expect(page).toHaveURL('/')
    expect(await tokenOf(page)).toBeNull()
  })

test('by keyboard alone the name is changed and the account deleted', async ({ page }, info) => {
  const { email } = await makeCouple(page, info)
  await openProfile(page, email)
  await page.getByLabel('Ime i prezime').focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Ana')
  await page.keyboard.press('Enter')
  await expectSnackbar(page, 'Podaci su spremljeni.')
  await page.getByRole('button', { name: 'Preuzmi podatke' }).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Izbriši račun' })).toBeFocused()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(dialog.getByLabel('Lozinka', { exact: true })).toBeFocused()
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/')
  await expectSnackbar(page, 'Vaš je račun izbrisan.')
})

test('a profile that does not load says so and is loaded again', async ({ page, problems }, info) => {
  problems.expect(/503/)
  const { email } = await makeCouple(page, info)
  await signIn(page, email, password)
  const path = `**${API_BASE}/account`
  const refusal = { message: 'Usluga trenutačno nije dostupna.', code: 'unavailable' }
  await page.route(path, (route) => route.fulfill({ status: 503, json: refusal }))
  await page.goto('/profile')
  await expect(page.getByText(refusal.message)).toBeVisible()
  await page.unroute(path)
  await page.getByRole('button', { name: 'Pokušaj ponovo' }).click()
  await expect(person(page)).toBeVisible()
  await expectAccessible(page)
})
