import { expect } from '@playwright/test'
import { pages } from '#contract/paths.ts'
import { makePdf } from '#test/attachments.ts'
import { test } from '#test/browser.ts'
import { field, log, openConversation, patient, startConversation } from './conversation-calls.ts'
import { expireSession } from './lost-session.ts'
import { fillIn, submit, topBar } from './sign-in-form.ts'

test('a message on its way with a file goes after the next sign-in', async ({ page, problems }, info) => {
  problems.expect(/401/)
  const { lead, address, email, couple, signInCouple } = await startConversation(page, info)
  await signInCouple(page)
  await openConversation(page, address)
  await page
    .getByLabel('Datoteke uz poruku')
    .setInputFiles([{ name: 'ugovor.pdf', mimeType: 'application/pdf', buffer: makePdf() }])
  await field(page).fill('Evo ugovora.')
  await expireSession(page)
  await page.getByRole('button', { name: 'Pošalji' }).click()
  await fillIn(page, email)
  await submit(page)
  await expect(log(page).getByRole('button', { name: 'Preuzmi ugovor.pdf' })).toBeVisible(patient)
  expect((await couple.messages()).map(({ body }) => body)).toEqual(['Evo ugovora.', lead.message])
})

test('a file that is chosen, but not sent, is still chosen after the next sign-in, and not after a sign-out', async ({
  page,
  problems,
}, info) => {
  problems.expect(/401/)
  const { address, email, signInCouple } = await startConversation(page, info)
  await signInCouple(page)
  await openConversation(page, address)
  const chosen = page.getByRole('list', { name: 'Prilozi' })
  const open = () =>
    page
      .getByRole('main')
      .getByRole('link', { name: /^Otvori razgovor/ })
      .click()
  await page
    .getByLabel('Datoteke uz poruku')
    .setInputFiles([{ name: 'ugovor.pdf', mimeType: 'application/pdf', buffer: makePdf() }])
  await expect(chosen).toContainText('ugovor.pdf')
  await expireSession(page)
  const toEnquiries = topBar(page).getByRole('link', { name: 'Moji upiti' })
  await toEnquiries.click()
  await fillIn(page, email)
  await submit(page)
  await open()
  await expect(chosen).toContainText('ugovor.pdf')
  await topBar(page).getByRole('button', { name: 'Odjava' }).click()
  await topBar(page).getByRole('link', { name: 'Prijava' }).click()
  await fillIn(page, email)
  await submit(page)
  await toEnquiries.click()
  await open()
  await expect(field(page)).toBeVisible()
  await expect(chosen).toBeHidden()
})

test('a sign-out in another tab leaves the text to the one in which it stands', async ({ page, context }, info) => {
  const { address, email, signInCouple } = await startConversation(page, info)
  await signInCouple(page)
  await openConversation(page, address)
  await field(page).fill('Pišem vam zbog večere.')
  const second = await context.newPage()
  await second.goto(pages.favorites)
  await second.getByRole('button', { name: 'Odjava' }).click()
  await expect(page).toHaveURL(/\/login/)
  await fillIn(page, email)
  await submit(page)
  await expect(field(page)).toHaveValue('Pišem vam zbog večere.')
})
