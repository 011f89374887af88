import { expect, type Locator, type Page, type TestInfo } from '@playwright/test'
import { addDays, type CalendarDay, zagrebDayOf } from '#contract/calendar-day.ts'
import type { Lead } from '#contract/leads.ts'
import type { Message } from '#contract/messages.ts'
import { API_BASE, pages } from '#contract/paths.ts'
import { signIn } from '#test/browser.ts'
import { makeSender, studio } from './lead-calls.ts'

/** Longer than the time before a reconnection, including its random part, on a slow machine. */
export const patient = { timeout: 30_000 }

/** The day of all conversations in which none is booked. */
const someDay = addDays(zagrebDayOf(new Date()), 330)

/**
 * A lead that only this test uses, with the calls of both sides, and its couple signed in on the page. A test that books
 * its day gives one that is free, see `findOpenDay`.
 */
export async function startConversation(
  page: Page,
  info: TestInfo,
  { message, day = someDay }: { message?: string; day?: CalendarDay } = {},
) {
  const sender = await makeSender(page, info)
  const lead = await sender.send(day, message)
  const answer = await page.request.post(`${API_BASE}/login`, { data: { email: studio, password: 'demo-zauvijek' } })
  const studioToken = ((await answer.json()) as { token: string }).token
  const callsOf = (token: string) => ({
    say: (body: string) => send<{ data: Message }>(page, token, `/leads/${lead.id}/messages`, { body }),
    reject: () => change(page, token, lead, 'rejected'),
    messages: async () =>
      (await read<{ data: Message[] }>(page, token, `/leads/${lead.id}/messages?per_page=100`)).data,
  })
  return {
    ...sender,
    lead,
    address: pages.conversation(lead.id),
    couple: callsOf(sender.token),
    professional: callsOf(studioToken),
    signInCouple: (on: Page) => signIn(on, sender.email, 'ružmarin-i-more'),
    signInProfessional: (on: Page) => signIn(on, studio),
  }
}

async function send<T>(page: Page, token: string, path: string, data: unknown): Promise<T> {
  const answer = await page.request.post(API_BASE + path, { headers: { authorization: `Bearer ${token}` }, data })
  expect(answer.status(), await answer.text()).toBe(201)
  return (await answer.json()) as T
}

async function read<T>(page: Page, token: string, path: string): Promise<T> {
  const answer = await page.request.get(API_BASE + path, { headers: { authorization: `Bearer ${token}` } })
  expect(answer.status()).toBe(200)
  return (await answer.json()) as T
}

async function change(page: Page, token: string, { id }: Lead, status: string) {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await page.request.put(`${API_BASE}/leads/${id}`, { headers, data: { status } })
  expect(answer.status()).toBe(200)
}

export const log = (page: Page): Locator => page.getByRole('log')
export const field = (page: Page): Locator => page.getByRole('textbox', { name: /^Poruka: / })
export const bubble = (page: Page, text: string): Locator => log(page).getByText(text, { exact: true })

/** Opens a conversation and waits until its messages are there. */
export async function openConversation(page: Page, address: string) {
  await page.goto(address)
  await expect(log(page)).toBeVisible(patient)
}

/** The stream is connected, so from now on changes arrive by themselves. */
export const waitForStream = (page: Page) =>
  page.waitForResponse((response) => response.url().endsWith('/leads/stream') && response.ok(), patient)
