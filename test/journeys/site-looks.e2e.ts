import { expect, type Locator, type Page } from '@playwright/test'
import { waitUntilHydrated, test } from '#test/browser.ts'
import { viewports } from '#test/browser-checks.ts'

const leftOf = async (element: Locator) => Math.round((await element.boundingBox())?.x ?? Number.NaN)

test('the mark, the title, the search and the first category begin at one edge, and the last category ends with the search', async ({
  page,
}) => {
  await page.goto('/')
  const search = page.getByRole('search')
  const categories = page.getByRole('navigation', { name: 'Kategorije' }).locator('img')
  const edge = await leftOf(search)
  expect(await leftOf(page.getByRole('heading', { level: 1 }))).toBe(edge)
  expect(await leftOf(categories.first())).toBe(edge)
  const endOf = async (element: Locator) => {
    const box = await element.boundingBox()
    return Math.round((box?.x ?? Number.NaN) + (box?.width ?? 0))
  }
  expect(await endOf(categories.last())).toBe(await endOf(search))
  // The box of a drawing says nothing of the lines in it.
  const ring = page.locator('header svg circle').first()
  const stroke = await ring.evaluate((circle: SVGCircleElement) => {
    const { left, width } = circle.getBoundingClientRect()
    const lines = Number.parseFloat(getComputedStyle(circle).strokeWidth)
    return left - (lines / 2) * (width / (circle.r.baseVal.value * 2))
  })
  expect(Math.abs(stroke - edge)).toBeLessThan(1)
})

test('on a tablet and a phone the row of categories begins at the edge, too', async ({ page }) => {
  for (const size of [viewports.phone, { width: 800, height: 1100 }]) {
    await page.setViewportSize(size)
    await page.goto('/')
    const first = page.getByRole('navigation', { name: 'Kategorije' }).locator('img').first()
    expect(await leftOf(first)).toBe(await leftOf(page.getByRole('search')))
  }
})

test('what the search gives as an example is read whole on a phone and on a desk', async ({ page }) => {
  for (const size of Object.values(viewports)) {
    await page.setViewportSize(size)
    await page.goto('/')
    const { text, room } = await page.getByLabel('Što tražite?').evaluate((field: HTMLInputElement) => {
      const pen = document.createElement('canvas').getContext('2d')
      if (!pen) throw new Error('There is no canvas.')
      pen.font = getComputedStyle(field).font
      return { text: pen.measureText(field.placeholder).width, room: field.clientWidth }
    })
    expect(text).toBeGreaterThan(100)
    expect(text).toBeLessThan(room)
  }
})

/** Links and buttons beside the text: one within a sentence is as high as its line. */
const findLow = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body > header a, main a, main button, main summary, footer a')]
      .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((element) => getComputedStyle(element).display !== 'inline' && element.offsetWidth > 1)
      .filter((element) => element.getBoundingClientRect().height < 43.5)
      .map((element) => `${element.textContent.trim()}: ${element.getBoundingClientRect().height}`),
  )

for (const path of [
  '/',
  '/professionals/1',
  '/glazba/split',
  '/dates',
  '/compare?ids=1,2',
  '/login',
  '/forgot-password',
])
  test(`on a phone a finger hits every link and button of ${path}`, async ({ page }) => {
    await page.setViewportSize(viewports.phone)
    await page.goto(path)
    await waitUntilHydrated(page)
    expect(await findLow(page)).toEqual([])
  })
