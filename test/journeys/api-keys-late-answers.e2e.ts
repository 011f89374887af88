import { expect, type Page } from '@playwright/test'
import { pages } from '#contract/paths.ts'
import { test } from '#test/browser.ts'
import { callPath } from '#web/call.ts'
import { callAs } from './couple-calls.ts'
import { hold } from './held-calls.ts'
import { makeProfessional, notification } from './own-calendar.ts'

const address = 'https://program.primjer.test/zauvijek'

const leave = (page: Page, to: string) => page.getByRole('main').getByRole('link', { name: to, exact: true }).click()
const question = (page: Page) => page.getByRole('dialog', { name: 'Pričekati ključ?' })

test('a key that is on its way is waited for, or the page says what to do without it', async ({ page }, info) => {
  await makeProfessional(page, info)
  await page.goto(pages.professionalKeys)
  const held = await hold(page, `**${callPath('POST /api-keys')}`, 'POST')
  const make = async (name: string) => {
    await page.getByLabel('Naziv').fill(name)
    await page.getByRole('button', { name: 'Izradi ključ' }).click()
    await held.asked()
    await leave(page, 'Webhookovi')
    await expect(question(page)).toContainText('prikazat ćemo ga samo ovdje')
  }
  await make('Prvi')
  await held.answerLast()
  const secret = page.getByRole('textbox', { name: 'API ključ' })
  await expect(secret).toHaveValue(/^zvk_/)
  await expect(question(page)).toBeHidden()
  await expect(page).toHaveURL(pages.professionalKeys)

  await page.getByRole('button', { name: 'Gotovo, ključ je spremljen' }).click()
  await page.getByRole('heading', { name: 'Novi ključ' }).click()
  await make('Drugi')
  await question(page).getByRole('button', { name: 'Napusti stranicu' }).click()
  await expect(page).toHaveURL(pages.professionalWebhooks)
  await held.answerLast()
  await expect(notification(page, 'Opozovite ga na popisu i izradite novi.')).toBeVisible()
})

test('the secret of a webhook that is on its way is waited for, the first and the one that replaces it', async ({
  page,
}, info) => {
  await makeProfessional(page, info)
  await page.goto(pages.professionalWebhooks)
  const secret = page.getByRole('textbox', { name: `Ključ za ${address}` })
  const added = await hold(page, `**${callPath('POST /webhooks')}`, 'POST')
  await page.getByLabel('Adresa programa').fill(address)
  await page.getByRole('button', { name: 'Dodaj webhook' }).click()
  await added.asked()
  await leave(page, 'API ključevi')
  await question(page).getByRole('button', { name: 'Ostani' }).click()
  await added.answerLast()
  await expect(secret).toHaveValue(/^whsec_/)
  await page.getByRole('button', { name: 'Gotovo, ključ je spremljen' }).click()

  const { data } = await callAs<{ data: { id: number }[] }>(page, 'GET', '/webhooks')
  const replaced = await hold(page, `**${callPath('POST /webhooks/:id/secret', { id: data[0]?.id ?? 0 })}`)
  await page.getByRole('button', { name: 'Zamijeni ključ' }).click()
  const dialog = page.getByRole('dialog', { name: 'Zamijeniti ključ?' })
  await dialog.getByRole('button', { name: 'Zamijeni' }).click()
  await replaced.asked()
  await dialog.getByRole('button', { name: 'Odustani' }).click()
  await leave(page, 'API ključevi')
  await question(page).getByRole('button', { name: 'Napusti stranicu' }).click()
  await expect(page).toHaveURL(pages.professionalKeys)
  await replaced.answerLast()
  await expect(notification(page, 'Novi ćete dobiti gumbom „Zamijeni ključ”.')).toBeVisible()
})
