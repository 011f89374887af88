import { expect, type Locator, type Page } from '@playwright/test'
import type { DayOfProfessional } from '#contract/availability.ts'
import { addDays, type CalendarDay, zagrebDayOf } from '#contract/calendar-day.ts'
import { API_BASE, pages } from '#contract/paths.ts'
import type { Professional } from '#contract/professionals.ts'
import { longDay } from '#web/lib/format.ts'
import { numericDay } from '#web/lib/typed-day.ts'
import { signIn, test } from '#test/browser.ts'
import { allLooks, expectAccessible, expectNoLayoutShift, viewports } from '#test/browser-checks.ts'
import { callAs } from './couple-calls.ts'
import { makeCouple, password } from './sign-in-form.ts'

type Listed = { data: Professional[] }

async function addFavorites(page: Page, count: number, number = 1): Promise<Professional[]> {
  const { data } = await callAs<Listed>(page, 'GET', `/professionals?per_page=${count}&page=${number}`)
  for (const { id } of data) await callAs(page, 'POST', '/favorites', { professional_id: id })
  return data
}

const notesOf = async (page: Page) =>
  (await callAs<{ data: { note: string | null }[] }>(page, 'GET', '/favorites')).data.map(({ note }) => note)

const favoriteIdsOf = async (page: Page) =>
  (await callAs<{ data: { id: number }[] }>(page, 'GET', '/favorites')).data.map(({ id }) => id)

test('a note is written in its place; a failure and a reload lose nothing of it', async ({ page, problems }, info) => {
  problems.expect(/503/)
  problems.expect(/422/)
  const { email } = await makeCouple(page, info)
  await signIn(page, email, password)
  const [one] = await addFavorites(page, 1)
  const name = one?.company_name ?? ''
  await page.setViewportSize(viewports.phone)
  await page.goto(pages.favorites)
  await expectNoLayoutShift(page)
  await page.getByRole('button', { name: `Dodaj bilješku: ${name}` }).press('Enter')
  const field = page.getByLabel(`Vaša bilješka: ${name}`)
  await expect(field).toBeFocused()
  await field.fill('Zvati u ponedjeljak.')
  const saving = `**${API_BASE}/favorites/*`
  await page.route(saving, (route) =>
    route.fulfill({ status: 503, json: { message: 'Usluga trenutačno nije dostupna.', code: 'unavailable' } }),
  )
  await page.getByRole('button', { name: 'Spremi', exact: true }).press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'Usluga trenutačno nije dostupna.' })).toBeAttached()
  await expect(field).toHaveValue('Zvati u ponedjeljak.')
  await expectAccessible(page, allLooks)
  await page.setViewportSize(viewports.phone)
  await page.reload()
  await expect(field).toHaveValue('Zvati u ponedjeljak.')
  await page.unroute(saving)
  await page.getByRole('button', { name: 'Spremi', exact: true }).press('Enter')
  await expect(page.getByText('Bilješka je spremljena.')).toBeVisible()
  await expect(page.getByRole('button', { name: `Uredi bilješku: ${name}` })).toBeFocused()
  expect(await notesOf(page)).toEqual(['Zvati u ponedjeljak.'])

  // A note that is too long is reported, and stays in its field in full.
  await page.getByRole('button', { name: `Uredi bilješku: ${name}` }).click()
  await field.fill(`${'Zvati. '.repeat(150)}Kraj.`)
  await expect(field).toHaveAccessibleDescription(/1\.055 od 1\.000 znakova/)
  await page.getByRole('button', { name: 'Spremi', exact: true }).click()
  await expect(field).toHaveAccessibleDescription(/Najviše 1\.000 znakova\./)
  await expect(field).toHaveValue(/Kraj\.$/)
  await field.fill(`${'Zvati. '.repeat(140)}Kraj.`)
  await expect(field).toHaveAccessibleDescription(/^Vidite je samo vi\. 985 od 1\.000 znakova\.$/)
  await page.getByRole('button', { name: 'Spremi', exact: true }).click()
  const note = page.getByText(/Kraj\.$/)
  // The text stays in the field until it is stored.
  await expect(page.getByText('Cijela bilješka')).toBeVisible()
  const folded = (await note.boundingBox())?.height ?? 0
  await page.getByText('Cijela bilješka').click()
  await expect.poll(async () => (await note.boundingBox())?.height ?? 0).toBeGreaterThan(folded * 2)
  await expectAccessible(page, allLooks)
  await page.setViewportSize(viewports.phone)
  await callAs(page, 'PUT', `/favorites/${(await favoriteIdsOf(page))[0]}`, { note: 'Zvati u ponedjeljak.' })
  await page.reload()

  // A favourite that is removed and restored still has its note.
  await page.getByRole('button', { name: `U favoritima: ${name}` }).click()
  await page.getByRole('button', { name: 'Vrati' }).click()
  await expect(page.getByText('Zvati u ponedjeljak.')).toBeVisible()
  await expect.poll(() => notesOf(page)).toEqual(['Zvati u ponedjeljak.'])

  await page.getByRole('button', { name: `Uredi bilješku: ${name}` }).click()
  await field.fill('')
  await page.getByRole('button', { name: 'Spremi', exact: true }).click()
  await expect(page.getByText('Bilješka je uklonjena.')).toBeVisible()
  expect(await notesOf(page)).toEqual([null])
})

