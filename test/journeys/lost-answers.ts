import type { Page } from '@playwright/test'

/** Lets the server handle calls of this path and drops the answers; returns how often it was called. */
export async function loseAnswers(page: Page, method: string, path: string) {
  const asked = { times: 0 }
  await page.route(`**${path}`, async (route) => {
    if (route.request().method() !== method) return route.fallback()
    asked.times += 1
    await route.fetch()
    await route.abort()
  })
  return asked
}
