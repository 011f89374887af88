import { expect, type Page } from '@playwright/test'
import type { Session, User } from '#contract/auth.ts'
import { zagrebDayOf } from '#contract/calendar-day.ts'
import { addMonths, monthOf } from '#contract/calendar-month.ts'
import { monthTitle } from '#contract/month-names.ts'
import { API_BASE } from '#contract/paths.ts'
import { fullDay, longDay } from '#web/lib/format.ts'
import { numericDay } from '#web/lib/typed-day.ts'
import { signIn, startUsing, test } from '#test/browser.ts'
import { expectAccessible, expectEntryOfOverlay, expectNoLayoutShift, viewports } from '#test/browser-checks.ts'
import { listen } from '#test/heard.ts'
import { dataUrl, makeJpeg } from '#test/pictures.ts'
import { admin, call, tokenFor } from './admin-calls.ts'
import { callAs } from './couple-calls.ts'
import { findDay, findProfessional, openDetail } from './demo-professionals.ts'
import { signInAsProfessional } from './own-professional.ts'
import { password } from './sign-in-form.ts'

const pictures = (page: Page) => page.getByRole('list', { name: 'Fotografije' }).getByRole('link')
const viewer = (page: Page) => page.getByRole('dialog', { name: /^Fotografije/ })
const thisMonth = () => monthOf(zagrebDayOf(new Date()))
const manyPictures = (page: Page) => findProfessional(page, ({ media_count: count }) => count > 5)
const manyReviews = (page: Page) => findProfessional(page, ({ review_count: count }) => count > 10)

test('the page is accessible and nothing on it moves by itself', async ({ page }) => {
  const professional = await manyPictures(page)
  await page.goto(openDetail(professional))
  await expect(page.getByRole('heading', { level: 1, name: professional.company_name })).toBeVisible()
  await expectNoLayoutShift(page)
  await expectAccessible(page)
})

test('a page without pictures, description and reviews says so in its own way', async ({ page }) => {
  const bare = await findProfessional(
    page,
    (one) => one.media_count === 0 && !one.description && one.review_count === 0,
  )
  await page.goto(openDetail(bare))
  await expect(page.getByText('Nema dostupnog opisa.')).toBeVisible()
  await expect(page.getByText('Još nema recenzija')).toBeVisible()
  await expect(pictures(page)).toHaveCount(0)
  await expectAccessible(page)
})

