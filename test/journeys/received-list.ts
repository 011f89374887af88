import { expect, type Page } from '@playwright/test'
import { addDays, zagrebDayOf } from '#contract/calendar-day.ts'
import { pages, queryString } from '#contract/paths.ts'
import { callPath } from '#web/call.ts'

export const rows = (page: Page) => page.getByRole('main').locator('tbody').getByRole('row')
export const rowOf = (page: Page, name: string) => rows(page).filter({ hasText: name })
export const menuOf = (page: Page, name: string) => page.getByRole('button', { name: `Radnje: ${name}` })
export const snackbar = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
export const someDay = addDays(zagrebDayOf(new Date()), 300)

/** The list filtered by one couple, so that leads of other tests do not appear in it. */
export const listOf = (email: string) => pages.professionalLeads + queryString({ search: email })

/** For journeys in which something changes elsewhere without the page being notified. */
export async function withoutLeadStream(page: Page, problems: { expect: (pattern: RegExp) => void }) {
  problems.expect(/403/)
  await page.route(`**${callPath('GET /leads/stream')}`, (route) => route.fulfill({ status: 403, json: {} }))
}

/** Opens the menu of a lead and waits until the keys go to it. */
export async function openMenu(page: Page, name: string) {
  await menuOf(page, name).click()
  await expect(page.getByRole('menuitem').first()).toBeFocused()
}

export async function choose(page: Page, name: string, item: string) {
  await openMenu(page, name)
  await page.getByRole('menuitem', { name: item }).click()
}
