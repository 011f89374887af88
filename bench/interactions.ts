import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test'
import { pages } from '#contract/paths.ts'
import { viewports } from '#test/browser-checks.ts'
import { waitUntilHydrated } from '#test/browser.ts'
import { chromiumArguments, findChromium } from '#test/chromium.ts'
import { findMeasuredPages, withProduct } from './measured-pages.ts'
import { signInToDemo } from './session-state.ts'
import { median } from './statistics.ts'

/* How long a user waits on a slow phone, in milliseconds: from a press or key to the next paint, as measured by the
   browser's event timing (in steps of 8; shorter ones count as 16), and from a press to the page it opens. Several
   products are measured in alternation, A B B A. */

/** An average phone is about four times slower than a desktop computer. */
const CPU_SLOWDOWN = 4

/** The time that a finger stays on the screen. */
const PRESS_MS = 90

/** The interval between letters of a fast typist. */
const KEY_MS = 60

/** Longer than the search's pause plus its answer, so that results arrive during typing. */
const TYPING_PAUSE_MS = 680

/** Until a newly opened page has finished its idle work, which would delay a press. */
const IDLE_MS = 1_000

/** Until a scrolled page stands still. */
const SCROLL_MS = 300

/** The browser reports an interaction after its paint, and slow ones late. */
const REPORT_MS = 900

const PAINT_GOAL_MS = 100

const ROUNDS = 5

interface Measurement {
  name: string
  goal: number
  /** Returns milliseconds. */
  run: (visit: Visit) => Promise<number>
}

interface Visit {
  page: Page
  origin: string
  detailUrl: string
  open: (url: string) => Promise<void>
  press: (selector: string) => Promise<void>
  /** The slowest paint after any press or key since the page was opened. */
  slowestPaint: () => Promise<number>
  /** From the last press to the first frame with the selector in view. */
  untilShown: (selector: string) => Promise<number>
}

const heading = 'main article h1'
const card = 'main li article h3 a'
const allFilters = 'main button[name=filters]'

/** From the action to the next paint. */
const toPaint = (name: string, act: (visit: Visit) => Promise<void>): Measurement => ({
  name,
  goal: PAINT_GOAL_MS,
  async run(visit) {
    await act(visit)
    await visit.page.waitForTimeout(REPORT_MS)
    return visit.slowestPaint()
  },
})

