import { expect, type Page } from '@playwright/test'
import { API_BASE } from '#contract/paths.ts'
import { signIn, test } from '#test/browser.ts'
import { expectAccessible, expectNoLayoutShift, viewports } from '#test/browser-checks.ts'
import { callAs, favoritesOf } from './couple-calls.ts'
import { findProfessional, openDetail } from './demo-professionals.ts'
import { fillIn, makeCouple, password, submit, topBar } from './sign-in-form.ts'

const favoriteCalls = `**${API_BASE}/favorites*`
const hearts = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: /^(U favoritima|Spremi u favorite): / })
const firstHeart = (page: Page) => hearts(page).first()
const notification = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
const added = (page: Page) => notification(page, 'Dodano u favorite')
const removed = (page: Page) => notification(page, 'Uklonjeno iz favorita')
const detailButton = (page: Page) => page.getByRole('button', { name: /^(Dodaj u favorite|Ukloni iz favorita)$/ })

const addsOf = (page: Page) => {
  const adds: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith(API_BASE + '/favorites') && request.method() === 'POST')
      adds.push(request.postDataJSON())
  })
  return adds
}

async function addAs(page: Page, count: number) {
  const { data } = await callAs<{ data: { id: number }[] }>(page, 'GET', `/professionals?per_page=${count}`)
  for (const { id } of data) await callAs(page, 'POST', '/favorites', { professional_id: id })
}

test('a visitor’s heart leads to the sign-in and back, and is then set once', async ({ page }, info) => {
  const { email } = await makeCouple(page, info)
  const adds = addsOf(page)
  await page.goto('/?city=Split')
  const name = await firstHeart(page).getAttribute('aria-label')
  await firstHeart(page).click()
  await expect(page).toHaveURL('/login?redirect=%2F%3Fcity%3DSplit')
  await expect(notification(page, 'Prijavite se')).toBeVisible()
  await fillIn(page, email)
  await submit(page)
  await expect(page).toHaveURL('/?city=Split')
  const heart = page.getByRole('button', {
    name: name?.replace('Spremi u favorite', 'U favoritima') ?? '',
    exact: true,
  })
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(added(page)).toBeVisible()
  await page.reload()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  expect(adds).toHaveLength(1)
})

test('a heart whose script cannot be fetched says so and stays as it was', async ({ page, problems }) => {
  problems.expect(/ERR_FAILED/)
  await page.goto('/')
  await expect(firstHeart(page)).toBeVisible()
  await page.route('**/assets/favorites-*.js', (route) => route.abort())
  await firstHeart(page).click()
  await expect(notification(page, 'Neuspjelo ažuriranje favorita')).toBeVisible()
  await expect(firstHeart(page)).toHaveAttribute('aria-pressed', 'false')
})

test('the second press of a double click that closes a message does not reach what lies below', async ({
  page,
}, info) => {
  const { email } = await makeCouple(page, info)
  await signIn(page, email, password)
  await page.goto('/')
  await firstHeart(page).click()
  const close = added(page).getByRole('button', { name: 'Zatvori poruku' })
  await expect(close).toBeVisible()
  await page.evaluate(() => {
    const below = document.createElement('button')
    Object.assign(below.style, { position: 'fixed', inset: 0, zIndex: 40 })
    below.addEventListener('click', () => (below.dataset.reached = ''))
    document.body.append(below)
  })
  await close.dblclick()
  await expect(added(page)).toHaveCount(0)
  await expect(page.locator('[data-reached]')).toHaveCount(0)
  // It is covered for no longer than a double click takes.
  await expect(async () => {
    await page.mouse.click(viewports.desktop.width / 2, 100)
    await expect(page.locator('[data-reached]')).toHaveCount(1, { timeout: 100 })
  }).toPass()
})

test('two quick clicks end where they began, one request after the other', async ({ page }, info) => {
  const { email } = await makeCouple(page, info)
  await signIn(page, email, password)
  await page.goto('/')
  let underWay = 0
  let most = 0
  await page.route(`**${API_BASE}/favorites**`, async (route) => {
    most = Math.max(most, ++underWay)
    const response = await route.fetch()
    underWay -= 1
    await route.fulfill({ response })
  })
  await expect(firstHeart(page)).toHaveAttribute('aria-pressed', 'false')
  await firstHeart(page).dblclick()
  await expect(removed(page)).toBeVisible()
  await expect(firstHeart(page)).toHaveAttribute('aria-pressed', 'false')
  expect(await favoritesOf(page)).toEqual([])
  expect(most).toBe(1)

  await firstHeart(page).dblclick()
  await firstHeart(page).click()
  await expect(added(page)).toBeVisible()
  await expect(firstHeart(page)).toHaveAttribute('aria-pressed', 'true')
  expect(await favoritesOf(page)).toHaveLength(1)
})

