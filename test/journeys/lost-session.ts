import type { Page } from '@playwright/test'
import { callPath } from '#web/call.ts'

/**
 * Ends the session; the page notices at its next call. A stream that opens only now is never answered, because any
 * answer lets the page call at once.
 */
export async function expireSession(page: Page) {
  await page.route(`**${callPath('GET /leads/stream')}`, () => {})
  await page.evaluate(() => localStorage.setItem('auth_token', 'run-out'))
}
