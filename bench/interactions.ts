import { type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test'
import { API_BASE, pages } from '#contract/paths.ts'
import { viewports } from '#test/browser-checks.ts'
import { waitUntilHydrated } from '#test/browser.ts'
import { chromiumArguments, findChromium } from '#test/chromium.ts'
import { findMeasuredPages, withProduct } from './measured-pages.ts'

/*
 * How long a person on a slow phone waits, in milliseconds: from a press or a key to the next paint, as the browser's
 * own event timing reports it (in steps of 8, and 16 for anything shorter), and from a press to the page that it leads
 * to. `node bench/interactions.ts <origin>` measures a running product; several are measured in turns, A B B A.
 */

/** A middling phone is about four times slower than a desk's machine. */
const CPU_SLOWDOWN = 4

/** A finger stays on the glass for about this long. */
const PRESS_MS = 90

const ROUNDS = Number(process.env.ROUNDS ?? 5)

interface Measurement {
  name: string
  goal: number
  /** Gives milliseconds. */
  run: (visit: Visit) => Promise<number>
}

interface Visit {
  page: Page
  origin: string
  detailUrl: string
  open: (url: string) => Promise<void>
  press: (selector: string) => Promise<void>
  /** Of all that was pressed and typed since the page was opened, the one that waited longest for its paint. */
  slowestPaint: () => Promise<number>
  /** From the last press to the first frame in which the selector is in view. */
  untilShown: (selector: string) => Promise<number>
}

const heading = 'main article h1'
const card = 'main li article h3 a'

const measurements: Measurement[] = [
  {
    name: 'typing in the search',
    goal: 100,
    async run({ page, origin, open, slowestPaint }) {
      await open(origin + pages.home)
      await page.locator('input[name=search]').focus()
      // With a pause in it, so that the results come while there is typing.
      await page.keyboard.type('stu', { delay: 120 })
      await page.waitForTimeout(560)
      await page.keyboard.type('dio', { delay: 60 })
      await page.waitForTimeout(900)
      return slowestPaint()
    },
  },
  {
    name: 'filter by category',
    goal: 100,
    async run({ page, origin, open, press, slowestPaint }) {
      await open(origin + pages.home)
      await press('nav[aria-label="Kategorije"] li:nth-child(2) a')
      await page.waitForURL(/category_id/)
      await page.waitForTimeout(800)
      return slowestPaint()
    },
  },
  {
    name: 'filter by city',
    goal: 100,
    async run({ page, origin, open, slowestPaint }) {
      await open(origin + pages.home)
      await page.locator('select[name=city]').focus()
      await page.keyboard.press('ArrowDown')
      await page.waitForURL(/city=/)
      await page.waitForTimeout(800)
      return slowestPaint()
    },
  },
  {
    name: 'next page of the list',
    goal: 100,
    async run({ page, origin, open, press, slowestPaint }) {
      await open(origin + pages.home)
      await press('a[aria-label="Sljedeća stranica"]')
      await page.waitForURL(/page=2/)
      await page.waitForTimeout(800)
      return slowestPaint()
    },
  },
  {
    name: 'heart',
    goal: 100,
    async run({ page, origin, open, press, slowestPaint }) {
      await open(origin + pages.home)
      await press('main li:nth-child(2) button[aria-pressed]')
      await page.waitForTimeout(800)
      return slowestPaint()
    },
  },
  {
    name: 'next month',
    goal: 100,
    async run({ page, detailUrl, open, press, slowestPaint }) {
      await open(detailUrl)
      await press('a[aria-label^="Sljedeći mjesec"]')
      await page.waitForURL(/month=/)
      await page.waitForTimeout(800)
      return slowestPaint()
    },
  },
  {
    name: 'a free day',
    goal: 100,
    async run({ page, detailUrl, open, press, slowestPaint }) {
      await open(detailUrl)
      await press('td a')
      await page.waitForTimeout(800)
      return slowestPaint()
    },
  },
  {
    name: 'menu',
    goal: 100,
    async run({ page, origin, open, press, slowestPaint }) {
      await open(origin + pages.home)
      await press('button[aria-label="Otvori izbornik"]')
      await page.waitForSelector('dialog[open]')
      await page.waitForTimeout(500)
      return slowestPaint()
    },
  },
  {
    name: 'card, to the next paint',
    goal: 100,
    async run({ page, origin, open, press, slowestPaint }) {
      await open(origin + pages.home)
      await press(card)
      await page.waitForSelector(heading)
      await page.waitForTimeout(500)
      return slowestPaint()
    },
  },
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
      await open(origin + pages.home)
      await page.locator('main li:nth-child(6) h3 a').scrollIntoViewIfNeeded()
      await page.waitForTimeout(300)
      const before = await page.evaluate(() => scrollY)
      await press('main li:nth-child(6) h3 a')
      await untilShown(heading)
      await page.waitForTimeout(1500)
      await page.evaluate(() => window.bench.goBack())
      const shown = await untilShown('main li:nth-child(6) h3 a')
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

/** In the page, before anything of it runs. */
function watchPage() {
  const bench: Window['bench'] = {
    slowest: 16,
    pressedAt: 0,
    goBack() {
      bench.pressedAt = performance.now()
      history.back()
    },
    shown: (selector) =>
      new Promise((resolve) => {
        const look = () => {
          const found = document.querySelector(selector)?.getBoundingClientRect()
          const isInView = found !== undefined && found.top < innerHeight && found.bottom > 0
          if (!isInView) return requestAnimationFrame(look)
          // This frame is painted before the next task.
          const { port1, port2 } = new MessageChannel()
          port1.addEventListener('message', () => resolve(performance.now() - bench.pressedAt))
          port1.start()
          return port2.postMessage(null)
        }
        requestAnimationFrame(look)
      }),
  }
  window.bench = bench
  addEventListener('click', (event) => (bench.pressedAt = event.timeStamp), { capture: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('interactionId' in entry && entry.interactionId !== 0) bench.slowest = Math.max(bench.slowest, entry.duration)
    // The option is newer than the compiler's own types.
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}

async function pressAt(session: CDPSession, page: Page, selector: string) {
  const target = page.locator(selector).first()
  await target.scrollIntoViewIfNeeded()
  await page.waitForTimeout(300)
  const box = await target.boundingBox()
  if (box === null) throw new Error(`${selector} cannot be pressed.`)
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await page.waitForTimeout(PRESS_MS)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

async function visit(context: BrowserContext, origin: string, detailUrl: string): Promise<Visit> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await page.addInitScript(watchPage)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  return {
    page,
    origin,
    detailUrl,
    async open(url) {
      await page.goto(url, { waitUntil: 'networkidle' })
      await waitUntilHydrated(page)
      await page.waitForTimeout(1000)
    },
    press: (selector) => pressAt(session, page, selector),
    slowestPaint: () => page.evaluate(() => window.bench.slowest),
    untilShown: (selector) => page.evaluate((text) => window.bench.shown(text), selector),
  }
}

async function signIn(context: BrowserContext, origin: string) {
  const answer = await context.request.post(`${origin}${API_BASE}/login`, {
    data: { email: 'par@zauvijek.test', password: 'demo-zauvijek' },
  })
  if (!answer.ok()) throw new Error(`The demo couple cannot sign in: ${answer.status()}.`)
  const { token } = (await answer.json()) as { token: string }
  return {
    cookies: [],
    origins: [{ origin, localStorage: [{ name: 'auth_token', value: token }] }],
  }
}

const median = (values: number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN

/** Each measurement's milliseconds for each origin, taken in turns. */
async function measureAll(origins: string[], wanted: Measurement[]): Promise<Map<Measurement, number[][]>> {
  const { path, env } = await findChromium()
  const browser = await chromium.launch({ executablePath: path, env, args: chromiumArguments })
  const results = new Map(wanted.map((one) => [one, origins.map((): number[] => [])]))
  try {
    const context = await browser.newContext()
    const states = await Promise.all(origins.map((origin) => signIn(context, origin)))
    const details = await Promise.all(
      origins.map(
        async (origin) => (await findMeasuredPages(origin)).find(({ name }) => name.startsWith('detail'))!.url,
      ),
    )
    for (let round = 0; round < ROUNDS; round += 1) {
      const order = origins.map((_, index) => (round % 2 === 0 ? index : origins.length - 1 - index))
      for (const measurement of wanted) {
        for (const index of order) {
          const own = await browser.newContext({
            viewport: viewports.phone,
            deviceScaleFactor: 2,
            isMobile: true,
            hasTouch: true,
            locale: 'hr-HR',
            serviceWorkers: 'block',
            storageState: states[index]!,
          })
          const opened = await visit(own, origins[index]!, details[index]!)
          results.get(measurement)![index]!.push(await measurement.run(opened))
          await own.close()
        }
      }
    }
    return results
  } finally {
    await browser.close()
  }
}

async function main(origins: string[]) {
  const wanted = measurements.filter(({ name }) => name.includes(process.env.ONLY ?? ''))
  const results = await measureAll(origins, wanted)
  console.log(`At ${CPU_SLOWDOWN} times slower, median of ${ROUNDS}, in milliseconds:`)
  for (const [{ name, goal }, byOrigin] of results) {
    const shown = byOrigin.map((values) => `${Math.round(median(values))} (${values.map(Math.round).join(', ')})`)
    console.log(`  ${name.padEnd(26)} at most ${String(goal).padStart(3)}:  ${shown.join('   ')}`)
    if (median(byOrigin[0]!) > goal) process.exitCode = 1
  }
}

const given = process.argv.slice(2)
if (given.length > 0) await main(given.map((one) => new URL(one).origin))
else await withProduct(undefined, (origin) => main([origin]))
