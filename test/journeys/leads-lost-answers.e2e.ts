import { expect } from '@playwright/test'
import { signIn, test } from '#test/browser.ts'
import { pages } from '#contract/paths.ts'
import { callPath } from '#web/call.ts'
import { STATUS_CHANGED } from '#web/features/leads/received-text.ts'
import { callAs } from './couple-calls.ts'
import { findDay, openDetail } from './demo-professionals.ts'
import { findOpenDay, makeSender, studio } from './lead-calls.ts'
import { loseAnswers } from './lost-answers.ts'
import { choose, listOf, rowOf, snackbar, someDay, withoutLeadStream } from './received-list.ts'
import { makeCouple, password } from './sign-in-form.ts'

test('the form of an enquiry appears even if the server does not answer whose session it is', async ({
  page,
}, info) => {
  const { email } = await makeCouple(page, info)
  const { professional, day } = await findDay(page, 'available')
  await signIn(page, email, password)
  // The answer never comes.
  await page.route(`**${callPath('GET /auth/me')}`, () => {})
  await page.goto(openDetail(professional, { date: day }))
  const form = page.getByRole('region', { name: 'Upit', exact: true })
  await expect(form).toBeVisible()
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()))
  await form.getByLabel('Poruka').fill('Jeste li slobodni?')
  await form.getByRole('button', { name: 'Pošalji upit' }).click()
  await expect(form.getByRole('status').filter({ hasText: 'Vaš zahtjev je uspješno poslan!' })).toBeVisible()
})

test('an enquiry is sent while the server does not say whose session it is', async ({ page, problems }, info) => {
  problems.expect(/502/)
  const { email } = await makeCouple(page, info)
  const { professional, day } = await findDay(page, 'available')
  await signIn(page, email, password)
  await page.route(`**${callPath('GET /auth/me')}`, (route) => route.fulfill({ status: 502, body: '<h1>502</h1>' }))
  await page.clock.install()
  await page.goto(openDetail(professional, { date: day }))
  // As long as the session is requested again and again.
  for (let second = 0; second < 40; second++) await page.clock.runFor(1_000)
  await page.getByRole('main').getByLabel('Poruka').fill('Jeste li slobodni?')
  await page.getByRole('button', { name: 'Pošalji upit' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Vaš zahtjev je uspješno poslan!' })).toBeVisible()
})

test('a status whose answer was lost is said to be changed where it is, and a booking is celebrated once', async ({
  page,
  problems,
}, info) => {
  await withoutLeadStream(page, problems)
  problems.expect(/ERR_FAILED/)
  const { name, email, send } = await makeSender(page, info)
  const { id } = await send(await findOpenDay(page))
  await signIn(page, studio)
  await page.goto(listOf(email))
  const asked = await loseAnswers(page, 'PUT', callPath('PUT /leads/:id', { id }))
  await choose(page, name, 'Označi kao kontaktirano')
  await expect(snackbar(page, STATUS_CHANGED)).toBeVisible()
  await expect(rowOf(page, name)).toContainText('Kontaktirano')
  await choose(page, name, 'Označi kao rezervirano')
  await page.getByRole('button', { name: 'Rezerviraj', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Rezervirano' })).toContainText('Čestitamo')
  expect(asked.times).toBe(2)
})

test('an enquiry to several whose answer was lost is sent once, also after a reload', async ({
  page,
  problems,
}, info) => {
  problems.expect(/ERR_FAILED|422/)
  const { email } = await makeCouple(page, info)
  const found = await page.request.get(`${callPath('GET /professionals')}?per_page=2`)
  const { data } = (await found.json()) as { data: { id: number }[] }
  const ids = data.map(({ id }) => id).toSorted((one, other) => one - other)
  await signIn(page, email, password)
  await page.goto(`${pages.compare}?ids=${ids.join(',')}&date=2029-06-16`)
  const path = callPath('POST /leads/bulk')
  const dialog = page.getByRole('dialog', { name: 'Pitajte odabrane' })
  const send = dialog.getByRole('button', { name: 'Pošalji 2 upita' })
  const sent = page.getByRole('dialog', { name: 'Upiti su poslani' })
  const askedOf = async () => {
    const { data: leads } = await callAs<{ data: { professional_id: number }[] }>(page, 'GET', '/leads')
    return leads.map((one) => one.professional_id).toSorted((one, other) => one - other)
  }
  await loseAnswers(page, 'POST', path)
  await page.getByRole('button', { name: 'Pitaj sve' }).click()
  await dialog.getByLabel('Poruka').fill('Jeste li slobodni?')
  await send.click()
  await expect(dialog.getByRole('alert')).toContainText('napisano je sačuvano')
  expect(await askedOf()).toEqual(ids)

  // A new page does not have the key of the previous attempt.
  await page.reload()
  await page.unroute(`**${path}`)
  await page.getByRole('button', { name: 'Pitaj sve' }).click()
  await expect(dialog.getByLabel('Poruka')).toHaveValue('Jeste li slobodni?')
  await send.click()
  await expect(sent.or(dialog.getByRole('alert'))).toContainText('Već ste poslali upit za taj datum.')
  expect(await askedOf()).toEqual(ids)
})

test('a changed status stands in the list, also if its lead is closed before the list has arrived', async ({
  page,
  problems,
}, info) => {
  const { name, email, send } = await makeSender(page, info)
  await send(someDay)
  await withoutLeadStream(page, problems)
  await signIn(page, studio)
  await page.goto(listOf(email))
  await rowOf(page, name).getByRole('link').first().click()
  const details = page.getByRole('dialog', { name: /^Upit za/ })
  await page.route(`**${callPath('GET /leads')}?*`, () => {}, { times: 1 })
  await details.getByRole('button', { name: 'Označi kao kontaktirano' }).click()
  await expect(snackbar(page, STATUS_CHANGED)).toBeVisible()
  await details.getByRole('button', { name: 'Zatvori', exact: true }).click()
  await expect(rowOf(page, name)).toContainText('Kontaktirano')
})

test('an enquiry whose withdrawal was not answered is said to be withdrawn, as it has disappeared', async ({
  page,
  problems,
}, info) => {
  problems.expect(/ERR_FAILED/)
  problems.allow(/404/)
  const { email, send } = await makeSender(page, info)
  const { id } = await send(await findOpenDay(page))
  await signIn(page, email, password)
  await page.goto(pages.enquiries)
  const path = callPath('DELETE /leads/:id', { id })
  const withdraw = page.getByRole('button', { name: 'Povuci upit' })
  const dialog = page.getByRole('dialog', { name: 'Povući upit?' })
  // Nothing has arrived, and nothing is withdrawn.
  await page.route(`**${path}`, (route) => (route.request().method() === 'DELETE' ? route.abort() : route.fallback()))
  await withdraw.click()
  await dialog.getByRole('button', { name: 'Povuci upit' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Nema veze s poslužiteljem.')
  await page.unroute(`**${path}`)

  await loseAnswers(page, 'DELETE', path)
  await dialog.getByRole('button', { name: 'Povuci upit' }).click()
  await expect(snackbar(page, 'Upit je povučen.')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(withdraw).toHaveCount(0)
})
