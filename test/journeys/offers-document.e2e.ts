import { expect } from '@playwright/test'
import { API_BASE, pages } from '#contract/paths.ts'
import { signIn, test } from '#test/browser.ts'
import { waitForStream } from './conversation-calls.ts'
import { findOpenDay, makeSender, studio } from './lead-calls.ts'
import { sendOffer } from './offer-calls.ts'
import { password } from './sign-in-form.ts'

test('an offer that is open to be printed shows that it was accepted elsewhere', async ({
  page,
  openVisitor,
}, info) => {
  const sender = await makeSender(page, info)
  const { id: leadId } = await sender.send(await findOpenDay(page))
  await signIn(page, studio)
  const offer = await sendOffer(page, leadId)
  const couple = await openVisitor()
  await signIn(couple, sender.email, password)
  const connected = waitForStream(couple)
  await couple.goto(pages.offer(offer.id))
  const answering = couple.getByRole('link', { name: 'Odgovori na ponudu' })
  await expect(answering).toBeVisible()
  await connected
  const headers = { authorization: `Bearer ${sender.token}` }
  expect((await page.request.post(`${API_BASE}/offers/${offer.id}/accept`, { headers })).status()).toBe(200)
  await expect(answering).toBeHidden()
})
