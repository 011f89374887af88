import { expect, type Page } from '@playwright/test'
import type { CalendarDay } from '#contract/calendar-day.ts'
import type { Lead } from '#contract/leads.ts'
import { API_BASE } from '#contract/paths.ts'
import { callPath } from '#web/call.ts'
import { typedDay } from '#web/lib/typed-day.ts'
import { test } from '#test/browser.ts'
import { copyDemoData } from '#test/demo-data.ts'
import { removeDataDir, startProduct } from '#test/product.ts'
import { fillIn, submit } from './sign-in-form.ts'

const message = 'Dobar dan, vjenčamo se te subote u Zagrebu i zanima nas cjelodnevno fotografiranje.'

async function leadsOfStudio(page: Page, url: string): Promise<Lead[]> {
  const login = await page.request.post(url + `${API_BASE}/login`, {
    data: { email: 'studio@zauvijek.test', password: 'demo-zauvijek' },
  })
  const { token } = (await login.json()) as { token: string }
  const answer = await page.request.get(url + callPath('GET /leads'), { headers: { authorization: `Bearer ${token}` } })
  expect(answer.status()).toBe(200)
  return ((await answer.json()) as { data: Lead[] }).data
}

/** Acts as a couple does: looks for a photographer, finds a free day, signs in on the way, and sends an enquiry. */
async function sendEnquiry(page: Page, url: string): Promise<{ day: CalendarDay | null }> {
  await page.goto(url)
  await page.getByLabel('Kategorija').selectOption('Fotografija')
  await page.getByLabel('Što tražite?').fill('lipanjsko svjetlo')
  await expect(page).toHaveURL(/search=lipanjsko/)
  await page.getByRole('link', { name: 'Studio Lipanjsko svjetlo' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Studio Lipanjsko svjetlo' })).toBeVisible()

  const free = page.getByRole('link', { name: /, slobodno$/ })
  for (let month = 0; month < 18 && (await free.count()) === 0; month++) {
    const before = page.url()
    await page.getByRole('link', { name: 'Sljedeći mjesec' }).click()
    await expect(page).not.toHaveURL(before)
  }
  await free.first().click()
  await expect(page.getByLabel('Datum vjenčanja')).toHaveValue(/^\d+\. \d+\. \d{4}\.$/)
  const day = typedDay(await page.getByLabel('Datum vjenčanja').inputValue())
  await page.getByLabel('Poruka').fill(message)
  await page.getByRole('button', { name: 'Pošalji upit' }).click()

  await expect(page).toHaveURL(/\/login\?redirect=/)
  await fillIn(page, 'par@zauvijek.test', 'demo-zauvijek')
  await submit(page)
  await expect(page.getByLabel('Poruka')).toHaveValue(message)
  await page.getByRole('button', { name: 'Pošalji upit' }).click()
  await expect(page.getByText('✓ Vaš zahtjev je uspješno poslan!')).toBeVisible()
  return { day }
}

test('a visitor becomes a couple with an enquiry, and the professional finds it, also after a power cut', async ({
  page,
  problems,
}, info) => {
  test.setTimeout(120_000)
  const dataDir = copyDemoData()
  const log = info.outputPath('server.log')
  let product = await startProduct({ dataDir, log })
  problems.expect(new RegExp(`another host: ${product.url}`))
  try {
    const { day } = await sendEnquiry(page, product.url)
    const expected = expect.objectContaining({ event_date: day, message, status: 'new' })
    expect(await leadsOfStudio(page, product.url)).toContainEqual(expected)

    await page.close()
    await product.kill()
    product = await startProduct({ dataDir, log })
    const again = await page.context().newPage()
    expect(await leadsOfStudio(again, product.url)).toContainEqual(expected)
  } finally {
    await product.stop()
    removeDataDir(dataDir)
  }
})
