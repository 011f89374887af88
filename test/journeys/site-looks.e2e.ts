import { expect, type Locator, type Page } from '@playwright/test'
import { pages } from '#contract/paths.ts'
import { signIn, startUsing, waitUntilHydrated, test } from '#test/browser.ts'
import { findLow, inLargeLetters, leftOf, viewports } from '#test/browser-checks.ts'
import { studio } from './lead-calls.ts'

test('logo, title, search and first category share their left edge, the last category and the search their right one', async ({
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
  // The box of a drawing does not show where its lines are.
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

test('on a phone what belongs to the list is one row, and the first picture is seen below it', async ({ page }) => {
  await page.setViewportSize(viewports.phone)
  await page.goto('/')
  // A first visit may be painted in the system's font, which is wider here than on any phone.
  await page.reload()
  const tops = await page
    .getByRole('link', { name: /^(Zašto ovim redom|Na karti|Po datumima)/ })
    .evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().top)))
  expect(tops).toHaveLength(3)
  expect(new Set(tops).size).toBe(1)
  const card = await page.getByRole('article').first().boundingBox()
  expect(viewports.phone.height - (card?.y ?? Number.NaN)).toBeGreaterThan(80)
})

test('on a phone the reasons of an order are not cut at the edge of their dialog', async ({ page }) => {
  await page.setViewportSize(viewports.phone)
  await page.goto('/')
  await startUsing(page)
  await page.getByRole('link', { name: 'Zašto ovim redom?' }).click()
  const why = page.getByRole('dialog', { name: 'Zašto ovim redom?' })
  await expect(why.getByText(/vrijedi \d,\d\d/).first()).toBeVisible()
  const edge = await why.evaluate((dialog) => dialog.getBoundingClientRect().right)
  const ends = await why.locator('p, li').evaluateAll((texts) =>
    texts.map((text) => {
      const range = document.createRange()
      range.selectNodeContents(text)
      return range.getBoundingClientRect().right
    }),
  )
  expect(ends.length).toBeGreaterThan(10)
  expect(Math.max(...ends)).toBeLessThanOrEqual(edge)
})

test('the path to a page with long names is as wide as a narrow phone, and this page is named in it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/video-produkcija/slavonski-brod')
  const path = page.getByRole('navigation', { name: 'Put do ove stranice' })
  const here = path.locator('[aria-current="page"]')
  await expect(here).toHaveText('Slavonski Brod')
  await page.getByRole('article').getByRole('link').first().click()
  await expect(here).not.toHaveText('Slavonski Brod')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  expect(await here.evaluate((name) => name.clientWidth)).toBeGreaterThan(60)
})

test('a phone on its side shows the search without scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await page.goto('/')
  const box = await page.getByLabel('Što tražite?').boundingBox()
  expect((box?.y ?? Number.NaN) + (box?.height ?? 0)).toBeLessThan(390)
})

test('no picture of the hero is seen beside the corner of the search', async ({ page }) => {
  for (const width of [768, 1100, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    const last = await page
      .locator('main section')
      .first()
      .locator('picture')
      .evaluateAll((pictures) =>
        Math.max(
          ...pictures
            .filter((picture) => picture.checkVisibility())
            .map((picture) => picture.getBoundingClientRect())
            .filter(({ right }, _, all) => right === Math.max(...all.map((box) => box.right)))
            .map(({ bottom }) => bottom),
        ),
      )
    const panel = await page.getByRole('search').boundingBox()
    expect(last, `at ${width} px`).toBeLessThanOrEqual((panel?.y ?? Number.NaN) + 1)
  }
})

test('the frame of a picture is no larger than the picture, so that each of its corners is round', async ({ page }) => {
  for (const path of [pages.home, pages.categories, '/glazba/split', '/login', '/professionals/1']) {
    await page.goto(path)
    const uneven = await page.locator('main picture').evaluateAll((pictures) =>
      pictures
        .filter((picture) => picture.checkVisibility() && getComputedStyle(picture).borderRadius !== '0px')
        .filter((picture) => {
          const inner = picture.querySelector('img')?.getBoundingClientRect().height ?? 0
          return Math.abs(picture.getBoundingClientRect().height - inner) > 1
        })
        .map((picture) => picture.outerHTML),
    )
    expect(uneven, path).toEqual([])
  }
})

test('with a zoom of 400 % the first of the filters is seen whole below their title', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto(pages.professionals)
  await page.getByRole('button', { name: 'Filteri' }).click()
  const filters = page.getByRole('dialog', { name: 'Filteri' })
  await expect(filters.getByLabel('Kategorija')).toBeInViewport({ ratio: 1 })
  // The filters above it grow as their numbers come.
  await expect(async () => {
    const button = filters.getByRole('button', { name: /^Prikaži/ })
    // `scrollIntoViewIfNeeded` leaves a button of which half a pixel is missing.
    await button.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    await expect(button).toBeInViewport({ ratio: 1, timeout: 500 })
  }).toPass()
})

