import type { CalendarDay } from './calendar-day.ts'

/** How the pages speak to the API: `fetch` in the browser, the application's own `inject` on the server. */
export type ApiTransport = (request: {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Path and query, `/api/v1` included. */
  path: string
  body?: unknown
  signal?: AbortSignal
}) => Promise<{ status: number; body: unknown; retryAfter?: number | undefined }>

/** What the server lends a page that it renders. The page is for nobody in particular. */
export type PageEnvironment = {
  transport: ApiTransport
  /** Origin of the site as people see it, without a slash at its end. */
  publicUrl: string
  today: CalendarDay
}

/** What the built pages offer the server. */
export type PageRenderer = (request: Request, environment: PageEnvironment) => Promise<Response>
