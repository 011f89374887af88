import { expect, type Locator, type Page, type Route } from '@playwright/test'
import { addDays, type CalendarDay, zagrebDayOf } from '#contract/calendar-day.ts'
import type { Offer } from '#contract/offers.ts'
import { API_BASE, pages } from '#contract/paths.ts'
import { callPath } from '#web/call.ts'
import { fullDay, longDay } from '#web/lib/format.ts'
import { numericDay } from '#web/lib/typed-day.ts'
import { followOwnClock, signIn, test } from '#test/browser.ts'
import { expectAccessible, expectWholeInLargeLetters, inLargeLetters, viewports } from '#test/browser-checks.ts'
import { callAs } from './couple-calls.ts'
import { dayStatus, findOpenDay, makeSender, studio } from './lead-calls.ts'
import { expireSession } from './lost-session.ts'
import { fillIn, password, submit } from './sign-in-form.ts'

const today = zagrebDayOf(new Date())
const form = (page: Page) => page.getByRole('region', { name: 'Nova ponuda' })
const item = (within: Locator | Page, field: string, number: number) => within.getByLabel(`${field}, ${number}. stavka`)
const card = (page: Page, number: number) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: `Ponuda br. ${number}`, exact: true }) })

interface OfferInput {
  items: { label: string; quantity: number | string; unit_price: number | string }[]
  valid_until: CalendarDay
  vat: 'included' | 'exempt'
  [field: string]: unknown
}

const simple: OfferInput = {
  items: [{ label: 'Fotografiranje', quantity: 1, unit_price: 1350 }],
  valid_until: addDays(today, 9),
  vat: 'exempt',
  cancellation: 'Do 60 dana prije vraćamo predujam.',
  deposit: 300,
}

/** Sent by the studio, which is signed in on this page. */
const sendOffer = async (page: Page, leadId: number, changes: Partial<OfferInput> = {}) =>
  (await callAs<{ data: Offer }>(page, 'POST', `/leads/${leadId}/offers`, { ...simple, ...changes })).data

test('on a phone the first line of an offer stays under the finger that types it', async ({ page }, info) => {
  await page.setViewportSize(viewports.phone)
  const sender = await makeSender(page, info)
  const { id } = await sender.send(await findOpenDay(page))
  await signIn(page, studio)
  await page.goto(pages.conversation(id))
  await page.getByRole('button', { name: 'Nova ponuda' }).click()
  const name = item(page, 'Naziv', 1)
  await name.waitFor()
  const again = page.getByRole('button', { name: 'Počni od prazne' })
  if (await again.isVisible()) await again.click()
  await expect(name).toHaveValue('')
  const topOf = async () => (await name.boundingBox())?.y
  const before = await topOf()
  await name.pressSequentially('Album')
  await item(page, 'Cijena', 1).fill('190')
  await expect(page.getByText('€\u00A0190', { exact: true })).toBeVisible()
  expect(await topOf()).toBe(before)
})

