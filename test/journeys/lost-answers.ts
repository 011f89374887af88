import type { Page } from '@playwright/test'

/** The server does what is asked at the path, and its answer is lost; gives how often it was asked. */
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
