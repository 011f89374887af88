import { expect } from '@playwright/test'
import { callPath } from '#web/call.ts'
import { test } from '#test/browser.ts'
import {
  bubble,
  field,
  log,
  openConversation,
  patient,
  startConversation,
  waitForStream,
} from './conversation-calls.ts'

test('a message whose answer does not come is shown once, as soon as the conversation has it', async ({
  page,
}, info) => {
  const { lead, address, couple, professional, signInCouple } = await startConversation(page, info)
  await signInCouple(page)
  const stream = waitForStream(page)
  await openConversation(page, address)
  await stream
  const arrival = Promise.withResolvers<null>()
  const answer = Promise.withResolvers<null>()
  await page.route(`**${callPath('POST /leads/:id/messages', { id: '*' })}`, async (route) => {
    const response = await route.fetch()
    arrival.resolve(null)
    await answer.promise
    await route.fulfill({ response })
  })
  await field(page).fill('Samo jednom')
  await field(page).press('Enter')
  await arrival.promise
  await professional.say('Vidim je.')
  await expect(bubble(page, 'Vidim je.')).toBeVisible(patient)
  await expect(bubble(page, 'Samo jednom')).toHaveCount(1)
  await expect(log(page).getByText('Poslano')).toBeVisible()
  await expect(log(page).getByText('Šalje se')).toHaveCount(0)
  answer.resolve(null)
  await expect(bubble(page, 'Samo jednom')).toHaveCount(1)
  expect((await couple.messages()).map(({ body }) => body)).toEqual(['Vidim je.', 'Samo jednom', lead.message])
})

test('of two answers about a lead the one that was asked for last is shown', async ({ page, problems }, info) => {
  problems.expect(/ERR_FAILED/)
  const { lead, address, professional, signInCouple } = await startConversation(page, info)
  await signInCouple(page)
  // Without a stream the page asks again after each attempt to connect.
  await page.route(`**${callPath('GET /leads/stream')}`, (route) => route.abort())
  await openConversation(page, address)
  const asked = [Promise.withResolvers<null>(), Promise.withResolvers<null>()]
  const answers: (() => Promise<void>)[] = []
  await page.route(`**${callPath('GET /leads/:id', { id: lead.id })}`, async (route) => {
    const response = await route.fetch()
    answers.push(() => route.fulfill({ response }))
    asked[answers.length - 1]?.resolve(null)
  })
  await asked[0]?.promise
  await professional.reject()
  await asked[1]?.promise
  await answers[0]?.()
  await expect(log(page)).toBeVisible()
  await answers[1]?.()
  await expect(page.getByText('Upit je odbijen, pa je razgovor završen.')).toBeVisible()
})
