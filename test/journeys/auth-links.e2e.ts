import { expect, type Page } from '@playwright/test'
import { API_BASE, pages } from '#contract/paths.ts'
import { signIn, test } from '#test/browser.ts'
import { expectAccessible, expectNoLayoutShift } from '#test/browser-checks.ts'
import { mailedLink } from './mail-files.ts'
import { fillIn, makeCouple, password, submit, tokenOf } from './sign-in-form.ts'

const chosen = 'kadulja-i-bura'
const sentence = 'Ako račun s tom adresom postoji, poslali smo poveznicu za novu lozinku.'

async function choose(page: Page, typed = chosen, repeated = typed) {
  await page.getByLabel('Nova lozinka').fill(typed)
  await page.getByLabel('Potvrda lozinke').fill(repeated)
  await page.getByRole('button', { name: 'Spremi lozinku' }).click()
}

async function askForLink(page: Page, email: string) {
  await page.getByLabel('E-mail adresa').fill(email)
  await page.getByRole('button', { name: 'Pošalji poveznicu' }).click()
  await expect(page.getByText(sentence)).toBeVisible()
}

test('a forgotten password is replaced by the link in the mail', async ({ page, product }, info) => {
  const { email } = await makeCouple(page, info)
  await signIn(page, email, password)
  const before = await tokenOf(page)

  await page.evaluate(() => localStorage.clear())
  await page.goto('/login?redirect=%2Ffaq')
  await page.getByRole('link', { name: 'Zaboravljena lozinka?' }).click()
  await expect(page).toHaveURL('/forgot-password?redirect=%2Ffaq')
  await expect(page.getByRole('link', { name: 'Natrag na prijavu' })).toHaveAttribute('href', '/login?redirect=%2Ffaq')
  await askForLink(page, email)

  await page.goto(await mailedLink(product, email, pages.resetPassword))
  await expectNoLayoutShift(page)
  await choose(page, chosen, 'kadulja')
  await expect(page.getByLabel('Potvrda lozinke')).toHaveAccessibleDescription('Lozinke se ne podudaraju')
  await expect(page.getByLabel('Potvrda lozinke')).toBeFocused()
  await expectAccessible(page)
  await choose(page)
  await expect(page.getByRole('status').filter({ hasText: 'Lozinka je promijenjena.' })).toBeVisible()
  await expect(page).toHaveURL('/login')
  const headers = { authorization: `Bearer ${before}` }
  expect((await page.request.get(`${API_BASE}/auth/me`, { headers })).status()).toBe(401)

  await fillIn(page, email, chosen)
  await submit(page)
  await expect(page).toHaveURL('/')
})

test('after resetting the password while signed in, one has to sign in again', async ({
  page,
  product,
  problems,
}, info) => {
  problems.expect(/401/)
  const { email } = await makeCouple(page, info)
  await signIn(page, email, password)
  await page.goto('/profile')
  await page.getByRole('link', { name: 'Zaboravljena lozinka?' }).click()
  await expect(page.getByLabel('E-mail adresa')).toHaveValue(email)
  await askForLink(page, email)
  await page.goto(await mailedLink(product, email, pages.resetPassword))
  await choose(page)
  await expect(page).toHaveURL('/login')
  expect(await tokenOf(page)).toBeNull()
})

test('the answer does not tell that there is no such account', async ({ page }) => {
  await page.goto('/forgot-password')
  await page.getByRole('button', { name: 'Pošalji poveznicu' }).click()
  await expect(page.getByLabel('E-mail adresa')).toHaveAccessibleDescription('Ovo polje je obavezno.')
  await expectAccessible(page)
  await askForLink(page, 'nitko@primjer.test')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'E-mail nije stigao?' }).click()
  await expect(page.getByLabel('E-mail adresa')).toHaveValue('nitko@primjer.test')
})

