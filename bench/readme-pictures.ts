import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import sharp from 'sharp'
import { compareAddress } from '#contract/compare.ts'
import { API_BASE, pages, queryString } from '#contract/paths.ts'
import { chromiumArguments, findChromium } from '#test/chromium.ts'
import { THEME_KEY } from '#web/lib/first-paint.ts'
import { withProduct } from './measured-pages.ts'
import { signInToDemo } from './session-state.ts'

/**
 * `npm run readme-pictures [-- --url http://localhost:3000]`: regenerates the pictures of README.md, from a running
 * product or from the build with its demo marketplace.
 */
const { values: options } = parseArgs({ options: { url: { type: 'string' } } })

const folder = resolve(import.meta.dirname, '../docs/pictures')

const desk = { viewport: { width: 1280, height: 900 }, deviceScaleFactor: 1, isMobile: false }
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true }

interface Picture {
  name: string
  path: string
  screen?: typeof desk
  isDark?: boolean
  /** The signed-in account. */
  email?: string
  /** Appears once the page is loaded. */
  shows?: string
}

async function findIds(origin: string, query: Record<string, string>): Promise<number[]> {
  const answer = await fetch(`${origin}${API_BASE}/professionals${queryString(query)}`)
  if (!answer.ok) throw new Error(`The list answered ${answer.status}.`)
  const { data }: { data: { id: number }[] } = await answer.json()
  return data.map(({ id }) => id)
}

async function picturesOf(origin: string): Promise<Picture[]> {
  const [detail] = await findIds(origin, { search: 'Studio Lipanjsko svjetlo' })
  if (detail === undefined) throw new Error('The demo marketplace is not there.')
  const compared = await findIds(origin, { search: 'fotograf', sort: 'rating' })
  return [
    { name: 'home', path: pages.home },
    { name: 'home-phone', path: pages.home, screen: phone },
    { name: 'detail', path: pages.professional(detail) },
    { name: 'detail-dark', path: pages.professional(detail), isDark: true },
    { name: 'compare', path: compareAddress(compared.slice(0, 3)) },
    { name: 'dates', path: pages.dates },
    { name: 'leads', path: pages.professionalLeads, email: 'studio@zauvijek.test', shows: 'e-mail potvrđen' },
  ]
}

async function take(browser: Browser, origin: string, picture: Picture): Promise<void> {
  const context = await browser.newContext({
    ...(picture.screen ?? desk),
    locale: 'hr-HR',
    reducedMotion: 'reduce',
    ...(picture.email !== undefined && { storageState: await signInToDemo(origin, picture.email) }),
  })
  if (picture.isDark) await context.addInitScript((key) => localStorage.setItem(key, 'dark'), THEME_KEY)
  const page = await context.newPage()
  // A signed-in user's event stream never ends, so the network is never idle.
  await page.goto(origin + picture.path, { waitUntil: picture.email === undefined ? 'networkidle' : 'load' })
  if (picture.shows !== undefined) await page.getByText(picture.shows).first().waitFor()
  await page.evaluate(() => document.fonts.ready)
  const png = await page.screenshot()
  await sharp(png)
    .webp({ quality: 86 })
    .toFile(join(folder, `${picture.name}.webp`))
  await context.close()
}

await withProduct(options.url, async (origin) => {
  const { path, env } = await findChromium()
  const browser = await chromium.launch({ executablePath: path, env, args: chromiumArguments })
  for (const picture of await picturesOf(origin)) await take(browser, origin, picture)
  await browser.close()
})
