import { expect, type Locator, type Page } from '@playwright/test'
import type { Session } from '#contract/auth.ts'
import { API_BASE, pages } from '#contract/paths.ts'
import { storeSession, test } from '#test/browser.ts'
import { viewports } from '#test/browser-checks.ts'
import { password } from './sign-in-form.ts'

const buttons = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Usporedi: / })
const bar = (page: Page) => page.getByRole('region', { name: 'Odabrani za usporedbu' })
const toCompare = (page: Page, count: number) => bar(page).getByRole('link', { name: `Usporedi (${count})` })
const table = (page: Page) => page.getByRole('table', { name: 'Usporedba' })
const withoutVerb = (label: string) => label.replace('Usporedi: ', '')
const nameOf = async (button: Locator) => withoutVerb((await button.getAttribute('aria-label')) ?? '')

test('the day that words name goes with those chosen, also without scripts', async ({ page, openVisitor }) => {
  const [date, words] = ['2027-06-12', 'fotograf 12. 6. 2027.']
  await page.goto(`${pages.home}?search=${encodeURIComponent(words)}`)
  for (const index of [0, 1]) await buttons(page).nth(index).click()
  await expect(toCompare(page, 2)).toHaveAttribute('href', new RegExp(`date=${date}`))
  await page.getByRole('link', { name: `Ukloni filter: „${words}”` }).click()
  await expect(toCompare(page, 2)).not.toHaveAttribute('href', /date=/)

  const reader = await openVisitor({ javaScriptEnabled: false })
  for (const list of [pages.home, pages.professionals]) {
    await reader.goto(`${list}?search=${encodeURIComponent(words)}`)
    const name = await nameOf(buttons(reader).first())
    await buttons(reader).first().click()
    await expect(reader).toHaveURL(new RegExp(`${pages.compare}\\?.*date=${date}`))
    await expect(table(reader)).toContainText('12. lipnja 2027.')
    await expect(table(reader)).toContainText(name)
  }
})

test('without a script, those already chosen stay in the comparison while others are added from the list', async ({
  openVisitor,
}) => {
  const visitor = await openVisitor({ javaScriptEnabled: false })
  const names = table(visitor).getByRole('columnheader')
  const chosen = ['Podatak']
  /** The first of the list that is not chosen yet; the order differs from day to day. */
  const addAnother = async () => {
    await expect(buttons(visitor).first()).toBeVisible()
    const listed = await buttons(visitor).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''))
    const label = listed.find((one) => !chosen.includes(withoutVerb(one))) ?? ''
    await visitor.getByRole('main').getByRole('button', { name: label, exact: true }).first().click()
    chosen.push(withoutVerb(label))
    await expect(names).toContainText(chosen)
  }
  await visitor.goto(pages.professionals)
  await addAnother()
  await visitor.getByRole('link', { name: 'Dodajte još jednog' }).click()
  await addAnother()

  await visitor.getByRole('link', { name: 'Dodajte još jednog' }).click()
  await visitor.getByRole('link', { name: 'Natrag na usporedbu' }).click()
  await expect(names).toContainText(chosen)
  await visitor.getByRole('link', { name: 'Dodajte još jednog' }).click()
  const reset = visitor.getByRole('link', { name: 'Poništi' })
  await reset.click()
  await expect(reset).toHaveCount(0)
  await visitor.getByLabel('Grad', { exact: true }).selectOption('Split')
  await visitor.getByRole('button', { name: 'Pretraži' }).click()
  await expect(visitor).toHaveURL(/[?&]city=Split/)
  await addAnother()
})

test('a professional with an unfinished profile sees its reminder above those chosen', async ({ page }, info) => {
  const professional = {
    name: 'Vedran Kos',
    email: `${info.testId}-usporedba@primjer.test`,
    password,
    password_confirmation: password,
    role: 'professional',
    company_name: 'Razglas Kos',
    category_id: 4,
  }
  const session = await page.request.post(`${API_BASE}/register`, { data: professional })
  await storeSession(page, (await session.json()) as Session)
  for (const viewport of [viewports.phone, viewports.desktop]) {
    await page.setViewportSize(viewport)
    await page.goto(pages.home)
    const reminder = page.getByRole('complementary', { name: 'Vaš profil' }).getByRole('link')
    await expect(reminder).toBeVisible()
    if ((await bar(page).count()) === 0) await buttons(page).first().click()
    await toCompare(page, 1).click({ trial: true })
    await reminder.click({ trial: true })
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await toCompare(page, 1).click({ trial: true })
    await reminder.click({ trial: true })
  }
})
