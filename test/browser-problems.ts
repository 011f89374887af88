import type { BrowserContext } from '@playwright/test'

export interface Problems {
  /** Declares a problem that this test provokes on purpose. It must then really occur. */
  expect: (pattern: RegExp) => void
}

/** Listens to everything that goes wrong in a browser and that no assertion would see. */
export class ProblemGuard implements Problems {
  readonly #host: string
  readonly #seen: string[] = []
  readonly #expected: RegExp[] = []

  constructor(origin: string) {
    this.#host = new URL(origin).host
  }

  expect(pattern: RegExp): void {
    this.#expected.push(pattern)
  }

  watch(context: BrowserContext): void {
    context.on('console', (message) => {
      const kind = message.type()
      // How Playwright does what playwright.config.ts asks for.
      if (message.text() === 'Service Worker registration blocked by Playwright') return
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
      // Whoever leaves a page or types on ends what was still under way.
      if (reason !== 'net::ERR_ABORTED') this.#seen.push(`request failed: ${request.url()} (${reason})`)
    })
    context.on('response', (response) => {
      if (response.status() >= 500) this.#seen.push(`answer ${response.status()}: ${response.url()}`)
    })
  }

  /** What went wrong undeclared, and what was declared and did not happen. */
  faults(): string[] {
    const surprising = this.#seen.filter((problem) => !this.#expected.some((pattern) => pattern.test(problem)))
    const missing = this.#expected.filter((pattern) => !this.#seen.some((problem) => pattern.test(problem)))
    return [...surprising, ...missing.map((pattern) => `expected, but did not happen: ${pattern}`)]
  }
}
