import { expect, type Page } from '@playwright/test'
import type { Session } from '#contract/auth.ts'
import { addDays, type CalendarDay, zagrebDayOf } from '#contract/calendar-day.ts'
import { API_BASE, queryString } from '#contract/paths.ts'
import { longDay } from '#web/lib/format.ts'
import { numericDay } from '#web/lib/typed-day.ts'
import { comeBack, startUsing, storeSession, test, waitUntilHydrated } from '#test/browser.ts'
import { expectAccessible, expectEntryOfOverlay, expectNoLayoutShift, viewports } from '#test/browser-checks.ts'

const list = (page: Page) => page.getByRole('region', { name: 'Pružatelji usluga' })
const found = (page: Page) => list(page).getByRole('heading', { level: 2 }).first()
const cards = (page: Page) => list(page).getByRole('article')
const countOf = async (page: Page) => Number((await found(page).innerText()).replaceAll(/\D/g, ''))

test('the home page is accessible, full and still', async ({ page }) => {
  await page.goto('/')
  await expect(cards(page)).toHaveCount(24)
  expect(await countOf(page)).toBeGreaterThan(100)
  await expectNoLayoutShift(page)
  await expectAccessible(page)
})

test('choices narrow the list at once, stand in the address, and the back button takes them back', async ({ page }) => {
  await page.goto('/')
  const all = await countOf(page)
  await page.getByLabel('Kategorija').selectOption('Fotografija')
  await expect(page).toHaveURL(/category_id=\d+$/)
  await expect(page.getByText('Filteri aktivni')).toBeVisible()
  await expect.poll(() => countOf(page)).toBeLessThan(all)
  const photographers = await countOf(page)
  await page.getByLabel('Grad').selectOption('Zagreb')
  await expect(page).toHaveURL(/city=Zagreb/)
  await expect.poll(() => countOf(page)).toBeLessThan(photographers)
  await expect(cards(page).first()).toContainText('Zagreb · Fotografija')

  await page.goBack()
  await expect(page).not.toHaveURL(/city=/)
  await expect(page.getByLabel('Grad')).toHaveValue('')
  await expect.poll(() => countOf(page)).toBe(photographers)
  await page.getByRole('link', { name: 'Poništi' }).click()
  await expect(page).toHaveURL('/')
  await expect.poll(() => countOf(page)).toBe(all)
})

test('a name is searched when the typing rests, without diacritics and with a typo', async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  const searches: string[] = []
  page.on('request', (request) => request.url().includes('/professionals?') && searches.push(request.url()))
  // The page's clock stands still, so typing never counts as paused on a slow machine.
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByLabel('Što tražite?').pressSequentially('djakovic')
  await page.clock.runFor(499)
  expect(searches).toEqual([])
  await page.clock.resume()
  await expect(page).toHaveURL(/search=djakovic/)
  await expect(cards(page).first()).toContainText('Đaković')
  expect(searches).toHaveLength(1)
  await page.getByRole('link', { name: /Ukloni filter/ }).click()
  await expect(page.getByLabel('Što tražite?')).toHaveValue('')
})

/** A day in two months or later on which one of the first cards is free: where nothing is known, a card says nothing. */
async function findFreeDay({ request }: Page): Promise<CalendarDay> {
  const read = async <T>(path: string) => ((await (await request.get(API_BASE + path)).json()) as { data: T[] }).data
  const start_date = addDays(zagrebDayOf(new Date()), 60)
  const span = queryString({ start_date, end_date: addDays(start_date, 90) })
  for (const { id } of await read<{ id: number }>('/professionals')) {
    const days = await read<{ date: CalendarDay; status: string }>(`/professionals/${id}/availability${span}`)
    const free = days.find(({ status }) => status === 'available')
    if (free) return free.date
  }
  throw new Error('None of the first cards has a free day.')
}