test('the pictures are looked through by keyboard alone, and focus comes back', async ({ page }) => {
  const professional = await manyPictures(page)
  const count = professional.media_count
  await page.goto(openDetail(professional))
  await pictures(page).nth(1).focus()
  await page.keyboard.press('Enter')
  const shows = (number: number) => expect(viewer(page).getByText(`${number} / ${count}`)).toBeVisible()
  await shows(2)
  const heard = await listen(page)
  await expectAccessible(page)
  for (const [key, number] of [
    ['ArrowRight', 3],
    ['ArrowLeft', 2],
    ['End', count],
    ['ArrowRight', count],
    ['Home', 1],
    ['ArrowLeft', 1],
  ] as const) {
    await page.keyboard.press(key)
    await shows(number)
  }
  const answer = await page.request.get(`${API_BASE}/professionals/${professional.id}`)
  const { data } = (await answer.json()) as { data: { media: { alt: string }[] } }
  const words = data.media.map(({ alt }, place) => `Fotografija ${place + 1} od ${count}: ${alt}`)
  expect(await heard()).toEqual([words[2], words[1], words[count - 1], words[0]])
  const holdsFocus = () => viewer(page).evaluate((dialog) => dialog.contains(document.activeElement))
  for (let step = 0; step < 6; step++) {
    await page.keyboard.press(step < 4 ? 'Tab' : 'Shift+Tab')
    expect(await holdsFocus()).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(viewer(page)).toBeHidden()
  await expect(pictures(page).nth(1)).toBeFocused()
})

test('the pictures are looked through by buttons', async ({ page }) => {
  const professional = await manyPictures(page)
  await page.goto(openDetail(professional))
  const all = page.getByRole('button', { name: /^Prikaži (sve|svih) / })
  await all.click()
  await viewer(page).getByRole('button', { name: 'Sljedeća fotografija' }).click()
  await expect(viewer(page).getByText(`2 / ${professional.media_count}`)).toBeVisible()
  await viewer(page).getByRole('button', { name: 'Zatvori' }).click()
  await expect(viewer(page)).toBeHidden()
  await expect(all).toBeFocused()
})

test('months are leafed through by links, in the address and without moving the page', async ({ page }) => {
  const next = addMonths(thisMonth(), 1)
  const far = addMonths(thisMonth(), 7)
  await page.goto(openDetail(await manyPictures(page), { month: thisMonth() }))
  const heading = (month: typeof next) => page.getByRole('heading', { name: monthTitle(month), exact: true })
  await heading(thisMonth()).scrollIntoViewIfNeeded()
  await expect(page.getByRole('link', { name: /^Prethodni mjesec/ })).toHaveCount(0)
  const before = await page.evaluate(() => scrollY)
  await page.getByRole('link', { name: /^Sljedeći mjesec/ }).click()
  await expect(heading(next)).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`month=${next}$`))
  expect(await page.evaluate(() => scrollY)).toBe(before)
  await page.reload()
  await expect(heading(next)).toBeVisible()
  await page.getByRole('link', { name: /^Prethodni mjesec/ }).click()
  await expect(heading(thisMonth())).toBeVisible()
  const chooser = page.getByRole('combobox', { name: 'Mjesec i godina' })
  await chooser.focus()
  await chooser.selectOption({ label: monthTitle(far) })
  await expect(heading(far)).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`month=${far}$`))
  await expect(chooser).toBeFocused()
})

test('without a network another month leaves the page and what was typed on it as they are, and says so', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/)
  await page.goto(openDetail(await manyPictures(page), { month: thisMonth() }))
  const heading = (month: ReturnType<typeof thisMonth>) =>
    page.getByRole('heading', { name: monthTitle(month), exact: true })
  const next = page.getByRole('link', { name: /^Sljedeći mjesec/ })
  await startUsing(page)
  await page.getByLabel('Poruka').fill('Vjenčamo se u Splitu.')
  await context.setOffline(true)
  await next.click()
  await expect(page.getByRole('status').filter({ hasText: 'Nije se učitalo.' })).toBeVisible()
  await expect(heading(thisMonth())).toBeVisible()
  await expect(page.getByLabel('Poruka')).toHaveValue('Vjenčamo se u Splitu.')
  await context.setOffline(false)
  await next.click()
  await expect(heading(addMonths(thisMonth(), 1))).toBeVisible()
})

test('a long description is a screen at first, and unfolds', async ({ page, problems }, info) => {
  // The server renders the page without knowing who requests it.
  problems.expect(/404/)
  const description = Array.from({ length: 40 }, (_, index) => `Dvorana ${index + 1} gleda na vinograde.`).join('\n\n')
  const { id } = await signInAsProfessional(page, info, { description })
  await page.goto(openDetail({ id }))
  const about = page.getByRole('region', { name: 'O nama' })
  await expect(about).toBeVisible()
  const heightOf = async () => (await about.boundingBox())?.height ?? 0
  expect(await heightOf()).toBeLessThan(viewports.phone.height)
  await expectAccessible(page)
  await about.getByText('Cijeli opis').click()
  await expect.poll(heightOf).toBeGreaterThan(2 * viewports.phone.height)
})

test('a town of one long word does not make the page wider than a phone', async ({ page, problems }, info) => {
  problems.expect(/404/)
  const { id } = await signInAsProfessional(page, info, { city: 'Vrloduganazivnaselja'.repeat(4) })
  await page.setViewportSize(viewports.phone)
  await page.goto(openDetail({ id }))
  await expect(page.getByRole('link', { name: /^Fotografija · Vrlo/ })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewports.phone.width)
})

