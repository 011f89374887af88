import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import type { Role } from '#contract/auth.ts'
import { pages } from '#contract/paths.ts'
import { systemClock } from '#server/adapters/clock.ts'
import { connectDatabase } from '#server/db/connect.ts'
import { viewports } from '#test/browser-checks.ts'
import { waitUntilHydrated } from '#test/browser.ts'
import { chromiumArguments, findChromium } from '#test/chromium.ts'
import { makeFactories } from '#test/factories.ts'
import { checkScriptSizes, measureScripts } from './bundle-size.ts'
import { sessionState } from './session-state.ts'
import { startAsServed, type StartedProduct } from './started-product.ts'
import { median } from './statistics.ts'

/* A conversation of a thousand messages: the time until the newest one is in view, the smoothness while older ones
   are loaded, and the time from the key that sends a message until it appears on the other side's screen. */

const MESSAGES = 1_000
const ROUNDS = 9
const OPEN_GOAL_MS = 1_000
const DELIVERY_GOAL_MS = 300
/** A longer frame is noticeable. */
const FRAME_GOAL_MS = 100
/** Transferred bytes of the whole page. */
const SCRIPT_LIMITS = { conversation: 175_000, offer: 150_000 }

interface Sides {
  leadId: number
  offerId: number
  couple: string
  professional: string
}

async function fill(databaseUrl: string): Promise<Sides> {
  const { db, pool, close } = connectDatabase(databaseUrl)
  try {
    const make = makeFactories({ db, clock: systemClock })
    const [couple, professional] = [await make.couple(), await make.professional()]
    const sides = { couple_id: couple.id, professional_id: professional.id }
    const { id } = await make.lead({ ...sides, status: 'contacted' })
    await pool.query(
      `insert into messages (lead_id, author, kind, body, created_at, read_at)
       select $1, case when n % 3 = 0 then 'professional' else 'couple' end, 'text',
              'Poruka ' || n || repeat(', koliko gostiju stane u dvoranu i do kada svira glazba', n % 5),
              now() - make_interval(mins => $2 - n), now()
         from generate_series(1, $2::integer) as n`,
      [id, MESSAGES],
    )
    const offer = await make.offer({ lead_id: id })
    return { leadId: id, offerId: offer.id, couple: couple.token, professional: professional.token }
  } finally {
    await close()
  }
}

async function newPerson(browser: Browser, origin: string, token: string, role: Role): Promise<BrowserContext> {
  return browser.newContext({
    viewport: viewports.desktop,
    locale: 'hr-HR',
    serviceWorkers: 'block',
    storageState: sessionState(origin, token, role),
  })
}

/** In the page: resolves with the wall-clock time of the first frame with the text in view. */
const whenInView = (page: Page, text: string): Promise<number> =>
  page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const look = () => {
          const walker = document.createTreeWalker(
            document.querySelector('main') ?? document.body,
            NodeFilter.SHOW_TEXT,
          )
          for (let node = walker.nextNode(); node; node = walker.nextNode()) {
            if (node.nodeValue?.startsWith(wanted) !== true) continue
            const frame = node.parentElement?.getBoundingClientRect()
            if (frame && frame.height > 0 && frame.top < innerHeight && frame.bottom > 0) return resolve(Date.now())
          }
          return requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      }),
    text,
  )

async function measureOpening(browser: Browser, origin: string, { leadId, couple }: Sides): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const context = await newPerson(browser, origin, couple, 'couple')
    const page = await context.newPage()
    const begin = Date.now()
    await page.goto(origin + pages.conversation(leadId), { waitUntil: 'commit' })
    times.push((await whenInView(page, `Poruka ${MESSAGES}`)) - begin)
    await context.close()
  }
  return times
}

