import { afterChangeHeader, API_BASE, changeHeader } from '#contract/paths.ts'
import type { App } from './app-type.ts'
import { HOUR } from './rate-limit.ts'

const readable = [
  'allow',
  'content-disposition',
  'etag',
  'idempotent-replay',
  'retry-after',
  changeHeader,
  'x-ratelimit-limit',
  'x-ratelimit-remaining',
  'x-ratelimit-reset',
  'www-authenticate',
  'x-request-id',
]
const sendable = [
  'authorization',
  'content-type',
  'idempotency-key',
  'if-none-match',
  'last-event-id',
  afterChangeHeader,
]

/**
 * Lets pages of these origins call the API from a browser. There are no cookies, so a browser sends nothing on its own:
 * a page only has the token that its visitor gave it, if any. All other paths and origins stay closed.
 */
export function registerCors(app: App, origins: readonly string[]): void {
  if (origins.length === 0) return

  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers
    if (!request.url.startsWith(`${API_BASE}/`) || origin === undefined || !origins.includes(origin)) return
    void reply.headers({
      'access-control-allow-origin': origin,
      'access-control-expose-headers': readable.join(', '),
    })
    if (request.method !== 'OPTIONS') return
    return reply
      .code(204)
      .headers({
        'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
        'access-control-allow-headers': sendable.join(', '),
        'access-control-max-age': String(HOUR),
      })
      .send()
  })

  // Runs after the handler, which may add to the Vary header.
  app.addHook('onSend', async (request, reply) => {
    if (!request.url.startsWith(`${API_BASE}/`)) return
    const others = [reply.getHeader('vary')].flat().filter((name) => name !== undefined)
    void reply.header('vary', [...others, 'origin'].join(', '))
  })
}