test('a month that cannot be shown is the nearest that can', async ({ page }) => {
  const professional = await manyPictures(page)
  await page.goto(openDetail(professional, { month: '2001-01' }))
  await expect(page.getByRole('heading', { name: monthTitle(thisMonth()), exact: true })).toBeVisible()
  await page.goto(openDetail(professional, { month: '2199-01' }))
  await expect(page.getByRole('link', { name: /^Sljedeći mjesec/ })).toHaveCount(0)
})

test('at the first month the way back to it is gone, and the focus stays at the calendar', async ({ page }) => {
  await page.goto('/professionals/1?month=' + addMonths(monthOf(zagrebDayOf(new Date())), 1))
  await startUsing(page)
  await page.getByRole('link', { name: 'Prethodni mjesec' }).press('Enter')
  await expect(page.getByRole('link', { name: 'Prethodni mjesec' })).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Slobodni datumi' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('combobox', { name: 'Mjesec i godina' })).toBeFocused()
})

test('a free day goes into the form', async ({ page }) => {
  const { professional, day, month } = await findDay(page, 'available')
  await page.goto(openDetail(professional, { month }))
  await page.getByRole('link', { name: `${fullDay(day)}, slobodno` }).click()
  await expect(page.getByLabel('Datum vjenčanja')).toHaveValue(numericDay(day))
  await expect(page.getByRole('status').filter({ hasText: `Slobodan ${longDay(day)}` })).toBeVisible()
  await expect(page.getByLabel('Poruka')).toBeFocused()
  await expect(page).toHaveURL(new RegExp(`date=${day}`))
})

test('a taken day cannot be chosen in the calendar', async ({ page }) => {
  const { professional, day, month } = await findDay(page, 'booked')
  await page.goto(openDetail(professional, { month }))
  const cell = page.getByRole('cell', { name: `${fullDay(day)}, zauzeto` })
  await expect(cell).toBeVisible()
  await expect(cell.getByRole('link')).toHaveCount(0)
})

test('reviews are paged by links', async ({ page }) => {
  await page.goto(openDetail(await manyReviews(page)))
  const reviews = page.getByRole('region', { name: 'Recenzije' })
  const first = await reviews.getByRole('article').first().innerText()
  await expect(reviews.getByRole('article')).toHaveCount(10)
  await reviews.getByRole('link', { name: 'Stranica 2' }).press('Enter')
  await expect(page).toHaveURL(/reviews_page=2/)
  await expect(reviews.getByRole('article').first()).not.toHaveText(first)
  await expect(reviews.getByRole('heading', { name: 'Recenzije' })).toBeFocused()
  await expect(reviews.getByRole('link', { name: 'Stranica 2' })).toHaveAttribute('aria-current', 'page')
  await page.goBack()
  await expect(reviews.getByRole('article').first()).toHaveText(first.replaceAll('\n', ''))

  const last = await reviews
    .getByRole('link', { name: /^Stranica \d/ })
    .last()
    .getAttribute('href')
  const past = await page.request.get(page.url() + '?reviews_page=999', { maxRedirects: 0 })
  expect([past.status(), past.headers().location]).toEqual([302, last?.split('#')[0]])
})

test('while the script of the reviews is on its way another month leaves them as they are, with what is typed', async ({
  page,
}) => {
  const professional = await manyReviews(page)
  let deliver = () => {}
  const arrival = new Promise<void>((resolve) => {
    deliver = resolve
  })
  await page.route('**/assets/review-section-*.js', async (route) => {
    await arrival
    await route.continue()
  })
  await page.goto(openDetail(professional))
  const words = page.getByRole('searchbox', { name: 'Riječi u recenzijama' })
  await words.pressSequentially('gosti')
  await page.getByRole('link', { name: 'Sljedeći mjesec' }).click()
  await expect(page).toHaveURL(/month=/)
  await expect(words).toHaveValue('gosti')
  deliver()
  await startUsing(page)
  await expect(words).toHaveValue('gosti')
  await words.press('Enter')
  await expect(page).toHaveURL(/month=.*reviews_search=gosti/)
})

