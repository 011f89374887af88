import { expect } from '@playwright/test'
import { signIn, test } from '#test/browser.ts'
import { callPath } from '#web/call.ts'
import { STATUS_CHANGED } from '#web/features/leads/received-text.ts'
import { findDay, openDetail } from './demo-professionals.ts'
import { findOpenDay, makeSender, studio } from './lead-calls.ts'
import { loseAnswers } from './lost-answers.ts'
import { choose, listOf, rowOf, snackbar, withoutLeadStream } from './received-list.ts'
import { makeCouple, password } from './sign-in-form.ts'

test('the form of an enquiry is not held back for ever where the server does not answer whose session it is', async ({
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
  // As long as it is asked again and again.
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