test('a second press after a lost answer says that the password is changed', async ({
  page,
  product,
  problems,
}, info) => {
  problems.expect(/ERR_CONNECTION_RESET/)
  const { email } = await makeCouple(page, info)
  await page.goto('/forgot-password')
  await askForLink(page, email)
  await page.goto(await mailedLink(product, email, pages.resetPassword))
  await page.route(
    `**${API_BASE}/reset-password`,
    async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
  await choose(page)
  await expect(page.getByRole('alert')).toContainText('Nema veze s poslužiteljem')
  await page.getByRole('button', { name: 'Spremi lozinku' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Lozinka je promijenjena.' })).toBeVisible()
  await expect(page).toHaveURL('/login')
})

test('opening the link again after a lost answer says that the password is changed', async ({
  page,
  product,
  problems,
}, info) => {
  problems.expect(/ERR_CONNECTION_RESET|409/)
  const { email } = await makeCouple(page, info)
  await page.goto('/forgot-password')
  await askForLink(page, email)
  const link = await mailedLink(product, email, pages.resetPassword)
  await page.goto(link)
  await page.route(`**${API_BASE}/reset-password`, async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await choose(page)
  await expect(page.getByRole('alert')).toContainText('Nema veze s poslužiteljem')
  await page.unroute(`**${API_BASE}/reset-password`)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Otvorite poveznicu iz e-maila' })).toBeVisible()
  await expectAccessible(page)
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Lozinka je promijenjena' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'Prijavi se' }).click()
  await fillIn(page, email, chosen)
  await submit(page)
  await expect(page).toHaveURL('/')
})

test('a link that was used meanwhile for another password says so and leads to the sign-in', async ({
  page,
  product,
  problems,
}, info) => {
  problems.expect(/401|409/)
  const { email } = await makeCouple(page, info)
  await signIn(page, email, password)
  await page.goto('/forgot-password')
  await askForLink(page, email)
  const link = await mailedLink(product, email, pages.resetPassword)
  await page.goto(link)
  await expect(page.getByLabel('Nova lozinka')).toBeVisible()
  const body = { token: link.split('=')[1], password: chosen, password_confirmation: chosen }
  expect((await page.request.post(`${API_BASE}/reset-password`, { data: body })).status()).toBe(200)
  await choose(page, 'sasvim-druga-lozinka')
  await expect(page.getByRole('heading', { name: 'Lozinka je promijenjena' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Prijavi se' }).click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('button', { name: 'Prijavi se' })).toBeVisible()
})

test('a used or expired link offers the sign-in or a new link', async ({ page, product, problems }, info) => {
  problems.expect(/409|422/)
  const { email } = await makeCouple(page, info)
  await page.goto('/forgot-password')
  await askForLink(page, email)
  const link = await mailedLink(product, email, pages.resetPassword)
  const body = { token: link.split('=')[1], password: chosen, password_confirmation: chosen }
  expect((await page.request.post(`${API_BASE}/reset-password`, { data: body })).status()).toBe(200)

  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Lozinka je promijenjena' })).toBeVisible()
  await page.getByRole('link', { name: 'Zatraži novu poveznicu' }).click()
  await expect(page).toHaveURL('/forgot-password')

  await askForLink(page, email)
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Poveznica više ne vrijedi' })).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByRole('main').getByRole('link', { name: 'Prijavi se' })).toHaveAttribute('href', '/login')
  await page.getByRole('link', { name: 'Zatraži novu poveznicu' }).click()
  await expect(page).toHaveURL('/forgot-password')
})

test('a link that was cut off says at once that it no longer holds', async ({ page, problems }) => {
  problems.expect(/422/)
  await page.goto(`${pages.resetPassword}?token=abc`)
  await expect(page.getByRole('heading', { name: 'Poveznica više ne vrijedi' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Zatraži novu poveznicu' })).toBeVisible()
})

test('the token leaves the address at once and reaches no other request', async ({ page, product }, info) => {
  const { email } = await makeCouple(page, info)
  await page.goto('/forgot-password')
  await askForLink(page, email)
  const [, token = ''] = (await mailedLink(product, email, pages.resetPassword)).split('=')
  const telling: string[] = []
  page.on('request', async (request) => {
    const headers = Object.entries(await request.allHeaders()).map(([name, value]) => `${name}: ${value}`)
    if (request.isNavigationRequest()) return
    telling.push(...[request.url(), ...headers].filter((line) => line.includes(token)))
  })
  const address = `${pages.resetPassword}?token=${token}`
  await page.goto(address)
  await expect(page).toHaveURL(pages.resetPassword)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(page.getByLabel('Nova lozinka')).toBeVisible()
  expect(await page.content()).not.toContain(token)
  expect(await (await page.request.get(address)).text()).not.toContain(token)
  await page.getByRole('banner').getByRole('link', { name: 'Prijava' }).click()
  await expect(page).toHaveURL(/\/login/)
  expect(page.url()).not.toContain(token)
  await page.goBack()
  await expect(page).toHaveURL(pages.resetPassword)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Otvorite poveznicu iz e-maila' })).toBeVisible()
  expect(telling).toEqual([])
})

test('an address is confirmed by the link of the welcome and the password of the account', async ({
  page,
  product,
  problems,
}, info) => {
  problems.expect(/422/)
  const { email } = await makeCouple(page, info)
  const link = await mailedLink(product, email, pages.confirmEmail)
  const confirmWith = async (typed: string) => {
    await page.getByLabel('Lozinka', { exact: true }).fill(typed)
    await page.getByRole('button', { name: 'Potvrdi adresu' }).click()
  }
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Potvrdite svoju e-mail adresu' })).toBeVisible()
  await expect(page).toHaveURL(pages.confirmEmail)
  await expectAccessible(page)
  await confirmWith('nije-ta-lozinka')
  await expect(page.getByText('Lozinka nije ispravna.').first()).toBeVisible()
  await confirmWith(password)
  await expect(page.getByRole('heading', { name: 'E-mail adresa je potvrđena' })).toBeVisible()
  await expectAccessible(page)

  // As where the answer was lost.
  await page.goto('/healthz')
  await page.goto(link)
  await confirmWith(password)
  await expect(page.getByRole('heading', { name: 'E-mail adresa je potvrđena' })).toBeVisible()

  await page.goto('/healthz')
  await page.goto(link.replace(/[\w-]{43}/, 'A'.repeat(43)))
  await confirmWith(password)
  await expect(page.getByRole('heading', { name: 'Poveznica više ne vrijedi' })).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByRole('main').getByRole('link', { name: 'Prijavi se' })).toHaveAttribute(
    'href',
    '/login?redirect=%2Fprofile',
  )

  await signIn(page, email, password)
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'E-mail adresa je potvrđena' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Na profil' }).click()
  await expect(page.getByText('Adresa je potvrđena')).toBeVisible()
})

test('a confirmation that got lost on its way is tried again', async ({ page, product, problems }, info) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/)
  const { email } = await makeCouple(page, info)
  await signIn(page, email, password)
  const path = `**${API_BASE}/confirm-email`
  await page.route(path, (route) => route.abort('internetdisconnected'))
  await page.goto(await mailedLink(product, email, pages.confirmEmail))
  await expect(page.getByText('Nema veze s poslužiteljem')).toBeVisible()
  await page.unroute(path)
  await page.getByRole('button', { name: 'Pokušaj ponovo' }).click()
  await expect(page.getByRole('heading', { name: 'E-mail adresa je potvrđena' })).toBeVisible()
})

test('a new link to confirm the address is sent from the profile', async ({ page, product }, info) => {
  const { email } = await makeCouple(page, info)
  const first = await mailedLink(product, email, pages.confirmEmail)
  await signIn(page, email, password)
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Pošalji ponovo' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Poslali smo vam poveznicu' })).toBeVisible()
  await expect.poll(() => mailedLink(product, email, pages.confirmEmail)).not.toBe(first)
  await page.goto(await mailedLink(product, email, pages.confirmEmail))
  await expect(page.getByRole('heading', { name: 'E-mail adresa je potvrđena' })).toBeVisible()
})
