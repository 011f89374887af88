import { expect, type Page } from '@playwright/test'
import { addDays } from '#contract/calendar-day.ts'
import { API_BASE, pages } from '#contract/paths.ts'
import { comeBack as comeBackAt, followOwnClock, test } from '#test/browser.ts'
import { expectAccessible, expectNoLayoutShift, expectWholeInLargeLetters, viewports } from '#test/browser-checks.ts'
import { fillIn, makeCouple, password, submit } from './sign-in-form.ts'
import {
  calendarAt,
  cellOf,
  eventsShownOn,
  form,
  makeEvent,
  makeProfessional,
  notification,
  openDays,
  saturday,
  today,
} from './own-calendar.ts'

test('the view, its day and the chosen type stay in the address', async ({ page }, info) => {
  await makeProfessional(page, info)
  await makeEvent(page, {})
  await makeEvent(page, { event_type: 'booked', event_date: addDays(saturday, 1) })
  await page.goto(calendarAt())
  const filter = page.getByRole('group', { name: 'Vrsta događaja' })
  await expect(filter.getByRole('button', { name: 'Svi 2' })).toHaveAttribute('aria-pressed', 'true')
  await filter.getByRole('button', { name: 'Rezervirano 1' }).click()
  await expect(eventsShownOn(page, saturday)).toHaveCount(0)
  await expect(eventsShownOn(page, addDays(saturday, 1))).toBeVisible()

  await page.getByRole('button', { name: 'Tjedan', exact: true }).click()
  await page.getByRole('button', { name: 'Sljedeći tjedan' }).click()
  await expect(page).toHaveURL(calendarAt(addDays(saturday, 7), 'week') + '&event_type=booked')
  await page.reload()
  await expect(cellOf(page, addDays(saturday, 7))).toBeVisible()
  await expect(page.getByRole('button', { name: 'Tjedan', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await page.goBack()
  await expect(eventsShownOn(page, addDays(saturday, 1))).toBeVisible()
  await page.getByRole('button', { name: 'Danas' }).click()
  await expect(cellOf(page, today())).toBeVisible()
})

test('in a calendar that is open overnight the next day is today', async ({ page }, info) => {
  await makeProfessional(page, info)
  const sunday = addDays(saturday, 1)
  await page.clock.setFixedTime(`${saturday}T10:00:00Z`)
  await followOwnClock(page)
  await page.goto(calendarAt())
  await expect(cellOf(page, saturday)).toHaveAttribute('aria-current', 'date')
  await comeBackAt(page, `${sunday}T06:00:00Z`)
  await expect(cellOf(page, sunday)).toHaveAttribute('aria-current', 'date')
  await expect(cellOf(page, saturday)).not.toHaveAttribute('aria-current')
})

/** As the browser does when the person goes to another tab and comes back. */
const comeBack = (page: Page) =>
  page.evaluate(() => {
    const show = (state: DocumentVisibilityState) => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }
    dispatchEvent(new Event('blur'))
    show('hidden')
    show('visible')
    dispatchEvent(new Event('focus'))
  })

test('what another tab has changed is there on return, after one load', async ({ page }, info) => {
  await makeProfessional(page, info)
  await page.goto(calendarAt())
  await expect(cellOf(page, saturday)).toBeVisible()
  await makeEvent(page, { title: 'Iz druge kartice' })
  let loads = 0
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === `${API_BASE}/events`) loads += 1
  })
  await comeBack(page)
  await expect(eventsShownOn(page, saturday)).toContainText('Iz druge kartice')
  expect(loads).toBe(1)
})

test('each refresh that fails says so, and the calendar stays as it was', async ({ page, problems }, info) => {
  await makeProfessional(page, info)
  await makeEvent(page, { title: 'Sajam' })
  await page.goto(calendarAt())
  await expect(eventsShownOn(page, saturday)).toContainText('Sajam')
  problems.expect(/status of 503/)
  problems.expect(/answer 503/)
  await page.route(`**${API_BASE}/events?*`, (route) => route.fulfill({ status: 503, json: {} }))
  const message = notification(page, 'Neuspjelo učitavanje događaja')
  for (const _ of [1, 2]) {
    await comeBack(page)
    await expect(message).toBeVisible()
    await expect(eventsShownOn(page, saturday)).toContainText('Sajam')
    await message.getByRole('button', { name: 'Zatvori poruku' }).click()
    await expect(message).toHaveCount(0)
  }
  await makeEvent(page, { title: 'Proba', event_date: addDays(saturday, 1) })
  await comeBack(page)
  await expect(message).toBeVisible()
  await page.unrouteAll({ behavior: 'wait' })
  await message.getByRole('button', { name: 'Pokušaj ponovo' }).click()
  await expect(eventsShownOn(page, addDays(saturday, 1))).toContainText('Proba')
})

test('a failed load says so, and a second try succeeds', async ({ page, problems }, info) => {
  await makeProfessional(page, info)
  problems.expect(/status of 503/)
  problems.expect(/answer 503/)
  await page.route(`**${API_BASE}/events?*`, (route) => route.fulfill({ status: 503, json: {} }), {
    times: 1,
  })
  await page.goto(calendarAt())
  await expect(page.getByRole('heading', { name: 'Neuspjelo učitavanje događaja' })).toBeVisible()
  await page.getByRole('button', { name: 'Pokušaj ponovo' }).click()
  await expect(cellOf(page, saturday)).toBeVisible()
})

test('nobody else gets there: a visitor is led to the sign-in with the whole address, a couple home', async ({
  page,
}, info) => {
  const { email } = await makeCouple(page, info)
  await page.goto('/professional/calendar?view=week')
  await expect(page).toHaveURL('/login?redirect=%2Fprofessional%2Fcalendar%3Fview%3Dweek')
  await fillIn(page, email, password)
  await submit(page)
  await expect(page).toHaveURL('/')
})

