import type { Page } from '@playwright/test'
import { callPath } from '#web/call.ts'

/** Ends the session; the page notices at its next call, because the stream is blocked. */
export async function expireSession(page: Page) {
  await page.route(`**${callPath('GET /leads/stream')}`, (route) =>
    route.fulfill({ contentType: 'text/event-stream', body: '' }),
  )
  await page.evaluate(() => localStorage.setItem('auth_token', 'run-out'))
}