test('without script, months, days and reviews are pages of their own', async ({ page, openVisitor }) => {
  const { professional, day, month } = await findDay(page, 'available')
  const plain = await openVisitor({ javaScriptEnabled: false })
  await plain.goto(openDetail(professional, { month: addMonths(month, -1) }))
  if (month !== thisMonth()) await plain.getByRole('link', { name: /^Sljedeći mjesec/ }).click()
  await plain.getByRole('link', { name: `${fullDay(day)}, slobodno` }).click()
  await expect(plain.getByLabel('Datum vjenčanja')).toHaveValue(numericDay(day))
  await plain.getByRole('link', { name: 'Stranica 2' }).click()
  await expect(plain).toHaveURL(/reviews_page=2#recenzije$/)
  await expect(plain.getByLabel('Datum vjenčanja')).toHaveValue(numericDay(day))
})

test('an opened page is counted once, whatever is leafed through on it', async ({ page }) => {
  const professional = await manyReviews(page)
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') calls.push(new URL(request.url()).pathname)
  })
  const counted = page.waitForResponse((answer) => answer.url().endsWith(`/professionals/${professional.id}/views`))
  await page.goto(openDetail(professional))
  expect((await counted).status()).toBe(204)
  await page.getByRole('link', { name: /^Sljedeći mjesec/ }).click()
  await expect(page).toHaveURL(/month=/)
  await page.getByRole('region', { name: 'Recenzije' }).getByRole('link', { name: 'Stranica 2' }).click()
  await expect(page).toHaveURL(/reviews_page=2/)
  expect(calls).toEqual([`${API_BASE}/professionals/${professional.id}/views`])
})

test('on a phone the pictures are a strip that counts along', async ({ page }) => {
  await page.setViewportSize(viewports.phone)
  const professional = await manyPictures(page)
  await page.goto(openDetail(professional))
  await expect(page.getByText(`1 / ${professional.media_count}`)).toBeVisible()
  await pictures(page).nth(3).scrollIntoViewIfNeeded()
  await expect(page.getByText(`4 / ${professional.media_count}`)).toBeVisible()
})

test('in full screen the frame of a picture has its shape and not that of the window, so that its place is seen before it is loaded', async ({
  page,
}) => {
  const professional = await manyPictures(page)
  const [cover] = professional.media
  if (cover === undefined) throw new Error('There is no cover.')
  for (const size of Object.values(viewports)) {
    await page.setViewportSize(size)
    await page.goto(openDetail(professional))
    await pictures(page).first().click()
    const frame = await viewer(page).locator('picture img').first().boundingBox()
    if (frame === null) throw new Error('The picture has no frame.')
    expect(frame.width / frame.height).toBeCloseTo(cover.width / cover.height, 1)
    expect(frame.width).toBeLessThanOrEqual(size.width)
    expect(frame.height).toBeLessThan(size.height)
  }
})

test('in full screen the arrows with Alt, Ctrl or the command key are left to the browser', async ({ page }) => {
  const professional = await manyPictures(page)
  await page.goto(openDetail(professional))
  await pictures(page).nth(1).click()
  const place = viewer(page).getByText(`2 / ${professional.media_count}`)
  await expect(place).toBeVisible()
  const taken = await page.evaluate(() =>
    ['altKey', 'ctrlKey', 'metaKey'].map((held) => {
      const press = { key: 'ArrowRight', bubbles: true, cancelable: true, [held]: true }
      return !dispatchEvent(new KeyboardEvent('keydown', press))
    }),
  )
  expect(taken).toEqual([false, false, false])
  await expect(place).toBeVisible()
})

