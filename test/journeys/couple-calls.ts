import { expect, type Page } from '@playwright/test'
import { API_BASE } from '#contract/paths.ts'
import { tokenOf } from './sign-in-form.ts'

/** A call with the session of this page. */
export async function callAs<T>(page: Page, method: 'GET' | 'POST' | 'PUT', path: string, data?: unknown): Promise<T> {
  const headers = { authorization: `Bearer ${await tokenOf(page)}` }
  const answer = await page.request.fetch(API_BASE + path, { method, headers, data })
  expect(answer.ok(), `${method} ${path}: ${answer.status()}`).toBe(true)
  return (await answer.json()) as T
}

/** The ids of the professionals among the favourites of the page's session. */
export async function favoritesOf(page: Page): Promise<number[]> {
  const { data } = await callAs<{ data: { professional_id: number }[] }>(page, 'GET', '/favorites')
  return data.map((favorite) => favorite.professional_id)
}
