import { expect, type Page, type TestInfo } from '@playwright/test'
import { addDays, type CalendarDay, zagrebDayOf } from '#contract/calendar-day.ts'
import type { Lead } from '#contract/leads.ts'
import { API_BASE, queryString } from '#contract/paths.ts'
import type { AvailabilityDay } from '#contract/availability.ts'
import { password } from './sign-in-form.ts'

/** The demo professional whose account is known. */
export const studio = 'studio@zauvijek.test'

async function call<T>(page: Page, method: string, path: string, token: string | null, data?: unknown): Promise<T> {
  const headers: Record<string, string> = token === null ? {} : { authorization: `Bearer ${token}` }
  const answer = await page.request.fetch(API_BASE + path, { method, headers, data })
  expect(answer.ok(), `${method} ${path}: ${answer.status()}`).toBe(true)
  return (await answer.json()) as T
}

/** Calls of the studio's account, independent of the page's session. */
export async function studioCalls(page: Page) {
  const credentials = { email: studio, password: 'demo-zauvijek' }
  const { token, user } = await call<{ token: string; user: { professional: { id: number } } }>(
    page,
    'POST',
    '/login',
    null,
    credentials,
  )
  return {
    professionalId: user.professional.id,
    get: <T>(path: string) => call<T>(page, 'GET', path, token),
    mark: (lead: Lead, status: string) => call<{ data: Lead }>(page, 'PUT', `/leads/${lead.id}`, token, { status }),
    logOut: () => call(page, 'POST', '/logout', token),
  }
}

/** A couple that only this test uses, and its way to send enquiries; `label` distinguishes several. */
export async function makeSender(page: Page, { testId, repeatEachIndex }: TestInfo, label = 'a') {
  const name = `Par ${label.toUpperCase()} ${testId.slice(-6)}-${repeatEachIndex}`
  const email = `${label}-${testId}-${repeatEachIndex}@primjer.test`
  const data = { name, email, password, password_confirmation: password, role: 'couple' }
  const { token } = await call<{ token: string }>(page, 'POST', '/register', null, data)
  const { professionalId } = await studioCalls(page)
  return {
    name,
    email,
    token,
    send: async (day: CalendarDay, message = 'Dobar dan, jeste li slobodni?') => {
      const lead = { professional_id: professionalId, event_date: day, message }
      return (await call<{ data: Lead }>(page, 'POST', '/leads', token, lead)).data
    },
  }
}

/** A day without an event in the studio's calendar. */
export async function findOpenDay(page: Page): Promise<CalendarDay> {
  const { professionalId } = await studioCalls(page)
  const from = addDays(zagrebDayOf(new Date()), 500)
  const { data } = await call<{ data: AvailabilityDay[] }>(
    page,
    'GET',
    `/professionals/${professionalId}/availability` + queryString({ start_date: from, end_date: addDays(from, 360) }),
    null,
  )
  const known = new Set(data.map(({ date }) => date))
  for (let day = from; ; day = addDays(day, 1)) if (!known.has(day)) return day
}

/** The status of a day in the studio's calendar; undefined when there is none. */
export async function dayStatus(page: Page, day: CalendarDay): Promise<AvailabilityDay['status'] | undefined> {
  const { professionalId } = await studioCalls(page)
  const path = `/professionals/${professionalId}/availability` + queryString({ start_date: day, end_date: day })
  return (await call<{ data: AvailabilityDay[] }>(page, 'GET', path, null)).data[0]?.status
}

/** A professional who has just registered, with nothing yet. */
export async function makeNewProfessional(page: Page, { testId, repeatEachIndex }: TestInfo): Promise<string> {
  const email = `pro-${testId}-${repeatEachIndex}@primjer.test`
  const { data } = await call<{ data: { id: number }[] }>(page, 'GET', '/categories', null)
  await call(page, 'POST', '/register', null, {
    name: 'Nova Osoba',
    email,
    password,
    password_confirmation: password,
    role: 'professional',
    company_name: `Novi obrt ${testId}`,
    category_id: data[0]?.id,
    city: 'Zadar',
  })
  return email
}