test('the heart is set at once, and undone with a warning when the server does not follow', async ({
  page,
  problems,
}, info) => {
  problems.expect(/503/)
  const { email } = await makeCouple(page, info)
  await signIn(page, email, password)
  await page.goto('/')
  await expect(firstHeart(page)).toBeVisible()
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route(favoriteCalls, async (route) => {
    await held
    await route.fulfill({ status: 503, json: { message: 'Usluga trenutačno nije dostupna.', code: 'unavailable' } })
  })
  await firstHeart(page).click()
  await expect(firstHeart(page)).toHaveAttribute('aria-pressed', 'true')
  answer()
  await expect(notification(page, 'Neuspjelo ažuriranje favorita')).toBeVisible()
  await expect(firstHeart(page)).toHaveAttribute('aria-pressed', 'false')
})

test('a session that has run out leads to the sign-in, and the wish is done after it', async ({
  page,
  problems,
}, info) => {
  problems.expect(/401/)
  const { email } = await makeCouple(page, info)
  const professional = await findProfessional(page, () => true)
  await signIn(page, email, password)
  await page.goto(openDetail(professional))
  await expect(detailButton(page)).toBeVisible()
  await page.evaluate(() => localStorage.setItem('auth_token', 'x'.repeat(43)))
  await detailButton(page).click()
  await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(openDetail(professional))}`)
  await fillIn(page, email)
  await submit(page)
  await expect(page.getByRole('button', { name: 'Ukloni iz favorita' })).toBeVisible()
  await expect.poll(() => favoritesOf(page)).toEqual([professional.id])
})

test('on a professional’s page the heart is set and removed by keyboard', async ({ page }, info) => {
  const { email } = await makeCouple(page, info)
  await signIn(page, email, password)
  await page.goto(openDetail(await findProfessional(page, () => true)))
  await expectNoLayoutShift(page)
  await page.getByRole('button', { name: 'Dodaj u favorite' }).press('Enter')
  await expect(added(page)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ukloni iz favorita' })).toBeFocused()
  await page.keyboard.press('Space')
  await expect(removed(page)).toBeVisible()
  expect(await favoritesOf(page)).toEqual([])
})

test('professionals and admins see no hearts, and nothing moves when they leave', async ({ page }) => {
  for (const email of ['studio@zauvijek.test', 'admin@zauvijek.test']) {
    await signIn(page, email)
    await page.goto('/')
    await expect(topBar(page).getByRole('button', { name: 'Odjava' })).toBeVisible()
    await expect(hearts(page)).toHaveCount(0)
    await expectNoLayoutShift(page)
    await page.goto(openDetail(await findProfessional(page, () => true)))
    await expect(topBar(page).getByRole('button', { name: 'Odjava' })).toBeVisible()
    await expect(detailButton(page)).toHaveCount(0)
    await expectNoLayoutShift(page)
    await page.goto('/favorites')
    await expect(page).toHaveURL('/')
  }
})

test('the favourites are one’s own page: removed with a way back, also by keyboard', async ({ page }, info) => {
  await page.goto('/favorites')
  await expect(page).toHaveURL('/login?redirect=%2Ffavorites')
  const { email } = await makeCouple(page, info)
  await signIn(page, email, password)
  await page.goto('/favorites')
  await expect(page.getByRole('heading', { name: 'Još nemate favorita' })).toBeVisible()
  await expectNoLayoutShift(page)
  await expectAccessible(page)

  await addAs(page, 3)
  await page.setViewportSize(viewports.phone)
  await page.goto('/favorites')
  await expect(hearts(page)).toHaveCount(3)
  await expect(page.getByText('3 spremljena pružatelja usluga')).toBeVisible()
  await expectNoLayoutShift(page)
  await expectAccessible(page)
  const second = await hearts(page).nth(1).getAttribute('aria-label')
  await firstHeart(page).press('Enter')
  await expect(hearts(page)).toHaveCount(2)
  await expect(page.getByRole('button', { name: second ?? '', exact: true })).toBeFocused()
  await expect(removed(page)).toBeVisible()
  expect(await favoritesOf(page)).toHaveLength(2)
  await page.getByRole('button', { name: 'Vrati' }).click()
  await expect(hearts(page)).toHaveCount(3)
  await expect(added(page)).toBeVisible()
  expect(await favoritesOf(page)).toHaveLength(3)
  for (const left of [2, 1, 0]) {
    await firstHeart(page).click()
    await expect(hearts(page)).toHaveCount(left)
  }
  await expect(page.getByRole('heading', { name: 'Još nemate favorita' })).toBeVisible()
})

test('a favourite whose profile is not public is said so, and can be removed', async ({ page }, info) => {
  await page.setViewportSize(viewports.phone)
  const { email } = await makeCouple(page, info)
  await signIn(page, email, password)
  await addAs(page, 2)
  await page.route(favoriteCalls, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback()
    const response = await route.fetch()
    const list = (await response.json()) as { data: { professional: unknown }[] }
    const data = list.data.map((one, index) => (index === 0 ? { ...one, professional: null, note: 'Zvati Anu.' } : one))
    return route.fulfill({ response, json: { ...list, data } })
  })
  await page.goto('/favorites')
  await expect(hearts(page)).toHaveCount(1)
  await expect(page.getByText(/^Profil koji ste spremili .* trenutačno nije javan\.$/)).toBeVisible()
  await expect(page.getByText('Vaša bilješka: Zvati Anu.')).toBeVisible()
  await expectNoLayoutShift(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Ukloni profil/ }).click()
  await expect(removed(page)).toBeVisible()
  await expect(page.getByText('trenutačno nije javan')).toHaveCount(0)
})

test('favourites that cannot be loaded say so and are tried again', async ({ page, problems }, info) => {
  problems.expect(/503/)
  const { email } = await makeCouple(page, info)
  await signIn(page, email, password)
  const refusal = { message: 'Usluga trenutačno nije dostupna.', code: 'unavailable' }
  await page.route(favoriteCalls, (route) => route.fulfill({ status: 503, json: refusal }))
  await page.goto('/favorites')
  await expect(page.getByText(refusal.message)).toBeVisible()
  await page.unroute(favoriteCalls)
  await page.getByRole('button', { name: 'Pokušaj ponovo' }).click()
  await expect(page.getByRole('heading', { name: 'Još nemate favorita' })).toBeVisible()
})

test('a sign-out in another tab takes the favourites away', async ({ page, context }, info) => {
  const { email } = await makeCouple(page, info)
  await signIn(page, email, password)
  await addAs(page, 1)
  await page.goto('/favorites')
  await expect(hearts(page)).toHaveCount(1)
  const home = await context.newPage()
  await home.goto('/')
  await expect(home.getByRole('button', { pressed: true })).toHaveCount(1)
  await page.getByRole('button', { name: 'Odjava' }).click()
  await expect(page).toHaveURL('/')
  await expect(home.getByRole('button', { pressed: true })).toHaveCount(0)
  await expect(hearts(home)).not.toHaveCount(0)
})

test('many favourites have a way to each category above them, a few have none', async ({ page }, info) => {
  await signIn(page, (await makeCouple(page, info)).email, password)
  const links = page.getByRole('navigation', { name: 'Kategorije favorita' }).getByRole('link')
  await addAs(page, 11)
  await page.setViewportSize(viewports.phone)
  await page.goto('/favorites')
  await expect(hearts(page)).toHaveCount(11)
  await expect(links).toHaveCount(0)

  await addAs(page, 24)
  await page.reload()
  await expect(hearts(page)).toHaveCount(24)
  const headings = page.getByRole('main').getByRole('heading', { level: 2 })
  expect(await links.count()).toBe(await headings.count())
  await expectNoLayoutShift(page)
  await expectAccessible(page)
  await expect(headings.last()).not.toBeInViewport()
  await links.last().press('Enter')
  await expect(headings.last()).toBeInViewport()
  await expect(headings.last().locator('..')).toBeFocused()
  await expect(page).toHaveURL('/favorites')
})
