import { expect } from '@playwright/test'
import { pages } from '#contract/paths.ts'
import { callPath } from '#web/call.ts'
import { makePdf } from '#test/attachments.ts'
import { test } from '#test/browser.ts'
import { bubble, field, log, openConversation, patient, startConversation } from './conversation-calls.ts'
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

test('a message that goes while its conversation is being opened stands in it, also where no stream comes through', async ({
  page,
  problems,
}, info) => {
  problems.expect(/ERR_CONNECTION_FAILED/)
  const { lead, address, signInCouple } = await startConversation(page, info)
  await signInCouple(page)
  await page.route(`**${callPath('GET /leads/stream')}`, () => {})
  await openConversation(page, address)
  const messages = callPath('POST /leads/:id/messages', { id: lead.id })
  const [listed, sent] = [Promise.withResolvers<null>(), Promise.withResolvers<null>()]
  await page.route(`**${messages}`, (route) => route.abort('connectionfailed'))
  await field(page).fill('Na putu')
  await field(page).press('Enter')
  await expect(log(page).getByText('Bez veze')).toBeVisible(patient)
  await page.unroute(`**${messages}`)

  await page.route(`**${messages}*`, async (route) => {
    const isList = route.request().method() === 'GET'
    if (!isList) await listed.promise
    await route.fulfill({ response: await route.fetch() })
    if (isList) listed.resolve(null)
    else sent.resolve(null)
  })
  await page.route(`**${callPath('GET /leads/:id', { id: lead.id })}`, async (route) => {
    await sent.promise
    await route.continue()
  })
  await page.goto('/faq')
  await topBar(page).getByRole('link', { name: 'Poruke' }).click()
  await page.getByRole('region', { name: 'Poruke' }).getByRole('link').click()
  await expect(bubble(page, 'Na putu')).toHaveCount(1)
})

test('a message that comes while a conversation is being opened stands in it', async ({ page }, info) => {
  const { lead, professional, signInCouple } = await startConversation(page, info)
  await signInCouple(page)
  await page.goto(pages.messages)
  const row = page.getByRole('region', { name: 'Poruke' }).getByRole('link')
  const opened = [Promise.withResolvers<null>(), Promise.withResolvers<null>()]
  const counted = Promise.withResolvers<null>()
  const keys = ['GET /leads/:id', 'GET /leads/:id/messages'] as const
  for (const [index, key] of keys.entries()) {
    await page.route(
      new RegExp(`${callPath(key, { id: lead.id })}(\\?|$)`),
      async (route) => {
        const response = await route.fetch()
        opened[index]?.resolve(null)
        await counted.promise
        await route.fulfill({ response })
      },
      { times: 1 },
    )
  }
  await row.click()
  await Promise.all(opened.map(({ promise }) => promise))
  await professional.say('Slobodni smo.')
  await expect(row).toHaveAccessibleName(/\(1 nepročitana\)$/, patient)
  counted.resolve(null)
  await expect(bubble(page, 'Slobodni smo.')).toBeVisible()
  await expect(row).toHaveAccessibleName(/^[^(]+$/)
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