test('in full screen a small picture is at most twice its size', async ({ page }, info) => {
  const { id, token } = await signInAsProfessional(page, info)
  const image = dataUrl(await makeJpeg({ width: 90, height: 60 }))
  const headers = { authorization: `Bearer ${token}` }
  expect((await page.request.post(`${API_BASE}/media`, { headers, data: { image } })).status()).toBe(201)
  await call(page, 'POST', `/admin/professionals/${id}/approve`, await tokenFor(page, admin))
  await page.goto(`/professionals/${id}`)
  await pictures(page).first().click()
  const frame = await viewer(page).locator('picture img').first().boundingBox()
  expect(frame?.width).toBe(180)
  expect(frame?.height).toBe(120)
})

test('on a phone one step back closes the pictures, where the page was', async ({ page }) => {
  await page.setViewportSize(viewports.phone)
  const professional = await manyPictures(page)
  await page.goto(openDetail(professional))
  await page.evaluate(() => scrollTo({ top: 100, behavior: 'instant' }))
  await pictures(page).first().click()
  await expect(viewer(page)).toBeVisible()
  await expectEntryOfOverlay(page, true)
  const scrolled = await page.evaluate(() => scrollY)
  expect(scrolled).toBeGreaterThan(0)
  await page.goBack()
  await expect(viewer(page)).toBeHidden()
  await expect(page).toHaveURL(openDetail(professional))
  expect(await page.evaluate(() => scrollY)).toBe(scrolled)
})

test('the alternative text of a picture is written in its place once it has failed, not while it loads', async ({
  page,
  problems,
}) => {
  problems.expect(/console error: Failed to load resource/)
  problems.allow(/request failed: /)
  const professional = await manyPictures(page)
  const { promise: awaited, resolve: fail } = Promise.withResolvers<null>()
  await page.route(/\/media\/.*\.(avif|webp|jpe?g)$/, async (route) => {
    await awaited
    await route.abort()
  })
  await page.goto(openDetail(professional), { waitUntil: 'commit' })
  const picture = page.getByRole('main').getByRole('img').first()
  await expect(picture).toHaveCSS('color', 'rgba(0, 0, 0, 0)')
  fail(null)
  await expect(picture).not.toHaveCSS('color', 'rgba(0, 0, 0, 0)')
})

test('a profile that is not public is seen by its owner alone', async ({ page, openVisitor, problems }, info) => {
  problems.expect(/404/)
  const owner = { name: 'Vlasnica', email: `vlasnica-${info.testId}-${info.repeatEachIndex}@primjer.test`, password }
  const company = { role: 'professional', company_name: 'Studio u nastajanju', category_id: 2 }
  const data = { ...owner, ...company, password_confirmation: password }
  const answer = await page.request.post(`${API_BASE}/register`, { data })
  expect(answer.status()).toBe(201)
  const { user } = (await answer.json()) as Session
  const path = openDetail({ id: user.professional!.id })

  const stranger = await openVisitor()
  expect((await stranger.goto(path))?.status()).toBe(404)
  await expect(stranger.getByRole('heading', { name: 'Ovoga profila nema' })).toBeVisible()

  await signIn(page, owner.email, password)
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1, name: company.company_name })).toBeVisible()
  await expect(page.getByText('Profil je u pregledu.')).toBeVisible()
  const card = page.getByRole('region', { name: 'Upit' })
  await expect(card.getByText('Ovako će vaš profil vidjeti parovi.')).toBeVisible()
  await expect(card.getByRole('link', { name: 'Uredi profil' })).toHaveAttribute('href', '/professional/profile')
  // Nobody could open either link.
  await expect(page.getByRole('main').getByRole('button', { name: /^(Usporedi|Podijeli)/ })).toHaveCount(0)
})

test('a professional reads on the own page that couples see it so, and edits it from there', async ({ page }) => {
  await signIn(page, 'studio@zauvijek.test')
  const { data } = await callAs<{ data: User }>(page, 'GET', '/auth/me')
  await page.setViewportSize(viewports.phone)
  await page.goto(openDetail({ id: data.professional!.id }))
  await expect(page.getByText('Ovako vaš profil vide parovi.').filter({ visible: true })).toBeVisible()
  await page.getByRole('link', { name: 'Uredi profil' }).filter({ visible: true }).click()
  await expect(page).toHaveURL('/professional/profile')
})
