import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Locator, type Page } from '@playwright/test'
import type axe from 'axe-core'
import type { RunOnly } from 'axe-core'
import { STATE_NAME } from '#web/lib/overlay-entries.ts'

export const viewports = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } } as const

const wcag22aa: RunOnly = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'] }
/** The axe rules for WCAG 2.2 AA that check colours; the others do not depend on the theme. */
const ofColours: RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }

interface Look {
  width: keyof typeof viewports
  theme: 'light' | 'dark'
}

/** Each theme and each width once: testing every combination is not worth doubling the time of every journey. */
const usualLooks: readonly Look[] = [
  { width: 'phone', theme: 'light' },
  { width: 'desktop', theme: 'dark' },
]

export const allLooks: readonly Look[] = [
  ...usualLooks,
  { width: 'phone', theme: 'dark' },
  { width: 'desktop', theme: 'light' },
]

/** Expects no violation of WCAG 2.2 AA, in both themes and at both widths. Restores the page's state. */
export async function expectAccessible(page: Page, looks = usualLooks): Promise<void> {
  const before = page.viewportSize()
  const themeBefore = await page.evaluate(() => document.documentElement.dataset.theme)
  const problems: string[] = []
  const lookedAt = new Set<Look['width']>()
  for (const { width, theme } of looks) {
    await page.setViewportSize(viewports[width])
    await showTheme(page, theme)
    const found = await findViolations(page, lookedAt.has(width) ? ofColours : wcag22aa)
    problems.push(...found.map((problem) => `${width}, ${theme}: ${problem}`))
    lookedAt.add(width)
  }
  problems.push(...(await findJoinedNames(page)))
  await showTheme(page, themeBefore)
  if (before) await page.setViewportSize(before)
  expect(problems).toEqual([])
}

/** Two parts of a name where one is empty or begins with a sign, as a screen reader then reads them. */
const brokenJoin =
  /\s[,:;.!?)](?=\s|$)|(?<![.\s])[,:·–]\s*[,:·–]\s|[:,·–]\s*$|^\s*[:,·–]|„\s*”|\(\s*\)|\b(?:undefined|null|NaN)\b/u

/**
 * Names and descriptions of controls that run together wrongly. A part that is shown to screen readers only stands by
 * itself for the browser, so `Odaberi<span>: Ana</span>` is read as `Odaberi : Ana`.
 */
async function findJoinedNames(page: Page): Promise<string[]> {
  const browser = await page.context().newCDPSession(page)
  const { nodes } = await browser.send('Accessibility.getFullAXTree')
  await browser.detach()
  const controls = new Set(['button', 'link', 'textbox', 'combobox', 'checkbox', 'radio', 'DisclosureTriangle'])
  return nodes
    .filter(({ ignored, role }) => !ignored && controls.has(String(role?.value)))
    .flatMap(({ role, name, description }) =>
      [name?.value, description?.value]
        .map((text) => String(text ?? ''))
        .filter((text) => brokenJoin.test(text))
        .map((text) => `badly joined name of a ${role?.value}: ${text}`),
    )
}

const axeScript = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/**
 * Loads axe's script once per document, since that takes as long as the check. Pages have no frames. A fixed bar always
 * covers some control, which then seems too small; such a control is checked again in the middle of the window.
 */
async function findViolations(page: Page, runOnly: RunOnly): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeScript)
  return page.evaluate(async (rules) => {
    const { run } = (window as typeof window & { axe: typeof axe }).axe // put there by the line above
    // Collects only violations, which halves the time.
    const find = async (only: RunOnly) => {
      const { violations } = await run(document, { runOnly: only, resultTypes: ['violations'] })
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => ({ id, target: target.join(' '), failureSummary })),
      )
    }
    const isCoveredOnly = async ({ id, target }: { id: string; target: string }) => {
      if (id !== 'target-size') return false
      const { scrollX: left, scrollY: top } = window
      document.querySelector(target)?.scrollIntoView({ block: 'center', behavior: 'instant' })
      const again = await find({ type: 'rule', values: [id] })
      scrollTo({ left, top, behavior: 'instant' })
      return again.every((other) => other.target !== target)
    }
    const problems: string[] = []
    for (const found of await find(rules))
      if (!(await isCoveredOnly(found))) problems.push(`${found.id} at ${found.target}: ${found.failureSummary}`)
    return problems
  }, runOnly)
}

/**
 * Sets the theme as the product does and waits until every colour has arrived: during a transition a colour has neither
 * theme's contrast, so transitions are disabled. Done through the DOM, since the content security policy allows no
 * inline styles.
 */
async function showTheme(page: Page, theme: string | undefined): Promise<void> {
  await page.evaluate(async (name) => {
    const still = new CSSStyleSheet()
    still.replaceSync('*, *::before, *::after { transition: none !important }')
    document.adoptedStyleSheets.push(still)
    if (name === undefined) delete document.documentElement.dataset.theme
    else document.documentElement.dataset.theme = name
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
    const passing = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(passing.map((one) => one.finished))
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still)
  }, theme)
}

/** Expects that nothing on the page has moved by itself since it was opened. */
export async function expectNoLayoutShift(page: Page): Promise<void> {
  const shifts = await page.evaluate(async () => {
    const seen: LayoutShift[] = []
    const observer = new PerformanceObserver((list) => seen.push(...(list.getEntries() as LayoutShift[])))
    observer.observe({ type: 'layout-shift', buffered: true })
    await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)))
    seen.push(...(observer.takeRecords() as LayoutShift[]))
    observer.disconnect()
    const name = (node: Node | null) =>
      node instanceof Element ? node.outerHTML.slice(0, 100) : (node?.textContent ?? '?')
    return seen
      .filter((shift) => !shift.hadRecentInput)
      .map(({ value, sources }) => `${value.toFixed(4)}: ${sources.map((source) => name(source.node)).join(' | ')}`)
  })
  expect(shifts).toEqual([])
}

