import { expect, type Page } from '@playwright/test'
import { addDays } from '#contract/calendar-day.ts'
import { fullDay, longDay } from '#web/lib/format.ts'
import { numericDay } from '#web/lib/typed-day.ts'
import { followOwnClock, comeBack, signIn, startUsing, test } from '#test/browser.ts'
import { expectAccessible, expectNoLayoutShift, viewports } from '#test/browser-checks.ts'
import { callPath } from '#web/call.ts'
import { callAs } from './couple-calls.ts'
import { findDay, findProfessional, openDetail } from './demo-professionals.ts'
import { findOpenDay, makeSender, studioCalls } from './lead-calls.ts'
import { fillIn, makeCouple, password, submit } from './sign-in-form.ts'

const date = (page: Page) => page.getByLabel('Datum vjenčanja')
const message = (page: Page) => page.getByLabel('Poruka')
const send = (page: Page) => page.getByRole('button', { name: 'Pošalji upit' })
const sent = (page: Page) => page.getByText('✓ Vaš zahtjev je uspješno poslan!')
const text = 'Dobar dan, zanima nas vaš termin.\nBit će nas oko 90.'
const anyProfessional = (page: Page) => findProfessional(page, () => true)

test('what a visitor typed survives the sign-in that sending asks for', async ({ page }, info) => {
  const { email } = await makeCouple(page, info)
  const { professional, day, month } = await findDay(page, 'available')
  await page.goto(openDetail(professional, { month }))
  await page.getByRole('link', { name: `${fullDay(day)}, slobodno` }).click()
  await message(page).fill(text)
  await send(page).click()
  await expect(page.getByRole('alert')).toHaveText('Molimo prijavite se za slanje zahtjeva')
  await expect(page).toHaveURL(/\/login\?redirect=%2Fprofessionals%2F/)

  await fillIn(page, email)
  await submit(page)
  await expect(page).toHaveURL(new RegExp(`/professionals/${professional.id}\\?`))
  await expect(date(page)).toHaveValue(numericDay(day))
  await expect(message(page)).toHaveValue(text)
  await send(page).click()
  await expect(sent(page)).toBeVisible()
})

test('what one account typed is not shown to the next one in the same tab', async ({ page }, info) => {
  const { email } = await makeCouple(page, info)
  const { professional, day } = await findDay(page, 'available')
  await signIn(page, email, password)
  await page.goto(openDetail(professional, { date: day }))
  await expect(page.getByRole('button', { name: 'Odjava' })).toBeVisible()
  await message(page).fill(text)
  // As if, in another tab, the first account signed out and the second one signed in.
  const { token } = await makeSender(page, info)
  const other = await page.context().newPage()
  await other.goto('/help')
  await other.evaluate((value) => localStorage.setItem('auth_token', value), token)
  await expect(message(page)).toHaveValue('')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Odjava' })).toBeVisible()
  await expect(message(page)).toHaveValue('')
  await message(page).fill(text)
  await page.getByRole('button', { name: 'Odjava' }).click()
  // Signing out leads home, so a remaining text would appear on the way back.
  await expect(page).toHaveURL('/')
  await expect(page.getByText('Uspješno ste odjavljeni.')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('link', { name: 'Prijava' }).first()).toBeVisible()
  await expect(message(page)).toHaveValue('')
})

test('on a page that is open overnight the day that has passed can no longer be chosen', async ({ page }) => {
  const { professional, day, month } = await findDay(page, 'available')
  await page.clock.setFixedTime(`${day}T12:00:00Z`)
  await followOwnClock(page)
  await page.goto(openDetail(professional, { month }))
  await startUsing(page)
  const free = page.getByRole('link', { name: `${fullDay(day)}, slobodno` })
  await expect(free).toBeVisible()
  await message(page).fill(text)

  await comeBack(page, `${addDays(day, 1)}T06:00:00Z`)
  await expect(free).toHaveCount(0)
  await expect(page.getByRole('cell', { name: `${Number(day.slice(8))}., prošlo`, exact: true })).toBeVisible()
  await expect(message(page)).toHaveValue(text)
})