test('in a window as low as a large zoom makes it a conversation shows some of its words', async ({ page }) => {
  await signIn(page, 'par@zauvijek.test')
  await page.setViewportSize({ width: 320, height: 200 })
  await page.goto(pages.messages)
  await page
    .getByRole('link', { name: /Subotom navečer/ })
    .first()
    .click()
  await expect(page.getByRole('log')).toBeVisible()
  expect((await page.getByRole('log').boundingBox())?.height).toBeGreaterThan(56)
})

test('the page of a short message is as high as most of the window', async ({ page, problems }) => {
  problems.expect(/404/)
  for (const path of ['/nema-toga', pages.compare, '/resources', '/professionals/999999']) {
    await page.goto(path)
    const footer = await page.getByRole('contentinfo').boundingBox()
    expect(footer?.y ?? 0, path).toBeGreaterThan(viewports.desktop.height * 0.7)
  }
})

test('a setting for more contrast gives darker lines, and secondary text as dark as the rest', async ({ page }) => {
  await page.goto('/login')
  const contrasts = () =>
    page.evaluate(() => {
      const light = (colour: string) => {
        const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
        if (!pen) throw new Error('There is no canvas.')
        pen.fillStyle = colour
        pen.fillRect(0, 0, 1, 1)
        const parts = [...pen.getImageData(0, 0, 1, 1).data].slice(0, 3)
        const [red = 0, green = 0, blue = 0] = parts.map((part) =>
          part <= 10 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4,
        )
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue
      }
      const style = (element: Element | null) => {
        if (!element) throw new Error('The page has no such element.')
        return getComputedStyle(element)
      }
      const ground = light(style(document.body).backgroundColor)
      const against = (colour: string) => {
        const [bright = 0, dark = 0] = [light(colour), ground].toSorted((one, other) => other - one)
        return (bright + 0.05) / (dark + 0.05)
      }
      return {
        field: against(style(document.querySelector('main input')).borderTopColor),
        line: against(style(document.querySelector('body > header')).borderBottomColor),
        quiet: against(style(document.querySelector('main p')).color),
      }
    })
  for (const theme of ['light', 'dark']) {
    await page.emulateMedia({ contrast: 'more' })
    await page.evaluate((name) => (document.documentElement.dataset.theme = name), theme)
    // A colour changes in the next frame.
    await expect(async () => {
      const { field, line, quiet } = await contrasts()
      expect(field, `a field's border, ${theme}`).toBeGreaterThan(4.5)
      expect(line, `a line, ${theme}`).toBeGreaterThan(3)
      expect(quiet, `quiet text, ${theme}`).toBeGreaterThan(7)
    }).toPass()
  }
})

test('the figures of a professional fill their rows with one width', async ({ page }) => {
  await signIn(page, studio)
  await page.goto(pages.professionalStatistics)
  await expect(page.getByRole('term')).toHaveCount(7)
  const widths = await page
    .getByRole('term')
    .evaluateAll((terms) => terms.map((term) => Math.round(term.parentElement?.getBoundingClientRect().width ?? 0)))
  expect(new Set(widths.slice(0, -1)).size).toBe(1)
})

