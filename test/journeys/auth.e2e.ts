import { expect } from '@playwright/test'
import { API_BASE } from '#contract/paths.ts'
import { signIn, test } from '#test/browser.ts'
import { expectAccessible, expectNoLayoutShift } from '#test/browser-checks.ts'
import { listen } from '#test/heard.ts'
import { fillIn, makeCouple, password, submit, tokenOf, topBar } from './sign-in-form.ts'

test('signing in leads back to the page that asked for it, with its query', async ({ page }, info) => {
  const { email } = await makeCouple(page, info)
  await page.goto(`/login?redirect=${encodeURIComponent('/?city=Split&search=more i vino')}`)
  await expect(page.getByText('Nakon prijave vraćamo vas')).toBeVisible()
  await expectNoLayoutShift(page)
  await fillIn(page, email)
  await submit(page)
  await expect(page.getByRole('status').filter({ hasText: 'Dobrodošli natrag, Ana i Ivan!' })).toBeVisible()
  await expect(page).toHaveURL(/\/\?city=Split&search=more(%20|\+)i(%20|\+)vino$/)
  await expect(topBar(page).getByRole('link', { name: 'Profil' })).toBeVisible()
  expect(await tokenOf(page)).toMatch(/^[\w-]{43}$/)
})

test('without a target the sign-in leads home, and the way back is not the form', async ({ page }, info) => {
  const { email } = await makeCouple(page, info)
  await page.goto('/faq')
  await page.goto('/login')
  await fillIn(page, email)
  await submit(page)
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(page).toHaveURL('/faq')
})

test('a target on another site is not followed', async ({ page }, info) => {
  const { email } = await makeCouple(page, info)
  await signIn(page, email, password)
  for (const target of [
    '//evil.example',
    'https://evil.example',
    String.raw`/\evil.example`,
    '/.//evil.example',
    '/\t/evil.example',
  ]) {
    await page.goto(`/login?redirect=${encodeURIComponent(target)}`)
    await page.waitForURL((url) => url.pathname !== '/login')
    expect(new URL(page.url()).host, target).toBe(new URL(await page.evaluate(() => origin)).host)
    expect(page.url(), target).not.toContain('//evil')
  }
})

test('a wrong password is told at the form and in a message, and what was typed stays', async ({
  page,
  problems,
}, info) => {
  const { email } = await makeCouple(page, info)
  problems.expect(/422/)
  await page.goto('/login?redirect=%2Ffaq')
  await fillIn(page, email, 'nije-ta-lozinka')
  await page.getByLabel('Zapamti me').check()
  const heard = await listen(page)
  await submit(page)
  await expect(page.getByRole('alert')).toHaveText('E-mail ili lozinka nisu ispravni.')
  await expect(page.getByRole('status').filter({ hasText: 'E-mail ili lozinka nisu ispravni.' })).toBeVisible()
  expect(await heard()).toEqual(['E-mail ili lozinka nisu ispravni.'])
  await expect(page.getByLabel('E-mail adresa')).toHaveValue(email)
  await expect(page.getByLabel('Lozinka', { exact: true })).toHaveValue('nije-ta-lozinka')
  await expect(page.getByLabel('Lozinka', { exact: true })).toBeFocused()
  await expect(page.getByLabel('Zapamti me')).toBeChecked()
  expect(await tokenOf(page)).toBeNull()

  await page.getByLabel('Lozinka', { exact: true }).fill(password)
  await submit(page)
  await expect(page).toHaveURL('/faq')
})

test('the sign-in and the registration redirect a person who is signed in', async ({ page }, info) => {
  const { email } = await makeCouple(page, info)
  await signIn(page, email, password)
  for (const way of ['/login', '/register']) {
    await page.goto(`${way}?redirect=${encodeURIComponent('/help?tema=upiti')}`)
    await expect(page).toHaveURL('/help?tema=upiti')
    await page.goto(way)
    await expect(page).toHaveURL('/')
  }
})

