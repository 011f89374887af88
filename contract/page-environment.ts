import type { CalendarDay } from './calendar-day.ts'

/** How the pages speak to the API: `fetch` in the browser, the application's own `inject` on the server. */
export type ApiTransport = (request: {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Path and query, `/api/v1` included. */
  path: string
  body?: unknown
  idempotencyKey?: string | undefined
  signal?: AbortSignal
}) => Promise<{ status: number; body: unknown; retryAfter?: number | undefined }>

/**
 * The part of the server that a page gets while it is rendered there: the API as a visitor calls it, the site's address
 * and the day.
 */
export type PageEnvironment = {
  transport: ApiTransport
  /** Origin of the site as people see it, without a slash at its end. */
  publicUrl: string
  today: CalendarDay
  /**
   * The `nonce` of every script that the page itself writes, new at each rendering and unknown to whoever wrote the
   * page's content. The server reads from it which scripts the policy may allow, and takes it out.
   */
  scriptMark?: string
  /** For people to quote where the page fails: the id under which the log has its reason. */
  failureNote?: string
  /** Gets what the page throws, other than its own 4xx answers. */
  onError?: (error: unknown) => void
}

export type RenderedPage = { status: number; headers: Headers; body: string }

/** Renders one page on the server; the entry of the built pages exports it. */
export type PageRenderer = (request: Request, environment: PageEnvironment) => Promise<RenderedPage>