test('the day goes with the couple: the saved one into the search, to the cards and to the page', async ({ page }) => {
  const day = await findFreeDay(page)
  const person = { name: 'Par s datumom', email: 'par-s-datumom@primjer.test' }
  const registered = await page.request.post(`${API_BASE}/register`, {
    data: { ...person, role: 'couple', password: 'duga-lozinka-9', password_confirmation: 'duga-lozinka-9' },
  })
  const session = (await registered.json()) as Session
  await page.request.put(`${API_BASE}/account`, {
    headers: { authorization: `Bearer ${session.token}` },
    data: { ...person, wedding_date: day },
  })
  await storeSession(page, session)
  await page.goto('/odjeca/zagreb')
  await expect(page.getByLabel('Datum vjenčanja')).toHaveValue(numericDay(day))
  await page.getByRole('button', { name: 'Tko je slobodan' }).click()
  await expect(page).toHaveURL(new RegExp(`/\\?category_id=\\d+&city=Zagreb&date=${day}$`))
  await page.goto('/')
  await expect(page.getByLabel('Datum vjenčanja')).toHaveValue(numericDay(day))
  // A card shows only what is known about the day.
  await expect(cards(page).getByText(longDay(day)).first()).toBeVisible()
  await expectNoLayoutShift(page)
  await page.getByRole('button', { name: 'Pretraži' }).click()
  await expect(page).toHaveURL(`/?date=${day}`)
  await expect(cards(page).first()).toContainText(`Slobodan ${longDay(day)}`)
  await cards(page).first().getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`/professionals/\\d+\\?date=${day}$`))
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: `Slobodan ${longDay(day)}` })
      .first(),
  ).toBeVisible()
  await expect(page.getByLabel('Datum vjenčanja')).toHaveValue(numericDay(day))
})

