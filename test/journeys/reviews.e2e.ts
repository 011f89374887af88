import { expect, type Page, type Request } from '@playwright/test'
import { formatQuantity } from '#contract/croatian.ts'
import { API_BASE } from '#contract/paths.ts'
import { signIn, startUsing, test } from '#test/browser.ts'
import { allLooks, expectAccessible } from '#test/browser-checks.ts'
import { listen } from '#test/heard.ts'
import { callPath } from '#web/call.ts'
import { comingJune } from './coming-june.ts'
import { callAs } from './couple-calls.ts'
import { findProfessional, openDetail } from './demo-professionals.ts'
import { fillIn, submit } from './sign-in-form.ts'

// The demo couple has a past booking with one professional; each test deletes what it writes.

const couple = 'par@zauvijek.test'
const own = (page: Page) => page.getByRole('region', { name: /^(Kako je bilo\?|Vaša recenzija)$/ })
const star = (page: Page, stars: number) => own(page).getByRole('radio', { name: `${stars} od 5` })
const comment = (page: Page) => own(page).getByLabel('Komentar')
const publish = (page: Page) => own(page).getByRole('button', { name: 'Objavi recenziju' })
const question = (page: Page) => page.getByRole('dialog', { name: 'Izbrisati recenziju?' })
const notification = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
const total = async (page: Page) =>
  Number(
    /\d+/.exec(
      await page
        .getByText(/^\d+ recenzij[ae]$/)
        .first()
        .innerText(),
    )?.[0],
  )

/** From the enquiries to the place where the review of the past wedding is written. */
async function openReview(page: Page) {
  await page.goto('/enquiries')
  await page.getByRole('link', { name: 'Napiši recenziju' }).click()
  await expect(publish(page)).toBeVisible()
}

async function removeReview(page: Page) {
  await own(page).getByRole('button', { name: 'Izbriši' }).click()
  await question(page).getByRole('button', { name: 'Izbriši' }).click()
  await expect(notification(page, 'Recenzija je izbrisana.')).toBeVisible()
  await expect(own(page)).toBeFocused()
}