test('an enquiry is sent once however often one clicks, and the form is empty afterwards', async ({ page }, info) => {
  const { email } = await makeCouple(page, info)
  const { professional, day } = await findDay(page, 'available')
  await signIn(page, email, password)
  await page.goto(openDetail(professional, { date: day }))
  await expect(page.getByRole('button', { name: 'Odjava' })).toBeVisible()
  const bodies: unknown[] = []
  page.on('request', (request) => request.method() === 'POST' && bodies.push(request.postDataJSON()))
  await message(page).fill(text)
  await send(page).evaluate((button: HTMLButtonElement) => {
    // Both clicks in one task, so nothing is rendered in between that could prevent the second.
    button.click()
    button.click()
  })
  await expect(sent(page)).toBeVisible()
  expect(bodies).toEqual([{ professional_id: professional.id, event_date: day, message: text, status: 'pending' }])
  await expect(date(page)).toHaveValue('')
  await expect(message(page)).toHaveValue('')

  const confirmation = page.getByText(`Upit za ${longDay(day)} je poslan.`)
  await expect(confirmation).toBeVisible()
  await expect(sent(page)).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Vaš upit' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Zatvori potvrdu' }).click()
  await expect(confirmation).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Vaš upit' })).toBeVisible()
  await date(page).fill(day)
  await expect(page.getByText('Za taj ste dan već poslali upit.')).toBeVisible()
  await date(page).fill('')

  await page.reload()
  await expect(message(page)).toHaveValue('')
  const form = page.getByRole('region', { name: 'Upit' })
  await expect(form.getByRole('listitem').filter({ hasText: longDay(day) })).toContainText('Poslano')
  await expectNoLayoutShift(page)
  await expectAccessible(page)
})

test('an enquiry whose answer was lost is sent again with the same key, and stands once', async ({
  page,
  problems,
}, info) => {
  problems.expect(/ERR_FAILED|ERR_CONNECTION_FAILED/)
  const { email } = await makeCouple(page, info)
  const { professional, day } = await findDay(page, 'available')
  await signIn(page, email, password)
  await page.goto(openDetail(professional, { date: day }))
  await expect(page.getByRole('button', { name: 'Odjava' })).toBeVisible()
  const keys: (string | undefined)[] = []
  await page.route(`**${callPath('POST /leads')}`, async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    if (keys.length > 1) return route.continue()
    await route.fetch()
    return route.abort('connectionfailed')
  })
  await message(page).fill(text)
  await send(page).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(message(page)).toHaveValue(text)
  await send(page).click()
  await expect(sent(page)).toBeVisible()
  expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), keys[0]])
  const { total } = await callAs<{ total: number }>(page, 'GET', '/leads')
  expect(total).toBe(1)
})

test('a couple finds its booking on the page of the professional, with the telephone, and nobody else does', async ({
  page,
}, info) => {
  const sender = await makeSender(page, info)
  const studio = await studioCalls(page)
  const day = await findOpenDay(page)
  const lead = await sender.send(day)
  for (const status of ['contacted', 'booked']) await studio.mark(lead, status)
  await signIn(page, sender.email, password)
  const address = `/professionals/${studio.professionalId}?date=${day}&month=${day.slice(0, 7)}`
  await page.goto(address)
  const form = page.getByRole('region', { name: 'Upit' })
  await expect(form.getByRole('listitem')).toContainText('To je vaša rezervacija.')
  await expect(form.getByRole('listitem').getByRole('link', { name: /^Telefon:/ })).toBeVisible()
  await expect(page.getByText(`${fullDay(day)}, vaša rezervacija`)).toBeAttached()
  await expect(form.getByText('zauzet')).toHaveCount(0)
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Odjava' }).click()
  await expect(page).toHaveURL('/')
  await page.goto(address)
  await expect(form.getByText(`${longDay(day)} zauzet.`)).toBeVisible()
  await expect(form.getByRole('listitem')).toHaveCount(0)
})

test('a day that the calendar says is taken is warned of, and the enquiry goes all the same', async ({
  page,
}, info) => {
  const { email } = await makeCouple(page, info)
  const { professional, day } = await findDay(page, 'booked')
  await signIn(page, email, password)
  await page.goto(openDetail(professional))
  await date(page).fill(day)
  await expect(page.getByText(`Prema kalendaru je ${longDay(day)} zauzet.`)).toBeVisible()
  await message(page).fill(text)
  await expectAccessible(page)
  await send(page).click()
  await expect(sent(page)).toBeVisible()
})

