import { createParser, type EventSourceMessage } from 'eventsource-parser'
import { callPath, notifyUnauthenticated } from '#web/call.ts'
import { readToken } from '#web/lib/token.ts'

const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 60_000
/** The server sends something every 20 s; after this long without anything the connection counts as lost. */
const SILENCE_MS = 50_000
/** How often that is looked at: a computer that wakes up finds out this soon, since its timers have slept, too. */
const LOOK_MS = 10_000

interface ConnectionOptions {
  onEvent: (event: EventSourceMessage) => void
  /** Called when a connection is there, the first and each further one. */
  onOpen: () => void
  /** The id of the last event received, after which the server goes on; null before the first. */
  lastId: () => number | null
  signal: AbortSignal
}

/**
 * Stays connected to the stream of leads until `signal` is aborted, or until the server refuses this person the stream.
 * A lost connection is opened again: after a failure later each time, and at once when the network is back or the tab
 * becomes visible.
 */
export async function stayConnected({ onEvent, onOpen, lastId, signal }: ConnectionOptions): Promise<void> {
  let failures = 0
  let retryMs = FIRST_WAIT_MS
  const parse = () =>
    createParser({
      onEvent(event) {
        failures = 0
        onEvent(event)
      },
      onRetry(ms) {
        retryMs = ms
      },
    })
  while (!signal.aborted) {
    const attempt = await connectOnce(parse().feed, onOpen, lastId(), signal)
    if (attempt.isPointless) return
    await pause(
      Math.max(backoffMs(failures, retryMs), spreadMs(attempt.retryAfterMs)),
      signal,
      attempt.retryAfterMs > 0,
    )
    failures += 1
  }
}

interface Attempt {
  /** Whether the server refuses this person the stream. */
  isPointless: boolean
  /** How long the server asks to wait, 0 where it does not. */
  retryAfterMs: number
}

const lost: Attempt = { isPointless: false, retryAfterMs: 0 }

/** A part of a wait is random, so that not every client asks a restarted server at the same moment. */
const spreadMs = (ms: number) => ms * (1 + Math.random() / 2)

const backoffMs = (failures: number, retryMs: number) =>
  spreadMs(Math.max(retryMs, Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures)))

/** One connection, from its beginning to its end. */
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
  // A change of network breaks the old connection, even where the browser has not noticed.
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
      // Something else that refuses, such as the network of a hotel, does not answer with JSON.
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
  // Meanwhile the same person may have signed in anew, in another tab.
  return readToken() === null || readToken() === token
}

/** Aborts a connection that shows no sign of life, its answer included; each is to be noted. By the clock, which goes on while a computer sleeps. */
function watchLife(connection: AbortController): () => void {
  let last = Date.now()
  const look = () => {
    // A clock that is set back must not make it wait for longer.
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
 * Ends early when the network is back, when `signal` is aborted, and when the tab becomes visible unless the server has
 * said how long it takes.
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
