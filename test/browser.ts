import { join } from 'node:path'
import { type BrowserContext, type BrowserContextOptions, expect, type Page, test as base } from '@playwright/test'
import type { Session } from '#contract/auth.ts'
import { API_BASE } from '#contract/paths.ts'
import { deferredScriptType } from '#web/lib/deferred-scripts.ts'
import { ROLE_KEY, TOKEN_KEY } from '#web/lib/token.ts'
import { ProblemGuard, type Problems } from './browser-problems.ts'
import { chromiumArguments, findChromium } from './chromium.ts'
import { copyDemoData } from './demo-data.ts'
import { findMemory } from './memory.ts'
import { type Product, removeDataDir, startProduct } from './product.ts'

interface TestFixtures {
  /** Fails the test for any problem in the browser that it has not declared. */
  problems: Problems
  /** Another user with a separate browser, watched like the first. */
  openVisitor: (options?: BrowserContextOptions) => Promise<Page>
}

interface WorkerFixtures {
  /** The built product with the demo marketplace; one per worker, so tests in a file may share its data. */
  product: Product
}

/** Playwright's test with the built product running and a watched browser. */
export const test = base.extend<TestFixtures & { watch: ProblemGuard }, WorkerFixtures>({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const { path, env } = await findChromium()
      // With all cores busy, V8's helper threads cost more than they save.
      const args = [...chromiumArguments, '--js-flags=--single-threaded']
      // Playwright puts the shared memory of Chromium's processes on the disk, since a container may have little.
      const ignoreDefaultArgs = findMemory() === undefined ? [] : ['--disable-dev-shm-usage']
      await use({ ...launchOptions, executablePath: path, env, args, ignoreDefaultArgs })
    },
    { scope: 'worker' },
  ],

  product: [
    async ({}, use, worker) => {
      const dataDir = copyDemoData()
      const log = join(worker.project.outputDir, `server-${worker.workerIndex}.log`)
      // The browsers need the other cores; `server/workers/workers.test.ts` covers several processes.
      const product = await startProduct({ dataDir, log, env: { WORKERS: '1' } })
      await use(product)
      await product.stop()
      removeDataDir(dataDir)
    },
    { scope: 'worker', timeout: 200_000 },
  ],

  baseURL: async ({ product }, use) => use(product.url),

  // Only for tests that open a page; those that just send requests need no browser.
  watch: async ({ product }, use) => {
    const guard = new ProblemGuard(product.url)
    await use(guard)
    expect(guard.listProblems(), 'what went wrong in the browser').toEqual([])
  },

  context: async ({ context, watch }, use) => {
    watch.watch(context)
    hydrateOpenedPages(context)
    await use(context)
  },

  problems: async ({ watch }, use) => use(watch),

  openVisitor: async ({ browser, watch, contextOptions, baseURL, viewport, locale, timezoneId }, use) => {
    const opened: Page[] = []
    await use(async (options) => {
      const context = await browser.newContext({ ...contextOptions, baseURL, viewport, locale, timezoneId, ...options })
      watch.watch(context)
      if (options?.javaScriptEnabled !== false) hydrateOpenedPages(context)
      const page = await context.newPage()
      opened.push(page)
      return page
    })
    for (const page of opened) await page.context().close()
  },
})

/**
 * Waits until the page's first effects have run, after which no click or key is lost. The load event comes earlier, on
 * a busy machine much earlier.
 */
export const waitUntilHydrated = (page: Page) =>
  page.waitForFunction(
    (type) =>
      document.querySelector(`script[type="${type}"]`) === null ||
      document.documentElement.dataset.scroll !== undefined,
    deferredScriptType,
    // The default polls on every frame, which forces a frame to be drawn each time.
    { polling: 40 },
  )

/** Simulates the first use of the page, and waits until the parts hydrated by it are ready. */
export async function startUsing(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('pointermove')))
  await page.waitForFunction(
    () =>
      [...document.querySelectorAll('div.contents[id]')].every((part) =>
        Object.keys(part).some((key) => key.startsWith('__react')),
      ),
    undefined,
    { polling: 40 },
  )
}

/** Lets a page that is opened from now on go by its own clock, which the test sets, instead of the server's. */
export const followOwnClock = (page: Page) =>
  page.addInitScript(() => {
    const { get } = Headers.prototype
    Headers.prototype.get = function (name) {
      return name === 'date' ? null : get.call(this, name)
    }
  })

/** Simulates the user's return to an open page, at this time of its clock. */
export async function comeBack(page: Page, time: string): Promise<void> {
  await page.clock.setFixedTime(time)
  await page.evaluate(() => {
    dispatchEvent(new Event('blur'))
    dispatchEvent(new Event('focus'))
  })
}

/** Makes opening a page in this context wait for hydration, unless the caller only waits for its beginning. */
function hydrateOpenedPages(context: BrowserContext) {
  context.on('page', (page) => {
    const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
    page.goto = async (url, options) => {
      const answer = await goto(url, options)
      if (options?.waitUntil === undefined) await waitUntilHydrated(page)
      return answer
    }
    page.reload = async (options) => {
      const answer = await reload(options)
      if (options?.waitUntil === undefined) await waitUntilHydrated(page)
      return answer
    }
  })
}

/** Signs in through the API and stores the token where the pages read it. No page is open afterwards. */
export async function signIn(page: Page, email: string, password = 'demo-zauvijek'): Promise<void> {
  const answer = await page.request.post(`${API_BASE}/login`, { data: { email, password } })
  expect(answer.status(), `login of ${email}`).toBe(200)
  await storeSession(page, (await answer.json()) as Session)
}

/**
 * Stores the same as a sign-in. Without the role, a page would learn only after hydration whose it is, and change under
 * a click.
 */
export async function storeSession(page: Page, { token, user: { role } }: Session): Promise<void> {
  await page.goto('/healthz')
  const entries = { [TOKEN_KEY]: token, [ROLE_KEY]: role }
  await page.evaluate((stored) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
  }, entries)
}
