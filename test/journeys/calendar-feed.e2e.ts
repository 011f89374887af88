import { expect, type Page, type TestInfo } from '@playwright/test'
import { pages } from '#contract/paths.ts'
import { test } from '#test/browser.ts'
import { expectAccessible } from '#test/browser-checks.ts'
import { makeProfessional } from './own-calendar.ts'

const ownFeed = (page: Page) => page.getByRole('region', { name: 'Vaš kalendar u drugim programima' })
const secret = (page: Page) => ownFeed(page).getByLabel('Tajna adresa')
const question = (page: Page, name: string) => page.getByRole('dialog', { name })
const expectNotification = (page: Page, text: string) =>
  expect(page.getByRole('status').filter({ hasText: text })).toBeVisible()

async function openOwnCalendar(page: Page, info: TestInfo) {
  await makeProfessional(page, info)
  await page.goto(pages.professionalCalendar)
}

/** Reads the file from the server under test, whose public host may be another one. */
const readFeed = async (page: Page, url: string) => page.request.get(new URL(url).pathname)

const createAddress = async (page: Page) => {
  await ownFeed(page).getByRole('button', { name: 'Izradi tajnu adresu' }).click()
  await expect(secret(page)).toBeFocused()
  return secret(page).inputValue()
}

test('a secret address is made, copied, and read by anybody who has it', async ({ page, context }, info) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openOwnCalendar(page, info)
  const url = await createAddress(page)
  await expectAccessible(page)
  await ownFeed(page).getByRole('button', { name: 'Kopiraj' }).click()
  await expectNotification(page, 'Adresa je kopirana.')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url)
  await expect(ownFeed(page).getByRole('link', { name: 'Otvori u kalendaru' })).toHaveAttribute(
    'href',
    url.replace(/^https?:/, 'webcal:'),
  )
  const answer = await readFeed(page, url)
  expect(answer.status()).toBe(200)
  expect(await answer.text()).toContain('BEGIN:VCALENDAR')
  await page.reload()
  await expect(secret(page)).toHaveValue(url)
})

test('where the browser forbids copying, the address is marked to be copied by hand', async ({ page }, info) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('refused', 'NotAllowedError'))
  })
  await openOwnCalendar(page, info)
  const url = await createAddress(page)
  await ownFeed(page).getByRole('button', { name: 'Kopiraj' }).click()
  await expectNotification(page, 'Adresa je označena')
  await expect(secret(page)).toBeFocused()
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(url)
})

test('a replaced or deleted address stops working once the question is confirmed, not before', async ({
  page,
}, info) => {
  await openOwnCalendar(page, info)
  const first = await createAddress(page)
  const replace = ownFeed(page).getByRole('button', { name: 'Zamijeni adresu' })
  await replace.click()
  await expect(question(page, 'Zamijeniti adresu?')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question(page, 'Zamijeniti adresu?')).toBeHidden()
  await expect(replace).toBeFocused()
  expect((await readFeed(page, first)).status()).toBe(200)

  await replace.click()
  await question(page, 'Zamijeniti adresu?').getByRole('button', { name: 'Zamijeni adresu' }).click()
  await expectNotification(page, 'Stara više ne vrijedi.')
  await expect(secret(page)).not.toHaveValue(first)
  const second = await secret(page).inputValue()
  expect((await readFeed(page, first)).status()).toBe(404)
  expect((await readFeed(page, second)).status()).toBe(200)

  await ownFeed(page).getByRole('button', { name: 'Isključi tajnu adresu' }).click()
  await question(page, 'Isključiti tajnu adresu?').getByRole('button', { name: 'Isključi' }).click()
  await expect(secret(page)).toHaveCount(0)
  await expect(ownFeed(page).getByRole('button', { name: 'Izradi tajnu adresu' })).toBeVisible()
  expect((await readFeed(page, second)).status()).toBe(404)
})