const measurements: Measurement[] = [
  toPaint('typing in the search', async ({ page, origin, open }) => {
    await open(origin + pages.home)
    await page.locator('input[name=search]').focus()
    await page.keyboard.type('stu', { delay: KEY_MS })
    await page.waitForTimeout(TYPING_PAUSE_MS)
    await page.keyboard.type('dio', { delay: KEY_MS })
  }),
  toPaint('filter by category', async ({ page, origin, open, press }) => {
    await open(origin + pages.home)
    await press('nav[aria-label="Kategorije"] li:nth-child(2) a')
    await page.waitForURL(/category_id/)
  }),
  toPaint('filter by city', async ({ page, origin, open }) => {
    await open(origin + pages.home)
    await page.locator('select[name=city]').focus()
    await page.keyboard.press('ArrowDown')
    await page.waitForURL(/city=/)
  }),
  toPaint('all filters', async ({ page, origin, open, press }) => {
    await open(origin + pages.home)
    await press(allFilters)
    await page.waitForSelector('dialog[open]')
  }),
  toPaint('a choice among all filters', async ({ page, origin, open, press }) => {
    await open(origin + pages.home)
    await press(allFilters)
    await page.waitForSelector('dialog[open]')
    await page.waitForTimeout(REPORT_MS)
    await page.evaluate(() => (window.bench.slowest = 0))
    await press('dialog[open] label:has(input:is([type=checkbox], [type=radio]):not(:checked))')
  }),
  toPaint('next page of the list', async ({ page, origin, open, press }) => {
    await open(origin + pages.home)
    await press('a[aria-label="Sljedeća stranica"]')
    await page.waitForURL(/page=2/)
  }),
  toPaint('heart', async ({ origin, open, press }) => {
    await open(origin + pages.home)
    await press('main li:nth-child(2) button[aria-pressed]')
  }),
  toPaint('first to compare', async ({ page, origin, open, press }) => {
    await open(origin + pages.home)
    await press('main li:nth-child(2) button[data-compare]')
    await page.waitForSelector('[data-compare-bar]')
  }),
  toPaint('towns of a circle on the map', async ({ origin, open, press }) => {
    await open(origin + pages.map)
    await press('main button[popovertarget]')
  }),
  toPaint('a category on the map', async ({ page, origin, open, press }) => {
    await open(origin + pages.map)
    await page.locator('select[name=category_id]').selectOption({ index: 2 })
    await press('main form button[type=submit]')
    await page.waitForURL(/category_id=/)
  }),
  toPaint('free days of a category', async ({ page, origin, open, press }) => {
    await open(origin + pages.dates)
    await page.locator('select[name=category_id]').selectOption({ index: 2 })
    await press('main form button[type=submit]')
    await page.waitForURL(/category_id=/)
  }),
  toPaint('next month', async ({ page, detailUrl, open, press }) => {
    await open(detailUrl)
    await press('a[aria-label^="Sljedeći mjesec"]')
    await page.waitForURL(/month=/)
  }),
  toPaint('a free day', async ({ detailUrl, open, press }) => {
    await open(detailUrl)
    await press('td a')
  }),
  toPaint('menu', async ({ page, origin, open, press }) => {
    await open(origin + pages.home)
    await press('button[aria-label="Otvori izbornik"]')
    await page.waitForSelector('dialog[open]')
  }),
  toPaint('card, to the next paint', async ({ page, origin, open, press }) => {
    await open(origin + pages.home)
    await press(card)
    await page.waitForSelector(heading)
  }),
  {
    name: 'card, to the page',
    goal: 300,
    async run({ origin, open, press, untilShown }) {
      await open(origin + pages.home)
      await press(card)
      return untilShown(heading)
    },
  },
  {
    name: 'back to the list',
    goal: 100,
    async run({ page, origin, open, press, untilShown }) {
      const sixth = 'main li:nth-child(6) h3 a'
      await open(origin + pages.home)
      await page.locator(sixth).scrollIntoViewIfNeeded()
      await page.waitForTimeout(SCROLL_MS)
      const before = await page.evaluate(() => scrollY)
      await press(sixth)
      await untilShown(heading)
      await page.waitForTimeout(IDLE_MS)
      await page.evaluate(() => window.bench.goBack())
      const shown = await untilShown(sixth)
      const after = await page.evaluate(() => scrollY)
      if (Math.abs(after - before) > 2) throw new Error(`Back at ${after} instead of ${before} pixels.`)
      return shown
    },
  },
]

declare global {
  interface Window {
    bench: { slowest: number; pressedAt: number; goBack: () => void; shown: (selector: string) => Promise<number> }
  }
}

/** Runs in the page before any of its scripts. */
function watchPage() {
  const bench: Window['bench'] = {
    slowest: 16,
    pressedAt: 0,
    goBack() {
      bench.pressedAt = performance.now()
      history.back()
    },
    shown: (selector) =>
      new Promise((resolve, reject) => {
        // Checked when the document changes or moves: a loop would force unnecessary frames.
        const look = () =>
          requestAnimationFrame(() => {
            const found = document.querySelector(selector)?.getBoundingClientRect()
            if (found === undefined || found.top >= innerHeight || found.bottom <= 0) return
            changes.disconnect()
            removeEventListener('scroll', look)
            // Resolves in the first task after this frame is painted, before React's further work.
            void scheduler.postTask(() => resolve(performance.now() - bench.pressedAt), { priority: 'user-blocking' })
          })
        const changes = new MutationObserver(look)
        changes.observe(document, { childList: true, subtree: true })
        addEventListener('scroll', look)
        setTimeout(() => reject(new Error(`${selector} did not come into view.`)), 30_000)
        look()
      }),
  }
  window.bench = bench
  addEventListener('click', (event) => (bench.pressedAt = event.timeStamp), { capture: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('interactionId' in entry && entry.interactionId !== 0) bench.slowest = Math.max(bench.slowest, entry.duration)
    // The option is newer than TypeScript's types.
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}

async function pressAt(session: CDPSession, page: Page, selector: string) {
  const target = page.locator(selector).first()
  await target.scrollIntoViewIfNeeded()
  await page.waitForTimeout(SCROLL_MS)
  const box = await target.boundingBox()
  if (box === null) throw new Error(`${selector} cannot be pressed.`)
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await page.waitForTimeout(PRESS_MS)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

async function startVisit(context: BrowserContext, origin: string, detailUrl: string): Promise<Visit> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await page.addInitScript(watchPage)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  return {
    page,
    origin,
    detailUrl,
    async open(url) {
      // The network is never idle: a signed-in user's stream stays open.
      await page.goto(url, { waitUntil: 'load' })
      await waitUntilHydrated(page)
      await page.waitForTimeout(IDLE_MS)
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 10_000 })))
    },
    press: (selector) => pressAt(session, page, selector),
    slowestPaint: () => page.evaluate(() => window.bench.slowest),
    untilShown: (selector) => page.evaluate((text) => window.bench.shown(text), selector),
  }
}

