import { expect, type Locator, type Page, type TestInfo } from '@playwright/test'
import { addDays, weekday, zagrebDayOf } from '#contract/calendar-day.ts'
import { addMonths, firstDayOf, monthOf } from '#contract/calendar-month.ts'
import type { CalendarDay } from '#contract/calendar-day.ts'
import type { Event } from '#contract/events.ts'
import { API_BASE, pages, queryString } from '#contract/paths.ts'
import { signIn } from '#test/browser.ts'
import { callAs } from './couple-calls.ts'
import { password } from './sign-in-form.ts'

/** Read in the test itself, because midnight may have passed since the file was loaded. */
export const today = () => zagrebDayOf(new Date())
/** A month that lies entirely in the future, with its first day and its first Saturday. */
export const month = addMonths(monthOf(today()), 7)
export const first = firstDayOf(month)
export const saturday = addDays(first, (12 - weekday(first)) % 7)

/** A new professional that only this test uses, signed in, with an empty calendar; returns its e-mail address. */
export async function makeProfessional(page: Page, { testId, repeatEachIndex, retry }: TestInfo) {
  const { data: categories } = (await (await page.request.get(`${API_BASE}/categories`)).json()) as {
    data: { id: number }[]
  }
  const email = `kalendar-${testId}-${repeatEachIndex}-${retry}@primjer.test`
  const data = {
    role: 'professional',
    name: 'Iva Horvat',
    email,
    password,
    password_confirmation: password,
    company_name: 'Cvjećarna Latica',
    category_id: categories[0]?.id,
    city: 'Split',
  }
  const answer = await page.request.post(`${API_BASE}/register`, { data })
  expect(answer.status(), await answer.text()).toBe(201)
  await signIn(page, email, password)
  return email
}

export const calendarAt = (day: CalendarDay = saturday, view = 'month') =>
  pages.professionalCalendar + queryString({ view, date: day })

export const makeEvent = (page: Page, event: Partial<Event>) =>
  callAs<{ data: Event }>(page, 'POST', '/events', { event_type: 'available', event_date: saturday, ...event })

export async function storedEvents(page: Page): Promise<Event[]> {
  const { data } = await callAs<{ data: Event[] }>(page, 'GET', '/events' + queryString({ future_only: false }))
  return data
}

export const eventsOf = async (page: Page) =>
  (await storedEvents(page)).map(({ event_date, event_type, title }) => ({ event_date, event_type, title }))

export const cellOf = (page: Page, day: CalendarDay) => page.locator(`[role="cell"][data-date="${day}"]`)
export const eventsShownOn = (page: Page, day: CalendarDay) => cellOf(page, day).getByRole('button')
export const form = (page: Page, name: string) => page.getByRole('dialog', { name })
export const notification = (page: Page, sentence: string) => page.getByRole('status').filter({ hasText: sentence })
export const openDays = (page: Page) => page.getByText('Svi dani u prikazu').click()

/** The form for many days, with the Saturdays of the month, which it offers at first. */
export async function openManyDays(page: Page, type: string) {
  await page.getByRole('button', { name: 'Označi više dana' }).click()
  const dialog = form(page, 'Označi više dana')
  await dialog.getByLabel('Mjesec').selectOption(month)
  await dialog.getByLabel('Vrsta').selectOption(type)
  return { dialog, mark: dialog.getByRole('button', { name: /^Označi \d/ }) }
}

/** The middle of the lower half, which has no event. */
export async function clickDay(page: Page, day: CalendarDay) {
  const cell = cellOf(page, day)
  const box = (await cell.boundingBox()) ?? { width: 0, height: 0 }
  await cell.click({ position: { x: box.width / 2, y: box.height - 10 } })
}

export async function drag(page: Page, event: Locator, day: CalendarDay) {
  await event.scrollIntoViewIfNeeded()
  const from = await event.boundingBox()
  const to = await cellOf(page, day).boundingBox()
  if (!from || !to) throw new Error('The event or the day is not in sight.')
  await page.mouse.move(from.x + 20, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 12 })
  await page.mouse.up()
}
