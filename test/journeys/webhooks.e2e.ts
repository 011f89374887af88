import { expect, type Page } from '@playwright/test'
import { API_BASE, pages } from '#contract/paths.ts'
import { test } from '#test/browser.ts'
import { expectAccessible, expectWholeInLargeLetters, viewports } from '#test/browser-checks.ts'
import { callAs } from './couple-calls.ts'
import { makeProfessional, notification } from './own-calendar.ts'

/** A host that does not exist, so each delivery fails. */
const address = 'https://program.primjer.test/zauvijek'

const list = (page: Page) => page.getByRole('list', { name: 'Vaši webhookovi' })
const deliveries = (page: Page) => page.getByRole('list', { name: 'Dostave' })
const secretOf = (page: Page) => page.getByRole('textbox', { name: `Ključ za ${address}` })

test('a webhook is added, tried, changed, switched off and deleted', async ({ page, context }, info) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await makeProfessional(page, info)
  await page.goto(pages.professionalProfile)
  await page.getByRole('link', { name: 'Webhookovi' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Webhookovi' })).toBeVisible()
  await expect(page.getByText('Još nema webhookova')).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectWholeInLargeLetters(page.getByRole('main'))
  await page.setViewportSize(viewports.desktop)

  await page.getByLabel('Adresa programa').fill(address)
  await page.getByRole('checkbox', { name: /Rezerviran dan/ }).uncheck()
  await page.getByRole('button', { name: 'Dodaj webhook' }).click()
  await expect(secretOf(page)).toBeFocused()
  const secret = await secretOf(page).inputValue()
  expect(secret).toMatch(/^whsec_/)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Kopiraj ključ' }).click()
  await expect(notification(page, 'Ključ je kopiran.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(secret)
  await page.getByRole('button', { name: 'Gotovo, ključ je spremljen' }).click()
  await expect(list(page).getByText('Radi', { exact: true })).toBeVisible()
  expect(await page.content()).not.toContain(secret)
  // The existing ones come first; the form for another waits below them.
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Vaši webhookovi',
    'Novi webhook',
    'Dostave',
  ])
  await expect(page.getByLabel('Adresa programa')).toBeHidden()
  await page.getByRole('heading', { name: 'Novi webhook' }).click()
  await expect(page.getByLabel('Adresa programa')).toBeVisible()

  await list(page).getByRole('button', { name: 'Pošalji probni događaj' }).click()
  await expect(notification(page, 'Probni događaj je na putu.')).toBeVisible()
  await expect(deliveries(page).getByText('Probni događaj')).toBeVisible()
  // It is tried once, and the page looks for the outcome by itself.
  await expect(deliveries(page).getByText('Nije uspjelo')).toBeVisible({ timeout: 30_000 })
  await deliveries(page).getByText('Sadržaj').click()
  await expect(page.getByRole('region', { name: 'Sadržaj kakav bi se poslao sada' })).toContainText('"webhook.test"')
  // The notification and the bar always cover parts of the page.
  await expect(notification(page, 'Probni događaj je na putu.')).toBeHidden()
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded()
  await expectAccessible(page)
  await deliveries(page)
    .getByRole('button', { name: /^Pošalji ponovo: Probni događaj/ })
    .click()
  await expect(notification(page, 'Događaj je ponovo na putu.')).toBeVisible()

  await list(page).getByRole('button', { name: 'Zamijeni ključ' }).click()
  await page.getByRole('dialog', { name: 'Zamijeniti ključ?' }).getByRole('button', { name: 'Zamijeni' }).click()
  await expect(secretOf(page)).toBeFocused()
  expect(await secretOf(page).inputValue()).not.toBe(secret)
  await page.getByRole('button', { name: 'Gotovo, ključ je spremljen' }).click()

  await list(page).getByRole('button', { name: 'Isključi' }).click()
  await expect(list(page).getByText('Isključen', { exact: true })).toBeVisible()
  await expect(list(page).getByText(/Isključili ste ga .* Novi se događaji ne bilježe\./)).toBeVisible()
  await expect(deliveries(page).getByRole('button', { name: /^Pošalji ponovo/ })).toHaveCount(0)
  await expectAccessible(page)

  const remove = list(page).getByRole('button', { name: `Izbriši webhook ${address}` })
  await remove.click()
  await page.keyboard.press('Escape')
  await expect(remove).toBeFocused()
  await remove.click()
  await page.getByRole('dialog', { name: 'Izbrisati webhook?' }).getByRole('button', { name: 'Izbriši' }).click()
  await expect(notification(page, 'Webhook je izbrisan.')).toBeVisible()
  await expect(page.getByText('Još nema webhookova').locator('..')).toBeFocused()
  await expect(deliveries(page)).toHaveCount(0)
})

test('a webhook is added and changed by keyboard alone, and errors stand beside their fields', async ({
  page,
  problems,
}, info) => {
  problems.expect(/status of 422/)
  await makeProfessional(page, info)
  await page.goto(pages.professionalWebhooks)
  const url = page.getByLabel('Adresa programa')
  await url.focus()
  await page.keyboard.press('Enter')
  await expect(url).toBeFocused()
  await expect(url).toHaveAccessibleDescription(/Ovo polje je obavezno\./)
  await page.keyboard.type('https://127.0.0.1/prima')
  await page.keyboard.press('Enter')
  await expect(url).toHaveAccessibleDescription(/Adresa mora biti javna/)
  await expectAccessible(page)
  await url.fill(address)
  await url.press('Enter')
  await expect(secretOf(page)).toBeFocused()
  await page.getByRole('button', { name: 'Gotovo, ključ je spremljen' }).press('Enter')

  await list(page).getByRole('button', { name: 'Isključi' }).press('Enter')
  await expect(list(page).getByRole('button', { name: 'Uključi' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(list(page).getByRole('button', { name: 'Isključi' })).toBeFocused()
  await list(page).getByRole('button', { name: 'Uredi' }).press('Enter')
  await expect(list(page).getByLabel('Adresa programa')).toBeFocused()
  for (const box of await list(page).getByRole('checkbox').all()) await box.press('Space')
  await list(page).getByRole('button', { name: 'Spremi izmjene' }).press('Enter')
  await expect(list(page).getByText('Odaberite barem jedan događaj.').first()).toBeVisible()
  await list(page)
    .getByRole('checkbox', { name: /Novi upit/ })
    .press('Space')
  await list(page).getByRole('button', { name: 'Spremi izmjene' }).press('Enter')
  await expect(notification(page, 'Webhook je spremljen.')).toBeVisible()
  await expect(list(page).getByRole('button', { name: 'Uredi' })).toBeFocused()
  await expect(list(page).getByText('Novi upit', { exact: true })).toBeVisible()
})

test('on a phone the deliveries of another webhook come into view, and long addresses leave room for the rest', async ({
  page,
}, info) => {
  await page.setViewportSize(viewports.phone)
  await makeProfessional(page, info)
  for (const url of [address, `${address}/${'dugo-'.repeat(300)}`])
    await callAs(page, 'POST', '/webhooks', { url, events: ['lead.created'] })
  await page.goto(pages.professionalWebhooks)
  const links = list(page).getByRole('link', { name: /^Dostave na / })
  await expect(links).toHaveCount(2)
  const current = links.and(page.locator('[aria-current=true]'))
  await expect(current).toHaveCount(1)
  const other = links.last()
  await expect(other).not.toHaveAttribute('aria-current')
  await expectAccessible(page)
  await other.click()
  await expect(other).toHaveAttribute('aria-current', 'true')
  await expect(current).toHaveCount(1)
  await expect(page.getByRole('heading', { name: 'Dostave' })).toBeInViewport()
  const heights = await list(page)
    .getByRole('listitem')
    .evaluateAll((items) => items.map((item) => item.clientHeight))
  expect(Math.max(...heights)).toBeLessThan(400)
})

test('a page of deliveries that is there no more gives way to the last one', async ({ page }, info) => {
  await makeProfessional(page, info)
  const events = ['lead.created']
  const { data: webhook } = await callAs<{ data: { id: number } }>(page, 'POST', '/webhooks', { url: address, events })
  await callAs(page, 'POST', `/webhooks/${webhook.id}/test`)
  await page.goto(`${pages.professionalWebhooks}?webhook=${webhook.id}&page=9`)
  await expect(deliveries(page).getByText('Probni događaj')).toBeVisible()
})

test('a webhook whose answer was lost is made once, and says so when it was deleted elsewhere', async ({
  page,
  problems,
}, info) => {
  problems.expect(/webhooks|ERR_FAILED|status of 404/)
  await makeProfessional(page, info)
  await page.goto(pages.professionalWebhooks)
  await page.getByLabel('Adresa programa').fill(address)
  await page.route(
    `**${API_BASE}/webhooks`,
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await page.getByRole('button', { name: 'Dodaj webhook' }).click()
  await expect(page.getByText('Nema veze s poslužiteljem.')).toBeVisible()
  await page.getByRole('button', { name: 'Dodaj webhook' }).click()
  await expect(secretOf(page)).toBeFocused()
  await page.getByRole('button', { name: 'Gotovo, ključ je spremljen' }).click()
  await expect(list(page).getByRole('listitem')).toHaveCount(1)

  await list(page).getByRole('button', { name: 'Uredi' }).click()
  const other = await page.context().newPage()
  await other.goto(pages.professionalWebhooks)
  await list(other)
    .getByRole('button', { name: `Izbriši webhook ${address}` })
    .click()
  await other.getByRole('dialog', { name: 'Izbrisati webhook?' }).getByRole('button', { name: 'Izbriši' }).click()
  await expect(other.getByText('Još nema webhookova')).toBeVisible()
  await page.getByRole('button', { name: 'Spremi izmjene' }).click()
  await expect(notification(page, 'Webhook nije pronađen.')).toBeVisible()
  await expect(page.getByText('Još nema webhookova')).toBeVisible()
})