test('a note that was written elsewhere meanwhile is shown before it is replaced', async ({ page, problems }, info) => {
  problems.expect(/409/)
  problems.expect(/404/)
  const { email } = await makeCouple(page, info)
  await signIn(page, email, password)
  const [one] = await addFavorites(page, 1)
  const other = await page.context().newPage()
  for (const tab of [page, other]) {
    await tab.goto(pages.favorites)
    await tab.getByRole('button', { name: `Dodaj bilješku: ${one?.company_name}` }).click()
  }
  const saveAs = async (tab: Page, note: string) => {
    await tab.getByLabel(/^Vaša bilješka/).fill(note)
    await tab.getByRole('button', { name: 'Spremi', exact: true }).click()
  }
  await saveAs(other, 'Njezina.')
  await expect(other.getByText('Bilješka je spremljena.')).toBeVisible()
  await saveAs(page, 'Njegova.')
  await expect(page.getByRole('alert').filter({ hasText: 'sada piše: „Njezina.”' })).toBeVisible()
  await page.reload()
  expect(await notesOf(page)).toEqual(['Njezina.'])
  await page.getByRole('button', { name: 'Spremi', exact: true }).click()
  await expect(page.getByText('Bilješka je spremljena.')).toBeVisible()
  expect(await notesOf(page)).toEqual(['Njegova.'])

  // After being removed and restored in one tab, it is a different favourite from the one the other tab knows.
  await page.getByRole('button', { name: `U favoritima: ${one?.company_name}` }).click()
  await page.getByRole('button', { name: 'Vrati' }).click()
  await expect.poll(() => notesOf(page)).toEqual(['Njegova.'])
  await other.getByRole('button', { name: /^Uredi bilješku/ }).click()
  await saveAs(other, 'Zajednička.')
  await expect(other.getByRole('alert').filter({ hasText: 'sada piše: „Njegova.”' })).toBeVisible()
  await other.getByRole('button', { name: 'Spremi', exact: true }).click()
  await expect(other.getByText('Bilješka je spremljena.')).toBeVisible()
  expect(await notesOf(page)).toEqual(['Zajednička.'])
  await other.getByRole('button', { name: `U favoritima: ${one?.company_name}` }).click()
  await expect.poll(() => notesOf(page)).toEqual([])
})

test('of more than a hundred favourites each says whether the wedding day is free', async ({ page }, info) => {
  const { name, email } = await makeCouple(page, info)
  await signIn(page, email, password)
  const day = addDays(zagrebDayOf(new Date()), 200)
  await callAs(page, 'PUT', '/account', { name, email, wedding_date: day })
  const added = [...(await addFavorites(page, 100)), ...(await addFavorites(page, 100, 2))]
  expect(added.length).toBeGreaterThan(100)
  const known = async (some: Professional[]) => {
    const ids = some.map(({ id }) => id).join()
    const query = `?date=${day}&professional_ids=${ids}`
    return (await callAs<{ data: unknown[] }>(page, 'GET', `/availability/day${query}`)).data.length
  }
  await page.goto(pages.favorites)
  const told = page.getByRole('main').getByText(longDay(day))
  await expect(told).toHaveCount((await known(added.slice(0, 100))) + (await known(added.slice(100))))

  // They stay while the remaining ones are requested again.
  const answer = Promise.withResolvers<null>()
  await page.route(`**${API_BASE}/availability/day?*`, async (route) => {
    await answer.promise
    await route.continue()
  })
  const before = await told.count()
  // Others may leave the site meanwhile.
  const count = page.getByText(/\d+ spremljen/)
  const text = await count.innerText()
  await page
    .getByRole('button', { name: /^U favoritima/ })
    .first()
    .click()
  await expect(count).not.toHaveText(text)
  expect(await told.count()).toBeGreaterThanOrEqual(before - 1)
  answer.resolve(null)
})