test('what is missing is said beside its field, and the first of them has the focus', async ({ page }) => {
  await page.goto(openDetail(await anyProfessional(page)))
  await send(page).click()
  await expect(date(page)).toBeFocused()
  await expect(page.getByText('Ovo polje je obavezno.')).toHaveCount(2)
  await date(page).fill('u lipnju')
  await send(page).click()
  await expect(page.getByText(/^Datum nije ispravan\./)).toBeVisible()
  await expect(date(page)).toHaveAttribute('aria-invalid', 'true')
  await date(page).fill('1. 1. 2020.')
  await send(page).click()
  await expect(page.getByText('Datum ne može biti prije današnjeg.')).toBeVisible()
  await expectAccessible(page)
})

test('a refusal of the server is shown, and what was typed stays', async ({ page, problems }, info) => {
  problems.expect(/422/)
  const { email } = await makeCouple(page, info)
  const { professional, day } = await findDay(page, 'available')
  await signIn(page, email, password)
  await page.route('**/api/v1/leads', (route) =>
    route.fulfill({
      status: 422,
      json: { message: 'Provjerite označena polja.', code: 'invalid', errors: { message: ['Previše poveznica.'] } },
    }),
  )
  await page.goto(openDetail(professional, { date: day }))
  await message(page).fill(text)
  await send(page).click()
  await expect(page.getByRole('alert')).toHaveText('Provjerite označena polja.')
  await expect(page.getByText('Previše poveznica.')).toBeVisible()
  await expect(message(page)).toBeFocused()
  await expect(message(page)).toHaveValue(text)
})

test('a broken connection loses nothing, and a second try sends it', async ({ page, problems }, info) => {
  problems.expect(/ERR_FAILED/)
  const { email } = await makeCouple(page, info)
  const { professional, day } = await findDay(page, 'available')
  await signIn(page, email, password)
  await page.goto(openDetail(professional, { date: day }))
  await message(page).fill(text)
  await page.route('**/api/v1/leads', (route) => route.abort())
  await send(page).click()
  await expect(page.getByRole('alert')).toContainText('Neuspjelo slanje zahtjeva')
  await expect(message(page)).toHaveValue(text)
  await page.unroute('**/api/v1/leads')
  await send(page).click()
  await expect(sent(page)).toBeVisible()
})

test('a token that has run out leads to the sign-in as well', async ({ page, problems }, info) => {
  problems.expect(/401/)
  const { email } = await makeCouple(page, info)
  const { professional, day } = await findDay(page, 'available')
  await signIn(page, email, password)
  await page.goto(openDetail(professional, { date: day }))
  await expect(page.getByRole('button', { name: 'Odjava' })).toBeVisible()
  await page.evaluate(() => localStorage.setItem('auth_token', 'x'.repeat(43)))
  await message(page).fill(text)
  await send(page).click()
  await expect(page.getByRole('alert')).toHaveText('Molimo prijavite se za slanje zahtjeva')
  await expect(page).toHaveURL(/\/login\?redirect=/)
})

test('a professional is told that on the page of another that only couples send enquiries', async ({ page }) => {
  await signIn(page, 'studio@zauvijek.test')
  const other = await findProfessional(page, ({ company_name }) => company_name !== 'Studio Lipanjsko svjetlo')
  await page.goto(openDetail(other))
  await expect(page.getByText('Upite šalju parovi.').first()).toBeVisible()
  await expect(send(page)).toHaveCount(0)
})

test('on a phone the form comes from the bottom, with the day that was chosen', async ({ page }, info) => {
  await page.setViewportSize(viewports.phone)
  const { email } = await makeCouple(page, info)
  const { professional, day, month } = await findDay(page, 'available')
  await page.goto(openDetail(professional, { month }))
  const chosen = page.getByRole('link', { name: `${fullDay(day)}, slobodno` })
  await chosen.click()
  const sheet = page.getByRole('dialog', { name: 'Upit' })
  await expect(sheet.getByLabel('Datum vjenčanja')).toHaveValue(numericDay(day))
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(chosen).toBeFocused()

  await page.getByRole('button', { name: 'Pošalji upit' }).click()
  await sheet.getByLabel('Poruka').fill(text)
  await sheet.getByRole('button', { name: 'Pošalji upit' }).click()
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await fillIn(page, email)
  await submit(page)
  await expect(sheet.getByLabel('Poruka')).toHaveValue(text)
  await sheet.getByRole('button', { name: 'Pošalji upit' }).click()
  await expect(sheet.getByText('✓ Vaš zahtjev je uspješno poslan!')).toBeVisible()
})
