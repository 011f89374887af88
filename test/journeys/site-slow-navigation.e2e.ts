import { expect } from '@playwright/test'
import { API_BASE, pages } from '#contract/paths.ts'
import { test, waitUntilHydrated } from '#test/browser.ts'

/** From the press to the line, in milliseconds. */
const DELAY_MS = 200

interface LineChange {
  isShown: boolean
  ms: number
}

declare global {
  var lineChanges: LineChange[] | undefined
}

/** Each change of the line at the top, by the time since the press. */
function recordLine() {
  const line = document.querySelector('body > [aria-hidden]')!
  const changes: LineChange[] = (globalThis.lineChanges = [])
  let pressedAt = 0
  addEventListener('click', () => (pressedAt = performance.now()), { capture: true })
  const record = () =>
    changes.push({ isShown: line.matches('.scale-x-75'), ms: Math.round(performance.now() - pressedAt) })
  new MutationObserver(record).observe(line, { attributes: true })
}

test('a page that is left changes only once the next one is slow: then a line says so until it is there', async ({
  page,
}) => {
  await page.goto(pages.home)
  await waitUntilHydrated(page)
  const gate = Promise.withResolvers<undefined>()
  await page.route(`**${API_BASE}/**`, async (route) => {
    await gate.promise
    await route.continue()
  })
  await page.evaluate(recordLine)
  const changes = async () => (await page.evaluate(() => globalThis.lineChanges)) ?? []
  await page.getByRole('navigation', { name: 'Glavna navigacija' }).getByRole('link', { name: 'Kategorije' }).click()
  await expect.poll(changes).toHaveLength(1)
  const [first] = await changes()
  expect(first).toMatchObject({ isShown: true })
  expect(first?.ms).toBeGreaterThanOrEqual(DELAY_MS)
  gate.resolve(undefined)
  await expect(page.getByRole('heading', { level: 1, name: 'Kategorije' })).toBeVisible()
  await expect.poll(changes).toMatchObject([{ isShown: true }, { isShown: false }])
})