test('forty favourites stand by category, and several of them are compared or asked', async ({ page }, info) => {
  const { email } = await makeCouple(page, info)
  await signIn(page, email, password)
  const added = await addFavorites(page, 40)
  await page.goto(pages.favorites)
  await expect(page.getByText('40 spremljenih pružatelja usluga')).toBeVisible()
  const counts = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()
  expect(counts.reduce((sum, text) => sum + Number(text.split('·')[1]), 0)).toBe(40)
  expect(counts).toHaveLength(new Set(added.map(({ category }) => category?.id)).size)

  const boxes = page.getByRole('checkbox', { name: /^Odaberi/ })
  // The card's two actions are one row.
  const middleOf = async (element: Locator) => {
    const box = await element.boundingBox()
    return (box?.y ?? Number.NaN) + (box?.height ?? Number.NaN) / 2
  }
  const note = page.getByRole('button', { name: /^Dodaj bilješku/ }).first()
  expect(Math.abs((await middleOf(note)) - (await middleOf(boxes.first())))).toBeLessThan(2)
  const bar = page.getByRole('region', { name: 'Odabrani favoriti' })
  for (const index of [0, 1, 2, 3, 4]) await boxes.nth(index).press('Space')
  await expect(bar.getByText('Usporediti možete najviše 4.')).toBeVisible()
  await expect(bar.getByRole('button', { name: 'Usporedi' })).toHaveAttribute('aria-disabled', 'true')
  await boxes.nth(5).press('Space')
  await expect(bar.getByText('Pitati odjednom možete najviše 5.')).toBeVisible()
  for (const look of allLooks) {
    await page.setViewportSize(viewports[look.width])
    // The bar covers part of the page, except at its end, where nothing lies beneath it.
    await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
    await expectAccessible(page, [look])
  }
  await page.setViewportSize(viewports.desktop)
  await bar.getByRole('button', { name: 'Poništi' }).click()
  await expect(bar).toHaveCount(0)
  for (const index of [0, 1]) await boxes.nth(index).press('Space')
  await bar.getByRole('button', { name: 'Pitaj odabrane' }).click()
  const dialog = page.getByRole('dialog', { name: 'Pitajte odabrane' })
  await expect(dialog.getByRole('listitem')).toHaveCount(2)
  await dialog.getByLabel('Poruka').fill('Dobar dan')
  await page.keyboard.press('Escape')
  await bar.getByRole('button', { name: 'Pitaj odabrane' }).click()
  await expect(dialog.getByLabel('Poruka')).toHaveValue('Dobar dan')
  await page.keyboard.press('Escape')
  await bar.getByRole('link', { name: 'Usporedi' }).click()
  await expect(page.getByRole('table', { name: 'Usporedba' }).getByRole('columnheader')).toHaveCount(3)
})

test('before asking several, the page says who is taken on the day', async ({ page }, info) => {
  const { email } = await makeCouple(page, info)
  await signIn(page, email, password)
  const added = await addFavorites(page, 5)
  const from = addDays(zagrebDayOf(new Date()), 30)
  const takenOn = async (day: CalendarDay) => {
    const query = `?date=${day}&professional_ids=${added.map(({ id }) => id).join()}`
    const { data } = await callAs<{ data: DayOfProfessional[] }>(page, 'GET', `/availability/day${query}`)
    const taken = new Set(data.flatMap((one) => (one.status === 'available' ? [] : [one.professional_id])))
    return added.filter(({ id }) => taken.has(id)).map((one) => one.company_name)
  }
  const days = Array.from({ length: 90 }, (_, index) => addDays(from, index))
  const taken = new Map<CalendarDay, string[]>()
  for (const day of days) taken.set(day, await takenOn(day))
  const [busy = from] = days.toSorted((a, b) => (taken.get(b)?.length ?? 0) - (taken.get(a)?.length ?? 0))
  const open = days.find((day) => taken.get(day)?.length === 0) ?? from
  const names = taken.get(busy) ?? []
  expect(names.length).toBeGreaterThan(1)

  await page.goto(pages.favorites)
  const boxes = page.getByRole('checkbox', { name: /^Odaberi/ })
  await expect(boxes).toHaveCount(5)
  for (const box of await boxes.all()) await box.press('Space')
  await page.getByRole('button', { name: 'Pitaj odabrane' }).click()
  const dialog = page.getByRole('dialog', { name: 'Pitajte odabrane' })
  const said = dialog.getByRole('status').filter({ hasText: 'Prema' })
  const fillDay = async (day: CalendarDay) => {
    await dialog.getByLabel('Datum vjenčanja').fill(numericDay(day))
    await dialog.getByLabel('Datum vjenčanja').press('Tab')
  }
  await fillDay(busy)
  await expect(said).toContainText(`Prema kalendaru su ${longDay(busy)} zauzeti: `)
  for (const name of names) await expect(said).toContainText(name)
  await expect(said).toContainText('Upit svejedno možete poslati.')
  await expectAccessible(page, allLooks)
  await fillDay(open)
  await expect(said).toHaveText(`Prema kalendarima nitko od njih ${longDay(open)} nije zauzet.`)
})

test('a favourite that the couple has booked itself says so and does not count as taken', async ({ page }) => {
  await signIn(page, 'par@zauvijek.test')
  const { data: account } = await callAs<{ data: { wedding_date: CalendarDay } }>(page, 'GET', '/account')
  const day = account.wedding_date
  type Booked = { data: { professional_id: number; professional: { company_name: string } }[] }
  const { data } = await callAs<Booked>(page, 'GET', `/leads?status=booked&date=${day}`)
  const [{ professional_id, professional }] = data as [Booked['data'][0]] // the demo's couple has some
  await callAs(page, 'POST', '/favorites', { professional_id })
  await page.goto(pages.favorites)
  const card = page.getByRole('article').filter({ hasText: professional.company_name })
  await expect(card).toContainText(`Vaša rezervacija: ${longDay(day)}`)
  await expect(card).not.toContainText('Zauzet')
})
