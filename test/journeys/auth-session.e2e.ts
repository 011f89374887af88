import { expect } from '@playwright/test'
import { API_BASE, pages } from '#contract/paths.ts'
import { callPath } from '#web/call.ts'
import { TOKEN_KEY } from '#web/lib/token.ts'
import { signIn, startUsing, test } from '#test/browser.ts'
import { fillIn, makeCouple, password, submit, tokenOf, topBar } from './sign-in-form.ts'

test('signing out says so, forgets the token and ends the session on the server', async ({ page }, info) => {
  const { email } = await makeCouple(page, info)
  await signIn(page, email, password)
  await page.goto('/faq')
  const token = await tokenOf(page)
  await page.getByRole('button', { name: 'Odjava' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Uspješno ste odjavljeni.' })).toBeVisible()
  await expect(page).toHaveURL('/')
  await expect(topBar(page).getByRole('link', { name: 'Prijava' })).toBeVisible()
  expect(await tokenOf(page)).toBeNull()
  const headers = { authorization: `Bearer ${token}` }
  await expect.poll(async () => (await page.request.get(`${API_BASE}/auth/me`, { headers })).status()).toBe(401)
})

test('a sign-in and a sign-out reach the other tabs', async ({ page, context }, info) => {
  const { email } = await makeCouple(page, info)
  const reading = await context.newPage()
  await reading.goto('/about')
  const waiting = await context.newPage()
  await waiting.goto('/login?redirect=%2Ffaq')
  await waiting.getByLabel('E-mail adresa').fill('upola@prim')

  await page.goto('/login')
  await fillIn(page, email)
  await submit(page)
  await expect(topBar(page).getByRole('link', { name: 'Profil' })).toBeVisible()
  await expect(topBar(reading).getByRole('link', { name: 'Profil' })).toBeVisible()
  await expect(waiting).toHaveURL('/faq')

  await page.getByRole('button', { name: 'Odjava' }).click()
  await expect(topBar(reading).getByRole('link', { name: 'Prijava' })).toBeVisible()
  await expect(topBar(waiting).getByRole('link', { name: 'Prijava' })).toBeVisible()
  await expect(reading).toHaveURL('/about')
})

test('a page in the back/forward cache follows on return the sign-out that it has missed', async ({ page }, info) => {
  const { email } = await makeCouple(page, info)
  await signIn(page, email, password)
  await page.goto(pages.favorites)
  await expect(topBar(page).getByRole('link', { name: 'Profil' })).toBeVisible()
  // A document receives no event for its own change, just as one in the cache receives none at all.
  await startUsing(page)
  await page.evaluate((key) => {
    localStorage.removeItem(key)
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  }, TOKEN_KEY)
  await expect(topBar(page).getByRole('link', { name: 'Prijava' })).toBeVisible()
  await expect(page).toHaveURL(pages.login(pages.favorites))
})

test('a token that the server refuses is removed', async ({ page, problems }) => {
  problems.expect(/401/)
  await page.goto('/healthz')
  await page.evaluate(() => localStorage.setItem('auth_token', 'x'.repeat(43)))
  await page.goto('/login')
  await expect(page.getByLabel('E-mail adresa')).toBeVisible()
  await expect(topBar(page).getByRole('link', { name: 'Prijava' })).toBeVisible()
  expect(await tokenOf(page)).toBeNull()
})

test('after a session has expired, the sign-in says so and leads back; to a visitor it does not', async ({
  page,
  openVisitor,
  problems,
}, info) => {
  problems.expect(/401/)
  const { email } = await makeCouple(page, info)
  await signIn(page, email, password)
  await page.goto('/about')
  // In one step, because another call might notice it before the press.
  await topBar(page)
    .getByRole('link', { name: 'Moji upiti' })
    .evaluate((link: HTMLElement) => {
      localStorage.setItem('auth_token', 'run-out')
      link.click()
    })
  await expect(page).toHaveURL('/login?redirect=%2Fenquiries')
  const reason = page.getByRole('alert').filter({ hasText: 'Vaša prijava više ne vrijedi' })
  await expect(reason).toBeVisible()
  await expect(reason).toContainText('vratit ćemo vas na stranicu na kojoj ste bili')
  await fillIn(page, email)
  await submit(page)
  await expect(page).toHaveURL('/enquiries')

  // The same if it had ended before the page was opened, but not after a sign-out.
  await page.goto('/healthz')
  await page.evaluate(() => localStorage.setItem('auth_token', 'run-out'))
  await page.goto('/favorites')
  await expect(reason).toBeVisible()
  await fillIn(page, email)
  await submit(page)
  await expect(page).toHaveURL('/favorites')
  await page.getByRole('button', { name: 'Odjava' }).click()
  await expect(page).toHaveURL('/')
  await topBar(page).getByRole('link', { name: 'Prijava' }).click()
  await expect(page.getByText('Drago nam je da ste opet tu.')).toBeVisible()

  const visitor = await openVisitor()
  await visitor.goto('/favorites')
  await expect(visitor.getByText('Nakon prijave vraćamo vas')).toBeVisible()
})

test('a second tab that is sent to the sign-in says why, and comes back with the first', async ({
  page,
  context,
  problems,
}, info) => {
  problems.expect(/401/)
  const { email } = await makeCouple(page, info)
  await signIn(page, email, password)
  await page.goto('/enquiries')
  const second = await context.newPage()
  // It learns of the end only from the first tab.
  await second.route(`**${callPath('GET /leads/stream')}`, (route) =>
    route.fulfill({ contentType: 'text/event-stream', body: '' }),
  )
  await second.goto('/favorites')
  await expect(second.getByRole('heading', { name: 'Još nemate favorita' })).toBeVisible()
  const headers = { authorization: `Bearer ${await tokenOf(page)}` }
  expect((await page.request.post(`${API_BASE}/logout`, { headers })).ok()).toBe(true)
  await expect(second).toHaveURL('/login?redirect=%2Ffavorites')
  await expect(second.getByRole('alert').filter({ hasText: 'Vaša prijava više ne vrijedi' })).toBeVisible()
  await fillIn(page, email)
  await submit(page)
  await expect(page).toHaveURL('/enquiries')
  await expect(second).toHaveURL('/favorites')
})

test('a refused old token does not sign out the account that signed in meanwhile', async ({
  page,
  context,
  problems,
}, info) => {
  problems.expect(/401/)
  const { email } = await makeCouple(page, info)
  const slow = await context.newPage()
  await slow.goto('/healthz')
  await slow.evaluate(() => localStorage.setItem('auth_token', 'x'.repeat(43)))
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  let isFirst = true
  await slow.route(`**${API_BASE}/auth/me`, async (route) => {
    if (isFirst) {
      isFirst = false
      await held
    }
    await route.continue()
  })
  const request = slow.waitForRequest(`**${API_BASE}/auth/me`)
  await slow.goto('/about')
  await request

  await signIn(page, email, password)
  await expect(topBar(slow).getByRole('link', { name: 'Profil' })).toBeVisible()
  const refused = slow.waitForResponse((response) => response.status() === 401)
  answer()
  await refused
  await topBar(slow).getByRole('link', { name: 'Početna', exact: true }).click()
  await expect(topBar(slow).getByRole('link', { name: 'Profil' })).toBeVisible()
  expect(await tokenOf(slow)).toMatch(/^[\w-]{43}$/)
})

test('a server that is busy for a moment sends nobody to the sign-in', async ({ page, problems }, info) => {
  problems.expect(/503/)
  const { email } = await makeCouple(page, info)
  await signIn(page, email, password)
  await page.route(
    `**${API_BASE}/auth/me`,
    (route) =>
      route.fulfill({ status: 503, json: { message: 'Usluga trenutačno nije dostupna.', code: 'unavailable' } }),
    { times: 2 },
  )
  await page.goto(pages.profile)
  await expect(page.getByLabel('E-mail adresa')).toHaveValue(email)
  await expect(page).toHaveURL(pages.profile)
})

test('a line that breaks for a moment sends nobody to the sign-in', async ({ page, problems }, info) => {
  problems.expect(/ERR_CONNECTION_RESET/)
  const { email } = await makeCouple(page, info)
  await signIn(page, email, password)
  await page.route(`**${callPath('GET /auth/me')}`, (route) => route.abort('connectionreset'), { times: 2 })
  await page.goto(pages.enquiries)
  await expect(page.getByRole('heading', { name: 'Još niste poslali nijedan upit' })).toBeVisible()
  await expect(page).toHaveURL(pages.enquiries)
})

test('after an outage the session is found again without a sign-in', async ({ page, problems }, info) => {
  problems.expect(/ERR_CONNECTION_REFUSED/)
  const { email } = await makeCouple(page, info)
  await signIn(page, email, password)
  const path = `**${callPath('GET /auth/me')}`
  await page.clock.install()
  await page.route(path, (route) => route.abort('connectionrefused'))
  await page.goto(pages.enquiries)
  while (!page.url().includes('/login')) await page.clock.runFor(1_000)
  await page.unroute(path)
  await page.clock.runFor(15_000)
  await expect(page).toHaveURL(pages.enquiries)
  await expect(page.getByRole('heading', { name: 'Još niste poslali nijedan upit' })).toBeVisible()
})

test('a server that fails at the sign-in sends nobody to look for a mistake in the password', async ({
  page,
  problems,
}) => {
  problems.expect(/502/)
  await page.goto(pages.login())
  // The answer of a proxy while the server is being replaced.
  await page.route(`**${API_BASE}/login`, (route) => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }))
  await fillIn(page, 'par@zauvijek.test')
  await submit(page)
  await expect(page.getByRole('alert').filter({ hasText: 'Dogodila se neočekivana pogreška' })).toBeVisible()
  await expect(page.getByText('Provjerite svoje podatke')).toHaveCount(0)
})

test('a sign-in that the server refuses without a word says so in ours', async ({ page, problems }) => {
  problems.expect(/500/)
  await page.goto(pages.login())
  await page.route(`**${API_BASE}/login`, (route) => route.fulfill({ status: 500, json: {} }))
  await fillIn(page, 'par@zauvijek.test')
  await submit(page)
  const failure = 'Prijava nije uspjela. Provjerite svoje podatke.'
  await expect(page.getByRole('alert').filter({ hasText: failure })).toBeVisible()
})

test('where nothing can be stored, the session lives as long as the page', async ({ page, problems }, info) => {
  // React Router's own script for scroll positions fails on it, and nothing else.
  problems.expect(/SecurityError/)
  problems.expect(/^page error: $/)
  const { email } = await makeCouple(page, info)
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'] as const) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
    }
  })
  await page.goto('/login')
  await fillIn(page, email)
  await submit(page)
  await expect(page).toHaveURL('/')
  await topBar(page).getByRole('link', { name: 'Profil' }).click()
  await expect(page.getByLabel('E-mail adresa')).toHaveValue(email)
  await page.getByRole('button', { name: 'Odjava' }).click()
  await expect(topBar(page).getByRole('link', { name: 'Prijava' })).toBeVisible()
})
