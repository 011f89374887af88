import { expect, type Page } from '@playwright/test'
import { allLooks, expectAccessible, expectNoLayoutShift, inLargeLetters, viewports } from '#test/browser-checks.ts'
import { startUsing, test } from '#test/browser.ts'
import { listen } from '#test/heard.ts'
import { numericDay } from '#web/lib/typed-day.ts'
import { juneSaturday } from './coming-june.ts'

const onMap = (page: Page) => page.getByRole('group', { name: 'Mjesta na karti' })
const byCounty = (page: Page) => page.getByRole('region', { name: 'Mjesta po županijama' })
const found = (page: Page) => page.getByRole('heading', { name: /^Pronađen/ })

/** The number in `Osijek 12 pružatelja`. */
const numberOf = async (link: ReturnType<Page['getByRole']>) =>
  Number(/\d+/.exec((await link.textContent()) ?? '')?.[0])

test('a circle leads to the list of its town, which has as many as the circle says', async ({ page }) => {
  await page.goto('/map')
  await expect(page.getByRole('img', { name: 'Karta Hrvatske' })).toBeVisible()
  const osijek = onMap(page).getByRole('link', { name: /^Osijek, / })
  const total = await numberOf(osijek)
  expect(total).toBeGreaterThan(3)
  expect(await numberOf(byCounty(page).getByRole('link', { name: /^Osijek / }))).toBe(total)
  await osijek.click()
  await expect(page).toHaveURL('/professionals?city=Osijek')
  await expect(found(page)).toHaveText(new RegExp(`^Pronađen\\S* ${total} `))
})

test('the map follows category and day, and its towns lead to the list with the same filters', async ({ page }) => {
  await page.goto('/map?price_max=9000')
  const before = await found(page).innerText()
  await page.getByLabel('Kategorija').selectOption('Glazba')
  await page.getByRole('button', { name: 'Prikaži na karti' }).click()
  await expect(page).toHaveURL(/\/map\?(?=.*category_id=\d)(?=.*price_max=9000)/)
  await expect(found(page)).not.toHaveText(before)
  const chip = page.getByRole('link', { name: 'Ukloni filter: do € 9.000' })
  await expect(chip).toHaveAttribute('href', /^\/map\?category_id=\d+$/)
  const [town] = await byCounty(page).getByRole('link').all()
  const address = (await town?.getAttribute('href')) ?? ''
  expect(address).toMatch(/^\/professionals\?(?=.*category_id=\d)(?=.*price_max=9000)(?=.*city=)/)
  const total = town ? await numberOf(town) : 0
  await town?.click()
  await expect(found(page)).toHaveText(new RegExp(`^Pronađen\\S* ${total} `))
})

test('by keyboard the focus stays where it was when the map follows, and it is heard how many it shows', async ({
  page,
}) => {
  await page.goto('/map')
  await startUsing(page)
  const heard = await listen(page)
  const before = await found(page).innerText()
  const send = page.getByRole('button', { name: 'Prikaži na karti' })
  await page.getByLabel('Kategorija').selectOption('Glazba')
  await send.press('Enter')
  await expect(found(page)).not.toHaveText(before)
  expect(await heard()).toEqual([await found(page).innerText()])
  await expect(send).toBeFocused()
  await page.goBack()
  await expect(page.getByLabel('Kategorija')).toHaveValue('')
})

test('a town in the search words does not empty the other towns', async ({ page }) => {
  await page.goto('/map?search=fotograf+u+Splitu')
  const zagreb = byCounty(page).getByRole('link', { name: /^Zagreb / })
  const total = await numberOf(zagreb)
  expect(total).toBeGreaterThan(1)
  await zagreb.click()
  await expect(page).toHaveURL(/\/professionals\?(?=.*category_id=\d)(?=.*city=Zagreb)/)
  await expect(found(page)).toHaveText(new RegExp(`^Pronađen\\S* ${total} `))
})

test('a filter that matches nobody says so and leads back to the whole map', async ({ page }) => {
  await page.goto('/map?search=qwzxqwzx')
  await expect(page.getByRole('heading', { name: 'Nema nikoga na karti' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ukloni filter: „qwzxqwzx”' })).toHaveAttribute('href', '/map')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Prikaži cijelu kartu' }).click()
  await expect(page).toHaveURL('/map')
  await expect(found(page)).toBeVisible()
})

test('a filter that makes no sense is left out, and the page says which', async ({ page }) => {
  await page.goto('/map?category_id=abc&city=Split')
  await expect(page.getByText('Filter iz adrese nije valjan pa ga nismo primijenili: kategorija.')).toBeVisible()
  await expect(found(page)).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: viewports.phone })

  test('neighbours are one circle that opens their names', async ({ page }) => {
    await page.goto('/map')
    const joined = onMap(page)
      .getByRole('button', { name: / u blizini, / })
      .first()
    const box = await joined.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    await joined.click()
    const names = page.locator('[popover]:popover-open').getByRole('link')
    await expect.poll(() => names.count()).toBeGreaterThan(1)
    await page.keyboard.press('Escape')
    await expect(names.first()).toBeHidden()
    await expect(joined).toBeFocused()
    await joined.press('Enter')
    await names.last().focus()
    await page.keyboard.press('Tab')
    // It would cover what has the focus now.
    await expect(names.first()).toBeHidden()
    await expect(onMap(page).locator(':focus')).toBeVisible()
    await joined.press('Enter')
    await names.first().click()
    await expect(page).toHaveURL(/\/professionals\?city=/)
  })

  test('with large letters the number of each circle is within it', async ({ page }) => {
    await page.goto('/map')
    await expect(onMap(page)).toBeVisible()
    const leaving = await inLargeLetters(page, () =>
      onMap(page)
        .locator('text[text-anchor="middle"][dy]')
        .evaluateAll((numbers) =>
          numbers
            .filter((number) => {
              const circle = number.parentElement?.querySelector('circle.stroke-surface')
              return (circle?.getBoundingClientRect().width ?? 0) < number.getBoundingClientRect().width
            })
            .map((number) => number.textContent),
        ),
    )
    expect(leaving).toEqual([])
  })
})

