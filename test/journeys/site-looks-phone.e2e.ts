import { expect } from '@playwright/test'
import { daysBetween, weekday, zagrebDayOf } from '#contract/calendar-day.ts'
import { addMonths, firstDayOf, monthOf } from '#contract/calendar-month.ts'
import type { Media } from '#contract/media.ts'
import { pages, queryString } from '#contract/paths.ts'
import { signIn, test, waitUntilHydrated } from '#test/browser.ts'
import {
  expectWholeInLargeLetters,
  findBrokenWords,
  findLow,
  inLargeLetters,
  leftOf,
  viewports,
} from '#test/browser-checks.ts'
import { dataUrl, makeJpeg } from '#test/pictures.ts'
import { admin, call, makePending, tokenFor } from './admin-calls.ts'
import { juneSaturday } from './coming-june.ts'
import { callAs } from './couple-calls.ts'
import { studio } from './lead-calls.ts'
import { signInAsProfessional } from './own-professional.ts'

test('a month of six weeks does not touch the sentence below it', async ({ page }) => {
  const thisMonth = monthOf(zagrebDayOf(new Date()))
  const month = Array.from({ length: 12 }, (_, ahead) => addMonths(thisMonth, ahead)).find(
    (one) => weekday(firstDayOf(one)) + daysBetween(firstDayOf(one), firstDayOf(addMonths(one, 1))) > 5 * 7,
  )
  await page.goto(`/professionals/1?month=${month}`)
  const calendar = page.getByRole('region', { name: 'Slobodni datumi' })
  await expect(calendar.getByRole('row')).toHaveCount(1 + 6)
  const table = await calendar.getByRole('table').boundingBox()
  const sentence = await calendar.getByText(/slobodn.+ u ovom mjesecu|upisao dane/).boundingBox()
  expect((sentence?.y ?? Number.NaN) - ((table?.y ?? Number.NaN) + (table?.height ?? 0))).toBeGreaterThanOrEqual(8)
})

test('on a phone the last links of the footer continue its columns', async ({ page }) => {
  await page.setViewportSize(viewports.phone)
  await page.goto('/login')
  const leftOfLink = (name: string) => leftOf(page.getByRole('contentinfo').getByRole('link', { name, exact: true }))
  const columns = [await leftOfLink('Karta'), await leftOfLink('Cijene')]
  for (const [index, name] of ['Uvjeti korištenja', 'Privatnost', 'Kolačići', 'Pristupačnost'].entries())
    expect(await leftOfLink(name)).toBe(columns[index % 2])
})

test('with large letters no name of a category is broken within a word', async ({ page }) => {
  await page.setViewportSize(viewports.phone)
  await page.goto('/')
  const names = page.getByRole('navigation', { name: 'Kategorije' }).getByRole('link')
  await expect(names).toHaveCount(11)
  const findBroken = () =>
    names.evaluateAll((links) =>
      links.flatMap((link) => {
        const text = [...link.childNodes].find((node) => node.nodeType === Node.TEXT_NODE)
        if (!text) throw new Error('A category has no name.')
        return [...(text.textContent ?? '').matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
          const range = document.createRange()
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          return range.getClientRects().length > 1 && !word.includes('-') ? [word] : []
        })
      }),
    )
  expect(await inLargeLetters(page, findBroken)).toEqual([])
})

test('on a phone a finger hits every link and button of a suspended profile in the list of admins', async ({
  page,
}, info) => {
  const { userId, company } = await makePending(page, info)
  const token = await tokenFor(page, admin)
  await call(page, 'POST', `/admin/users/${userId}/suspend`, token, { reason: 'Lažni podaci.' })
  await page.setViewportSize(viewports.phone)
  await signIn(page, admin)
  await page.goto(pages.adminProfessionals + queryString({ status: 'all', search: company }))
  await expect(page.getByRole('link', { name: 'Račun vlasnika je suspendiran' })).toBeVisible()
  expect(await findLow(page)).toEqual([])
  // With a suspended profile the list has a filter more, which moves what other journeys measure.
  await call(page, 'POST', `/admin/users/${userId}/restore`, token)
})

test('on a narrow phone the buttons below a waiting profile are two in a row, and its name is beside its picture', async ({
  page,
}, info) => {
  const { company } = await makePending(page, info)
  await page.setViewportSize({ width: 320, height: 640 })
  await signIn(page, admin)
  await page.goto(pages.adminProfessionals + queryString({ status: 'all', search: company }))
  const card = page.getByRole('article', { name: company })
  const topOf = async (name: string) => (await card.getByRole('button', { name }).boundingBox())?.y
  await expect(card.getByRole('button', { name: 'Odobri' })).toBeVisible()
  expect(await topOf('Odbij')).toBe(await topOf('Odobri'))
  expect(await leftOf(card.getByRole('heading'))).toBeGreaterThan(100)
})

test('on a phone a row of cards begins with the text above it, and is cut only by the edge of the screen', async ({
  page,
}) => {
  await page.setViewportSize(viewports.phone)
  await page.goto('/professionals/1')
  const section = page.getByRole('region', { name: 'Slični pružatelji usluga' })
  await section.scrollIntoViewIfNeeded()
  const cards = section.getByRole('list')
  await expect(cards.getByRole('article').first()).toBeVisible()
  const box = await cards.boundingBox()
  const width = await page.evaluate(() => document.body.clientWidth)
  expect([box?.x, box?.width]).toEqual([0, width])
  expect(await leftOf(cards.getByRole('article').first())).toBe(await leftOf(section.getByRole('heading').first()))
})

