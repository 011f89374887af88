import { expect, type Page } from '@playwright/test'
import type { Category } from '#contract/categories.ts'
import { API_BASE, pages } from '#contract/paths.ts'
import { signIn, test } from '#test/browser.ts'
import { expectAccessible, viewports } from '#test/browser-checks.ts'
import { admin, call, snackbar, tokenFor } from './admin-calls.ts'

// Every test restores the eleven categories.

const names = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^Preimenuj: / })
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')?.replace('Preimenuj: ', '')))
const storedNames = async (page: Page) =>
  (await call<{ data: Category[] }>(page, 'GET', '/categories')).data.map(({ name }) => name)
const move = (page: Page, where: 'gore' | 'dolje', name: string) =>
  page.getByRole('button', { name: `Pomakni ${where}: ${name}` })

test('by keyboard a category goes down and up again, and the focus goes along', async ({ page }) => {
  await signIn(page, admin)
  await page.goto(pages.adminCategories)
  const before = await storedNames(page)
  expect(before).toHaveLength(11)
  await expect.poll(() => names(page)).toEqual(before)
  await expectAccessible(page)
  const [first, second, third, ...rest] = before as [string, string, string, ...string[]]
  await move(page, 'dolje', first).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect.poll(() => names(page)).toEqual([second, third, first, ...rest])
  await expect(move(page, 'dolje', first)).toBeFocused()
  await expect(page.getByText(`${first}: 3. mjesto od 11`)).toBeAttached()
  await expect.poll(() => storedNames(page)).toEqual([second, third, first, ...rest])
  await move(page, 'gore', first).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(move(page, 'gore', first)).toBeFocused()
  await expect(move(page, 'gore', first)).toHaveAttribute('aria-disabled', 'true')
  await expect.poll(() => storedNames(page)).toEqual(before)
  await page.reload()
  await expect.poll(() => names(page)).toEqual(before)
})

test('on a phone a category has one line', async ({ page }) => {
  await page.setViewportSize(viewports.phone)
  await signIn(page, admin)
  await page.goto(pages.adminCategories)
  const rows = page.getByRole('main').locator('ol > li')
  await expect(rows).toHaveCount(11)
  for (const row of await rows.all()) expect((await row.boundingBox())?.height).toBeLessThan(80)
})

test('an order that is refused goes back to where it was', async ({ page, problems }) => {
  problems.expect(/502/)
  await signIn(page, admin)
  await page.goto(pages.adminCategories)
  const before = await storedNames(page)
  const calls = `**${API_BASE}/admin/categories/order`
  await page.route(calls, (route) => route.fulfill({ status: 502, body: '' }))
  await move(page, 'dolje', before[0]!).click()
  await snackbar(page, 'Greška pri spremanju redoslijeda')
  await expect.poll(() => names(page)).toEqual(before)
})

test('a new name is everywhere at once, and an empty one is refused', async ({ page }) => {
  test.slow()
  const token = await tokenFor(page, admin)
  const { data } = await call<{ data: Category[] }>(page, 'GET', '/categories')
  const { id, name } = data.find(({ slug }) => slug === 'nakit')!
  await signIn(page, admin)
  await page.goto(pages.adminCategories)
  await page.getByRole('button', { name: `Preimenuj: ${name}` }).click()
  const form = page.getByRole('form', { name: `Preimenuj: ${name}` })
  await expect(form.getByLabel('Naziv')).toBeFocused()
  await form.getByLabel('Naziv').fill(' ')
  await page.keyboard.press('Enter')
  await expect(form.getByLabel('Naziv')).toHaveAccessibleDescription('Ovo polje je obavezno.')
  await expectAccessible(page)
  await form.getByLabel('Naziv').fill('Prstenje i nakit')
  await page.keyboard.press('Enter')
  await snackbar(page, 'Naziv je spremljen')
  await expect(page.getByRole('button', { name: 'Preimenuj: Prstenje i nakit' })).toBeFocused()
  await page.goto('/')
  await expect(page.getByRole('option', { name: 'Prstenje i nakit' })).toBeAttached()
  await call(page, 'PUT', `/admin/categories/${id}`, token, { name })

  await page.goto(pages.adminCategories)
  await page.getByRole('button', { name: `Preimenuj: ${name}` }).click()
  await expect(form.getByLabel('Naziv')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: `Preimenuj: ${name}` })).toBeFocused()
})

test('a name that another admin has changed meanwhile is replaced only after it was shown', async ({
  page,
  problems,
}) => {
  problems.expect(/409/)
  const token = await tokenFor(page, admin)
  const { data } = await call<{ data: Category[] }>(page, 'GET', '/categories')
  const { id, name } = data.find(({ slug }) => slug === 'transport')!
  const rename = (to: string) => call(page, 'PUT', `/admin/categories/${id}`, token, { name: to })
  await signIn(page, admin)
  await page.goto(pages.adminCategories)
  await page.getByRole('button', { name: `Preimenuj: ${name}` }).click()
  const form = page.getByRole('form', { name: `Preimenuj: ${name}` })
  await form.getByLabel('Naziv').fill('Vožnja')
  await rename('Prijevoz')
  await page.keyboard.press('Enter')
  await expect(form.getByRole('alert')).toContainText('(sada se zove „Prijevoz”)')
  await expect(form.getByLabel('Naziv')).toHaveValue('Vožnja')
  await form.getByRole('button', { name: 'Spremi' }).click()
  await snackbar(page, 'Naziv je spremljen')
  await rename(name)
})
