import { createParser, type EventSourceMessage } from 'eventsource-parser'
import { callPath, notifyUnauthenticated } from '#web/call.ts'
import { readToken } from '#web/lib/token.ts'

const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 60_000
/** The server sends something every 20 s; after this long without anything the connection counts as lost. */
const SILENCE_MS = 50_000
/** The interval of the check. Timers stop while a computer sleeps, so this is how soon it notices after waking up. */
const LOOK_MS = 10_000

interface ConnectionOptions {
  onEvent: (event: EventSourceMessage) => void
  /** Called on every established connection, the first and each reconnection. */
  onOpen: () => void
  /** Called after each attempt during which nothing came through, though ordinary calls may; not after a first quick one. */
  onUnheard: () => void
  /** The id of the last received event, after which the server continues; null before the first. */
  lastId: () => number | null
  signal: AbortSignal
}

/**
 * Stays connected to the lead stream until `signal` is aborted or the server refuses this user the stream. A lost
 * connection is reopened: after failures with growing pauses, and at once when the network is back or the tab becomes
 * visible.
 */
export async function stayConnected(options: ConnectionOptions): Promise<void> {
  const { onEvent, onOpen, onUnheard, lastId, signal } = options
  /** The attempts since the last event. */
  let failures = 0
  let events = 0
  let retryMs = FIRST_WAIT_MS
  const parse = () =>
    createParser({
      onEvent(event) {
        failures = 0
        events += 1
        onEvent(event)
      },
      onRetry(ms) {
        retryMs = ms
      },
    })
  while (!signal.aborted) {
    const heard = events
    const begun = Date.now()
    const attempt = await connectOnce(parse().feed, onOpen, lastId(), signal)
    if (attempt.isPointless || signal.aborted) return
    const isFirst = failures === 0 && Date.now() - begun < SILENCE_MS
    if (events === heard && !isFirst && attempt.retryAfterMs === 0) onUnheard()
    await pause(
      Math.max(backoffMs(failures, retryMs), spreadMs(attempt.retryAfterMs)),
      signal,
      attempt.retryAfterMs > 0,
    )
    failures += 1
  }
}

interface Attempt {
  /** Whether the server refuses this user the stream. */
  isPointless: boolean
  /** How long the server asks to wait; 0 if it does not. */
  retryAfterMs: number
}

const lost: Attempt = { isPointless: false, retryAfterMs: 0 }

/** Part of each wait is random, so that clients do not all reconnect to a restarted server at the same moment. */
const spreadMs = (ms: number) => ms * (1 + Math.random() / 2)

const backoffMs = (failures: number, retryMs: number) =>
  spreadMs(Math.max(retryMs, Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures)))

/** A single connection, from beginning to end. */
async function connectOnce(
  feed: (text: string) => void,
  onOpen: () => void,
  lastId: number | null,
  signal: AbortSignal,
): Promise<Attempt> {
  const token = readToken()
  if (token === null) return { ...lost, isPointless: true }
  const connection = new AbortController()
  const ended = AbortSignal.any([connection.signal, signal])
  // A change of network breaks the old connection, even if the browser has not noticed.
  addEventListener('online', () => connection.abort(), { signal: ended })
  const noteLife = watchLife(connection)
  const headers = new Headers({ accept: 'text/event-stream', authorization: `Bearer ${token}` })
  if (lastId !== null) headers.set('last-event-id', String(lastId))
  const init: RequestInit = { headers, credentials: 'omit', cache: 'no-store', signal: ended }
  try {
    const response = await fetch(callPath('GET /leads/stream'), init).catch(() => null)
    if (response === null) return lost
    const type = response.headers.get('content-type')
    if (response.ok && response.body !== null && type?.startsWith('text/event-stream')) {
      onOpen()
      await readStream(response.body, feed, noteLife)
      return lost
    }
    return {
      // Other sources of refusals, such as a hotel's network, do not answer with JSON.
      isPointless: type?.startsWith('application/json') === true && isRefusal(response.status, token),
      retryAfterMs: (Number(response.headers.get('retry-after')) || 0) * 1000,
    }
  } finally {
    connection.abort()
  }
}

function isRefusal(status: number, token: string): boolean {
  if (status !== 401) return status === 403
  notifyUnauthenticated(token)
  // The user may have signed in again meanwhile, in another tab.
  return readToken() === null || readToken() === token
}

/**
 * Aborts a connection, including its response, that shows no sign of life; the returned function notes one. Uses the
 * clock, which continues while a computer sleeps.
 */
function watchLife(connection: AbortController): () => void {
  let last = Date.now()
  const look = () => {
    // A clock that is set back must not prolong the wait.
    if (Math.abs(Date.now() - last) >= SILENCE_MS) connection.abort()
  }
  const timer = setInterval(look, LOOK_MS)
  document.addEventListener('visibilitychange', look, { signal: connection.signal })
  connection.signal.addEventListener('abort', () => clearInterval(timer))
  return () => {
    last = Date.now()
  }
}

async function readStream(body: ReadableStream<Uint8Array>, feed: (text: string) => void, noteLife: () => void) {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  for (;;) {
    noteLife()
    const piece = await reader.read().catch(() => null)
    if (piece === null || piece.done) return
    feed(decoder.decode(piece.value, { stream: true }))
  }
}

/**
 * Ends early when the network is back, when `signal` is aborted, and, unless the server asked for the wait, when the
 * tab becomes visible.
 */
function pause(ms: number, signal: AbortSignal, isAsked: boolean): Promise<void> {
  const over = new AbortController()
  return new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const end = () => {
      clearTimeout(timer)
      over.abort()
      resolve()
    }
    const timer = setTimeout(end, ms)
    addEventListener('online', end, { signal: over.signal })
    const onVisible = () => document.visibilityState === 'visible' && end()
    if (!isAsked) document.addEventListener('visibilitychange', onVisible, { signal: over.signal })
    signal.addEventListener('abort', end, { signal: over.signal })
  })
}
