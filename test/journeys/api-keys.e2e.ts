import { expect, type Page } from '@playwright/test'
import { MAX_API_KEYS } from '#contract/api-keys.ts'
import { API_BASE, pages } from '#contract/paths.ts'
import { test } from '#test/browser.ts'
import { expectAccessible } from '#test/browser-checks.ts'
import { comingYear } from './coming-june.ts'
import { callAs } from './couple-calls.ts'
import { expireSession } from './lost-session.ts'
import { makeProfessional, notification } from './own-calendar.ts'
import { fillIn, submit } from './sign-in-form.ts'

const list = (page: Page) => page.getByRole('list', { name: 'Vaši ključevi' })
const secret = (page: Page) => page.getByRole('textbox', { name: 'API ključ' })

/** The answer to a program that sends the key. */
const statusOf = async (page: Page, key: string) =>
  (await page.request.get(`${API_BASE}/leads`, { headers: { authorization: `Bearer ${key}` } })).status()

async function makeKey(page: Page, name: string) {
  await page.getByLabel('Naziv').fill(name)
  await page.getByRole('button', { name: 'Izradi ključ' }).click()
  await expect(secret(page)).toBeFocused()
  return secret(page).inputValue()
}

test('a key is made, shown once, used by a program, and revoked', async ({ page, context }, info) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await makeProfessional(page, info)
  await page.goto(pages.professionalProfile)
  await page.getByRole('link', { name: 'API ključevi' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'API ključevi' })).toBeVisible()
  await expect(page.getByText('Još nema ključeva')).toBeVisible()
  await expectAccessible(page)

  const key = await makeKey(page, 'Naša stranica')
  await page.getByRole('link', { name: 'Webhookovi' }).click()
  await page.getByRole('dialog', { name: 'Je li ključ spremljen?' }).getByRole('button', { name: 'Ostani' }).click()
  await expect(secret(page)).toHaveValue(key)
  expect(key).toMatch(/^zvk_/)
  // Smaller letters make iOS enlarge the page on focus.
  await expect(secret(page)).toHaveCSS('font-size', '16px')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Kopiraj ključ' }).click()
  await expect(notification(page, 'Ključ je kopiran.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key)
  await expect(page.getByLabel('Prvi poziv')).toHaveValue(new RegExp(`^curl .*${key}.*/api/v1/leads`))
  expect(await statusOf(page, key)).toBe(200)

  await page.getByRole('button', { name: 'Gotovo, ključ je spremljen' }).click()
  await expect(secret(page)).toHaveCount(0)
  await page.reload()
  await expect(list(page).getByText('zadnji put upotrijebljen')).toBeVisible()
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['Vaši ključevi', 'Novi ključ'])
  await expect(page.getByLabel('Naziv')).toBeHidden()
  expect(await page.content()).not.toContain(key)

  const revoke = list(page).getByRole('button', { name: 'Opozovi ključ Naša stranica' })
  await revoke.click()
  const question = page.getByRole('dialog', { name: 'Opozvati ključ?' })
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(revoke).toBeFocused()
  expect(await statusOf(page, key)).toBe(200)
  await revoke.click()
  await question.getByRole('button', { name: 'Opozovi' }).click()
  await expect(notification(page, 'Ključ je opozvan.')).toBeVisible()
  await expect(page.getByText('Još nema ključeva').locator('..')).toBeFocused()
  expect(await statusOf(page, key)).toBe(401)
})

test('a key is made by keyboard alone, and what is wrong stands beside its field', async ({ page, problems }, info) => {
  problems.expect(/status of 422/)
  await makeProfessional(page, info)
  await page.goto(pages.professionalKeys)
  await page.getByLabel('Naziv').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Naziv')).toBeFocused()
  await expect(page.getByLabel('Naziv')).toHaveAccessibleDescription(/Ovo polje je obavezno\./)
  await page.keyboard.type('Kalendar')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: /Čita i mijenja/ })).toBeChecked()
  await page.getByLabel(/Vrijedi do/).fill('1. 1. 2020.')
  await page.getByRole('button', { name: 'Izradi ključ' }).press('Enter')
  await expect(page.getByText('Datum ne može biti prije današnjeg.').first()).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel(/Vrijedi do/).fill('')
  await page.getByRole('button', { name: 'Izradi ključ' }).press('Enter')
  await expect(secret(page)).toBeFocused()
  await page.getByRole('button', { name: 'Gotovo, ključ je spremljen' }).press('Enter')
  await expect(list(page).getByText('Čita i mijenja')).toBeVisible()
})