test('after the wedding a couple writes, changes and deletes its review', async ({ page }) => {
  await signIn(page, couple)
  await openReview(page)
  await expect(page).toHaveURL(/#moja-recenzija$/)
  await expect(own(page)).toBeFocused()
  await expect(own(page)).toBeInViewport()
  const before = await total(page)
  await star(page, 4).check({ force: true })
  await comment(page).fill('Prstenje stoji kao saliveno.\n\nHvala!')
  await publish(page).click()
  await expect(notification(page, 'Recenzija je objavljena.')).toBeVisible()
  const list = page.getByRole('region', { name: 'Recenzije', exact: true })
  const listed = list.getByRole('article').filter({ hasText: 'Lucija i Ivan Marić' })
  await expect(listed.getByText('Prstenje stoji kao saliveno.')).toBeVisible()
  await expect(listed.getByRole('img', { name: 'Ocjena 4,0 od 5' })).toBeVisible()
  await expect.poll(() => total(page)).toBe(before + 1)
  await expectAccessible(page)

  await own(page).getByRole('button', { name: 'Uredi' }).click()
  await expect(star(page, 4)).toBeChecked()
  await star(page, 5).check({ force: true })
  await comment(page).fill('')
  await own(page).getByRole('button', { name: 'Spremi izmjene' }).click()
  await expect(notification(page, 'Recenzija je izmijenjena.')).toBeVisible()
  await expect(listed.getByRole('img', { name: 'Ocjena 5,0 od 5' })).toBeVisible()
  await expect(listed.getByText('Prstenje')).toHaveCount(0)

  await page.goto('/enquiries')
  await page.getByRole('link', { name: 'Vaša recenzija' }).click()
  await own(page).getByRole('button', { name: 'Izbriši' }).click()
  await expect(question(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question(page)).toBeHidden()
  await expect(own(page).getByText('Vaša recenzija')).toBeVisible()
  await removeReview(page)
  await expect(listed).toHaveCount(0)
  await expect.poll(() => total(page)).toBe(before)
  await expect(own(page).getByRole('button', { name: 'Napiši recenziju' })).toBeVisible()
})

test('a review that was changed on another device is replaced only after that text was shown', async ({
  page,
  problems,
}) => {
  problems.expect(/409/)
  await signIn(page, couple)
  await openReview(page)
  await star(page, 4).check({ force: true })
  const answered = page.waitForResponse((answer) => answer.request().method() === 'POST')
  await publish(page).click()
  const { data } = await (await answered).json()
  await own(page).getByRole('button', { name: 'Uredi' }).click()
  await comment(page).fill('Sve je bilo na vrijeme.')
  await callAs(page, 'PUT', `/reviews/${data.id}`, { rating: 3, comment: 'Kasnili su.' })
  const save = own(page).getByRole('button', { name: 'Spremi izmjene' })
  await save.click()
  await expect(own(page).getByRole('alert')).toContainText('(sada je ocjena 3, „Kasnili su.”)')
  await expect(comment(page)).toHaveValue('Sve je bilo na vrijeme.')
  await page.reload()
  await expect(comment(page)).toHaveValue('Sve je bilo na vrijeme.')
  await save.click()
  await expect(notification(page, 'Recenzija je izmijenjena.')).toBeVisible()
  await expect(own(page)).toContainText('Sve je bilo na vrijeme.')
  await removeReview(page)
})

test('by keyboard alone the stars are chosen and the review sent', async ({ page }) => {
  await signIn(page, couple)
  await openReview(page)
  await publish(page).focus()
  await page.keyboard.press('Enter')
  await expect(star(page, 1)).toBeFocused()
  await expect(star(page, 1)).toHaveAccessibleDescription('Ovo polje je obavezno.')
  await expectAccessible(page)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(star(page, 3)).toBeChecked()
  await expect(star(page, 3)).toHaveAccessibleDescription('')
  await page.keyboard.press('Tab')
  await expect(comment(page)).toBeFocused()
  await page.keyboard.type('Uredno.')
  await page.keyboard.press('Tab')
  await expect(publish(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(notification(page, 'Recenzija je objavljena.')).toBeVisible()
  await removeReview(page)
})

test('nothing typed is lost by a refusal, a reload or a sign-in', async ({ page, problems }) => {
  problems.expect(/422/)
  problems.expect(/401/)
  await signIn(page, couple)
  await openReview(page)
  await star(page, 2).check({ force: true })
  await comment(page).fill('Ovo ne smije nestati.')
  const calls = `**${API_BASE}/reviews`
  await page.route(calls, (route) =>
    route.fulfill({
      status: 422,
      json: { message: 'Provjerite označena polja.', code: 'invalid', errors: { comment: ['Previše poveznica.'] } },
    }),
  )
  await publish(page).click()
  await expect(comment(page)).toBeFocused()
  await expect(comment(page)).toHaveAccessibleDescription('Previše poveznica.')
  await page.unroute(calls)

  await page.reload()
  await expect(comment(page)).toHaveValue('Ovo ne smije nestati.')
  // At once, because a later call of the page itself would lead to the sign-in before the press.
  await publish(page).evaluate((button: HTMLElement) => {
    localStorage.setItem('auth_token', 'x'.repeat(43))
    button.click()
  })
  await expect(page).toHaveURL(/\/login\?redirect=.*%23moja-recenzija$/)
  await fillIn(page, couple, 'demo-zauvijek')
  await submit(page)
  await expect(star(page, 2)).toBeChecked()
  await expect(comment(page)).toHaveValue('Ovo ne smije nestati.')
  await publish(page).click()
  await expect(notification(page, 'Recenzija je objavljena.')).toBeVisible()
  await own(page).getByRole('button', { name: 'Izbriši' }).click()
  await expect(question(page)).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(question(page)).toBeHidden()
  await removeReview(page)
})

test('a review that is published before the page knows of the deleted one is shown', async ({ page }) => {
  await signIn(page, couple)
  await openReview(page)
  await star(page, 4).check({ force: true })
  await publish(page).click()
  await expect(own(page)).toContainText('Vaša recenzija')
  const [asked, published] = [Promise.withResolvers<null>(), Promise.withResolvers<null>()]
  await page.route(`**${callPath('GET /reviews/mine')}?*`, async (route) => {
    const response = await route.fetch()
    asked.resolve(null)
    await published.promise
    await route.fulfill({ response })
  })
  await removeReview(page)
  await asked.promise
  const isMine = (request: Request) => request.url().includes(callPath('GET /reviews/mine'))
  const ended = Promise.race([
    page.waitForEvent('requestfinished', isMine),
    page.waitForEvent('requestfailed', isMine), // given up by the page
  ])
  await own(page).getByRole('button', { name: 'Napiši recenziju' }).click()
  await star(page, 5).check({ force: true })
  await publish(page).click()
  await expect(own(page)).toContainText('Vaša recenzija')
  published.resolve(null)
  await ended
  await expect(own(page)).toContainText('Vaša recenzija')
  await removeReview(page)
})

test('a couple without a past booking is not offered to write a review', async ({ page }) => {
  const answer = page.waitForResponse(`**${API_BASE}/reviews/mine?*`)
  await signIn(page, couple)
  await page.goto(openDetail(await findProfessional(page, (one) => one.company_name === 'Kestenov hlad')))
  await answer
  await expect(
    page.getByRole('button', { name: 'Ukloni iz favorita' }).or(page.getByRole('button', { name: 'Dodaj u favorite' })),
  ).toBeVisible()
  await expect(own(page)).toHaveCount(0)
})

const manyReviews = (page: Page) =>
  findProfessional(page, ({ company_name }) => company_name === 'Studio Lipanjsko svjetlo')
const list = (page: Page) => page.getByRole('region', { name: 'Recenzije', exact: true })
const ratingsOf = async (page: Page) =>
  (
    await list(page)
      .getByRole('article')
      .getByRole('img', { name: /^Ocjena/ })
      .all()
  ).length

test('many reviews are sorted, searched and filtered by their address', async ({ page }) => {
  const professional = await manyReviews(page)
  const answer = await page.request.get(`${API_BASE}/reviews?professional_id=${professional.id}`)
  // Other journeys may have written some.
  const { rating_counts: counts, total: all } = (await answer.json()) as { rating_counts: number[]; total: number }
  const lowest = counts.findIndex((count) => count > 0) + 1
  const four = counts[3] ?? 0
  expect(four).toBeGreaterThan(0)
  await page.goto(openDetail(professional, { month: comingJune }))
  await startUsing(page)
  const first = list(page).getByRole('article').first()
  await list(page).getByLabel('Redoslijed').selectOption('Najlošije ocjene najprije')
  await expect(page).toHaveURL(new RegExp(`month=${comingJune}.*reviews_sort=lowest`))
  await expect(first.getByRole('img', { name: `Ocjena ${lowest},0 od 5` })).toBeVisible()
  await list(page).getByRole('link', { name: 'Stranica 2' }).click()
  await expect(page).toHaveURL(/reviews_sort=lowest.*reviews_page=2/)

  await list(page)
    .getByRole('link', { name: /^4 zvjezdice/ })
    .click()
  await expect(page).toHaveURL(/reviews_sort=lowest&reviews_rating=4#recenzije$/)
  await expect(list(page).getByRole('status')).toContainText(
    `${four} od ${formatQuantity(all, 'recenzije', 'recenzije', 'recenzija')} · 4 zvjezdice`,
  )
  await expect(list(page).getByRole('link', { name: /^4 zvjezdice/ })).toHaveAttribute('aria-current', 'true')
  expect(await ratingsOf(page)).toBe(Math.min(four, 10))
  await expect(
    list(page)
      .getByText(/^Rezervirano preko Zauvijeka u /)
      .first(),
  ).toBeVisible()
  await expectAccessible(page, allLooks)

  await list(page).getByRole('searchbox', { name: 'Riječi u recenzijama' }).fill('ovo nitko nije napisao')
  await page.keyboard.press('Enter')
  await expect(list(page).getByText('Takvih recenzija nema')).toBeVisible()
  await expect(page).toHaveURL(/reviews_search=ovo/)
  await expectAccessible(page)
  await list(page).getByRole('link', { name: 'Prikaži sve recenzije' }).click()
  await expect(list(page).getByRole('article')).toHaveCount(10)
  await expect(page).toHaveURL(new RegExp(`month=${comingJune}&reviews_sort=lowest#recenzije$`))
  await page.goBack()
  await expect(list(page).getByText('Takvih recenzija nema')).toBeVisible()
})

test('by keyboard reviews are sorted and searched without losing the place, and it is heard how many are found', async ({
  page,
}) => {
  await page.goto(openDetail(await manyReviews(page)))
  await startUsing(page)
  const heard = await listen(page)
  const sort = list(page).getByLabel('Redoslijed')
  await sort.focus()
  await sort.selectOption('Najstarije najprije')
  await expect(page).toHaveURL(/reviews_sort=oldest/)
  await expect(list(page).locator('[aria-busy=false]')).toBeVisible()
  await expect(sort).toBeFocused()
  const words = list(page).getByRole('searchbox', { name: 'Riječi u recenzijama' })
  await words.fill('ovo nitko nije napisao')
  await words.press('Enter')
  await expect.poll(heard).toEqual([expect.stringMatching(/^0 od \d+ recenzij/)])
  await expect(words).toBeFocused()
  await page.goBack()
  await expect(words).toHaveValue('')
  await page.goBack()
  await expect(sort).toHaveValue('newest')
})

test('without a script reviews are sorted and searched by a form', async ({ page, openVisitor }) => {
  const professional = await manyReviews(page)
  const plain = await openVisitor({ javaScriptEnabled: false })
  await plain.goto(openDetail(professional, { month: comingJune }))
  await list(plain).getByLabel('Redoslijed').selectOption('Najstarije najprije')
  await list(plain).getByRole('searchbox').fill('KAO')
  await list(plain).getByRole('button', { name: 'Prikaži' }).click()
  await expect(plain).toHaveURL(new RegExp(`month=${comingJune}&reviews_search=KAO&reviews_sort=oldest#recenzije$`))
  for (const article of await list(plain).getByRole('article').all()) await expect(article).toContainText(/kao/i)
  await list(plain)
    .getByRole('link', { name: /^5 zvjezdica/ })
    .click()
  await expect(plain).toHaveURL(/reviews_sort=oldest&reviews_search=KAO&reviews_rating=5#recenzije$/)
  await list(plain).getByRole('link', { name: 'Prikaži sve' }).click()
  await expect(list(plain).getByRole('article')).toHaveCount(10)
})

test('few reviews have nothing to choose from', async ({ page }) => {
  const professional = await findProfessional(page, ({ review_count: count }) => count > 0 && count < 6)
  await page.goto(openDetail(professional))
  await expect(list(page).getByRole('article').first()).toBeVisible()
  await expect(list(page).getByRole('search')).toHaveCount(0)
  await expect(list(page).getByRole('link', { name: /zvjezdic/ })).toHaveCount(0)
})
