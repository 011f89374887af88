import { expect } from '@playwright/test'
import { addDays } from '#contract/calendar-day.ts'
import { test } from '#test/browser.ts'
import { callPath } from '#web/call.ts'
import { hold } from './held-calls.ts'
import {
  calendarAt,
  eventsOf,
  form,
  makeEvent,
  makeProfessional,
  notification,
  openDays,
  openManyDays,
  saturday,
} from './own-calendar.ts'

test.beforeEach(async ({ page }, info) => {
  await makeProfessional(page, info)
})

test('a form that is closed before its answer is there leaves the next one open', async ({ page }) => {
  await page.goto(calendarAt())
  const held = await hold(page, `**${callPath('POST /events/bulk')}`)
  const { dialog, mark } = await openManyDays(page, 'Slobodno')
  await mark.click()
  await held.asked()
  await dialog.getByRole('button', { name: 'Odustani' }).click()
  await expect(dialog).toBeHidden()
  const next = await openManyDays(page, 'Blokirano')
  await next.dialog.getByLabel('Naslov').fill('Godišnji odmor')
  await held.answerLast()
  await expect(notification(page, 'Označeno:')).toBeVisible()
  await expect(next.dialog.getByLabel('Naslov')).toHaveValue('Godišnji odmor')
})

test('an event that is deleted late leaves the form of another open', async ({ page }) => {
  await makeEvent(page, { title: 'Sajam' })
  await page.goto(calendarAt())
  await openDays(page)
  const held = await hold(page, `**${callPath('GET /events')}/*`)
  await page.getByRole('button', { name: /^Izbriši: Sajam/ }).click()
  const question = form(page, 'Potvrdi brisanje')
  await question.getByRole('button', { name: 'Izbriši' }).click()
  await held.asked()
  await question.getByRole('button', { name: 'Odustani' }).click()
  await page.getByRole('button', { name: 'Dodaj događaj', exact: true }).click()
  const title = form(page, 'Novi događaj').getByLabel('Naslov')
  await title.fill('Probno šminkanje')
  await held.answerLast()
  await expect(notification(page, 'izbrisan')).toBeVisible()
  await expect(title).toHaveValue('Probno šminkanje')
})

test('an event that is moved twice ends where it was moved last, whichever call is quicker', async ({ page }) => {
  await makeEvent(page, { title: 'Sajam' })
  await page.goto(calendarAt())
  await openDays(page)
  const held = await hold(page, `**${callPath('GET /events')}/*`)
  await page.getByRole('button', { name: /^Dan kasnije: Sajam/ }).click()
  await page.getByRole('button', { name: /^Dan kasnije: Sajam.*/ }).click()
  const stored = addDays(saturday, 2)
  await expect(page.getByRole('button', { name: /^Uredi: Sajam/ })).toHaveAccessibleName(
    new RegExp(`${Number(stored.slice(8))}\\.`),
  )
  await held.answerLastFirst(2)
  await expect.poll(() => eventsOf(page)).toMatchObject([{ event_date: stored }])
})
