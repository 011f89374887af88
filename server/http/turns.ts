import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { QueueFullError } from '#server/adapters/limit-concurrency.ts'
import type { App } from './app-type.ts'

/**
 * How long one turn of the event loop works on requests, in milliseconds. Each turn accepts only one connection per
 * listening socket, so thousands of busy connections could otherwise keep a new one waiting for seconds.
 */
const TURN_MS = 4
/** The same while connections are arriving, so that those waiting are accepted soon. */
const ACCEPTING_TURN_MS = 1
/** Requests that have waited longer are refused, since nobody is waiting for the answer any more. */
const MAX_WAIT_MS = 1_000
/**
 * The first requests of a process take seconds on a busy machine, because nothing is compiled, connected or cached yet.
 * Those behind them may have waited in the socket during a restart, and keep waiting.
 */
const COLD_MS = 10_000
const MAX_COLD_WAIT_MS = 10_000
/** More than one request per connection is only pending for clients that do not wait for answers. */
const MAX_WAITING = 5_000

/** Asked by those who decide whether the process lives and gets requests. */
const urgent = new Set(['/healthz', '/readyz'])

interface Waiting {
  request: IncomingMessage
  response: ServerResponse
  since: number
}

export interface Turns {
  /** How many requests are queued. */
  waiting: () => number
  refused: () => number
  /** Whether the request has waited too long. */
  isRefused: (request: IncomingMessage) => boolean
}

interface TurnsOptions {
  now?: () => number
  schedule?: (next: () => void) => unknown
}

/**
 * Queues requests that arrive faster than they are answered, and works on them for a few milliseconds in each turn of
 * the event loop. `/healthz` and `/readyz` skip the queue.
 */
export function registerTurns(
  app: App,
  { now = () => performance.now(), schedule = setImmediate }: TurnsOptions = {},
): Turns {
  const queue: Waiting[] = []
  const refused = new WeakSet<IncomingMessage>()
  let refusals = 0
  const handlers = app.server.listeners('request') as RequestListener[] // an HTTP server has no other kind
  let hasAccepted = false
  let endsAt = -Infinity
  let isScheduled = false
  let coldUntil = Infinity

  const handle: RequestListener = (request, response) => {
    for (const handler of handlers) handler.call(app.server, request, response)
  }
  const refuse: RequestListener = (request, response) => {
    refused.add(request)
    refusals++
    handle(request, response)
  }

  function scheduleTurn() {
    if (isScheduled) return
    isScheduled = true
    schedule(takeTurn)
  }

  function takeTurn() {
    isScheduled = false
    const begin = now()
    endsAt = begin + (hasAccepted ? ACCEPTING_TURN_MS : TURN_MS)
    hasAccepted = false
    const maxWaitMs = begin < coldUntil ? MAX_COLD_WAIT_MS : MAX_WAIT_MS
    while (queue.length > 0 && now() < endsAt) {
      const next = queue.shift()
      // The client has left.
      if (!next || next.response.destroyed) continue
      const serve = begin - next.since > maxWaitMs ? refuse : handle
      serve(next.request, next.response)
    }
    // If the queue is empty, the next request starts a turn itself.
    if (queue.length > 0) scheduleTurn()
    else endsAt = -Infinity
  }

  app.server.on('connection', () => (hasAccepted = true))
  app.server.removeAllListeners('request')
  app.server.on('request', (request, response) => {
    if (urgent.has(request.url ?? '')) return handle(request, response)
    const at = now()
    coldUntil = Math.min(coldUntil, at + COLD_MS)
    if (endsAt === -Infinity) {
      endsAt = at + TURN_MS
      scheduleTurn()
    }
    if (queue.length === 0 && at < endsAt) return handle(request, response)
    if (queue.length >= MAX_WAITING) return refuse(request, response)
    queue.push({ request, response, since: at })
    scheduleTurn()
  })

  app.addHook('onRequest', (request, _reply, done) => {
    done(refused.has(request.raw) ? new QueueFullError('the request waited too long for its turn') : undefined)
  })

  return { waiting: () => queue.length, refused: () => refusals, isRefused: (request) => refused.has(request) }
}