test('with as many keys as there may be, the page says so before anything is typed', async ({ page }, info) => {
  await makeProfessional(page, info)
  for (let number = 1; number <= MAX_API_KEYS; number++)
    await callAs(page, 'POST', '/api-keys', { name: `Program ${number}`, scope: 'read' })
  await page.goto(pages.professionalKeys)
  await expect(list(page).getByRole('listitem')).toHaveCount(MAX_API_KEYS)
  await expect(page.getByText(`Možete imati najviše ${MAX_API_KEYS} ključeva.`)).toBeVisible()
  await expect(page.getByLabel('Naziv')).toHaveCount(0)
  await list(page).getByRole('button', { name: 'Opozovi ključ Program 3' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Opozovi' }).click()
  await expect(page.getByLabel('Naziv')).toBeVisible()
})

test('a key whose answer was lost on the way is in the list, to be revoked', async ({ page, problems }, info) => {
  problems.expect(/api-keys|ERR_FAILED/)
  await makeProfessional(page, info)
  await page.goto(pages.professionalKeys)
  await page.route(`**${API_BASE}/api-keys`, async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    await route.fetch()
    await route.abort()
  })
  await page.getByLabel('Naziv').fill('Naša stranica')
  await page.getByRole('button', { name: 'Izradi ključ' }).click()
  await expect(page.getByText('Ključ je izrađen, ali je veza pukla prije nego što je stigao.')).toBeVisible()
  await expect(list(page).getByRole('button', { name: 'Opozovi ključ Naša stranica' })).toBeVisible()
})

test('what was typed for a program is still there after the session has run out', async ({ page, problems }, info) => {
  problems.expect(/401/)
  const email = await makeProfessional(page, info)
  const webhook = { url: 'https://program.primjer.test/zauvijek', events: ['lead.created'] }
  await callAs(page, 'POST', '/webhooks', webhook)
  async function runOut(button: string) {
    await expireSession(page)
    await page.getByRole('button', { name: button }).click()
    await expect(page).toHaveURL(/\/login\?redirect=/)
    await fillIn(page, email)
    await submit(page)
  }

  await page.goto(pages.professionalKeys)
  await page.getByLabel('Naziv').fill('Naša stranica')
  await page.getByRole('radio', { name: /Čita i mijenja/ }).check()
  await page.getByLabel(/Vrijedi do/).fill(`12. 6. ${comingYear}.`)
  await runOut('Izradi ključ')
  await expect(page.getByLabel('Naziv')).toHaveValue('Naša stranica')
  await expect(page.getByRole('radio', { name: /Čita i mijenja/ })).toBeChecked()
  await expect(page.getByLabel(/Vrijedi do/)).toHaveValue(new RegExp(`12\\.\\s6\\.\\s${comingYear}\\.`))

  await page.goto(pages.professionalWebhooks)
  await page.getByRole('button', { name: 'Uredi' }).click()
  const edited = page.getByRole('list', { name: 'Vaši webhookovi' })
  await edited.getByRole('checkbox', { name: /Rezerviran dan/ }).check()
  await runOut('Spremi izmjene')
  await expect(edited.getByLabel('Adresa programa')).toHaveValue(webhook.url)
  await expect(edited.getByRole('checkbox', { checked: true })).toHaveCount(2)

  await page.goto(pages.professionalEmbed)
  await page.getByLabel('Dopusti prikaz kalendara').check()
  await page.getByLabel('Vaše stranice').fill('www.foto-val.hr')
  await runOut('Spremi')
  await expect(page.getByLabel('Dopusti prikaz kalendara')).toBeChecked()
  await expect(page.getByLabel('Vaše stranice')).toHaveValue('www.foto-val.hr')
  await page.getByRole('link', { name: 'API ključevi' }).click()
  const question = page.getByRole('dialog', { name: 'Napustiti stranicu bez spremanja?' })
  await question.getByRole('button', { name: 'Ostani' }).click()
  await page.getByRole('button', { name: 'Spremi' }).click()
  await expect(notification(page, 'Kalendar se smije prikazati.')).toBeVisible()
  await expect(page.getByText('Kalendar će se vidjeti čim vaš profil bude objavljen.')).toBeVisible()
  await page.getByRole('link', { name: 'API ključevi' }).click()
  await expect(page).toHaveURL(pages.professionalKeys)
})
