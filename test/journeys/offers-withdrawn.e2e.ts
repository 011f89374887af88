import { expect } from '@playwright/test'
import { API_BASE, pages } from '#contract/paths.ts'
import { signIn, test } from '#test/browser.ts'
import { expectAccessible, expectNoLayoutShift } from '#test/browser-checks.ts'
import { callPath } from '#web/call.ts'
import { field, patient, waitForStream } from './conversation-calls.ts'
import { findOpenDay, makeSender, studio } from './lead-calls.ts'
import { sendOffer } from './offer-calls.ts'
import { password } from './sign-in-form.ts'

test('what a professional types while the enquiry is withdrawn is not lost, and can be copied', async ({
  page,
  problems,
}, info) => {
  problems.expect(/404/)
  const sender = await makeSender(page, info)
  const { id } = await sender.send(await findOpenDay(page))
  await signIn(page, studio)
  const connected = waitForStream(page)
  await page.goto(pages.conversation(id))
  await connected
  await field(page).fill('Šaljem vam ponudu, a za album se još dogovaramo.')
  await page.getByRole('button', { name: 'Nova ponuda' }).click()
  const form = page.getByRole('region', { name: 'Nova ponuda' })
  await form.getByLabel('Naziv, 1. stavka').fill('Fotografiranje obreda')
  await form.getByLabel('Cijena, 1. stavka').fill('1350')
  await form.getByLabel('Napomena').fill('Dolazimo u 14 sati.')
  const headers = { authorization: `Bearer ${sender.token}` }
  expect((await page.request.delete(`${API_BASE}/leads/${id}`, { headers })).status()).toBe(204)

  await expect(page.getByRole('heading', { name: 'Razgovor nije pronađen' })).toBeFocused()
  await expect(page.getByText('Upit je možda povučen')).toBeVisible()
  const offer = page.getByLabel('Ponuda koja nije poslana')
  await expect(offer).toHaveValue(/^Fotografiranje obreda: 1 × 1350 €\n/)
  await expect(offer).toHaveValue(/Napomena: Dolazimo u 14 sati\./)
  await expect(page.getByLabel('Poruka koja nije poslana')).toHaveValue(
    'Šaljem vam ponudu, a za album se još dogovaramo.',
  )
  await expectAccessible(page)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Kopiraj ponudu' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Ponuda je kopirana.' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Fotografiranje obreda')
  // A reload does not lose it either.
  await page.reload()
  await expect(offer).toHaveValue(/^Fotografiranje obreda/)
})

test('a reason that is typed while the offer is declined elsewhere stays in its field, and the form says so', async ({
  page,
  openVisitor,
}, info) => {
  const sender = await makeSender(page, info)
  const { id: leadId } = await sender.send(await findOpenDay(page))
  await signIn(page, studio)
  const offer = await sendOffer(page, leadId)
  const couple = await openVisitor()
  await signIn(couple, sender.email, password)
  await couple.goto(pages.conversation(leadId))
  await couple.getByRole('article').getByRole('button', { name: 'Odbij', exact: true }).click()
  const question = couple.getByRole('dialog', { name: 'Odbiti ponudu?' })
  await question.getByLabel('Razlog').fill('Trebali bismo vas samo do ponoći.')
  const headers = { authorization: `Bearer ${sender.token}` }
  const data = { reason: 'Preskupo nam je.' }
  expect((await page.request.post(`${API_BASE}/offers/${offer.id}/decline`, { headers, data })).status()).toBe(200)
  await question.getByRole('button', { name: 'Odbij ponudu' }).click()
  await expect(question.getByRole('alert')).toContainText('Ovu ste ponudu već odbili na drugom mjestu.')
  await expect(question.getByLabel('Razlog')).toHaveValue('Trebali bismo vas samo do ponoći.')
})

test('a conversation appears with its offers, which do not push its words away as they arrive', async ({
  page,
}, info) => {
  const sender = await makeSender(page, info)
  const { id } = await sender.send(await findOpenDay(page))
  await signIn(page, studio)
  await sendOffer(page, id)
  await page.goto(pages.conversation(id))
  await page.getByRole('log').waitFor()
  expect(await page.getByRole('log').getByRole('article').count()).toBe(1)
  await expectNoLayoutShift(page)
})

test('of two offers in quick succession both stay, whichever answer arrives last', async ({
  page,
  openVisitor,
}, info) => {
  const sender = await makeSender(page, info)
  const { id } = await sender.send(await findOpenDay(page))
  await signIn(page, studio)
  const couple = await openVisitor()
  await signIn(couple, sender.email, password)
  const connected = waitForStream(couple)
  await couple.goto(pages.conversation(id))
  await connected
  await couple.getByRole('log').waitFor()
  const [isSecondShown, isFirstAnswered] = [Promise.withResolvers<null>(), Promise.withResolvers<null>()]
  await couple.route(
    `**${callPath('GET /leads/:id/offers', { id })}`,
    async (route) => {
      const response = await route.fetch()
      await sendOffer(page, id)
      await isSecondShown.promise
      await route.fulfill({ response })
      isFirstAnswered.resolve(null)
    },
    { times: 1 },
  )
  await sendOffer(page, id)
  const offers = couple.getByRole('log').getByRole('article')
  await expect(offers).toHaveCount(2, patient)
  isSecondShown.resolve(null)
  await isFirstAnswered.promise
  await couple.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))))
  await expect(offers).toHaveCount(2)
})