test('an offer is made by keyboard, declined with a wish, made anew by one press, and accepted: the day is booked', async ({
  page,
  openVisitor,
}, info) => {
  const sender = await makeSender(page, info)
  const day = await findOpenDay(page)
  const { id } = await sender.send(day)
  await signIn(page, studio)
  await page.goto(pages.conversation(id))
  await page.getByRole('button', { name: 'Nova ponuda' }).press('Enter')
  await page
    .getByRole('button', { name: 'Počni od prazne' })
    .or(item(form(page), 'Naziv', 1))
    .first()
    .waitFor()
  await item(form(page), 'Naziv', 1).focus()
  await page.keyboard.type('Fotografiranje')
  await page.keyboard.press('Enter')
  await expect(item(form(page), 'Naziv', 2)).toBeFocused()
  await page.keyboard.type('Put')
  await item(form(page), 'Količina', 2).fill('3')
  await item(form(page), 'Cijena', 2).fill('0,10')
  await item(form(page), 'Cijena', 1).fill('1.350')
  await expect(form(page).getByText('€\u00A01.350,30', { exact: true })).toBeVisible()
  // Typing changes several amounts, but only the total is read out, and once.
  await expect(form(page).getByRole('status').filter({ hasText: '€' })).toHaveText(['Ukupno: €\u00A01.350,30'])
  await item(form(page), 'Naziv', 2).press('Alt+ArrowUp')
  await expect(item(form(page), 'Naziv', 1)).toHaveValue('Put')
  await expect(item(form(page), 'Naziv', 1)).toBeFocused()
  await form(page).getByRole('button', { name: '20 %' }).press('Enter')
  await expect(form(page).getByLabel('Predujam', { exact: false }).first()).toHaveValue('270,06')
  await form(page)
    .getByLabel('Vrijedi do')
    .fill(numericDay(addDays(today, 9)))
  await form(page).getByLabel('Bez PDV-a').check()
  await form(page).getByLabel('Uvjeti otkazivanja').fill('Do 60 dana prije vraćamo predujam.')
  await expectAccessible(page)
  await form(page).getByRole('button', { name: 'Pregled' }).press('Enter')
  await expect(form(page).getByRole('heading', { name: 'Ovako će je par vidjeti' })).toBeFocused()
  await form(page).getByRole('button', { name: 'Pošalji ponudu' }).press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Ponuda je poslana.' })).toBeVisible()
  await expect(form(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Nova ponuda', exact: true })).toBeVisible()
  const { data: sent } = await callAs<{ data: Offer[] }>(page, 'GET', `/leads/${id}/offers`)
  const [first] = sent
  if (first === undefined) throw new Error('The offer was not sent.')
  expect(first).toMatchObject({ total: 1350.3, deposit: 270.06 })
  expect(first.items.map(({ label }) => label)).toEqual(['Put', 'Fotografiranje'])

  const couple = await openVisitor()
  await signIn(couple, sender.email, password)
  await couple.goto(pages.conversation(id))
  const shown = card(couple, first.number)
  await expect(shown).toContainText('€\u00A01.350,30')
  await expect(shown).toContainText('još 9 dana')
  await expectAccessible(couple)
  await shown.getByRole('button', { name: 'Odbij' }).click()
  const decline = couple.getByRole('dialog', { name: 'Odbiti ponudu?' })
  await decline.getByLabel('Koliko biste mogli izdvojiti?').fill('1.200')
  await decline.getByLabel('Razlog').fill('Malo nam je previše.')
  await decline.getByRole('button', { name: 'Zatvori', exact: true }).click()
  await decline.getByRole('button', { name: 'Nastavi uređivati' }).click()
  await expectAccessible(couple)
  await decline.getByRole('button', { name: 'Odbij ponudu' }).click()
  await expect(shown.getByText('Odbijena', { exact: true })).toBeVisible()

  // The professional receives it through the stream and presses once.
  await card(page, first.number).getByRole('button', { name: 'Nova ponuda za €\u00A01.200' }).click()
  await expect(form(page).getByText('Prije €\u00A01.350')).toBeVisible()
  await expect(form(page).getByText('€\u00A01.200', { exact: true })).toBeVisible()
  // Making the window narrow and wide again loses nothing that was typed.
  await form(page).getByLabel('Napomena').fill('Za vas i jutro prije vjenčanja.')
  await page.setViewportSize(viewports.phone)
  await expect(page.getByRole('dialog', { name: 'Nova ponuda' }).getByLabel('Napomena')).toHaveValue(/jutro/)
  await page.setViewportSize(viewports.desktop)
  await expect(form(page).getByLabel('Napomena')).toHaveValue(/jutro/)
  await form(page).getByRole('button', { name: 'Pošalji ponudu' }).click()
  await expect(form(page)).toHaveCount(0)

  const second = card(couple, first.number + 1)
  await second.getByRole('button', { name: 'Prihvati ponudu' }).click()
  const question = couple.getByRole('dialog')
  for (const text of [fullDay(day), '€\u00A01.200', '€\u00A0240', 'Do 60 dana prije vraćamo predujam.'])
    await expect(question).toContainText(text)
  await expectAccessible(couple)
  await question.getByRole('button', { name: 'Prihvati za €\u00A01.200' }).dblclick()
  await expect(couple.getByRole('dialog', { name: 'Dogovoreno' })).toContainText('Čestitamo')
  // The pressed buttons are gone; what replaces them is read out, and the next Tab continues there.
  await expect(couple.getByRole('dialog').locator(':focus')).toContainText('čuva vaš dan')
  await expectAccessible(couple)
  await couple.getByRole('dialog').getByRole('button', { name: 'U redu' }).press('Enter')
  await expect(second).toBeFocused()
  await expect(second.getByText('Prihvaćena', { exact: true })).toBeVisible()
  expect(await dayStatus(page, day)).toBe('booked')
  await expect(card(page, first.number + 1).getByText('Prihvaćena', { exact: true })).toBeVisible()

  await couple.goto(pages.enquiries)
  await expect(couple.getByText('Dogovoreno ukupno')).toBeVisible()
  await expect(couple.getByText('Dogovoreno za €\u00A01.200')).toBeVisible()
  await couple.getByRole('link', { name: 'Dogovoreno za' }).click()
  await expect(couple.getByRole('heading', { level: 1, name: `Ponuda br. ${first.number + 1}` })).toBeVisible()
})

test('the document has both parties, the note on VAT and the places to sign, and prints without the site', async ({
  page,
  openVisitor,
}, info) => {
  const sender = await makeSender(page, info)
  const day = await findOpenDay(page)
  const { id } = await sender.send(day)
  await signIn(page, studio)
  const issuer = 'Obrt Lipanjsko svjetlo\nOIB 12345678903'
  const offer = await sendOffer(page, id, { issuer, deposit_due: addDays(today, 20) })
  const couple = await openVisitor()
  await signIn(couple, sender.email, password)
  await couple.goto(pages.offer(offer.id))
  const sheet = couple.getByRole('article', { name: `Ponuda br. ${offer.number}` })
  for (const text of [
    sender.name,
    'OIB 12345678903',
    fullDay(day),
    '€\u00A01.350,00',
    'članka 90. stavaka 1.',
    'Naručitelji',
  ])
    await expect(sheet).toContainText(text)
  await expect(sheet).toContainText(longDay(addDays(today, 20)))
  await expectAccessible(couple)
  await couple.emulateMedia({ media: 'print' })
  await expect(couple.getByRole('banner')).toBeHidden()
  await expect(couple.getByRole('contentinfo')).toBeHidden()
  await expect(couple.getByRole('button', { name: 'Ispiši' })).toBeHidden()
  const countPages = async () =>
    (await couple.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type ?\/Page\b/g)?.length
  expect(await countPages()).toBe(1)
  await couple.emulateMedia({ media: 'screen' })
  await couple.getByRole('link', { name: 'Natrag na razgovor' }).click()
  await expect(couple).toHaveURL(pages.conversation(id))
  await couple.goBack()
  await couple.getByRole('link', { name: 'Odgovori na ponudu' }).click()
  await expect(couple.getByRole('button', { name: 'Prihvati ponudu' })).toBeVisible()
})

test('an offer expires at midnight in Zagreb while its page is open', async ({ page, openVisitor }, info) => {
  const sender = await makeSender(page, info)
  const { id } = await sender.send(await findOpenDay(page))
  await signIn(page, studio)
  const offer = await sendOffer(page, id, { valid_until: addDays(today, 1) })
  const couple = await openVisitor()
  await signIn(couple, sender.email, password)
  // Zagreb is one hour ahead of UTC in winter and two in summer; a minute before the earlier midnight the offer is open.
  await couple.clock.install({ time: new Date(`${addDays(today, 1)}T21:59:00Z`) })
  await followOwnClock(couple)
  await couple.goto(pages.conversation(id))
  const shown = card(couple, offer.number)
  await expect(shown).toContainText('još samo danas')
  await expect(shown.getByRole('button', { name: 'Prihvati ponudu' })).toBeVisible()
  await couple.clock.runFor('01:02:00')
  await expect(shown.getByText('Istekla', { exact: true })).toBeVisible()
  await expect(shown.getByRole('button', { name: 'Prihvati ponudu' })).toHaveCount(0)
})

test('in an old tab, without a network, and on a day that is taken: the couple is told, and nothing is lost', async ({
  page,
  openVisitor,
  problems,
}, info) => {
  problems.expect(/422|409|Failed to load|ERR_FAILED/)
  const sender = await makeSender(page, info)
  const day = await findOpenDay(page)
  const { id } = await sender.send(day)
  await signIn(page, studio)
  const offer = await sendOffer(page, id)
  const couple = await openVisitor()
  await signIn(couple, sender.email, password)
  await couple.goto(pages.conversation(id))
  const accept = async (number: number) => {
    await card(couple, number).getByRole('button', { name: 'Prihvati ponudu' }).click()
    await couple
      .getByRole('dialog')
      .getByRole('button', { name: /^Prihvati za/ })
      .click()
  }
  const calls = `**${API_BASE}/offers/*/accept`
  await couple.route(calls, (route) => route.abort())
  await accept(offer.number)
  await expect(couple.getByRole('dialog').getByRole('alert')).toContainText('Nema veze s poslužiteljem')
  await couple.unroute(calls)

  // Another couple is quicker.
  const other = await makeSender(page, info, 'b')
  const rival = await other.send(day)
  const rivalOffer = await sendOffer(page, rival.id)
  const accepted = await page.request.post(`${API_BASE}/offers/${rivalOffer.id}/accept`, {
    headers: { authorization: `Bearer ${other.token}` },
  })
  expect(accepted.status()).toBe(200)
  await couple
    .getByRole('dialog')
    .getByRole('button', { name: /^Prihvati za/ })
    .click()
  await expect(couple.getByRole('dialog').getByRole('alert')).toContainText('Taj je dan u međuvremenu zauzet')
  await couple.getByRole('dialog').getByRole('button', { name: 'Odustani' }).click()
  const acceptButton = card(couple, offer.number).getByRole('button', { name: 'Prihvati ponudu' })
  await expect(acceptButton).toBeHidden()
  await callAs(page, 'PUT', `/leads/${rival.id}`, { status: 'rejected' })
  await expect(acceptButton).toBeVisible()

  // The stream is away, so that this tab does not hear of the next one.
  await couple.route(`**${API_BASE}/leads/**`, (route) => route.abort())
  await acceptButton.click()
  await callAs(page, 'POST', `/offers/${offer.id}/withdraw`)
  await couple.unroute(`**${API_BASE}/leads/**`)
  await couple
    .getByRole('dialog')
    .getByRole('button', { name: /^Prihvati za/ })
    .click()
  await expect(couple.getByRole('dialog')).toHaveCount(0)
  await expect(card(couple, offer.number).getByText('Povučena', { exact: true })).toBeVisible()
})

test('the reason for a no is still there after the session has run out', async ({
  page,
  openVisitor,
  problems,
}, info) => {
  problems.expect(/401/)
  const sender = await makeSender(page, info)
  const { id } = await sender.send(await findOpenDay(page))
  await signIn(page, studio)
  const { number } = await sendOffer(page, id)
  const couple = await openVisitor()
  await signIn(couple, sender.email, password)
  await couple.goto(pages.conversation(id))
  const decline = card(couple, number).getByRole('button', { name: 'Odbij', exact: true })
  const question = couple.getByRole('dialog', { name: 'Odbiti ponudu?' })
  await decline.click()
  await question.getByLabel('Koliko biste mogli izdvojiti?').fill('1.100')
  await question.getByLabel('Razlog').fill('Malo je iznad onoga što možemo.')
  await expireSession(couple)
  await question.getByRole('button', { name: 'Odbij ponudu' }).click()
  await fillIn(couple, sender.email)
  await submit(couple)
  await decline.click()
  await expect(question.getByLabel('Koliko biste mogli izdvojiti?')).toHaveValue('1.100')
  await expect(question.getByLabel('Razlog')).toHaveValue('Malo je iznad onoga što možemo.')
})

test('an offer that is begun waits as a draft, and its errors stand at their fields', async ({ page }, info) => {
  const sender = await makeSender(page, info)
  const { id } = await sender.send(await findOpenDay(page))
  await signIn(page, studio)
  await page.goto(pages.conversation(id))
  await page.getByRole('button', { name: 'Nova ponuda' }).click()
  await item(form(page), 'Naziv', 1).fill('Ozvučenje')
  await item(form(page), 'Cijena', 1).fill('12,345')
  await form(page).getByRole('button', { name: 'Pošalji ponudu' }).click()
  await expect(item(form(page), 'Cijena', 1)).toHaveAccessibleDescription(/najviše dvije decimale/)
  await expect(item(form(page), 'Cijena', 1)).toBeFocused()
  await form(page).getByRole('button', { name: 'Zatvori ponudu' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Kalendar' }).click()
  await page.goto(pages.conversation(id))
  await page.getByRole('button', { name: 'Nastavi ponudu' }).click()
  await expect(item(form(page), 'Naziv', 1)).toHaveValue('Ozvučenje')
  await page.getByRole('banner').getByRole('link', { name: 'Kalendar' }).click()
  const question = page.getByRole('dialog', { name: 'Napustiti ponudu koja nije poslana?' })
  await question.getByRole('button', { name: 'Ostani' }).click()
  await expect(item(form(page), 'Naziv', 1)).toHaveValue('Ozvučenje')
})

test('an offer that was sent and whose answer was lost leaves no draft to send again', async ({
  page,
  problems,
}, info) => {
  problems.expect(/ERR_CONNECTION_RESET/)
  const sender = await makeSender(page, info)
  const { id } = await sender.send(await findOpenDay(page))
  await signIn(page, studio)
  await page.goto(pages.conversation(id))
  await page.getByRole('button', { name: 'Nova ponuda' }).click()
  await item(form(page), 'Naziv', 1).fill('Ozvučenje i rasvjeta ')
  await item(form(page), 'Cijena', 1).fill('1.250,5')
  await form(page).getByLabel('Bez PDV-a').check()
  await form(page).getByLabel('Napomena').fill('S dva tehničara.')
  const sending = (lose: (route: Route) => Promise<unknown>) =>
    page.route(
      `**${callPath('POST /leads/:id/offers', { id })}`,
      async (route) => {
        await lose(route)
        await route.abort('connectionreset')
      },
      { times: 1 },
    )
  await sending(async () => {})
  await form(page).getByRole('button', { name: 'Pošalji ponudu' }).click()
  await expect(form(page).getByRole('alert')).toBeVisible()
  const goesOn = page.getByRole('button', { name: 'Nastavi ponudu', exact: true })
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await goesOn.click()
  await expect(item(form(page), 'Cijena', 1)).toHaveValue('1.250,5')

  await sending((route) => route.fetch())
  await form(page).getByRole('button', { name: 'Pošalji ponudu' }).click()
  await expect(form(page).getByRole('alert')).toBeVisible()
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(page.getByRole('button', { name: 'Nova ponuda', exact: true })).toBeVisible()
  await expect(goesOn).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: viewports.phone })

  test('thirty long lines and large letters fit, in the card, the form and the document', async ({ page }, info) => {
    const sender = await makeSender(page, info)
    const { id } = await sender.send(await findOpenDay(page))
    await signIn(page, studio)
    const items = Array.from({ length: 30 }, (_, index) => ({
      label: `Stavka ${index + 1} ${'s vrlo dugim opisom '.repeat(8)}`.trim(),
      quantity: 120.5,
      unit_price: 999.99,
    }))
    const offer = await sendOffer(page, id, { items })
    await page.goto(pages.conversation(id))
    const shown = card(page, offer.number)
    await shown.getByRole('button', { name: 'Prikaži sve stavke (30)' }).click()
    await expect(shown.getByRole('listitem')).toHaveCount(30)
    await expectWholeInLargeLetters(shown)
    await shown.getByRole('button', { name: 'Izmijeni' }).click()
    const sheet = page.getByRole('dialog', { name: 'Nova ponuda' })
    await expect(item(sheet, 'Naziv', 30)).toBeVisible()
    await expect(sheet.getByRole('button', { name: 'Najviše 30 stavki' })).toBeVisible()
    await page.goto(pages.offer(offer.id))
    await expect(page.getByRole('row')).toHaveCount(32)
    await expectWholeInLargeLetters(page.getByRole('article'))
    const side = page.getByText('Naručitelji', { exact: true })
    const lines = await inLargeLetters(page, () => side.evaluate((one) => one.getClientRects().length))
    expect(lines, 'the word below a signature is not broken').toBe(1)
  })
})
