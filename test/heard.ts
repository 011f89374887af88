import type { Page } from '@playwright/test'

type Listening = typeof globalThis & { heardTexts: string[] }

/** Collects the texts that screen readers announce from now on, because they appear in a live region of the page. */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const texts: string[] = []
    ;(window as unknown as Listening).heardTexts = texts
    const isLive = (node: Node) => {
      const element = node instanceof Element ? node : node.parentElement
      const region = element?.closest('[aria-live], [role=status], [role=alert], [role=log]')
      return region !== null && region !== undefined && region.getAttribute('aria-live') !== 'off'
    }
    new MutationObserver((changes) => {
      for (const { target, addedNodes, type } of changes) {
        if (!isLive(target)) continue
        const added = type === 'characterData' ? [target] : [...addedNodes]
        texts.push(...added.map(({ textContent }) => textContent?.trim() ?? '').filter((text) => text !== ''))
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true })
  })
  return () => page.evaluate(() => (window as unknown as Listening).heardTexts)
}
