import { expect, type Page } from '@playwright/test'
import { addDays, type CalendarDay } from '#contract/calendar-day.ts'
import { monthOf } from '#contract/calendar-month.ts'
import { allLooks, expectAccessible, expectNoLayoutShift, viewports } from '#test/browser-checks.ts'
import { comeBack, startUsing, test } from '#test/browser.ts'
import { listen } from '#test/heard.ts'
import { holidayOn } from '#web/features/availability/holidays.ts'
import { fullDay } from '#web/lib/format.ts'
import { comingYear, juneSaturday } from './coming-june.ts'

const days = (page: Page) => page.locator('a[data-day]')
const found = (page: Page) => page.getByRole('heading', { name: /^Pronađen/ })

/** The day's number as it stands in its cell. */
const numberIn = async (page: Page, day: string) => Number(await page.locator(`a[data-day="${day}"]`).textContent())

test('a day leads to those who are free on it, as many as it says', async ({ page }) => {
  await page.goto('/dates')
  await expect(page.getByRole('table', { name: `lipanj ${comingYear}.` })).toBeVisible()
  const day = (await days(page).nth(40).getAttribute('data-day')) ?? ''
  const total = await numberIn(page, day)
  await days(page).nth(40).click()
  await expect(page).toHaveURL(`/professionals?date=${day}&free_only=1`)
  await expect(found(page)).toHaveText(new RegExp(`^Pronađen\\S* ${total} `))
})

test('the days are of the chosen category and town, and so is the list behind them', async ({ page }) => {
  await page.goto('/dates')
  await page.getByLabel('Kategorija').selectOption('Fotografija')
  await page.getByLabel('Grad').selectOption('Zagreb')
  await page.getByRole('button', { name: 'Prikaži datume' }).click()
  await expect(page).toHaveURL(/\/dates\?category_id=\d+&city=Zagreb$/)
  await expect(page.getByRole('heading', { name: 'Fotografija, Zagreb' })).toBeVisible()
  const best = page.getByRole('list', { name: 'Najviše slobodnih' }).getByRole('link')
  const address = (await best.first().getAttribute('href')) ?? ''
  expect(address).toMatch(/^\/professionals\?category_id=\d+&city=Zagreb&date=\d{4}-\d\d-\d\d&free_only=1$/)
  const total = await numberIn(page, /date=([\d-]+)/.exec(address)?.[1] ?? '')
  await best.first().click()
  await expect(found(page)).toHaveText(new RegExp(`^Pronađen\\S* ${total} `))
})

test('by keyboard the focus stays where it was when other days come, and it is heard whose they are', async ({
  page,
}) => {
  await page.goto('/dates')
  await startUsing(page)
  const heard = await listen(page)
  await page.getByLabel('Grad').selectOption('Zagreb')
  const send = page.getByRole('button', { name: 'Prikaži datume' })
  await send.press('Enter')
  await expect.poll(heard).toEqual(['Sve kategorije, Zagreb'])
  await expect(send).toBeFocused()
  await page.goBack()
  await expect(page.getByLabel('Grad')).toHaveValue('')
  await page.goForward()
  await expect(page.getByLabel('Grad')).toHaveValue('Zagreb')
})