interface MeasuredProduct {
  origin: string
  detailUrl: string
  /** A couple's session. */
  session: Awaited<ReturnType<typeof signInToDemo>>
  /** Each measurement's milliseconds. */
  times: Map<Measurement, number[]>
}

async function openProduct(origin: string): Promise<MeasuredProduct> {
  const session = await signInToDemo(origin, 'par@zauvijek.test')
  const detail = (await findMeasuredPages(origin)).find(({ name }) => name.startsWith('detail'))
  if (detail === undefined) throw new Error(`${origin} has no professional to measure.`)
  return { origin, detailUrl: detail.url, session, times: new Map() }
}

async function measureOnce(browser: Browser, { origin, detailUrl, session, times }: MeasuredProduct, one: Measurement) {
  const context = await browser.newContext({
    viewport: viewports.phone,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'hr-HR',
    serviceWorkers: 'block',
    storageState: session,
  })
  const taken = await one.run(await startVisit(context, origin, detailUrl))
  times.set(one, [...(times.get(one) ?? []), taken])
  await context.close()
}

/** Each measurement's milliseconds for each origin, in alternation. */
async function measureAll(origins: string[], wanted: Measurement[]): Promise<Map<Measurement, number[][]>> {
  const { path, env } = await findChromium()
  const browser = await chromium.launch({ executablePath: path, env, args: chromiumArguments })
  try {
    const products = await Promise.all(origins.map(openProduct))
    for (let round = 0; round < ROUNDS; round++) {
      const order = round % 2 === 0 ? products : products.toReversed()
      for (const measurement of wanted) for (const product of order) await measureOnce(browser, product, measurement)
    }
    return new Map(wanted.map((one) => [one, products.map(({ times }) => times.get(one) ?? [])]))
  } finally {
    await browser.close()
  }
}

async function measureOrigins(origins: string[], only: string): Promise<string[]> {
  const results = await measureAll(
    origins,
    measurements.filter(({ name }) => name.includes(only)),
  )
  console.log(`At ${CPU_SLOWDOWN} times slower, median of ${ROUNDS}, in milliseconds:`)
  return [...results].flatMap(([{ name, goal }, byOrigin]) => {
    const shown = byOrigin.map((values) => `${Math.round(median(values))} (${values.map(Math.round).join(', ')})`)
    console.log(`  ${name.padEnd(26)} at most ${String(goal).padStart(3)}:  ${shown.join('   ')}`)
    const own = median(byOrigin[0] ?? [])
    return own > goal ? [`${name}: ${Math.round(own)} ms, at most ${goal} is asked`] : []
  })
}

/** Measures the products at these addresses, or the demo marketplace; the goals apply to the first. */
export async function measureInteractions(given: string[] = [], only = ''): Promise<string[]> {
  if (given.length > 0)
    return measureOrigins(
      given.map((one) => new URL(one).origin),
      only,
    )
  const problems: string[] = []
  await withProduct(undefined, async (origin) => void problems.push(...(await measureOrigins([origin], only))))
  return problems
}