/** The default font size. */
const usualLetters = 16

/** With doubled font size, as set in the browser. */
export async function inLargeLetters<Seen>(page: Page, look: () => Promise<Seen>): Promise<Seen> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: usualLetters * 2 } })
  await page.evaluate(
    async (size) => {
      const { documentElement } = document
      const letters = () => getComputedStyle(documentElement).fontSize
      while (letters() !== size) await new Promise((painted) => requestAnimationFrame(painted))
      // A ResizeObserver runs in a later frame.
      for (let still = 0, last = 0; still < 4; still++) {
        await new Promise((painted) => requestAnimationFrame(painted))
        if (documentElement.scrollHeight !== last) still = 0
        last = documentElement.scrollHeight
      }
    },
    `${usualLetters * 2}px`,
  )
  const seen = await look()
  await browser.send('Page.setFontSizes', { fontSizes: { standard: usualLetters } })
  await browser.detach()
  return seen
}

/**
 * Finds elements that are clipped with large text, or overflow the window or a frame. Ignores intentionally truncated
 * texts and rows that scroll sideways.
 */
export const findCutInLargeLetters = (within: Locator): Promise<string[]> =>
  inLargeLetters(within.page(), () =>
    within.evaluate((root) => {
      const { clientWidth } = document.body
      const left = 'option, [class*="sr-only"], [class*="line-clamp-"], [class*="overflow-x-auto"], .row-tools'
      const isVisible = (element: Element | null) => element?.checkVisibility() === true && !element.closest(left)
      const frames = new Map<Element, { box: DOMRect; isClosedBelow: boolean } | null>()
      const frameOf = (element: Element) => {
        const { overflowX, overflowY, borderLeftWidth } = getComputedStyle(element)
        if (overflowX === 'visible' && borderLeftWidth === '0px') return null
        return { box: element.getBoundingClientRect(), isClosedBelow: /hidden|clip/.test(overflowY) }
      }
      const isWithin = (text: DOMRect, element: Element) => {
        let frame = frames.get(element)
        if (frame === undefined) {
          frame = frameOf(element)
          frames.set(element, frame)
        }
        if (frame === null) return true
        const isTooLow = frame.isClosedBelow && text.bottom > frame.box.bottom + 2
        return text.left >= frame.box.left - 1 && text.right <= frame.box.right + 1 && !isTooLow
      }
      const found: string[] = []
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        if (!node.textContent?.trim() || !isVisible(node.parentElement)) continue
        const range = document.createRange()
        range.selectNodeContents(node)
        for (const text of range.getClientRects()) {
          let element = node.parentElement
          while (element && element !== document.body && isWithin(text, element)) element = element.parentElement
          const isWhole = element === document.body && text.right <= clientWidth + 1
          if (!isWhole) found.push(node.textContent)
        }
      }
      if (document.documentElement.scrollWidth > clientWidth + 1) found.push('The page is scrolled sideways.')
      return [...new Set(found)]
    }),
  )

export async function expectWholeInLargeLetters(within: Locator): Promise<void> {
  expect(await findCutInLargeLetters(within)).toEqual([])
}

/** The words of a part of the page that stand on more than one line; texts within `except` do not count. */
export const findBrokenWords = (within: Locator, except?: string): Promise<string[]> =>
  within.evaluate((root, left) => {
    const found: string[] = []
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (left !== undefined && node.parentElement?.closest(left)) continue
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\S+/g)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.push(word)
      }
    }
    return found
  }, except)

/** Expects that nothing is scrolled sideways with the text spacing of WCAG 1.4.12. Restores the page's state. */
export async function expectWholeWithTextSpacing(page: Page): Promise<void> {
  const tooWide = await page.evaluate(async () => {
    const spacing = new CSSStyleSheet()
    spacing.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
        'p { margin-bottom: 2em !important }',
    )
    document.adoptedStyleSheets.push(spacing)
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
    const { scrollWidth, clientWidth } = document.documentElement
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== spacing)
    return scrollWidth - clientWidth
  })
  expect(tooWide).toBeLessThanOrEqual(0)
}

/** https://wicg.github.io/layout-instability/; TypeScript's DOM has no name for it. */
interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null }[]
}

/** Waits until the current history entry is, or no longer is, that of a dialog that one step back closes. */
export async function expectEntryOfOverlay(page: Page, isThere: boolean): Promise<void> {
  const isAtEntry = () => page.evaluate((name) => Object.hasOwn(history.state ?? {}, name), STATE_NAME)
  await expect.poll(isAtEntry).toBe(isThere)
}

/** Links and buttons too low for a finger, outside of text; those within a sentence are as high as its line. */
export const findLow = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body > header a, main a, main button, main summary, footer a')]
      .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((element) => getComputedStyle(element).display !== 'inline' && element.offsetWidth > 1)
      .filter((element) => element.getBoundingClientRect().height < 43.5)
      .map((element) => `${element.textContent.trim()}: ${element.getBoundingClientRect().height}`),
  )

export const leftOf = async (element: Locator) => Math.round((await element.boundingBox())?.x ?? Number.NaN)
