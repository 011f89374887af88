import { expect, type Page } from '@playwright/test'
import { addDays } from '#contract/calendar-day.ts'
import { test } from '#test/browser.ts'
import { listen } from '#test/heard.ts'
import { callPath } from '#web/call.ts'
import { callAs } from './couple-calls.ts'
import { loseAnswers } from './lost-answers.ts'
import {
  calendarAt,
  eventsOf,
  eventsShownOn,
  form,
  makeEvent,
  makeProfessional,
  notification,
  openManyDays,
  saturday,
  storedEvents,
  today,
} from './own-calendar.ts'

const path = callPath('POST /events/bulk/undo')

/** Blocks the Saturdays of the month, the first of which was available. */
async function blockSaturdays(page: Page) {
  const { dialog, mark } = await openManyDays(page, 'Blokirano')
  await dialog.getByLabel('Naslov').fill('Godišnji odmor')
  await mark.click()
  await expect(dialog).toBeHidden()
  const message = notification(page, 'Označeno:')
  return { message, undo: message.getByRole('button', { name: 'Vrati' }) }
}

test.beforeEach(async ({ page }, info) => {
  await makeProfessional(page, info)
  await makeEvent(page, { title: 'Slobodna subota', notes: 'Do 80 gostiju.' })
})

test('marked days are taken back with the keyboard, and a day that was free is free again', async ({ page }) => {
  await page.goto(calendarAt())
  const { message, undo } = await blockSaturdays(page)
  await expect(eventsShownOn(page, saturday)).toContainText('Godišnji odmor')

  // Its message moves into a dialog and back again, and is not read out a second time. Under the mouse it stays.
  await undo.hover()
  const heard = await listen(page)
  await page.getByRole('button', { name: 'Dodaj događaj', exact: true }).press('Enter')
  const added = form(page, 'Novi događaj')
  await expect(added.locator(message)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(added).toBeHidden()
  await expect(message).toBeVisible()
  expect((await heard()).join()).not.toContain('Označeno:')

  const { length } = await eventsOf(page)
  await undo.focus()
  await page.keyboard.press('Enter')
  await expect(notification(page, `Poništeno: ${length} dana`)).toBeVisible()
  await expect(page.locator('#sadrzaj')).toBeFocused()
  await expect(eventsShownOn(page, saturday)).toContainText('Slobodna subota')
  await expect(eventsShownOn(page, addDays(saturday, 7))).toHaveCount(0)
  expect(await storedEvents(page)).toMatchObject([
    { event_date: saturday, event_type: 'available', title: 'Slobodna subota', notes: 'Do 80 gostiju.' },
  ])
})

test('days outside the shown month can be taken back, too', async ({ page }) => {
  await page.goto(calendarAt(today()))
  const { message, undo } = await blockSaturdays(page)
  await expect(message.getByRole('button', { name: 'Prikaži' })).toBeVisible()
  await undo.dblclick()
  await expect(notification(page, 'Poništeno:')).toBeVisible()
  expect(await storedEvents(page)).toMatchObject([{ event_date: saturday, event_type: 'available' }])
})

test('a day that was changed on another device meanwhile is left, and the page says how many are taken back', async ({
  page,
}) => {
  await page.goto(calendarAt())
  const { undo } = await blockSaturdays(page)
  await expect(undo).toBeVisible()
  const events = await storedEvents(page)
  await callAs(page, 'PUT', `/events/${events[1]?.id}`, { event_type: 'booked', title: 'Sajam' })
  await undo.click()
  const rest = events.length - 1
  await expect(notification(page, `Poništeno: ${rest} od ${events.length} dana.`)).toContainText(
    'Što se u međuvremenu promijenilo, ostaje kako jest.',
  )
  await expect(eventsShownOn(page, addDays(saturday, 7))).toContainText('Sajam')
  expect(await eventsOf(page)).toHaveLength(2)
})

test('days whose taking back was not answered are taken back once, and the next attempt says so', async ({
  page,
  problems,
}) => {
  problems.expect(/ERR_FAILED/)
  await page.goto(calendarAt())
  const { undo } = await blockSaturdays(page)
  await expect(undo).toBeVisible()
  const { length } = await eventsOf(page)
  await loseAnswers(page, 'POST', path)
  await undo.click()
  const failure = notification(page, 'Nema veze s poslužiteljem.')
  await expect(failure).toBeVisible()
  await expect(eventsShownOn(page, saturday)).toContainText('Slobodna subota')
  await page.unroute(`**${path}`)
  await failure.getByRole('button', { name: 'Pokušaj ponovo' }).click()
  await expect(notification(page, `Poništeno: ${length} dana`)).toBeVisible()
  expect(await eventsOf(page)).toHaveLength(1)
})