/** The longest frame while scrolling up to the beginning. */
async function measureScrolling(browser: Browser, origin: string, { leadId, couple }: Sides): Promise<number> {
  const context = await newPerson(browser, origin, couple, 'couple')
  const page = await context.newPage()
  await page.goto(origin + pages.conversation(leadId))
  await waitUntilHydrated(page)
  await whenInView(page, `Poruka ${MESSAGES}`)
  await page.evaluate(() => {
    let last = performance.now()
    const bench = { longest: 0, slowest: 0, pressedAt: 0, goBack() {}, shown: () => Promise.resolve(0) }
    window.bench = bench
    const frame = (now: number) => {
      bench.slowest = Math.max(bench.slowest, now - last)
      last = now
      requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
  })
  await page.mouse.move(900, 450)
  const first = page.getByText('Poruka 1,', { exact: false }).first()
  for (let turn = 0; turn < 400 && !(await first.isVisible()); turn++) await page.mouse.wheel(0, -2_000)
  await first.waitFor({ state: 'visible' })
  const slowest = await page.evaluate(() => window.bench.slowest)
  await context.close()
  return slowest
}

async function measureDelivery(browser: Browser, origin: string, sides: Sides): Promise<number[]> {
  const [here, there] = [
    await newPerson(browser, origin, sides.couple, 'couple'),
    await newPerson(browser, origin, sides.professional, 'professional'),
  ]
  const [writing, reading] = [await here.newPage(), await there.newPage()]
  for (const page of [writing, reading]) {
    await page.goto(origin + pages.conversation(sides.leadId))
    await waitUntilHydrated(page)
    await whenInView(page, `Poruka ${MESSAGES}`)
  }
  const field = writing.getByRole('textbox', { name: 'Poruka' })
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    await field.fill(`Javljam se ${round}.`)
    const seen = whenInView(reading, `Javljam se ${round}.`)
    const begin = Date.now()
    await field.press('Enter')
    times.push((await seen) - begin)
  }
  await here.close()
  await there.close()
  return times
}

function check(name: string, milliseconds: number, goal: number, all: number[] = []): string[] {
  const each = all.length > 0 ? ` (${all.map(Math.round).join(', ')})` : ''
  console.log(`  ${name.padEnd(52)} at most ${String(goal).padStart(5)}:  ${Math.round(milliseconds)}${each}`)
  return milliseconds > goal ? [`${name}: ${Math.round(milliseconds)} ms, at most ${goal} is asked`] : []
}

async function measureAll(browser: Browser, { origin }: StartedProduct, sides: Sides): Promise<string[]> {
  console.log(`A conversation of ${MESSAGES} messages, medians of ${ROUNDS}, in milliseconds:`)
  const opening = await measureOpening(browser, origin, sides)
  const delivery = await measureDelivery(browser, origin, sides)
  return [
    ...check('from the address to the newest message', median(opening), OPEN_GOAL_MS, opening),
    ...check('from the key to the other screen', median(delivery), DELIVERY_GOAL_MS, delivery),
    ...check('longest frame on the way up', await measureScrolling(browser, origin, sides), FRAME_GOAL_MS),
  ]
}

/** Measures the built product with a separate conversation and two browsers on one machine. */
export async function measureConversation(dataDir: string): Promise<string[]> {
  const product = await startAsServed(dataDir)
  const { path, env } = await findChromium()
  const browser = await chromium.launch({ executablePath: path, env, args: chromiumArguments })
  try {
    const sides = await fill(await product.databaseUrl())
    const problems = await measureAll(browser, product, sides)
    const storageState = sessionState(product.origin, sides.couple, 'couple')
    const measured = [
      {
        name: 'conversation',
        url: product.origin + pages.conversation(sides.leadId),
        scriptLimit: SCRIPT_LIMITS.conversation,
        storageState,
      },
      {
        name: 'offer to print',
        url: product.origin + pages.offer(sides.offerId),
        scriptLimit: SCRIPT_LIMITS.offer,
        storageState,
      },
    ]
    return [...problems, ...checkScriptSizes(await measureScripts(measured))]
  } finally {
    await browser.close()
    await product.stop()
  }
}