test('the name of a package stands in the middle of its row', async ({ page }) => {
  await signIn(page, studio)
  await page.goto(pages.professionalProfile)
  const handle = page.getByRole('button', { name: 'Premjesti: Obred' })
  const name = page
    .getByRole('button', { name: /^Obred/ })
    .locator('span')
    .first()
  const middleOf = async (element: Locator) => {
    const box = await element.boundingBox()
    return (box?.y ?? Number.NaN) + (box?.height ?? 0) / 2
  }
  expect(Math.abs((await middleOf(name)) - (await middleOf(handle)))).toBeLessThan(2)
})

/** Dates that large letters break within. */
const findBrokenDates = (page: Page, selector: string) =>
  inLargeLetters(page, () =>
    page.locator(selector).evaluateAll((values) => {
      const found: string[] = []
      for (const value of values) {
        const texts = document.createTreeWalker(value, NodeFilter.SHOW_TEXT)
        for (let node = texts.nextNode(); node; node = texts.nextNode())
          for (const { index } of (node.textContent ?? '').matchAll(/\d{1,2}\.\u00a0\p{L}+\u00a0\d{4}\./gu)) {
            const range = document.createRange()
            range.setStart(node, index)
            range.setEnd(node, (node.textContent ?? '').indexOf('.', index + 6) + 1)
            if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
              found.push(range.toString())
          }
      }
      return found
    }),
  )

test('with large letters dates are read in one line on a phone, in offers, reviews and lists', async ({
  openVisitor,
}) => {
  // On a phone no scrollbar takes width from the page.
  const page = await openVisitor({ viewport: viewports.phone, isMobile: true, hasTouch: true })
  await signIn(page, 'par@zauvijek.test')
  await page.goto(pages.messages)
  await page
    .getByRole('link', { name: /Subotom navečer/ })
    .first()
    .click()
  await expect(page.getByText('Vrijedi do').last()).toBeVisible()
  expect(await findBrokenDates(page, 'dd')).toEqual([])

  for (const path of [pages.professional(1), pages.enquiries]) {
    await page.goto(path)
    const dates = page.locator('main article time')
    await expect(dates.nth(3)).toBeVisible()
    expect(await findBrokenDates(page, 'main article time'), path).toEqual([])
  }
  await page.goto(pages.profile)
  const devices = page.getByRole('list', { name: 'Prijavljeni uređaji' })
  await expect(devices.getByText(/^Prijavljen \d/).first()).toBeVisible()
  expect(await findBrokenDates(page, 'li p')).toEqual([])
})

test('with large letters the choice of each filter is read whole on a phone', async ({ page }) => {
  await page.setViewportSize(viewports.phone)
  await page.goto('/?category_id=5&city=Slavonski+Brod')
  const cut = await inLargeLetters(page, () =>
    page
      .getByRole('search')
      .locator('select')
      .evaluateAll((selects) =>
        selects.flatMap((select) => {
          const pen = document.createElement('canvas').getContext('2d')
          if (!pen || !(select instanceof HTMLSelectElement)) throw new Error('There is no canvas.')
          const { font, paddingLeft, paddingRight, lineHeight } = getComputedStyle(select)
          pen.font = font
          const text = select.selectedOptions[0]?.text ?? ''
          const room = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
          const lines = Math.ceil(pen.measureText(text).width / room)
          return lines * Number.parseFloat(lineHeight) > select.clientHeight + 1 ? [text] : []
        }),
      ),
  )
  expect(cut).toEqual([])
})

test('the plain page of an error has the mark and a button, in the colours of the device', async ({
  page,
  problems,
}) => {
  problems.expect(/404/)
  for (const [colorScheme, ground] of [
    ['light', 'rgb(248, 250, 252)'],
    ['dark', 'rgb(15, 23, 42)'],
  ] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto('/embed/999999', { waitUntil: 'load' })
    await expect(page.locator('main svg')).toBeVisible()
    await expect(page.locator('body')).toHaveCSS('background-color', ground)
    const way = page.getByRole('link', { name: 'Povratak na početnu stranicu' })
    expect((await way.boundingBox())?.height).toBeGreaterThan(42)
  }
})
