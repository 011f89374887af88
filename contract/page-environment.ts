import type { CalendarDay } from './calendar-day.ts'

/** How the pages reach the API: `fetch` in the browser, the application's own `inject` on the server. */
export type ApiTransport = (request: {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Path and query, including `/api/v1`. */
  path: string
  body?: unknown
  idempotencyKey?: string | undefined
  signal?: AbortSignal
}) => Promise<{ status: number; body: unknown; retryAfter?: number | undefined }>

/**
 * The part of the server available to a page that is rendered there: the API as a visitor calls it, the site's address
 * and the day.
 */
export type PageEnvironment = {
  transport: ApiTransport
  /** The site's public origin, without a trailing slash. */
  publicUrl: string
  today: CalendarDay
  /**
   * The `nonce` of every script that the page itself writes; new for each rendering, so whoever wrote the page's
   * content cannot know it. By it the server recognises the scripts that the policy may allow, and then removes it.
   */
  scriptMark?: string
  /** An id for people to quote if the page fails, under which the log has the reason. */
  failureNote?: string
  /** Receives what the page throws, other than its own 4xx answers. */
  onError?: (error: unknown) => void
}

export type RenderedPage = { status: number; headers: Headers; body: string }

/** Renders one page on the server; exported by the entry of the built pages. */
export type PageRenderer = (request: Request, environment: PageEnvironment) => Promise<RenderedPage>