test('the arrow keys go from day to day, and a month is one stop of the tab key', async ({ page }) => {
  await page.goto('/dates')
  const all = await days(page).evaluateAll((links) => links.map((link) => (link as HTMLElement).dataset.day ?? ''))
  const saturday = juneSaturday
  const focused = page.locator('a[data-day]:focus')
  const expectDay = (day: string | undefined) => expect(focused).toHaveAttribute('data-day', day ?? '')
  await expect(page.locator(`a[data-day^="${comingYear}-06"]`).nth(1)).toHaveAttribute('tabindex', '-1')
  await page.locator(`a[data-day="${saturday}"]`).focus()
  await page.keyboard.press('ArrowRight')
  await expectDay(all[all.indexOf(saturday) + 1])
  await page.keyboard.press('ArrowLeft')
  await expectDay(saturday)
  await page.keyboard.press('ArrowDown')
  await expectDay(addDays(saturday, 7))
  await page.keyboard.press('ArrowUp')
  await expectDay(saturday)
  await page.keyboard.press('Tab')
  await expect(focused).toHaveAttribute('data-day', new RegExp(`^${comingYear}-07`))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/professionals\\?date=${comingYear}-07-\\d\\d&free_only=1$`))
})

test('a page that is open overnight offers no day that has passed, also where it was not used before', async ({
  page,
  context,
}) => {
  await page.goto('/dates')
  const all = await days(page).evaluateAll((links) => links.map((link) => (link as HTMLElement).dataset.day ?? ''))
  const [first = '', second = ''] = all
  const link = (day: string) => page.locator(`a[data-day="${day}"]`)
  await page.clock.setFixedTime(`${addDays(first as CalendarDay, 1)}T06:00:00Z`)
  await startUsing(page)
  await expect(link(first)).toHaveCount(0)
  await expect(link(second)).toBeVisible()
  // A computer that wakes up has no network yet.
  await context.setOffline(true)
  await comeBack(page, `${addDays(second as CalendarDay, 1)}T06:00:00Z`)
  await expect(link(second)).toBeVisible()
  await context.setOffline(false)
  await expect(link(second)).toHaveCount(0)
  await expect(link(all[2] ?? '')).toBeVisible()
})

test('where nobody has said that it is free the page says so, with a way on, and names the filter that makes no sense', async ({
  page,
}) => {
  await page.goto('/dates?city=Atlantida&category_id=999999')
  await expect(page.getByRole('heading', { name: 'Zasad nitko nije upisao slobodan dan' })).toBeVisible()
  await expect(page.getByText(/^Filter iz adrese nije valjan .*: kategorija\.$/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Pogledajte popis' }).click()
  await expect(page).toHaveURL('/professionals?city=Atlantida')
})

test('without a script, on a phone, it filters and leads to lists, and every day is a stop of the tab key', async ({
  openVisitor,
}) => {
  const page = await openVisitor({ javaScriptEnabled: false, viewport: viewports.phone })
  await page.goto('/dates')
  await page.getByLabel('Kategorija').selectOption('Glazba')
  await page.getByRole('button', { name: 'Prikaži datume' }).click()
  await expect(page).toHaveURL(/\/dates\?category_id=\d+/)
  await days(page).first().focus()
  await page.keyboard.press('Tab')
  await expect(days(page).nth(1)).toBeFocused()
  const box = await days(page).first().boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/professionals\?category_id=\d+&date=[\d-]+&free_only=1$/)
})

test('a holiday is named, and a screen reader reads the full date of a day', async ({ page }) => {
  await page.goto('/dates')
  const all = await days(page).evaluateAll((links) => links.map((link) => link.getAttribute('data-day') as CalendarDay))
  const holiday = all.find((day) => holidayOn(day))!
  const name = holidayOn(holiday)!
  await expect(page.locator(`[id="${monthOf(holiday)}"]`)).toContainText(`${Number(holiday.slice(8))}. ${name}`)
  const link = page.locator(`a[data-day="${holiday}"]`)
  await expect(link).toHaveAccessibleName(new RegExp(`^${fullDay(holiday)}, ${name}: \\d+ slobod`))
})

test('the days are accessible in every look, and nothing among them moves by itself', async ({ page }) => {
  test.slow()
  await page.goto('/dates')
  await expect(days(page).first()).toBeVisible()
  await expectNoLayoutShift(page)
  await expectAccessible(page, allLooks)
})

test('where the next days cannot be loaded the form stays with what was chosen, and a second try brings them', async ({
  page,
  problems,
}) => {
  problems.expect(/503/)
  await page.goto('/dates')
  await startUsing(page)
  await page.route(/\/api\/v1\/availability\?/, (route) => route.fulfill({ status: 503, json: {} }))
  await page.getByLabel('Grad').selectOption('Zagreb')
  await page.getByRole('button', { name: 'Prikaži datume' }).click()
  await expect(page).toHaveURL(/city=Zagreb/)
  const notLoaded = page.getByRole('heading', { name: 'Slobodni datumi nisu se učitali' })
  await expect(notLoaded).toBeVisible()
  await expect(page.getByLabel('Grad')).toHaveValue('Zagreb')
  await expectAccessible(page)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Sve kategorije, cijela Hrvatska' })).toBeVisible()
  await page.goForward()
  await expect(notLoaded).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Pokušaj ponovo' }).click()
  await expect(page.getByRole('heading', { name: 'Sve kategorije, Zagreb' })).toBeVisible()
})

for (const [path, button] of [
  ['/dates', 'Prikaži datume'],
  ['/map', 'Prikaži na karti'],
] as const)
  test(`on a tablet the button of ${path} stands beside its fields`, async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 })
    await page.goto(path)
    const [ofField, ofButton] = await Promise.all(
      [page.getByLabel('Kategorija'), page.getByRole('button', { name: button })].map((part) => part.boundingBox()),
    )
    expect(ofButton?.y).toBe(ofField?.y)
  })
