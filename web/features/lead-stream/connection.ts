import { createParser, type EventSourceMessage } from 'eventsource-parser'
import { callPath, notifyUnauthenticated } from '#web/call.ts'
import { readToken } from '#web/lib/token.ts'

const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 60_000
/** The server sends something every 20 s; after this long without anything the connection counts as lost. */
const SILENCE_MS = 90_000

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
    if (await connectOnce(parse().feed, onOpen, lastId(), signal)) return
    await pause(backoffMs(failures, retryMs), signal)
    failures += 1
  }
}

/** In milliseconds; a part of it is random, so that not every client asks a restarted server at the same moment. */
const backoffMs = (failures: number, retryMs: number) =>
  Math.max(retryMs, Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures)) * (1 + Math.random() / 2)

/** One connection, from its beginning to its end: true when another attempt is pointless. */
async function connectOnce(
  feed: (text: string) => void,
  onOpen: () => void,
  lastId: number | null,
  signal: AbortSignal,
): Promise<boolean> {
  const token = readToken()
  if (token === null) return true
  const connection = new AbortController()
  const ended = AbortSignal.any([connection.signal, signal])
  // A change of network breaks the old connection, even where the browser has not noticed.
  addEventListener('online', () => connection.abort(), { signal: ended })
  const headers = new Headers({ accept: 'text/event-stream', authorization: `Bearer ${token}` })
  if (lastId !== null) headers.set('last-event-id', String(lastId))
  const init: RequestInit = { headers, credentials: 'omit', cache: 'no-store', signal: ended }
  const response = await fetch(callPath('GET /leads/stream'), init).catch(() => null)
  if (response?.status === 401) {
    notifyUnauthenticated(token)
    // Meanwhile the same person may have signed in anew, in another tab.
    return readToken() === null || readToken() === token
  }
  if (response?.status === 403) return true
  try {
    if (response?.ok && response.body !== null) {
      onOpen()
      await readStream(response.body, feed, connection)
    }
  } finally {
    connection.abort()
  }
  return false
}

async function readStream(body: ReadableStream<Uint8Array>, feed: (text: string) => void, connection: AbortController) {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  for (;;) {
    const watchdog = setTimeout(() => connection.abort(), SILENCE_MS)
    const piece = await reader.read().catch(() => null)
    clearTimeout(watchdog)
    if (piece === null || piece.done) return
    feed(decoder.decode(piece.value, { stream: true }))
  }
}

/** Ends early when the network is back, when the tab becomes visible and when `signal` is aborted. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
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
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && end(), {
      signal: over.signal,
    })
    signal.addEventListener('abort', end, { signal: over.signal })
  })
}
