import { expect, type Page } from '@playwright/test'
import { compareAddress } from '#contract/compare.ts'
import { API_BASE, pages } from '#contract/paths.ts'
import type { Professional } from '#contract/professionals.ts'
import { findBrokenWords, viewports } from '#test/browser-checks.ts'
import { signIn, startUsing, test } from '#test/browser.ts'
import { juneSaturday } from './coming-june.ts'
import { studio } from './lead-calls.ts'

/** The text of a sheet of A4 between its margins, in CSS pixels. */
const sheet = { width: 657, height: 1001 }

/** On paper: without the bars of the site, and with nothing that could only be pressed or filled in. */
async function printed(page: Page) {
  await startUsing(page)
  await page.setViewportSize(sheet)
  await page.emulateMedia({ media: 'print' })
  const main = page.getByRole('main')
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(main.getByRole('textbox')).toHaveCount(0)
  await expect(main.getByRole('checkbox')).toHaveCount(0)
  await expect(main.getByRole('navigation')).toHaveCount(0)
  return main
}

/** How far the content reaches past the sheet's right edge. */
const overhang = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** The number of sheets, with the media queries of a browser that prints: by the paper, margins included. */
async function countSheets(page: Page): Promise<number> {
  const document = await page.pdf({ format: 'A4' })
  return document.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

/** The first `count` professionals of the demo whose packages say what they include. */
async function withPackages(page: Page, count: number): Promise<Required<Professional>[]> {
  const get = async <T>(path: string) => ((await (await page.request.get(API_BASE + path)).json()) as { data: T }).data
  const found: Required<Professional>[] = []
  for (const { id } of await get<Professional[]>('/professionals?per_page=100&sort=reviews')) {
    const one = await get<Required<Professional>>(`/professionals/${id}`)
    if (one.packages.some(({ includes }) => includes.length > 0)) found.push(one)
    if (found.length === count) return found
  }
  throw new Error('The demo marketplace has too few packages.')
}

test('a profile prints with its packages, days and reviews, and without its buttons', async ({ page }) => {
  const [{ id, company_name: name } = { id: 0, company_name: '' }] = await withPackages(page, 1)
  await page.goto(pages.professional(id))
  await expect(page.getByRole('heading', { name: 'Kontakt' })).toBeAttached()
  const main = await printed(page)
  await expect(main.getByRole('heading', { level: 1, name })).toBeVisible()
  for (const part of ['Paketi', 'Slobodni datumi', 'Recenzije', 'Kontakt'])
    await expect(main.getByRole('heading', { level: 2, name: part, exact: true })).toBeVisible()
  await expect(main.getByLabel('Mjesec i godina')).toBeVisible()
  await expect(main.getByRole('button').and(main.locator(':not(:has(picture))'))).toHaveCount(0)
  await expect(main.getByText('Zatraži ovaj paket').first()).toBeHidden()
  await expect(main.getByRole('heading', { name: 'Slični pružatelji usluga' })).toBeHidden()
  expect(await overhang(page)).toBeLessThanOrEqual(0)
})

test('a comparison of four prints whole, with what the packages include', async ({ page }) => {
  const four = await withPackages(page, 4)
  await page.goto(compareAddress(four.map(({ id }) => id)))
  const main = await printed(page)
  await expect(main.getByRole('button')).toHaveCount(0)
  await expect(main.getByRole('link', { name: 'Ukloni iz usporedbe' })).toHaveCount(0)
  await expect(main.getByText('Što uključuje').filter({ visible: true })).toHaveCount(0)
  const table = main.getByRole('table', { name: 'Usporedba' })
  for (const { company_name: name, packages } of four) {
    const head = await table.getByRole('columnheader', { name }).boundingBox()
    expect((head?.x ?? sheet.width) + (head?.width ?? 0), name).toBeLessThanOrEqual(sheet.width)
    await expect(table.getByRole('columnheader').getByText(name, { exact: true })).toHaveCSS('overflow', 'visible')
    const part = packages.find(({ includes }) => includes.length > 0)?.includes[0] ?? ''
    await expect(table.getByText(part, { exact: true }).first()).toBeVisible()
  }
})

test('favourites print with their notes, a conversation from its first message on', async ({ page }) => {
  await signIn(page, 'par@zauvijek.test')
  await page.goto(pages.favorites)
  await expect(page.getByRole('article').first()).toBeVisible()
  const favorites = await printed(page)
  await expect(favorites.getByText('Božuri samo do lipnja.')).toBeVisible()
  await expect(favorites.getByRole('button')).toHaveCount(0)

  await page.emulateMedia({ media: 'screen' })
  await page.goto(pages.messages)
  await page.getByRole('link', { name: 'Kestenov hlad' }).first().click()
  const log = page.getByRole('log')
  await expect(log.getByText('Hvala na povjerenju.')).toBeVisible()
  await printed(page)
  const first = log.getByRole('listitem').first()
  await expect(first).toBeVisible()
  expect((await first.boundingBox())?.y).toBeGreaterThanOrEqual(0)
  expect((await log.boundingBox())?.height).toBeGreaterThan(sheet.height)
  // On paper, nothing shows the rest.
  await expect(page.getByRole('heading', { level: 1, name: 'Kestenov hlad' }).getByRole('link')).toHaveCSS(
    'overflow',
    'visible',
  )
})

test('a month of the calendar prints on one sheet, without the secret addresses below it', async ({ page }) => {
  await signIn(page, studio)
  await page.goto(`${pages.professionalCalendar}?view=month&date=${juneSaturday}`)
  await expect(page.getByRole('heading', { name: 'Povezani kalendari' })).toBeVisible()
  await expect(page.getByText(/^Vjenčanje /).first()).toBeVisible()
  const main = await printed(page)
  await expect(main.getByRole('heading', { name: 'Povezani kalendari' })).toBeHidden()
  await expect(main.getByText('Svi dani u prikazu')).toBeHidden()
  expect(await countSheets(page)).toBe(1)
  const month = await main.getByRole('table').boundingBox()
  const shortened = await main
    .getByRole('table')
    .locator('[class*="line-clamp-"]')
    .evaluateAll((titles) =>
      titles.filter((title) => title.scrollHeight > title.clientHeight + 1).map((one) => one.textContent),
    )
  expect(shortened).toEqual([])
  expect((month?.y ?? sheet.height) + (month?.height ?? 0)).toBeLessThanOrEqual(sheet.height)
})

test("a professional's numbers print with whole words, and no chart is torn between two sheets", async ({ page }) => {
  await signIn(page, studio)
  await page.goto(pages.professionalStatistics)
  await expect(page.getByRole('table', { name: 'Brojke po mjesecima' })).toBeVisible()
  const main = await printed(page)
  expect(await findBrokenWords(main)).toEqual([])
  for (const chart of await main.getByRole('figure').all()) await expect(chart).toHaveCSS('break-inside', 'avoid')
  expect(await overhang(page)).toBeLessThanOrEqual(0)
})

test('a profile prints no place in the strip of its pictures, and the list of enquiries says how many there are', async ({
  page,
}) => {
  await page.goto('/professionals/1')
  await expect((await printed(page)).getByText(/^Fotografija 1 \/ \d+$/)).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await signIn(page, 'par@zauvijek.test')
  await page.goto(pages.enquiries)
  await expect(page.getByRole('group', { name: 'Koji upiti' })).toBeVisible()
  await expect((await printed(page)).getByText(/^\d+ poslan\S* upit\S*$/)).toBeVisible()
})

test('messages of enquiries print whole, those of the couple and those that a professional received', async ({
  page,
}) => {
  for (const [email, path] of [
    ['par@zauvijek.test', pages.enquiries],
    [studio, pages.professionalLeads],
  ] as const) {
    await signIn(page, email)
    await page.goto(path)
    await expect(page.getByRole('main').locator('p.wrap-anywhere').first()).toBeVisible()
    const main = await printed(page)
    const cut = await main
      .locator('p.wrap-anywhere')
      .evaluateAll((texts) => texts.filter((text) => text.scrollHeight > text.clientHeight + 1).length)
    expect(cut, path).toBe(0)
    await page.emulateMedia({ media: 'screen' })
    await page.setViewportSize(viewports.desktop)
  }
})
