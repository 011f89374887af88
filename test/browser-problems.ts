import type { BrowserContext } from '@playwright/test'

export interface Problems {
  /** Declares a problem that this test provokes on purpose. It must then occur. */
  expect: (pattern: RegExp) => void
  /** Declares a problem that may occur, depending on timing that the test cannot control. */
  allow: (pattern: RegExp) => void
}

/** Browser messages that the product cannot prevent. */
const ignoredPatterns = [
  // How Playwright implements a setting of playwright.config.ts.
  /^Service Worker registration blocked by Playwright$/,
  // The worker took over the page while it was loading, so Chromium fetches earlier preloads again.
  /^A preload for .* is not used because it is a cross-world service worker resource mismatch\.$/,
]

/** Collects everything that goes wrong in a browser without failing an assertion. */
export class ProblemGuard implements Problems {
  readonly #host: string
  readonly #seen: string[] = []
  readonly #expected: RegExp[] = []
  readonly #allowed: RegExp[] = []

  constructor(origin: string) {
    this.#host = new URL(origin).host
  }

  expect(pattern: RegExp): void {
    this.#expected.push(pattern)
  }

  allow(pattern: RegExp): void {
    this.#allowed.push(pattern)
  }

  watch(context: BrowserContext): void {
    context.on('console', (message) => {
      const kind = message.type()
      if (ignoredPatterns.some((pattern) => pattern.test(message.text()))) return
      if (kind === 'error' || kind === 'warning')
        this.#seen.push(`console ${kind}: ${message.text()} (${message.location().url})`)
    })
    context.on('weberror', (error) => this.#seen.push(`page error: ${error.error().stack ?? error.error().message}`))
    context.on('request', (request) => {
      const url = new URL(request.url())
      if (/^(https?|wss?):$/.test(url.protocol) && url.host !== this.#host)
        this.#seen.push(`request to another host: ${url.href}`)
    })
    context.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? ''
      // Leaving a page or typing on aborts running requests.
      if (reason !== 'net::ERR_ABORTED') this.#seen.push(`request failed: ${request.url()} (${reason})`)
    })
    context.on('response', (response) => {
      if (response.status() >= 500) this.#seen.push(`answer ${response.status()}: ${response.url()}`)
    })
  }

  /** Problems that no test declared, and declared ones that did not happen. */
  listProblems(): string[] {
    const known = [...this.#expected, ...this.#allowed]
    const surprising = this.#seen.filter((problem) => !known.some((pattern) => pattern.test(problem)))
    const missing = this.#expected.filter((pattern) => !this.#seen.some((problem) => pattern.test(problem)))
    return [...surprising, ...missing.map((pattern) => `expected, but did not happen: ${pattern}`)]
  }
}
