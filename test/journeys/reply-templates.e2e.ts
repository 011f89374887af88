import { expect } from '@playwright/test'
import { test } from '#test/browser.ts'
import { callAs } from './couple-calls.ts'
import { expireSession } from './lost-session.ts'
import { openConversation, patient, startConversation } from './conversation-calls.ts'
import { fillIn, submit } from './sign-in-form.ts'

test('a saved reply that is being written survives the end of the session', async ({ page, problems }, info) => {
  problems.expect(/401/)
  const { address, signInProfessional } = await startConversation(page, info)
  await signInProfessional(page)
  await openConversation(page, address)
  await page.getByRole('button', { name: 'Spremljeni odgovori' }).click()
  const replies = page.getByRole('dialog')
  await replies.getByRole('button', { name: 'Novi odgovor' }).click()
  await replies.getByLabel('Naziv').fill('Cjenik')
  await replies.getByLabel('Tekst').fill('Dragi {par}, šaljem cjenik.')
  await expireSession(page)
  await replies.getByRole('button', { name: 'Spremi' }).click()
  await fillIn(page, 'studio@zauvijek.test', 'demo-zauvijek')
  await submit(page)
  await page.getByRole('button', { name: 'Spremljeni odgovori' }).click()
  await replies.getByRole('button', { name: 'Novi odgovor' }).click()
  await expect(replies.getByLabel('Naziv')).toHaveValue('Cjenik')
  await expect(replies.getByLabel('Tekst')).toHaveValue('Dragi {par}, šaljem cjenik.')
})

test('a saved reply that was changed on another device is replaced only after that text was shown', async ({
  page,
  problems,
}, info) => {
  problems.expect(/409/)
  const { address, signInProfessional } = await startConversation(page, info)
  await signInProfessional(page)
  const title = `Cjenik ${info.testId}${info.repeatEachIndex}`
  const { data } = await callAs<{ data: { id: number } }>(page, 'POST', '/reply-templates', { title, body: 'Prvi.' })
  await openConversation(page, address)
  await page.getByRole('button', { name: 'Spremljeni odgovori' }).click()
  const replies = page.getByRole('dialog')
  await replies.getByRole('button', { name: `Uredi ${title}` }).click()
  await replies.getByLabel('Tekst').fill('Drugi.')
  await callAs(page, 'PUT', `/reply-templates/${data.id}`, { title, body: 'Treći.' })
  await replies.getByRole('button', { name: 'Spremi' }).click()
  await expect(replies.getByRole('alert')).toContainText('„Treći.”')
  await expect(replies.getByLabel('Tekst')).toHaveValue('Drugi.')
  await replies.getByRole('button', { name: 'Spremi' }).click()
  const row = replies.getByRole('listitem').filter({ hasText: title })
  await expect(row).toContainText('Drugi.', patient)
  await replies.getByRole('button', { name: `Izbriši ${title}` }).click()
  await replies.getByRole('button', { name: 'Izbriši', exact: true }).click()
  await expect(row).toBeHidden(patient)
})
