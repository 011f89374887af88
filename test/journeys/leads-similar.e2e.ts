import { expect, type Page } from '@playwright/test'
import { addDays, zagrebDayOf } from '#contract/calendar-day.ts'
import type { Lead } from '#contract/leads.ts'
import { API_BASE, pages } from '#contract/paths.ts'
import { LATE_TEXT } from '#web/lib/use-late.ts'
import { numericDay } from '#web/lib/typed-day.ts'
import { signIn, test } from '#test/browser.ts'
import { expectAccessible, viewports } from '#test/browser-checks.ts'
import { listen } from '#test/heard.ts'
import { callAs } from './couple-calls.ts'
import { studioCalls } from './lead-calls.ts'
import { makeCouple, password } from './sign-in-form.ts'

const day = addDays(zagrebDayOf(new Date()), 410)
const opener = (page: Page) => page.getByRole('button', { name: 'Pošalji i sličnima koji su toga dana slobodni' })
const question = (page: Page) => page.getByRole('dialog', { name: 'Pošaljite i sličnima' })
const leadsOf = async (page: Page) => (await callAs<{ data: Lead[] }>(page, 'GET', '/leads')).data

test('one message goes to several at once by keyboard, each with a conversation of its own', async ({
  page,
  problems,
}, info) => {
  problems.expect(/Failed to load|ERR_FAILED/)
  const { professionalId } = await studioCalls(page)
  const { email } = await makeCouple(page, info)
  await signIn(page, email, password)
  await page.goto(pages.professional(professionalId))
  const form = page.getByRole('region', { name: 'Upit', exact: true })
  // The button is new, and comes a frame before the fields above it, which were hidden, take the focus.
  await expect(opener(page)).toBeVisible()
  await expect(form.getByLabel('Datum vjenčanja')).toBeVisible()
  await opener(page).press('Enter')
  await expect(form.getByText('Najprije upišite datum i poruku.')).toBeVisible()
  await expect(form.getByLabel('Datum vjenčanja')).toBeFocused()
  await form.getByLabel('Datum vjenčanja').fill(numericDay(day))
  await form.getByLabel('Poruka').fill('Dobar dan, jeste li slobodni?')
  await opener(page).press('Enter')
  const boxes = question(page).getByRole('checkbox')
  await expect(boxes.first()).toBeVisible()
  await boxes.nth(0).press('Space')
  await boxes.nth(1).press('Space')
  await expectAccessible(page)

  const calls = `**${API_BASE}/leads/bulk`
  await page.route(calls, (route) => route.abort())
  await question(page).getByRole('button', { name: 'Pošalji 3 upita' }).press('Enter')
  await expect(question(page).getByRole('alert')).toContainText('Provjerite internetsku vezu')
  await page.unroute(calls)
  await expect(boxes.nth(1)).toBeChecked()
  await question(page).getByRole('button', { name: 'Pošalji 3 upita' }).press('Enter')
  const results = page.getByRole('dialog', { name: 'Upiti su poslani' })
  await expect(results.getByText('3 upita su poslana.')).toBeVisible()
  await expect(results.getByRole('img', { name: 'Poslano', exact: true })).toHaveCount(3)
  await expectAccessible(page)
  await results.getByRole('button', { name: 'U redu' }).click()
  await expect(form.getByLabel('Poruka')).toHaveValue('')
  const leads = await leadsOf(page)
  expect(leads.map(({ message, event_date: date }) => [message, date])).toEqual(
    Array.from({ length: 3 }, () => ['Dobar dan, jeste li slobodni?', day]),
  )
})

test('a choice that is late says so', async ({ page }, info) => {
  const { professionalId } = await studioCalls(page)
  const { email } = await makeCouple(page, info)
  await signIn(page, email, password)
  await page.clock.install()
  await page.route(/\/similar\?date=/, () => {})
  await page.goto(pages.professional(professionalId))
  const form = page.getByRole('region', { name: 'Upit', exact: true })
  await form.getByLabel('Datum vjenčanja').fill(numericDay(day))
  await form.getByLabel('Poruka').fill('Dobar dan, jeste li slobodni?')
  await opener(page).press('Enter')
  await expect(question(page).getByRole('status', { name: 'Učitavanje sličnih' })).toBeVisible()
  const heard = await listen(page)
  await page.clock.runFor(9_000)
  await expect(question(page).getByText(LATE_TEXT)).toBeVisible()
  expect(await heard()).toEqual([LATE_TEXT])
})

test.describe('on a phone', () => {
  test.use({ viewport: viewports.phone })

  test('after an enquiry it goes to others, at most five in all, and says why one did not get it', async ({
    page,
  }, info) => {
    const { professionalId } = await studioCalls(page)
    const { email } = await makeCouple(page, info)
    await signIn(page, email, password)
    await page.goto(pages.professional(professionalId))
    await page.getByRole('button', { name: 'Pošalji upit' }).click()
    const sheet = page.getByRole('dialog', { name: /^Upit:/ })
    await sheet.getByLabel('Datum vjenčanja').fill(numericDay(day))
    await sheet.getByLabel('Poruka').fill('Zanima nas vaša ponuda.')
    await sheet.getByRole('button', { name: 'Pošalji upit' }).click()
    await expect(sheet.getByText('Vaš zahtjev je uspješno poslan')).toBeVisible()
    await sheet.getByRole('button', { name: /^Pošalji i sličnima/ }).click()
    const boxes = question(page).getByRole('checkbox')
    await expect(boxes.first()).toBeVisible()
    for (let index = 0; index < 4; index++) await boxes.nth(index).check()
    await expect(boxes.nth(4)).toBeDisabled()
    // Meanwhile, one of them is asked in another tab.
    const { data: similar } = await callAs<{ data: { id: number; company_name: string }[] }>(
      page,
      'GET',
      `/professionals/${professionalId}/similar?date=${day}`,
    )
    const [first] = similar
    if (first === undefined) throw new Error('Nobody is similar.')
    await callAs(page, 'POST', '/leads', { professional_id: first.id, event_date: day, message: 'Već pitano.' })
    await question(page).getByRole('button', { name: 'Pošalji 4 upita' }).click()
    const results = page.getByRole('dialog', { name: 'Upiti su poslani' })
    await expect(results.getByRole('img', { name: 'Poslano', exact: true })).toHaveCount(3)
    const refused = results.getByRole('listitem').filter({ has: page.getByRole('img', { name: 'Nije poslano' }) })
    await expect(refused).toContainText(first.company_name)
    await expect(refused).toContainText('Već ste poslali upit za taj datum.')
    expect(await leadsOf(page)).toHaveLength(5)
  })
})
