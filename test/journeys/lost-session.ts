import type { Page } from '@playwright/test'
import { callPath } from '#web/call.ts'

/** From now on the session has run out; the page notices at its next call, and not before by the stream. */
export async function expireSession(page: Page) {
  await page.route(`**${callPath('GET /leads/stream')}`, (route) =>
    route.fulfill({ contentType: 'text/event-stream', body: '' }),
  )
  await page.evaluate(() => localStorage.setItem('auth_token', 'run-out'))
}