test('without a script it filters, opens neighbours and leads to lists', async ({ openVisitor }) => {
  const page = await openVisitor({ javaScriptEnabled: false, viewport: viewports.phone })
  await page.goto('/map')
  await page.getByLabel('Kategorija').selectOption('Fotografija')
  await page.getByLabel('Datum vjenčanja').fill(numericDay(juneSaturday))
  await page.getByRole('button', { name: 'Prikaži na karti' }).click()
  await expect(page).toHaveURL(new RegExp(`/map\\?category_id=\\d+&date=${juneSaturday}`))
  await expect(found(page)).toBeVisible()
  await page.goto('/map')
  await onMap(page)
    .getByRole('button', { name: / u blizini, / })
    .first()
    .click()
  await page.locator('[popover]:popover-open').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/professionals\?city=/)
})

test('the tab key goes through the towns from north to south', async ({ page }) => {
  await page.goto('/map')
  const tops: number[] = []
  const targets = onMap(page).locator('a, button')
  for (const target of await targets.all()) tops.push((await target.boundingBox())?.y ?? 0)
  expect(tops.length).toBeGreaterThan(5)
  await targets.first().focus()
  await page.keyboard.press('Tab')
  await expect(targets.nth(1)).toBeFocused()
  expect((tops[0] ?? 0) < (tops.at(-1) ?? 0)).toBe(true)
  await onMap(page).getByRole('link').first().press('Enter')
  await expect(page).toHaveURL(/\/professionals\?city=/)
})

test('a circle of several towns is outlined while it has the focus', async ({ page }) => {
  await page.goto('/map')
  const circle = onMap(page)
    .getByRole('button', { name: / u blizini, / })
    .first()
  await circle.scrollIntoViewIfNeeded()
  const { x, y, width } = (await circle.boundingBox()) ?? { x: 0, y: 0, width: 0 }
  // The outline is two pixels wide and two pixels away.
  const above = { x: x + width / 2 - 4, y: y - 4, width: 8, height: 2 }
  const before = await page.screenshot({ clip: above })
  await circle.focus()
  await expect(circle).toBeFocused()
  expect((await page.screenshot({ clip: above })).equals(before)).toBe(false)
})

test('the map is accessible in every look, and nothing on it moves by itself', async ({ page }) => {
  test.slow()
  await page.goto('/map')
  await expect(found(page)).toBeVisible()
  await expectNoLayoutShift(page)
  await expectAccessible(page, allLooks)
})

test('a profile shows where it is', async ({ page }) => {
  await page.goto('/professionals?city=Split')
  await page.getByRole('article').first().getByRole('link').first().click()
  const place = page.getByRole('region', { name: 'Gdje smo' })
  await expect(place).toContainText('Splitsko-dalmatinska županija')
  await expect(place.getByRole('img', { name: 'Split na karti Hrvatske' })).toBeVisible()
})

test('without a network a filter keeps the map’s form and says what is missing; back is the map as it was', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/)
  await page.goto('/map?category_id=2')
  await startUsing(page)
  const before = await found(page).innerText()
  await page.getByLabel('Kategorija').selectOption('Glazba')
  await page.getByRole('button', { name: 'Prikaži na karti' }).click()
  await expect(found(page)).not.toHaveText(before)
  await context.setOffline(true)
  await page.getByLabel('Kategorija').selectOption('Nakit')
  await page.getByRole('button', { name: 'Prikaži na karti' }).click()
  await expect(page.getByRole('heading', { name: 'Karta se nije učitala' })).toBeVisible()
  await expect(page.getByRole('main').getByText('Nema veze s poslužiteljem.')).toBeVisible()
  await expect(page.getByLabel('Kategorija').locator('option:checked')).toHaveText('Nakit')
  await expectAccessible(page)
  await page.goBack()
  await page.goBack()
  await expect(found(page)).toHaveText(before)
  await page.goForward()
  await page.goForward()
  await expect(page.getByRole('heading', { name: 'Karta se nije učitala' })).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Pokušaj ponovo' }).click()
  await expect(found(page)).toBeVisible()
  await expect(page.getByLabel('Kategorija').locator('option:checked')).toHaveText('Nakit')
})