test('the words of the numbers above the calendar stay in their cards on the narrowest phone, with wider letters, too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await signIn(page, studio)
  await page.goto(pages.professionalCalendar)
  const labels = page.getByLabel('Sažetak kalendara').getByRole('term')
  await expect(labels).toHaveCount(4)
  const findTooWide = () =>
    labels.evaluateAll((terms) =>
      terms.filter((term) => term.scrollWidth > term.clientWidth).map((term) => term.textContent),
    )
  expect(await findTooWide()).toEqual([])
  await page.evaluate(() => {
    const spacing = new CSSStyleSheet()
    spacing.replaceSync('* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important }')
    document.adoptedStyleSheets.push(spacing)
  })
  expect(await findTooWide()).toEqual([])
})

test('in a low window each choice of a menu is seen, wherever its button is', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 260 })
  await signIn(page, studio)
  await page.goto(pages.professionalLeads)
  const button = page.getByRole('button', { name: /^Radnje: / }).first()
  await button.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await button.click()
  await expect(page.getByRole('menuitem')).not.toHaveCount(0)
  for (const choice of await page.getByRole('menuitem').all()) await expect(choice).toBeInViewport({ ratio: 1 })
})

test('with large letters the fields of the filters, and the weekdays of many days at once, are read whole', async ({
  page,
}) => {
  await page.setViewportSize(viewports.phone)
  await page.goto('/')
  await waitUntilHydrated(page)
  await page.getByRole('button', { name: 'Filteri' }).click()
  const town = page.getByRole('dialog').getByLabel('Od grada')
  await expect(town).toBeVisible()
  // Room for a word beside its arrow.
  expect(await inLargeLetters(page, () => town.evaluate((field) => field.clientWidth))).toBeGreaterThan(200)

  await signIn(page, studio)
  await page.goto(pages.professionalCalendar)
  await page.getByRole('button', { name: 'Označi više dana' }).click()
  const weekdays = page.getByRole('group', { name: 'Dani u tjednu' })
  await expect(weekdays).toBeVisible()
  await expectWholeInLargeLetters(weekdays)
})

test('on a tablet the names of a month’s bookings continue on further lines, in whole words', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await signIn(page, studio)
  await page.goto(`${pages.professionalCalendar}?view=month&date=${juneSaturday}`)
  const names = page.getByRole('table').getByText(/^Vjenčanje |^Rezervirano/)
  await expect(names.first()).toBeVisible()
  // A long one ends after three lines.
  const oneLined = await names.evaluateAll((all) =>
    all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map(({ textContent }) => textContent),
  )
  expect(oneLined).toEqual([])
  for (const name of await names.all()) expect(await findBrokenWords(name, '.sr-only')).toEqual([])
})

test('on a phone on its side a picture of the gallery takes the height of the window, with its buttons beside it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 667, height: 375 })
  await page.goto('/professionals/1')
  await waitUntilHydrated(page)
  await page.getByRole('list', { name: 'Fotografije' }).getByRole('link').first().click()
  const viewer = page.getByRole('dialog', { name: /^Fotografije/ })
  await expect(viewer.getByRole('button', { name: 'Sljedeća fotografija' })).toBeVisible()
  const { height, overlaps } = await viewer.evaluate((dialog) => {
    const picture = dialog.querySelector('picture')?.parentElement?.getBoundingClientRect() ?? new DOMRect()
    const buttons = [...dialog.querySelectorAll('button')].map((button) => button.getBoundingClientRect())
    return {
      height: picture.height,
      overlaps: buttons.filter(({ left, right }) => right > picture.left && left < picture.right).length,
    }
  })
  expect(height).toBeGreaterThan(340)
  expect(overlaps).toBe(0)
})

test('in full screen the words of a picture stay in the window, and the buttons stay where they are beside many lines', async ({
  page,
  problems,
}, info) => {
  // The profile is shown to its owner although it is not public.
  problems.expect(/404/)
  await page.setViewportSize(viewports.phone)
  const { id } = await signInAsProfessional(page, info)
  const image = dataUrl(await makeJpeg({ width: 90, height: 60 }))
  for (const alt of ['Terasa', 'a'.repeat(300)]) {
    const { data } = await callAs<{ data: Media }>(page, 'POST', '/media', { image })
    await callAs(page, 'PUT', `/media/${data.id}`, { alt })
  }
  await page.goto(`/professionals/${id}`)
  await page.getByRole('list', { name: 'Fotografije' }).getByRole('link').first().click()
  const viewer = page.getByRole('dialog', { name: /^Fotografije/ })
  const next = viewer.getByRole('button', { name: 'Sljedeća fotografija' })
  await expect(viewer.getByText('Terasa', { exact: true })).toBeVisible()
  const before = await next.boundingBox()
  await next.click()
  await expect(viewer.getByText('2 / 2')).toBeVisible()
  expect(await next.boundingBox()).toEqual(before)
  expect(await viewer.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
})
