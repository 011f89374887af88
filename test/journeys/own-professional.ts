import { expect, type Page, type TestInfo } from '@playwright/test'
import type { Session } from '#contract/auth.ts'
import { API_BASE } from '#contract/paths.ts'
import { storeSession } from '#test/browser.ts'
import { password } from './sign-in-form.ts'

/** A new professional that only this test uses, pending and signed in on this page; `company` is its profile. */
export async function signInAsProfessional(page: Page, info: TestInfo, company: Record<string, unknown> = {}) {
  const email = `${info.testId}-${info.repeatEachIndex}-studio@primjer.test`
  const answer = await page.request.post(`${API_BASE}/register`, {
    data: {
      name: 'Iva Čačić',
      email,
      password,
      password_confirmation: password,
      role: 'professional',
      company_name: 'Šešir i đerdan',
      category_id: 2,
      city: 'Đakovo',
      ...company,
    },
  })
  expect(answer.status()).toBe(201)
  const session = (await answer.json()) as Session
  await storeSession(page, session)
  // A professional always has a profile.
  return { id: session.user.professional!.id, email, token: session.token }
}

/** Waits as long as the server may need for pictures on a busy machine. */
export const expectNotification = (page: Page, text: string) =>
  expect(page.getByRole('status').filter({ hasText: text }).first()).toBeVisible({ timeout: 20_000 })

export const openOwnProfile = async (page: Page) => {
  await page.goto('/professional/profile')
  await expect(page.getByRole('heading', { level: 2, name: 'Podaci tvrtke' })).toBeVisible()
}
