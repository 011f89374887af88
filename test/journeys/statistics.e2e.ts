import { expect, type Page } from '@playwright/test'
import { addDays, toCalendarDay, zagrebDayOf } from '#contract/calendar-day.ts'
import { monthOf } from '#contract/calendar-month.ts'
import { API_BASE, pages } from '#contract/paths.ts'
import type { Statistics } from '#contract/statistics.ts'
import { monthTitle } from '#contract/month-names.ts'
import { formatSum } from '#contract/sums.ts'
import { signIn, test } from '#test/browser.ts'
import {
  expectAccessible,
  findBrokenWords,
  expectNoLayoutShift,
  expectWholeWithTextSpacing,
  viewports,
} from '#test/browser-checks.ts'
import { makeNewProfessional, makeSender, studio, studioCalls } from './lead-calls.ts'
import { fillIn, makeCouple, password, submit, topBar } from './sign-in-form.ts'

const whole = new Intl.NumberFormat('hr-HR')
const percent = new Intl.NumberFormat('hr-HR', { style: 'percent' })

const figure = (page: Page, label: string) =>
  page
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${label}`) })
    .locator('..')
    .getByRole('definition')

const months = (page: Page) =>
  page.getByRole('table', { name: 'Brojke po mjesecima' }).locator('tbody').getByRole('row')

test('figures, charts and table show the same recorded numbers', async ({ page }, info) => {
  const { professionalId, get, mark } = await studioCalls(page)
  const before = (await get<{ data: Statistics }>('/statistics')).data
  const couple = await makeSender(page, info)
  const answered = await couple.send(addDays(zagrebDayOf(new Date()), 330))
  await couple.send(addDays(zagrebDayOf(new Date()), 331))
  await mark(answered, 'contacted')
  const saved = await page.request.post(API_BASE + '/favorites', {
    headers: { authorization: `Bearer ${couple.token}` },
    data: { professional_id: professionalId },
  })
  expect(saved.ok()).toBe(true)
  const { total } = before
  const leads = total.leads + 2

  await signIn(page, studio)
  await page.goto('/help')
  await topBar(page).getByRole('link', { name: 'Brojke' }).click()
  await expect(page).toHaveTitle('Brojke · Zauvijek')
  await expect(page.getByRole('heading', { level: 1, name: 'Brojke' })).toBeVisible()
  await expect(figure(page, 'Pregledi profila')).toHaveText(whole.format(total.views))
  await expect(figure(page, 'Spremanja u favorite')).toHaveText(whole.format(total.saves + 1))
  await expect(figure(page, 'Upiti')).toHaveText(whole.format(leads))
  await expect(figure(page, 'Odgovoreno')).toHaveText(percent.format((total.answered + 1) / leads))
  await expect(figure(page, 'Rezervirano')).toHaveText(percent.format(total.booked / leads))
  await expect(figure(page, 'Vrijednost dogovora')).toHaveText(formatSum(total.agreed_value))
  await expect(figure(page, 'Prihvaćene ponude')).toHaveText(percent.format(total.accepted_share ?? 0))

  const now = (await get<{ data: Statistics }>('/statistics')).data
  await expect(months(page)).toHaveText(
    now.months
      .toReversed()
      .map(({ month, views, saves, leads: received, answered: replied, booked, agreed_value: agreed }) =>
        [
          monthTitle(monthOf(toCalendarDay(`${month}-01`))),
          ...[views, saves, received, replied, booked, agreed].map((one) => whole.format(Math.round(one))),
        ].join(' '),
      ),
    // Without elements that only a phone shows.
    { useInnerText: true },
  )
  expect(now.months).toHaveLength(12)
  for (const name of ['Pregledi profila', 'Spremanja u favorite', 'Upiti', 'Dogovoreno']) {
    await expect(page.getByRole('img', { name: `${name} po mjesecima` }).locator('div')).toHaveCount(12)
  }
  await expectAccessible(page)
  await page.reload()
  await expect(months(page)).toHaveCount(12)
  await expectNoLayoutShift(page)
})

test('a visitor is led to the sign-in and back, a couple home', async ({ page }, info) => {
  await page.goto(pages.professionalStatistics)
  await expect(page).toHaveURL('/login?redirect=%2Fprofessional%2Fstatistics')
  await fillIn(page, studio, 'demo-zauvijek')
  await submit(page)
  await expect(page).toHaveURL(pages.professionalStatistics)
  const { email } = await makeCouple(page, info)
  await signIn(page, email, password)
  await page.goto(pages.professionalStatistics)
  await expect(page).toHaveURL('/')
})

test('a new professional is told when there will be numbers', async ({ page }, info) => {
  await signIn(page, await makeNewProfessional(page, info), password)
  await page.goto(pages.professionalStatistics)
  await expect(page.getByRole('heading', { level: 1, name: 'Još nema brojki' })).toBeVisible()
  await expectAccessible(page)
})

test('numbers that cannot be loaded are tried again', async ({ page, problems }) => {
  problems.expect(/503/)
  await signIn(page, studio)
  const calls = `**${API_BASE}/statistics`
  const refusal = { message: 'Usluga trenutačno nije dostupna.', code: 'unavailable' }
  await page.route(calls, (route) => route.fulfill({ status: 503, json: refusal }))
  await page.goto(pages.professionalStatistics)
  await expect(page.getByText(refusal.message)).toBeVisible()
  await page.unroute(calls)
  await page.getByRole('button', { name: 'Pokušaj ponovo' }).click()
  await expect(months(page)).toHaveCount(12)
})

test('on a tablet no word of the table is broken, and wider text scrolls no page sideways', async ({ page }) => {
  await signIn(page, studio)
  await page.goto(pages.professionalStatistics)
  await expect(months(page)).toHaveCount(12)
  for (const width of [768, 834]) {
    await page.setViewportSize({ width, height: 1112 })
    const table = page.getByRole('table', { name: 'Brojke po mjesecima' })
    expect(await findBrokenWords(table, 'caption')).toEqual([])
  }
  await page.setViewportSize(viewports.desktop)
  await expectWholeWithTextSpacing(page)
})

test.describe('on a phone', () => {
  test.use({ viewport: viewports.phone })

  test('everything fits', async ({ page }) => {
    await signIn(page, studio)
    await page.goto(pages.professionalStatistics)
    await expect(months(page)).toHaveCount(12)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    // Two figures in a row, with the sum below.
    const tops = await page
      .getByRole('definition')
      .locator('..')
      .evaluateAll((boxes) => boxes.map((box) => box.getBoundingClientRect().top))
    expect(new Set(tops).size).toBe(4)
    // The table scrolls within its frame.
    const last = await months(page).first().getByRole('cell').last().boundingBox()
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(viewports.phone.width)
  })
})