test('a phone begins with the list from today, in the first view, with nothing to scroll sideways', async ({
  page,
}, info) => {
  await page.setViewportSize(viewports.phone)
  await makeProfessional(page, info)
  const day = today()
  await makeEvent(page, { event_date: day, title: 'Danas na sajmu' })
  await page.goto(pages.professionalCalendar)
  await expect(page.getByRole('button', { name: 'Popis', exact: true })).toHaveAttribute('aria-pressed', 'true')
  const calendar = page.getByRole('region', { name: 'Kalendar' })
  await expect(calendar.getByText('Danas na sajmu')).toBeInViewport({ ratio: 1 })
  await expect(calendar.getByRole('list', { name: 'Događaji' })).toBeVisible()
  await expectNoLayoutShift(page)
  for (const view of ['Mjesec', 'Tjedan', 'Dan', 'Popis']) {
    await page.getByRole('button', { name: view, exact: true }).click()
    await expect(calendar.getByText('Danas na sajmu')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewports.phone.width)
  }
  await expectWholeInLargeLetters(page.getByRole('main'))
  await page.getByRole('button', { name: 'Mjesec', exact: true }).click()
  const sign = cellOf(page, day).getByRole('button', { name: /^Danas na sajmu \(Slobodno, / })
  await expect(async () => {
    const cell = await cellOf(page, day).boundingBox()
    const name = await sign.getByText('Danas na sajmu').boundingBox()
    expect(name?.width, 'a name has no room in a narrow day').toBeLessThan(2)
    expect((await sign.boundingBox())?.width).toBeLessThan(cell?.width ?? 0)
    expect((cell?.y ?? Infinity) + (cell?.height ?? 0)).toBeLessThan(viewports.phone.height)
  }).toPass({ timeout: 15_000 })
  await page.getByRole('button', { name: 'Popis', exact: true }).click()
  await openDays(page)
  for (const button of await page.getByRole('main').getByRole('button').filter({ visible: true }).all()) {
    const box = await button.boundingBox()
    expect(box?.height, (await button.textContent()) ?? '').toBeGreaterThanOrEqual(48)
  }
})

test('on a phone a key leads to each type of the filter as a whole', async ({ page }, info) => {
  await page.setViewportSize(viewports.phone)
  await makeProfessional(page, info)
  await page.goto(pages.professionalCalendar)
  const types = page.getByRole('group', { name: 'Vrsta događaja' }).getByRole('button')
  await types.first().focus()
  for (const type of (await types.all()).slice(1)) {
    await page.keyboard.press('Tab')
    await expect(type).toBeFocused()
    await expect(type).toBeInViewport({ ratio: 0.99 })
  }
})

test('a list without anything leads to what comes next, and a phone begins there', async ({ page }, info) => {
  await page.setViewportSize(viewports.phone)
  await makeProfessional(page, info)
  await makeEvent(page, { title: 'Sajam' })
  await page.goto(pages.professionalCalendar)
  const event = page.getByRole('region', { name: 'Kalendar' }).getByText('Sajam')
  await expect(event).toBeInViewport({ ratio: 1 })
  await page.getByRole('button', { name: 'Danas' }).click()
  await expect(event).toHaveCount(0)
  await page.getByRole('button', { name: /^Sljedeći događaj: / }).click()
  await expect(event).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('region', { name: 'Kalendar', exact: true })).toBeFocused()
})

test('on a phone the list that is open overnight begins with the next day', async ({ page }, info) => {
  await page.setViewportSize(viewports.phone)
  await makeProfessional(page, info)
  const sunday = addDays(saturday, 1)
  await makeEvent(page, { title: 'Sajam' })
  await makeEvent(page, { title: 'Proba', event_date: sunday })
  await page.clock.setFixedTime(`${saturday}T10:00:00Z`)
  await followOwnClock(page)
  await page.goto(pages.professionalCalendar)
  const calendar = page.getByRole('region', { name: 'Kalendar' })
  await expect(calendar.getByText('Sajam')).toBeVisible()
  await comeBackAt(page, `${sunday}T06:00:00Z`)
  await expect(calendar.getByText('Sajam')).toHaveCount(0)
  await expect(calendar.getByText('Proba')).toBeVisible()
})

for (const view of ['month', 'week', 'day', 'list']) {
  test(`the calendar can be used by everyone, ${view}`, async ({ page }, info) => {
    await makeProfessional(page, info)
    await makeEvent(page, {})
    await makeEvent(page, { event_type: 'booked', event_date: addDays(saturday, 1), title: 'Ana i Ivan' })
    await makeEvent(page, { event_type: 'blocked', event_date: addDays(saturday, -1) })
    await page.goto(calendarAt(saturday, view))
    await expect(page.getByRole('region', { name: 'Kalendar' }).getByText('Slobodno').last()).toBeVisible()
    // A month has four times as many rows of the same kind to scan.
    if (view !== 'month') await openDays(page)
    await expectAccessible(page)
  })
}

test('the form can be used by everyone', async ({ page }, info) => {
  await makeProfessional(page, info)
  await page.goto(calendarAt())
  await page.getByRole('button', { name: 'Dodaj događaj', exact: true }).click()
  const dialog = form(page, 'Novi događaj')
  // In the middle of the window, like all dialogs.
  await expect.poll(async () => (await dialog.boundingBox())?.y).toBeGreaterThan(30)
  await dialog.getByLabel('Naslov').fill('Marta')
  await dialog.getByRole('button', { name: 'Stvori' }).click()
  await page.keyboard.press('Escape')
  await expect(dialog.getByText('Zatvoriti bez spremanja?')).toBeVisible()
  await expectAccessible(page)
})
