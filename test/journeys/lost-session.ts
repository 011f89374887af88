import { expect, type Page } from '@playwright/test'
import { callPath } from '#web/call.ts'

/**
 * Ends the session; the page notices at its next call. A stream that opens only now is never answered, because any
 * answer lets the page call at once.
 */
export async function expireSession(page: Page) {
  await waitUntilQuiet(page)
  await page.route(`**${callPath('GET /leads/stream')}`, () => {})
  await page.evaluate(() => localStorage.setItem('auth_token', 'run-out'))
}

/** The first counts of the stream let an opened page call once more. */
async function waitUntilQuiet(page: Page) {
  let [requests, before] = [0, -1]
  const count = () => {
    requests += 1
  }
  page.on('request', count)
  const isQuiet = () => {
    const isSame = requests === before
    before = requests
    return isSame
  }
  await expect.poll(isQuiet, { intervals: [500] }).toBe(true)
  page.off('request', count)
}