test('a double click and an impatient Enter send once', async ({ page }, info) => {
  const { email } = await makeCouple(page, info)
  let sent = 0
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route(`**${API_BASE}/login`, async (route) => {
    sent += 1
    await held
    await route.continue()
  })
  await page.goto('/login')
  await fillIn(page, email)
  await page.getByRole('button', { name: 'Prijavi se' }).dblclick()
  await page.getByLabel('Lozinka', { exact: true }).press('Enter')
  await expect(page.getByRole('button', { name: 'Prijavi se' })).toHaveAttribute('aria-busy', 'true')
  answer()
  await expect(page).toHaveURL('/')
  expect(sent).toBe(1)
})

test('without a network and with too many attempts everything typed stays', async ({ page, problems }, info) => {
  const { email } = await makeCouple(page, info)
  problems.expect(/ERR_INTERNET_DISCONNECTED/)
  problems.expect(/429/)
  const path = `**${API_BASE}/login`
  await page.goto('/login')
  await fillIn(page, email)

  await page.route(path, (route) => route.abort('internetdisconnected'))
  await submit(page)
  await expect(page.getByRole('alert')).toContainText('Nema veze s poslužiteljem')
  await page.unroute(path)

  const refusal = { message: 'Previše pokušaja. Pričekajte malo pa pokušajte ponovo.', code: 'rate_limited' }
  for (const [headers, text] of [
    [{}, refusal.message],
    [{ 'retry-after': '120' }, 'Previše pokušaja. Pokušajte ponovo za 2 minute.'],
  ] as const) {
    await page.route(path, (route) => route.fulfill({ status: 429, headers, json: refusal }))
    await submit(page)
    await expect(page.getByRole('alert')).toHaveText(text)
    await page.unroute(path)
  }

  await submit(page)
  await expect(page).toHaveURL('/')
})

test('the sign-in works by keyboard alone, including showing the password', async ({ page }, info) => {
  const { email } = await makeCouple(page, info)
  await page.goto('/login')
  await page.getByLabel('E-mail adresa').focus()
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(password)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Prikaži lozinku' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Lozinka', { exact: true })).toHaveAttribute('type', 'text')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Zaboravljena lozinka?' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(page.getByLabel('Zapamti me')).toBeChecked()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Prijavi se' })).toBeFocused()
  const request = page.waitForRequest(`**${API_BASE}/login`)
  await page.keyboard.press('Enter')
  expect((await request).postDataJSON()).toEqual({ email, password, remember: true })
  await expect(page).toHaveURL('/')
})

test('everyone can use the sign-in while it shows its errors', async ({ page }) => {
  await page.goto('/login')
  await submit(page)
  await expect(page.getByLabel('E-mail adresa')).toBeFocused()
  await expect(page.getByRole('alert')).toContainText('Provjerite 2 označena polja:')
  await expect(page.getByLabel('E-mail adresa')).toHaveAccessibleDescription('Ovo polje je obavezno.')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Lozinka', exact: true }).click()
  await expect(page.getByLabel('Lozinka', { exact: true })).toBeFocused()
})

test('without scripts the pages say what is missing, and send no password anywhere', async ({ openVisitor }) => {
  const page = await openVisitor({ javaScriptEnabled: false })
  for (const [path, what] of [
    ['/login', 'Prijava'],
    ['/register', 'Registracija'],
  ] as const) {
    await page.goto(path)
    // Playwright finds no text inside a `noscript`.
    await expect(page.locator('noscript p')).toBeVisible()
    await expect(page.locator('noscript p')).toContainText(`${what} radi samo uz uključen JavaScript.`)
    await page.getByLabel('Lozinka', { exact: true }).fill(password)
    await page.getByLabel('Lozinka', { exact: true }).press('Enter')
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('main').getByRole('button', { name: /^(Prijavi|Registriraj) se$/ })).toHaveCount(0)
  }
  await page.getByText('Pružatelj usluge', { exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Poslovne informacije' })).toBeVisible()
  await page.goto('/favorites')
  const words = await page.getByRole('main').evaluate((main) => getComputedStyle(main, '::before').content)
  expect(words).toContain('Ova stranica radi samo uz uključen JavaScript.')
})
