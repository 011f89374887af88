import { expect, type Page, type TestInfo } from '@playwright/test'
import { addDays, zagrebDayOf } from '#contract/calendar-day.ts'
import { pages } from '#contract/paths.ts'
import { signIn, test } from '#test/browser.ts'
import { expectAccessible } from '#test/browser-checks.ts'
import { listen } from '#test/heard.ts'
import { callAs } from './couple-calls.ts'
import { findOpenDay, makeSender, studio } from './lead-calls.ts'

const form = (page: Page) => page.getByRole('region', { name: 'Nova ponuda' })
const deposit = (page: Page) => form(page).getByRole('textbox', { name: /^Predujam/ })
const price = (page: Page) => form(page).getByLabel('Cijena, 1. stavka')

const offerOf = (total: number, ofDeposit: number) => ({
  items: [{ label: 'Fotografiranje', quantity: 1, unit_price: total }],
  valid_until: addDays(zagrebDayOf(new Date()), 9),
  vat: 'exempt',
  deposit: ofDeposit,
})

/** The form that changes an offer of 890 euros with a deposit of a fifth. */
async function editOffer(page: Page, info: TestInfo) {
  const sender = await makeSender(page, info)
  const { id } = await sender.send(await findOpenDay(page))
  await signIn(page, studio)
  await callAs(page, 'POST', `/leads/${id}/offers`, offerOf(890, 178))
  await page.goto(pages.conversation(id))
  await page.getByRole('button', { name: 'Izmijeni' }).click()
  await expect(deposit(page)).toHaveValue('178')
}

test('a deposit that is a share of the total follows it in the next offer, too, until it is agreed', async ({
  page,
}, info) => {
  await editOffer(page, info)
  await expect(form(page).getByRole('button', { name: '20 %' })).toHaveAttribute('aria-pressed', 'true')
  await price(page).fill('800')
  await expect(deposit(page)).toHaveValue('160')
  // As people say it.
  await deposit(page).fill('25%')
  await expect(deposit(page)).toHaveValue('200')
  await price(page).fill('1.000')
  await expect(deposit(page)).toHaveValue('250')
  // A draft continues as it was left.
  await form(page).getByRole('button', { name: '30 %' }).click()
  await page.reload()
  await page.getByRole('button', { name: 'Nastavi ponudu' }).click()
  await expect(deposit(page)).toHaveValue('300')
  await price(page).fill('900')
  await expect(deposit(page)).toHaveValue('270')
  // An amount that was typed is not a share of the total.
  await deposit(page).fill('250')
  await price(page).fill('2.000')
  await expect(deposit(page)).toHaveValue('250')
})

test('an offer for a day that is taken meanwhile says that it cannot be accepted', async ({ page }, info) => {
  const [one, other] = [await makeSender(page, info, 'a'), await makeSender(page, info, 'b')]
  const day = await findOpenDay(page)
  const [first, second] = [await one.send(day), await other.send(day)]
  await signIn(page, studio)
  const warning = form(page).getByText(/Taj vam je dan već rezerviran\./)
  await page.goto(pages.conversation(second.id))
  await page.getByRole('button', { name: 'Nova ponuda' }).click()
  await expect(price(page)).toBeVisible()
  await expect(warning).toHaveCount(0)
  await callAs(page, 'PUT', `/leads/${first.id}`, { status: 'contacted' })
  await callAs(page, 'PUT', `/leads/${first.id}`, { status: 'booked' })
  await page.reload()
  await page.getByRole('button', { name: 'Nova ponuda' }).click()
  await expect(warning).toHaveText('Taj vam je dan već rezerviran. Dok je tako, par ovu ponudu ne može prihvatiti.')
  await expectAccessible(page)
  // The couple that has the day is offered an amendment.
  await page.goto(pages.conversation(first.id))
  await page.getByRole('button', { name: /^(Nova ponuda|Dopuni dogovor)$/ }).click()
  await expect(form(page).getByText(/ovo dopuna dogovora/)).toBeVisible()
  await expect(warning).toHaveCount(0)
})

test('the total is read out after a pause in typing, and the kinds of tax by their names', async ({ page }, info) => {
  await editOffer(page, info)
  const included = form(page).getByRole('radio', { name: 'PDV je uključen', exact: true })
  await expect(included).toHaveAccessibleDescription('u sustavu ste PDV-a')
  await price(page).fill('')
  await expect(form(page).getByRole('status').filter({ hasText: '€\u00A00' })).toHaveCount(1)
  const heard = await listen(page)
  await price(page).pressSequentially('1350', { delay: 400 })
  await expect.poll(heard).toContain('€\u00A01.350')
  expect((await heard()).filter((text) => text.includes('€'))).toEqual(['€\u00A01.350'])
})
