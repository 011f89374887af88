import { type Browser, chromium } from '@playwright/test'
import { addDays, type CalendarDay, zagrebDayOf } from '#contract/calendar-day.ts'
import { addMonths, firstDayOf, monthOf } from '#contract/calendar-month.ts'
import { type EventInput, eventTypes } from '#contract/events.ts'
import { API_BASE, pages, queryString } from '#contract/paths.ts'
import { viewports } from '#test/browser-checks.ts'
import { chromiumArguments, findChromium } from '#test/chromium.ts'
import { withProduct } from './measured-pages.ts'
import { median } from './statistics.ts'

const RUNS = 5
/** From the answer to the rendered events. */
const OPEN_LIMIT_MS = 1000
const DRAG_STEPS = 60
const BULK = 366
const password = 'ružmarin-i-more'

/** The first day of the next full month. */
const first = firstDayOf(addMonths(monthOf(zagrebDayOf(new Date())), 1))

async function call<T>(origin: string, path: string, body?: unknown, token?: string): Promise<T> {
  const answer = await fetch(origin + API_BASE + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as T // the caller names the call's answer
}

/** Creates a professional with an event on each of this many days; returns the token. */
async function makeCalendar(origin: string, days: number): Promise<string> {
  const { data: categories } = await call<{ data: { id: number }[] }>(origin, '/categories')
  const { token } = await call<{ token: string }>(origin, '/register', {
    role: 'professional',
    name: 'Mjerenje',
    email: `kalendar-${days}-${Date.now()}@primjer.test`,
    password,
    password_confirmation: password,
    company_name: 'Mjerenje',
    category_id: categories[0]?.id,
  })
  const events = Array.from({ length: days }, (_, index): EventInput => {
    const event_type = eventTypes[index % eventTypes.length] ?? 'available'
    return { event_date: addDays(first, index), event_type, title: `Događaj ${index + 1}`, notes: null }
  })
  for (let from = 0; from < days; from += BULK)
    await call(origin, '/events/bulk', { events: events.slice(from, from + BULK) }, token)
  return token
}

interface Run {
  openMs: number
  /** The slowest frame while dragging across the month. */
  frameMs: number
}

async function measure(browser: Browser, origin: string, token: string): Promise<Run> {
  const context = await browser.newContext({ viewport: viewports.desktop, reducedMotion: 'reduce' })
  const page = await context.newPage()
  // Stops when the frame with the events has been painted.
  await page.addInitScript(
    ([value, eventsPath]) => {
      localStorage.setItem('auth_token', value ?? '')
      const send = window.fetch
      window.fetch = async (...args) => {
        const answer = await send(...args)
        if (answer.url.includes(`${eventsPath}?`)) performance.mark('answered')
        return answer
      }
      new MutationObserver((_, observer) => {
        if (document.querySelector('[role="cell"] [role="button"]') === null) return
        observer.disconnect()
        requestAnimationFrame(() => setTimeout(() => performance.mark('drawn')))
      }).observe(document, { childList: true, subtree: true })
    },
    [token, '/events'],
  )
  await page.goto(origin + pages.professionalCalendar + queryString({ view: 'month', date: first }))
  await page.waitForFunction(() => performance.getEntriesByName('drawn').length > 0)
  const openMs = await page.evaluate(() => performance.measure('open', 'answered', 'drawn').duration)
  const frameMs = await dragAcross(page, first)
  await context.close()
  return { openMs, frameMs }
}

async function dragAcross(page: Awaited<ReturnType<Browser['newPage']>>, day: CalendarDay): Promise<number> {
  const cell = page.locator(`[role="cell"][data-date="${day}"]`)
  await cell.scrollIntoViewIfNeeded()
  const from = await cell.getByRole('button').boundingBox()
  const to = await page.locator(`[role="cell"][data-date="${addDays(day, 13)}"]`).boundingBox()
  if (!from || !to) throw new Error('The month is not drawn.')
  await page.mouse.move(from.x + 20, from.y + 10)
  await page.mouse.down()
  await page.evaluate(() => {
    let last = performance.now()
    const frame = (now: number) => {
      performance.measure('frame', { start: last, end: Math.max(last, now) })
      last = now
      requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
  })
  await page.mouse.move(to.x + to.width / 2, to.y + 30, { steps: DRAG_STEPS })
  // Back to the start, so that nothing is saved.
  await page.mouse.move(from.x + 20, from.y + 10, { steps: DRAG_STEPS })
  await page.mouse.up()
  return page.evaluate(() => Math.max(...performance.getEntriesByName('frame').map(({ duration }) => duration)))
}

await withProduct(process.argv[2], async (origin) => {
  const { path, env } = await findChromium()
  const browser = await chromium.launch({ executablePath: path, env, args: chromiumArguments })
  try {
    for (const days of [31, 1000]) {
      const token = await makeCalendar(origin, days)
      const runs: Run[] = []
      for (let run = 0; run < RUNS; run += 1) runs.push(await measure(browser, origin, token))
      const openMs = median(runs.map((run) => run.openMs))
      const frameMs = median(runs.map((run) => run.frameMs))
      console.log(`Calendar of ${days} events, median of ${RUNS}`)
      console.log(
        `  ${openMs.toFixed(0).padStart(5)}  ms from the answer to the drawn events (${OPEN_LIMIT_MS} allowed)`,
      )
      console.log(`  ${frameMs.toFixed(0).padStart(5)}  ms for the slowest frame of a drag across the month`)
      if (openMs > OPEN_LIMIT_MS) process.exitCode = 1
    }
  } finally {
    await browser.close()
  }
})
