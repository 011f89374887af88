import { expect, type Page, type TestInfo } from '@playwright/test'
import { API_BASE } from '#contract/paths.ts'

/** The password of everyone whom a journey registers. */
export const password = 'ružmarin-i-more'

/** Registers a couple for this test alone. */
export async function makeCouple(page: Page, { testId, repeatEachIndex }: TestInfo) {
  const couple = { name: 'Ana i Ivan', email: `${testId}-${repeatEachIndex}@primjer.test`, password }
  const data = { ...couple, role: 'couple', password_confirmation: password }
  expect((await page.request.post(`${API_BASE}/register`, { data })).status()).toBe(201)
  return couple
}

export async function fillIn(page: Page, email: string, typed = password) {
  await page.getByLabel('E-mail adresa').fill(email)
  await page.getByLabel('Lozinka', { exact: true }).fill(typed)
}

export const submit = (page: Page) => page.getByRole('button', { name: 'Prijavi se' }).click()
export const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('auth_token'))
export const topBar = (page: Page) => page.getByRole('banner')
