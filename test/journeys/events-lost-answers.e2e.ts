import { expect } from '@playwright/test'
import { addDays } from '#contract/calendar-day.ts'
import { test } from '#test/browser.ts'
import { callPath } from '#web/call.ts'
import { loseAnswers } from './lost-answers.ts'
import {
  calendarAt,
  drag,
  eventsOf,
  eventsShownOn,
  form,
  makeEvent,
  makeProfessional,
  notification,
  openManyDays,
  saturday,
} from './own-calendar.ts'

const read = `**${callPath('GET /events')}?*`
const noLine = 'Nema veze s poslužiteljem.'

test.beforeEach(async ({ page, problems }, info) => {
  problems.expect(/ERR_FAILED/)
  await makeProfessional(page, info)
})

test('many days whose answer was lost are marked once, and the form says so at the next press', async ({ page }) => {
  await page.goto(calendarAt())
  const path = callPath('POST /events/bulk')
  await loseAnswers(page, 'POST', path)
  const { dialog, mark } = await openManyDays(page, 'Slobodno')
  await mark.click()
  await expect(dialog.getByRole('alert')).toContainText(noLine)
  const stored = await eventsOf(page)
  expect(stored.length).toBeGreaterThan(3)
  await page.unroute(`**${path}`)
  await mark.click()
  await expect(notification(page, `Označeno: ${stored.length} dana`)).toBeVisible()
  expect(await eventsOf(page)).toEqual(stored)
  await expect(eventsShownOn(page, saturday)).toContainText('Slobodno')
})

test('a form that is closed after its answer was lost leaves the calendar as it is stored', async ({ page }) => {
  await page.goto(calendarAt())
  await loseAnswers(page, 'POST', callPath('POST /events/bulk'))
  const { dialog, mark } = await openManyDays(page, 'Slobodno')
  await mark.click()
  await expect(dialog.getByRole('alert')).toContainText(noLine)
  await dialog.getByRole('button', { name: 'Odustani' }).click()
  await expect(eventsShownOn(page, saturday)).toContainText('Slobodno')
})

test('a form that is closed before its answer is lost says so, and leaves the calendar as it is stored', async ({
  page,
}) => {
  await page.goto(calendarAt())
  const [stored, lost] = [Promise.withResolvers<null>(), Promise.withResolvers<null>()]
  await page.route(`**${callPath('POST /events/bulk')}`, async (route) => {
    await route.fetch()
    stored.resolve(null)
    await lost.promise
    await route.abort()
  })
  const { dialog, mark } = await openManyDays(page, 'Slobodno')
  await mark.click()
  await stored.promise
  await dialog.getByRole('button', { name: 'Odustani' }).click()
  await expect(dialog).toBeHidden()
  lost.resolve(null)
  await expect(notification(page, noLine)).toBeVisible()
  await expect(eventsShownOn(page, saturday)).toContainText('Slobodno')
})

test('an event that was moved is shown on its new day, though the answer was lost', async ({ page }) => {
  await makeEvent(page, { title: 'Sajam' })
  await page.goto(calendarAt())
  await expect(eventsShownOn(page, saturday)).toContainText('Sajam')
  await loseAnswers(page, 'PUT', `${callPath('GET /events')}/*`)
  const later = addDays(saturday, 3)
  await drag(page, eventsShownOn(page, saturday), later)
  await expect(notification(page, noLine)).toBeVisible()
  await expect(eventsShownOn(page, later)).toContainText('Sajam')
  await expect(eventsShownOn(page, saturday)).toHaveCount(0)
  expect(await eventsOf(page)).toMatchObject([{ event_date: later }])
})

test('an event that is saved, but cannot be shown, is said to be saved, with the way to show it', async ({ page }) => {
  await page.goto(calendarAt())
  await page.getByRole('button', { name: 'Dodaj događaj' }).click()
  const dialog = form(page, 'Novi događaj')
  await dialog.getByLabel('Datum').fill(saturday.split('-').toReversed().map(Number).join('. ') + '.')
  await dialog.getByLabel('Vrsta').selectOption('Slobodno')
  await page.route(read, (route) => route.abort())
  await dialog.getByRole('button', { name: 'Stvori' }).click()
  const message = notification(page, 'Promjena je spremljena, ali kalendar nije osvježen.')
  await expect(message).toBeVisible()
  await page.unroute(read)
  await message.getByRole('button', { name: 'Pokušaj ponovo' }).click()
  await expect(eventsShownOn(page, saturday)).toContainText('Slobodno')
})
