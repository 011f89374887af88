import { expect } from '@playwright/test'
import type { Lead } from '#contract/leads.ts'
import { test } from '#test/browser.ts'
import { callPath } from '#web/call.ts'
import { openConversation, startConversation } from './conversation-calls.ts'
import { findOpenDay } from './lead-calls.ts'
import { callAs } from './couple-calls.ts'
import { loseAnswers } from './lost-answers.ts'
import { sendOffer } from './offer-calls.ts'

test('an offer whose acceptance was not answered is agreed at once, and not if it has not arrived', async ({
  page,
  problems,
}, info) => {
  problems.expect(/ERR_FAILED/)
  const { lead, address, signInProfessional, signInCouple } = await startConversation(page, info, {
    day: await findOpenDay(page),
  })
  await signInProfessional(page)
  const { id } = await sendOffer(page, lead.id)
  await signInCouple(page)
  await openConversation(page, address)
  await page.getByRole('button', { name: 'Prihvati ponudu' }).click()
  const path = callPath('POST /offers/:id/accept', { id })
  const question = page.getByRole('dialog', { name: 'Prihvatiti ponudu?' })
  const accept = question.getByRole('button', { name: /^Prihvati za/ })
  await page.route(`**${path}`, (route) => route.abort())
  await accept.click()
  await expect(question.getByRole('alert')).toContainText('Nema veze s poslužiteljem.')
  await page.unroute(`**${path}`)

  await loseAnswers(page, 'POST', path)
  await accept.click()
  await expect(page.getByRole('dialog', { name: 'Dogovoreno' })).toContainText('Čestitamo')
  const { data } = await callAs<{ data: Lead }>(page, 'GET', `/leads/${lead.id}`)
  expect(data.status).toBe('booked')
})
