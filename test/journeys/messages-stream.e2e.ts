import { expect } from '@playwright/test'
import { pages } from '#contract/paths.ts'
import { test } from '#test/browser.ts'
import { callPath } from '#web/call.ts'
import { bubble, field, log, openConversation, patient, startConversation } from './conversation-calls.ts'
import { topBar } from './sign-in-form.ts'

test('a message that is seen is read, also where no stream comes through', async ({ page }, info) => {
  const { address, professional, signInCouple } = await startConversation(page, info)
  await professional.say('Dobar dan!')
  await signInCouple(page)
  await page.route(`**${callPath('GET /leads/stream')}`, () => {})
  await openConversation(page, address)
  const row = page.getByRole('region', { name: 'Poruke' }).getByRole('link')
  await expect(row).toHaveAccessibleName(/^[^(]+$/)
  await expect(log(page).getByText('Nepročitano')).toBeVisible()
  await page.reload()
  await expect(row).toHaveAccessibleName(/^[^(]+$/)
  await expect(log(page).getByText('Nepročitano')).toHaveCount(0)
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

test('a list that was asked for before a message is read does not show it as unread afterwards', async ({
  page,
}, info) => {
  const { professional, signInCouple } = await startConversation(page, info)
  await signInCouple(page)
  const [said, isRead] = [Promise.withResolvers<null>(), Promise.withResolvers<null>()]
  const mayAnswer = [said.promise, isRead.promise]
  let lists = 0
  await page.route(new RegExp(`${callPath('GET /leads')}\\?`), async (route) => {
    const response = await route.fetch()
    lists += 1
    await mayAnswer[lists - 1]
    await route.fulfill({ response })
  })
  await page.goto('/faq')
  const badge = topBar(page).getByRole('link', { name: /^Poruke/ })
  await badge.click()
  await expect.poll(() => lists).toBe(1)
  await professional.say('Slobodni smo.')
  await expect(badge).toHaveAccessibleName(/1/, patient)
  said.resolve(null)
  await expect.poll(() => lists).toBe(2)
  const row = page.getByRole('region', { name: 'Poruke' }).getByRole('link')
  const marked = page.waitForResponse((response) => response.url().endsWith('/read') && response.ok())
  await row.click()
  await marked
  const listsBefore = lists
  isRead.resolve(null)
  await expect.poll(() => lists).toBeGreaterThan(listsBefore)
  await expect(row).toHaveAccessibleName(/^[^(]+$/)
})
