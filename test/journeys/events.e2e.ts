import { expect, type Locator } from '@playwright/test'
import { addDays, weekday } from '#contract/calendar-day.ts'
import { API_BASE, pages } from '#contract/paths.ts'
import { numericDay } from '#web/lib/typed-day.ts'
import { followOwnClock, test } from '#test/browser.ts'
import { expectAccessible, expectEntryOfOverlay } from '#test/browser-checks.ts'
import { fullDay } from '#web/lib/format.ts'
import { expireSession } from './lost-session.ts'
import { fillIn, submit, topBar } from './sign-in-form.ts'
import {
  calendarAt,
  clickDay,
  drag,
  eventsShownOn,
  eventsOf,
  first,
  form,
  makeEvent,
  makeProfessional,
  month,
  notification,
  saturday,
  today,
} from './own-calendar.ts'

test('a professional adds a day from the calendar, changes it and deletes it', async ({ page }, info) => {
  await makeProfessional(page, info)
  await page.goto('/help')
  await topBar(page).getByRole('link', { name: 'Kalendar' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Moj kalendar' })).toBeVisible()
  await page.goto(calendarAt())

  await clickDay(page, saturday)
  const created = form(page, 'Novi događaj')
  await expect(created.getByLabel('Datum')).toHaveValue(numericDay(saturday))
  await created.getByRole('button', { name: 'Stvori' }).click()
  await expect(created.getByText('Ovo polje je obavezno.')).toBeVisible()
  await created.getByLabel('Vrsta').selectOption('Slobodno')
  await created.getByRole('button', { name: 'Stvori' }).dblclick()
  await expect(notification(page, 'Događaj uspješno kreiran')).toBeVisible()
  await expect(eventsShownOn(page, saturday)).toHaveAccessibleName(`Slobodno (${fullDay(saturday)})`)
  await expect(page.getByLabel('Sažetak kalendara').getByText('Ukupno').locator('..')).toContainText('1')

  await eventsShownOn(page, saturday).click()
  const changed = form(page, 'Uredi događaj')
  await changed.getByLabel('Naslov').fill('Sajam vjenčanja')
  await changed.getByLabel('Vrsta').selectOption('Blokirano')
  await changed.getByRole('button', { name: 'Spremi' }).click()
  await expect(notification(page, 'Događaj uspješno ažuriran')).toBeVisible()
  await expect(eventsShownOn(page, saturday)).toContainText('Sajam vjenčanja')
  expect(await eventsOf(page)).toEqual([{ event_date: saturday, event_type: 'blocked', title: 'Sajam vjenčanja' }])

  await eventsShownOn(page, saturday).click()
  await changed.getByRole('button', { name: 'Izbriši' }).click()
  const question = form(page, 'Potvrdi brisanje')
  await expect(question).toContainText('Jeste li sigurni da želite izbrisati ovaj događaj?')
  await question.getByRole('button', { name: 'Izbriši' }).click()
  await expect(notification(page, 'Događaj uspješno izbrisan')).toBeVisible()
  await expect(changed).toBeHidden()
  await expect(page.locator('#sadrzaj')).toBeFocused()
  await expect(eventsShownOn(page, saturday)).toHaveCount(0)
  expect(await eventsOf(page)).toEqual([])
})

test('a day with an event takes no second one, and the form keeps its texts until it is closed without saving', async ({
  page,
  problems,
}, info) => {
  await makeProfessional(page, info)
  await makeEvent(page, { title: 'Sajam' })
  await page.goto(calendarAt())
  await page.getByRole('button', { name: 'Dodaj događaj', exact: true }).click()
  const dialog = form(page, 'Novi događaj')
  await dialog.getByLabel('Naslov').fill('Marta i Luka')
  await dialog.getByLabel('Vrsta').selectOption('Rezervirano')
  await dialog.getByLabel('Datum').fill('31. 2. 2027.')
  await dialog.getByLabel('Naslov').focus()
  await expect(dialog.getByLabel('Datum')).toHaveAccessibleDescription(/^Datum nije ispravan\./)
  await dialog.getByLabel('Datum').fill(numericDay(saturday).replaceAll(' ', ''))
  await dialog.getByLabel('Naslov').focus()
  await expect(dialog.getByLabel('Datum')).toHaveValue(numericDay(saturday))
  await expect(dialog.getByText('Na taj dan već imate događaj: Sajam.')).toBeVisible()
  problems.expect(/status of 409/)
  await dialog.getByRole('button', { name: 'Stvori' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Ovaj termin se preklapa s postojećim događajem')

  await page.mouse.click(5, 5)
  for (const _ of [1, 2, 3]) await page.keyboard.press('Escape')
  await expect(dialog.getByText('Zatvoriti bez spremanja?')).toBeVisible()
  await dialog.getByRole('button', { name: 'Nastavi uređivati' }).click()
  for (const _ of ['once', 'again']) {
    await expectEntryOfOverlay(page, true)
    await page.goBack()
    await expect(dialog.getByText('Zatvoriti bez spremanja?')).toBeVisible()
    await dialog.getByRole('button', { name: 'Nastavi uređivati' }).click()
  }
  await expect(dialog.getByLabel('Naslov')).toHaveValue('Marta i Luka')

  await dialog.getByLabel('Datum').fill(addDays(today(), -1))
  await dialog.getByRole('button', { name: 'Stvori' }).click()
  await expect(dialog.getByText('Datum ne može biti prije današnjeg.')).toBeVisible()
  // The format in which the browser's own calendar writes a choice.
  await dialog.locator('input[type="date"]').fill(addDays(saturday, 1))
  await expect(dialog.getByLabel('Datum')).toHaveValue(numericDay(addDays(saturday, 1)))
  await dialog.getByRole('button', { name: 'Stvori' }).click()
  await expect(notification(page, 'Događaj uspješno kreiran')).toBeVisible()
  await expect(eventsShownOn(page, addDays(saturday, 1))).toContainText('Marta i Luka')
})

test('what was typed is still there after the session has run out', async ({ page, problems }, info) => {
  problems.expect(/401/)
  const email = await makeProfessional(page, info)
  await makeEvent(page, { title: 'Sajam' })
  await page.goto(calendarAt())
  await eventsShownOn(page, saturday).click()
  const changed = form(page, 'Uredi događaj')
  await changed.getByLabel('Bilješke').fill('Dolaze u 15 sati')
  await changed.getByLabel('Datum').fill(addDays(saturday, 1))
  await expireSession(page)
  await changed.getByRole('button', { name: 'Spremi' }).click()
  await expect(page).toHaveURL(/\/login\?redirect=%2Fprofessional%2Fcalendar/)
  await fillIn(page, email)
  await submit(page)
  await expect(changed.getByLabel('Bilješke')).toHaveValue('Dolaze u 15 sati')
  await expect(changed.getByLabel('Naslov')).toHaveValue('Sajam')
  await page.keyboard.press('Escape')
  await changed.getByRole('button', { name: 'Nastavi uređivati' }).click()
  await changed.getByRole('button', { name: 'Spremi' }).click()
  await expect(notification(page, 'Događaj uspješno ažuriran')).toBeVisible()
  await expect(eventsShownOn(page, addDays(saturday, 1))).toContainText('Sajam')
  // The draft is restored once.
  await page.reload()
  await expect(eventsShownOn(page, addDays(saturday, 1))).toBeVisible()
  await expect(changed).toBeHidden()
})

test('many days that were chosen are still chosen after the session has run out', async ({ page, problems }, info) => {
  problems.expect(/401/)
  const email = await makeProfessional(page, info)
  await page.goto(calendarAt())
  await page.getByRole('button', { name: 'Označi više dana' }).click()
  const dialog = form(page, 'Označi više dana')
  const friday = addDays(saturday, 6)
  await dialog.getByLabel('Do').fill(numericDay(friday))
  await dialog.getByRole('checkbox', { name: 'petak', exact: true }).check()
  await dialog.getByRole('checkbox', { name: 'subota', exact: true }).uncheck()
  await dialog.getByLabel('Vrsta').selectOption('Blokirano')
  await dialog.getByLabel('Naslov').fill('Godišnji odmor')
  const marked = dialog.getByRole('list', { name: 'Dani koje označavate' })
  const days = await marked.innerText()
  await expireSession(page)
  await dialog.getByRole('button', { name: /^Označi \d/ }).click()
  await expect(page).toHaveURL(/\/login\?redirect=%2Fprofessional%2Fcalendar/)
  await fillIn(page, email)
  await submit(page)
  await expect(marked).toHaveText(days, { useInnerText: true })
  await expect(dialog.getByLabel('Naslov')).toHaveValue('Godišnji odmor')
  await page.keyboard.press('Escape')
  await dialog.getByRole('button', { name: 'Nastavi uređivati' }).click()
  await dialog.getByRole('button', { name: /^Označi \d/ }).click()
  await expect(dialog).toBeHidden()
  await expect(eventsShownOn(page, friday)).toContainText('Godišnji odmor')
  // The draft is restored once.
  await page.reload()
  await expect(eventsShownOn(page, friday)).toBeVisible()
  await expect(dialog).toBeHidden()
})

test('a past day cannot be marked, and nothing can be dropped on it', async ({ page }, info) => {
  await makeProfessional(page, info)
  // The page's own today, so that the month has a past day and a day to come whenever this runs.
  const past = addDays(saturday, 1)
  const future = addDays(saturday, 5)
  await page.clock.setFixedTime(`${addDays(saturday, 3)}T10:00:00Z`)
  await followOwnClock(page)
  await makeEvent(page, { event_date: future })
  await page.goto(calendarAt())
  await clickDay(page, past)
  await expect(notification(page, 'Prošli dani se ne mogu označiti.')).toBeVisible()
  await expect(form(page, 'Novi događaj')).toBeHidden()

  await drag(page, eventsShownOn(page, future), past)
  await expect(notification(page, 'Događaj se ne može premjestiti u prošlost.')).toBeVisible()
  await expect(eventsShownOn(page, future)).toBeVisible()
  await expect(eventsShownOn(page, past)).toHaveCount(0)
  expect(await eventsOf(page)).toMatchObject([{ event_date: future }])
})

test('dragging moves an event to another day and nothing else of it', async ({ page }, info) => {
  await makeProfessional(page, info)
  await makeEvent(page, { title: 'Sajam', event_type: 'blocked' })
  await page.goto(calendarAt())
  const later = addDays(saturday, 3)
  const sent = page.waitForRequest((request) => request.method() === 'PUT')
  await drag(page, eventsShownOn(page, saturday), later)
  expect((await sent).postDataJSON()).toEqual({ event_date: later })
  await expect(notification(page, 'Događaj uspješno ažuriran')).toBeVisible()
  await expect(eventsShownOn(page, later)).toContainText('Sajam')
  await page.reload()
  await expect(eventsShownOn(page, later)).toContainText('Sajam')
  await expect(eventsShownOn(page, saturday)).toHaveCount(0)
})

test('a drag that the server refuses is taken back, with its reason', async ({ page, problems }, info) => {
  await makeProfessional(page, info)
  const later = addDays(saturday, 3)
  await makeEvent(page, { title: 'Sajam' })
  await makeEvent(page, { title: 'Proba', event_date: later })
  await page.goto(calendarAt())
  problems.expect(/status of 409/)
  await expect(eventsShownOn(page, saturday)).toContainText('Sajam')
  const reloaded = page.waitForResponse((answer) => new URL(answer.url()).pathname === `${API_BASE}/events`)
  await drag(page, eventsShownOn(page, saturday), later)
  await expect(notification(page, 'Ovaj termin se preklapa s postojećim događajem')).toBeVisible()
  await reloaded
  await expect(eventsShownOn(page, saturday)).toContainText('Sajam')
  await expect(eventsShownOn(page, later)).toHaveCount(1)

  problems.expect(/status of 502/)
  problems.expect(/answer 502/)
  await page.route(`**${API_BASE}/events/*`, (route) => route.fulfill({ status: 502, body: 'Bad Gateway' }))
  // It returns by itself, without the events being loaded again.
  const read = Promise.withResolvers<null>()
  await page.route(`**${API_BASE}/events?*`, async (route) => {
    await read.promise
    await route.continue()
  })
  await drag(page, eventsShownOn(page, saturday), addDays(saturday, 1))
  await expect(notification(page, 'Neuspjelo ažuriranje događaja')).toBeVisible()
  await expect(eventsShownOn(page, saturday)).toContainText('Sajam')
  read.resolve(null)
  await page.unrouteAll({ behavior: 'wait' })
})

test('everything can be done by keyboard alone', async ({ page }, info) => {
  await makeProfessional(page, info)
  await page.goto(calendarAt())
  const press = async (target: Locator) => {
    await target.focus()
    await page.keyboard.press('Enter')
  }
  await press(page.locator('summary').filter({ hasText: 'Svi dani u prikazu' }))
  const list = page.getByRole('group').filter({ hasText: 'Svi dani u prikazu' })
  await press(list.getByRole('button', { name: /^Dodaj događaj, / }).nth(4))
  const created = form(page, 'Novi događaj')
  await expect(created.getByLabel('Datum')).toHaveValue(numericDay(addDays(first, 4)))
  await created.getByLabel('Vrsta').focus()
  await page.keyboard.type('Rez')
  await press(created.getByRole('button', { name: 'Stvori' }))
  await expect(notification(page, 'Događaj uspješno kreiran')).toBeVisible()
  await expect(eventsShownOn(page, addDays(first, 4))).toBeVisible()

  await press(list.getByRole('button', { name: /^Dan kasnije: Rezervirano/ }))
  await expect(eventsShownOn(page, addDays(first, 5))).toBeVisible()
  await expect(list.getByRole('button', { name: /^Dan kasnije: Rezervirano/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(eventsShownOn(page, addDays(first, 6))).toBeVisible()
  await expect.poll(() => eventsOf(page)).toMatchObject([{ event_date: addDays(first, 6) }])

  const changed = form(page, 'Uredi događaj')
  // The grid draws the event anew once the last answer is there, and a focus on it is gone then.
  await expect(async () => {
    await press(eventsShownOn(page, addDays(first, 6)))
    await expect(changed).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await press(changed.getByRole('button', { name: 'Dan ranije' }))
  await expect(changed.getByLabel('Datum')).toHaveValue(numericDay(addDays(first, 5)))
  await press(changed.getByRole('button', { name: 'Spremi' }))
  await expect(eventsShownOn(page, addDays(first, 5))).toBeVisible()

  await press(list.getByRole('button', { name: /^Izbriši: Rezervirano/ }))
  await press(form(page, 'Potvrdi brisanje').getByRole('button', { name: 'Izbriši' }))
  await expect(notification(page, 'Događaj uspješno izbrisan')).toBeVisible()
  await expect.poll(() => eventsOf(page)).toEqual([])
})

test('many days are marked at once, without those that are taken', async ({ page, problems }, info) => {
  await makeProfessional(page, info)
  await makeEvent(page, { title: 'Vjenčanje Ana i Ivan', event_type: 'booked' })
  await page.goto(calendarAt(today()))
  await page.getByRole('button', { name: 'Označi više dana' }).click()
  const dialog = form(page, 'Označi više dana')
  await dialog.getByLabel('Mjesec').selectOption(month)
  const marked = dialog.getByRole('list', { name: 'Dani koje označavate' }).getByRole('listitem')
  const leftOut = dialog.getByRole('list', { name: 'Izostavljeni dani' }).getByRole('listitem')
  await expect(marked.first()).toHaveText(/^subota/)
  await expect(leftOut).toHaveText(/ – Vjenčanje Ana i Ivan$/)
  const saturdays = await marked.count()
  await dialog.getByRole('checkbox', { name: 'nedjelja', exact: true }).check()
  await expect.poll(() => marked.count()).toBeGreaterThan(saturdays)
  await dialog.getByRole('checkbox', { name: 'nedjelja', exact: true }).uncheck()
  await expect(marked).toHaveCount(saturdays)
  const button = dialog.getByRole('button', { name: /^Označi \d/ })
  await expect(button).toHaveText(`Označi ${saturdays} dana`)

  // Meanwhile, a day is taken in another window.
  const second = addDays(saturday, 7)
  await makeEvent(page, { title: 'Sajam', event_date: second })
  await dialog.getByLabel('Vrsta').selectOption('Slobodno')
  problems.expect(/status of 409/)
  await button.click()
  const conflict = dialog.getByRole('alert')
  await expect(conflict).toContainText('1 dan je u međuvremenu zauzet, pa ništa nije spremljeno:')
  await expect(conflict).toContainText(`${Number(second.slice(8))}. `)
  expect(await eventsOf(page)).toHaveLength(2)
  await expect(button).toHaveText(`Označi ${saturdays - 1} dana`)
  await expectAccessible(page)
  await conflict.getByRole('button', { name: `Izostavi taj dan i označi ostale (${saturdays - 1})` }).click()
  const message = notification(page, `Označeno: ${saturdays - 1} dana`)
  await expect(message).toBeVisible()
  await expect(dialog).toBeHidden()
  const stored = await eventsOf(page)
  expect(stored).toHaveLength(saturdays + 1)
  expect(stored.every(({ event_date: day }) => weekday(day) === 5)).toBe(true)

  // The calendar still shows the present month.
  await message.getByRole('button', { name: 'Prikaži' }).click()
  await expect(eventsShownOn(page, addDays(saturday, 14))).toContainText('Slobodno')
})

test('days that were free are blocked with the others of a holiday', async ({ page }, info) => {
  await makeProfessional(page, info)
  await makeEvent(page, {})
  await makeEvent(page, { event_date: addDays(saturday, 1), event_type: 'booked', title: 'Sajam' })
  await page.goto(calendarAt())
  await page.getByRole('button', { name: 'Označi više dana' }).click()
  const dialog = form(page, 'Označi više dana')
  await dialog.getByLabel('Od', { exact: true }).fill(numericDay(addDays(saturday, -1)))
  await dialog.getByLabel('Do', { exact: true }).fill(numericDay(addDays(saturday, 1)))
  for (const name of ['petak', 'nedjelja']) await dialog.getByRole('checkbox', { name, exact: true }).check()
  const marked = dialog.getByRole('list', { name: 'Dani koje označavate' }).getByRole('listitem')
  const leftOut = dialog.getByRole('list', { name: 'Izostavljeni dani' }).getByRole('listitem')
  await expect(dialog).toContainText('2 već označena dana su izostavljena')
  await expect(marked).toHaveCount(1)
  await dialog.getByLabel('Vrsta').selectOption('Blokirano')
  await expect(marked).toHaveCount(2)
  await expect(marked.last()).toHaveText(/ – dosad: Slobodno$/)
  await expect(dialog).toContainText('1 dan bio je označen kao slobodan')
  await expect(leftOut).toHaveText(/ – Sajam$/)
  await expectAccessible(page)
  await dialog.getByLabel('Naslov').fill('Godišnji')
  await dialog.getByRole('button', { name: 'Označi 2 dana' }).click()
  await expect(dialog).toBeHidden()
  await expect(eventsShownOn(page, saturday)).toContainText('Godišnji')
  expect(await eventsOf(page)).toEqual([
    { event_date: addDays(saturday, -1), event_type: 'blocked', title: 'Godišnji' },
    { event_date: saturday, event_type: 'blocked', title: 'Godišnji' },
    { event_date: addDays(saturday, 1), event_type: 'booked', title: 'Sajam' },
  ])
})

test('a day from elsewhere is only shown, and one of an enquiry keeps its date', async ({ page }, info) => {
  await makeProfessional(page, info)
  const made = await makeEvent(page, { title: 'Iz Googlea', event_type: 'blocked' })
  const promised = await makeEvent(page, {
    event_type: 'booked',
    event_date: addDays(saturday, 1),
    title: 'Vjenčanje Ana i Ivan',
  })
  const own = [
    { ...made.data, followed_calendar_id: 1 },
    { ...promised.data, lead_id: 1 },
  ]
  const answer = { data: own, current_page: 1, last_page: 1, per_page: 1000, total: own.length }
  await page.route(`**${API_BASE}/events?*`, (route) => route.fulfill({ json: answer }))
  const couple = { name: 'Ana i Ivan', email: 'ana@primjer.test', email_confirmed: true }
  await page.route(`**${API_BASE}/leads/1`, (route) => route.fulfill({ json: { data: { id: 1, couple } } }))
  await page.goto(calendarAt())
  await eventsShownOn(page, saturday).click()
  const shown = form(page, 'Događaj')
  await expect(shown).toContainText('Ovaj dan dolazi iz kalendara koji pratite.')
  await expect(shown.getByRole('textbox')).toHaveCount(0)
  await shown.getByRole('button', { name: 'U redu' }).click()

  await expect(eventsShownOn(page, addDays(saturday, 1))).toContainText('Vjenčanje Ana i Ivan')
  await eventsShownOn(page, addDays(saturday, 1)).click()
  const changed = form(page, 'Uredi događaj')
  await expect(changed.getByText('Ana i Ivan', { exact: true })).toBeVisible()
  await expect(changed).toContainText(
    'Dan je rezerviran za upit, pa mu vrstu i datum ne možete mijenjati niti ga možete izbrisati. Oslobodit će se ako u upitu otkažete rezervaciju.',
  )
  const toLead = changed.getByRole('link', { name: 'Otvori upit' })
  await expect(toLead).toHaveAttribute('href', `${pages.professionalLeads}?lead=1`)
  await expect(changed.getByLabel('Naslov')).toHaveValue('Vjenčanje Ana i Ivan')
  await expect(changed.getByRole('button', { name: 'Izbriši' })).toHaveCount(0)
  await changed.getByLabel('Bilješke').fill('Dolaze u 15 sati')
  const sent = page.waitForRequest((request) => request.method() === 'PUT')
  await changed.getByRole('button', { name: 'Spremi' }).click()
  expect((await sent).postDataJSON()).toEqual({ notes: 'Dolaze u 15 sati' })
  await expect(notification(page, 'Događaj uspješno ažuriran')).toBeVisible()
})
