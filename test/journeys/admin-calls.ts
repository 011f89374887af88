import { expect, type Page, type TestInfo } from '@playwright/test'
import type { Session } from '#contract/auth.ts'
import { API_BASE } from '#contract/paths.ts'
import type { AnswerOf } from '#web/call.ts'
import { storeSession } from '#test/browser.ts'
import { password } from './sign-in-form.ts'

export const admin = 'admin@zauvijek.test'

/** Calls the API independently of the page's session; without a token as a visitor. */
export async function call<T>(page: Page, method: string, path: string, token?: string, data?: unknown): Promise<T> {
  const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` }
  const answer = await page.request.fetch(API_BASE + path, { method, headers, data })
  expect(answer.ok(), `${method} ${path}: ${answer.status()}`).toBe(true)
  return (answer.status() === 204 ? null : await answer.json()) as T
}

export async function tokenFor(page: Page, email: string): Promise<string> {
  const credentials = { email, password: 'demo-zauvijek' }
  return (await call<Session>(page, 'POST', '/login', undefined, credentials)).token
}

/** A pending professional that only this test uses; `label` distinguishes several. */
export async function makePending(page: Page, { testId, repeatEachIndex }: TestInfo, label = 'a') {
  const mark = `${label}${testId.slice(-8)}x${repeatEachIndex}`
  const company = `Novi obrt ${mark}`
  const { token, user } = await call<Session>(page, 'POST', '/register', undefined, {
    name: 'Iva Čačić',
    email: `${mark}@primjer.test`,
    password,
    password_confirmation: password,
    role: 'professional',
    company_name: company,
    category_id: 2,
    city: 'Zadar',
  })
  // A professional always has a profile.
  return { id: user.professional!.id, userId: user.id, email: `${mark}@primjer.test`, token, company }
}

export const snackbar = (page: Page, text: string) =>
  expect(page.getByRole('status').filter({ hasText: text }).first()).toBeVisible()

/** Only this test uses it, next to the page on which an admin works. */
export async function showAs(page: Page, token: string, path: string) {
  const { data: user } = await call<AnswerOf<'GET /auth/me'>>(page, 'GET', '/auth/me', token)
  await storeSession(page, { token, user })
  await page.goto(path)
}

/** The page is no wider than a phone's screen. */
export async function expectNoSidewaysScroll(page: Page) {
  const beyond = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
  expect(beyond).toBeLessThanOrEqual(0)
}
