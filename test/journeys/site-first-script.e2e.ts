import { expect, type Page } from '@playwright/test'
import { pages } from '#contract/paths.ts'
import { test } from '#test/browser.ts'

declare global {
  var formatters: string[] | undefined
  var changesAtOnce: string[][] | undefined
}

const opened = [
  pages.home,
  pages.professionals,
  '/fotografija/zagreb',
  pages.professional(1),
  `${pages.compare}?ids=1,2,3,4`,
  pages.map,
  pages.dates,
]

/** The first of these in a process takes a phone a tenth of a second. */
function recordFormatters() {
  globalThis.formatters = []
  for (const name of ['NumberFormat', 'DateTimeFormat', 'Collator', 'RelativeTimeFormat'] as const)
    Object.defineProperty(Intl, name, {
      value: new Proxy(Intl[name], {
        construct(target, values: []) {
          globalThis.formatters?.push(name)
          return Reflect.construct(target, values) as object
        },
      }),
    })
}

test('a public page needs no formatter of the browser to come to life', async ({ page }) => {
  await page.addInitScript(recordFormatters)
  for (const path of opened)
    await test.step(path, async () => {
      await page.goto(path)
      expect(await page.evaluate(() => globalThis.formatters)).toEqual([])
    })
})

/** The changed attributes of the document, by the step of the browser's work in which they were changed. */
function recordChanges() {
  // An effect of hydration begins to listen for this event.
  globalThis.addEventListener = new Proxy(globalThis.addEventListener, {
    apply(listen, target, given: [string]) {
      const { dataset } = document.documentElement
      if (given[0] === 'storage') dataset['hydrated'] ??= ''
      Reflect.apply(listen, target, given)
    },
  })
  const changes: string[][] = (globalThis.changesAtOnce = [])
  new MutationObserver((records) => changes.push(records.map(({ attributeName }) => attributeName ?? ''))).observe(
    document,
    { subtree: true, attributes: true },
  )
}

const changesWithHydration = (page: Page) =>
  page.evaluate(() => globalThis.changesAtOnce?.find((names) => names.includes('data-hydrated')))

test('hydration does not render the page again in the same step', async ({ page }) => {
  await page.addInitScript(recordChanges)
  await page.goto(pages.home)
  await expect(page.getByRole('button', { name: /^Spremi u favorite: / }).first()).toBeVisible()
  expect(await changesWithHydration(page)).toEqual(['data-hydrated'])
})