test('a day is typed in any usual form or chosen in the calendar by keyboard, and searched for once it is', async ({
  page,
}) => {
  const day = addDays(zagrebDayOf(new Date()), 60)
  const field = page.getByLabel('Datum vjenčanja')
  const calendar = page.getByRole('button', { name: 'Otvori kalendar' })
  const picker = page.locator('input[type="date"]')
  await page.setViewportSize(viewports.phone)
  await page.goto('/')
  await startUsing(page)
  await field.pressSequentially(numericDay(day).replaceAll(' ', ''))
  await expect(page).toHaveURL('/')
  await field.press('Enter')
  await expect(page).toHaveURL(`/?date=${day}`)
  await expect(field).toHaveValue(numericDay(day))
  await expect(field).toBeFocused()

  await page.keyboard.press('Tab')
  await expect(calendar).toBeFocused()
  await page.keyboard.press('Enter')
  await expect.poll(() => picker.evaluate((input) => input.matches(':open'))).toBe(true)
  await page.keyboard.press('ArrowRight')
  await expect(field).toHaveValue(numericDay(addDays(day, 1)))
  await page.keyboard.press('ArrowRight')
  await expect(field).toHaveValue(numericDay(addDays(day, 2)))
  await expect(page).toHaveURL(`/?date=${day}`)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/?date=${addDays(day, 2)}`)
  await expect(calendar).toBeFocused()

  await field.fill('31. 6. 2027.')
  await field.press('Tab')
  await expect(field).toHaveAccessibleDescription(/^Datum nije ispravan\./)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Pretraži' }).click()
  await expect(list(page).getByRole('status').first()).toHaveText(/nije valjan pa ga nismo primijenili: datum\.$/)
  await field.fill('')
  await field.press('Tab')
  await expect(field).toHaveAccessibleDescription('')

  // As within another site's frame.
  await page.evaluate(() => {
    HTMLInputElement.prototype.showPicker = () => {
      throw new DOMException('Not here.', 'NotAllowedError')
    }
  })
  await calendar.click()
  await expect(field).toBeFocused()
})

test('a day that is typed before the script is there stays, in the search and in an enquiry', async ({ page }) => {
  const day = addDays(zagrebDayOf(new Date()), 60)
  const field = page.getByLabel('Datum vjenčanja')
  for (const path of ['/', '/professionals/1', '/odjeca/zagreb']) {
    let start = () => {}
    const started = new Promise<void>((resolve) => (start = resolve))
    await page.route('**/assets/entry.client-*.js', async (route) => {
      await started
      await route.continue()
    })
    await page.goto(path, { waitUntil: 'commit' })
    await field.fill(numericDay(day).replaceAll(' ', ''))
    start()
    await waitUntilHydrated(page)
    await startUsing(page)
    await field.press('Tab')
    await expect(field).toHaveValue(numericDay(day))
    await page.unrouteAll()
  }
})

test('an empty list says what to try, and one link brings everything back', async ({ page }) => {
  await page.goto('/?search=xqzwvk')
  await expect(page.getByRole('heading', { name: 'Nema pružatelja za ovu pretragu' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Očisti filtere' }).click()
  await expect(cards(page)).toHaveCount(24)
})

test('a filter that is taken out by its chip leaves the focus at how many are found', async ({ page }) => {
  await page.goto('/?city=Split&category_id=2')
  for (const left of [1, 0]) {
    const chips = list(page).getByRole('link', { name: 'Ukloni filter:' })
    await chips.first().press('Enter')
    await expect(chips).toHaveCount(left)
    await expect(found(page)).toBeFocused()
  }
  await page.goto('/?near=Nigdjegrad')
  await expect(page.getByText('Mjesto „Nigdjegrad” ne poznajemo.')).toBeVisible()
  await page.getByRole('link', { name: 'Očisti filtere' }).press('Enter')
  await expect(cards(page)).toHaveCount(24)
  await expect(found(page)).toBeFocused()
})

test('a failure keeps the page, says so, and a second try mends it', async ({ page, problems }) => {
  problems.expect(/503|Service Unavailable/)
  await page.goto('/')
  await page.route('**/api/v1/professionals?**', (route) =>
    route.fulfill({ status: 503, json: { message: 'Usluga trenutačno nije dostupna.', code: 'unavailable' } }),
  )
  await page.getByLabel('Grad').selectOption('Split')
  await expect(page.getByRole('heading', { name: 'Popis se nije učitao' })).toBeVisible()
  await expect(page.getByText('Usluga trenutačno nije dostupna.')).toBeVisible()
  await expect(page.getByLabel('Grad')).toHaveValue('Split')
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Pokušaj ponovo' }).click()
  await expect(cards(page).first()).toContainText('Split')
})

test('without a network a filter keeps the form and says what is missing, and a second try brings the list', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/)
  await page.goto('/')
  await startUsing(page)
  await context.setOffline(true)
  await page.getByLabel('Grad').selectOption('Split')
  await expect(page).toHaveURL('/?city=Split')
  await expect(page.getByRole('heading', { name: 'Popis se nije učitao' })).toBeVisible()
  await expect(list(page).getByText('Nema veze s poslužiteljem.')).toBeVisible()
  await expect(page.getByLabel('Grad')).toHaveValue('Split')
  await context.setOffline(false)
  await page.getByLabel('Kategorija').selectOption('Glazba')
  await expect(cards(page).first()).toContainText('Split · Glazba')
})

test('pages of the list are links, and bring its beginning into view', async ({ page }) => {
  await page.setViewportSize(viewports.phone)
  await page.goto('/')
  const first = await cards(page).first().innerText()
  await page
    .getByRole('navigation', { name: 'Stranice pružatelja usluga' })
    .getByRole('link', { name: 'Stranica 2' })
    .click()
  await expect(page).toHaveURL('/?page=2')
  await expect(cards(page).first()).not.toHaveText(first)
  await expect(found(page)).toBeInViewport()
  await page.evaluate(() => scrollTo(0, 0))
  await page.getByRole('button', { name: 'Pretraži' }).click()
  await expect(page).not.toHaveURL(/page=2/)
  await expect.poll(() => found(page).evaluate((heading) => heading.getBoundingClientRect().top)).toBeLessThan(200)
})

test('a filter that means nothing is left out and said, also one that was typed', async ({ page }) => {
  await page.setViewportSize(viewports.phone)
  await page.goto('/?city=Split&search=studio')
  await expect(page.getByText('Filteri aktivni')).toBeVisible()
  await expectNoLayoutShift(page)
  await page.goto('/?category_id=999&date=abc')
  const notice = list(page).getByRole('status')
  await expect(notice).toHaveText('Filteri iz adrese nisu valjani pa ih nismo primijenili: datum, kategorija.')
  await expect(cards(page)).toHaveCount(24)
  await expect(page.getByText('Filteri aktivni')).toHaveCount(0)
  await page.getByRole('button', { name: 'Filteri' }).click()
  const sheet = page.getByRole('dialog', { name: 'Filteri' })
  const price = sheet.getByLabel('Cijena do (€)')
  await price.fill('puno')
  await expect(sheet.getByRole('alert')).toHaveText('Provjerite: cijena.')
  await expectAccessible(page)
  await price.fill('1.500')
  await sheet.getByLabel('Cijena od (€)').fill('2.000')
  await expect(sheet.getByRole('alert')).toHaveText('Najniža je cijena viša od najviše.')
  await sheet.getByLabel('Cijena od (€)').fill('')
  await sheet.getByRole('button', { name: /^Prikaži/ }).click()
  await expect(page).toHaveURL(/price_max=1500$/)
  await expect(list(page).getByText('do € 1.500')).toBeVisible()
  await page.getByRole('button', { name: 'Filteri' }).click()
  await expect(price).toHaveValue('1.500')
})

test('without script the search is a form and its answer a page', async ({ openVisitor }) => {
  const page = await openVisitor({ javaScriptEnabled: false })
  await page.goto('/')
  await page.getByLabel('Kategorija').selectOption('Glazba')
  await page.getByLabel('Grad').selectOption('Split')
  await page.getByRole('button', { name: 'Pretraži' }).click()
  await expect(page).toHaveURL(/city=Split/)
  await expect(cards(page).first()).toContainText('Split · Glazba')
  await cards(page).first().getByRole('link').click()
  await expect(page).toHaveURL(/\/professionals\/\d+/)
})

test('the theme is remembered and there before the first paint', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Tamna tema' }).click()
  await page.reload({ waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await waitUntilHydrated(page)
  await page.getByRole('button', { name: 'Svijetla tema' }).click()
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', 'dark')
})

test('on a phone the drawer has the links, by keyboard too, and gives the focus back', async ({ page }) => {
  await page.setViewportSize(viewports.phone)
  await page.goto('/')
  const opener = page.getByRole('button', { name: 'Otvori izbornik' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('dialog', { name: 'Izbornik' })
  await expect(drawer.getByRole('link', { name: 'Prijava' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(opener).toBeFocused()
  await opener.click()
  await drawer.getByRole('link', { name: 'Registracija' }).click()
  await expect(page).toHaveURL('/register')
  await expect(drawer).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('on a phone one step back closes the drawer, and a step forward leaves it closed', async ({ page }) => {
  await page.setViewportSize(viewports.phone)
  await page.goto('/about')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Česta pitanja' }).click()
  await expect(page).toHaveURL('/faq')
  const opener = page.getByRole('button', { name: 'Otvori izbornik' })
  const drawer = page.getByRole('dialog', { name: 'Izbornik' })
  for (const leave of [() => page.goBack(), () => page.keyboard.press('Escape')]) {
    await opener.click()
    await expect(drawer.getByRole('link', { name: 'Prijava' })).toBeVisible()
    await expectEntryOfOverlay(page, true)
    await leave()
    await expect(drawer).toBeHidden()
    await expectEntryOfOverlay(page, false)
    await page.goForward()
    await expectEntryOfOverlay(page, false)
    await expect(drawer).toBeHidden()
    await expect(page).toHaveURL('/faq')
  }
  await page.goBack()
  await expect(page).toHaveURL('/about')
  await expect(page.getByRole('heading', { level: 1, name: 'O nama' })).toBeVisible()
})

test('on a page that is open overnight the day that has passed is no day to search for', async ({ page }) => {
  const day = addDays(zagrebDayOf(new Date()), 1)
  await page.clock.setFixedTime(`${day}T12:00:00Z`)
  await page.goto('/')
  await startUsing(page)
  await comeBack(page, `${addDays(day, 1)}T06:00:00Z`)
  await expect(page.locator(`input[type=date][min="${addDays(day, 1)}"]`)).toBeAttached()
  const field = page.getByLabel('Datum vjenčanja')
  await field.fill(numericDay(day))
  await field.press('Enter')
  await expect(page.getByText('Datum ne može biti prije današnjeg.')).toBeVisible()
})

test.describe('an address that makes no sense', () => {
  const sensible = [
    '/?page=-1',
    '/?page=1e99',
    '/?city=%00',
    `/?search=${'a'.repeat(10_000)}`,
    '/?category_id=abc',
    '/?date=2027-02-30',
    '/?price_max=-5&page=abc',
  ]
  for (const address of sensible) {
    test(`${address.slice(0, 30)} is a page for a person`, async ({ page }) => {
      const answer = await page.goto(address)
      expect(answer?.status()).toBe(200)
      await expect(found(page)).toBeVisible()
    })
  }

  for (const address of [
    '/professionals/abc',
    '/professionals/0',
    '/professionals/99999999999',
    '/nema-me',
    '/%E0%A4%A',
  ]) {
    test(`${address} is a Croatian page that is not found`, async ({ page, problems }) => {
      problems.expect(/40[04]/)
      const answer = await page.goto(address)
      expect([400, 404]).toContain(answer?.status())
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', 'hr')
      await expect(page.getByRole('link', { name: /početn/i }).first()).toBeVisible()
    })
  }
})
