import { callPath, notifyUnauthenticated } from '#web/call.ts'
import { readToken } from '#web/lib/token.ts'
import { eventParser, type StreamEvent } from './event-stream.ts'

const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 60_000
/** The server gives a sign of life far more often; beyond this the line is dead, even if nobody closed it. */
const SILENCE_MS = 90_000

interface ConnectionOptions {
  onEvent: (event: StreamEvent) => void
  /** The last id heard of, after which the server goes on; null before the first. */
  lastId: () => number | null
  signal: AbortSignal
}

/**
 * Stays connected to the stream of leads until `signal` ends it, or until the server says that this person has no
 * business there. A lost connection is taken up again, each failure waiting longer, and at once when the network or
 * the reader comes back.
 */
export async function stayConnected({ onEvent, lastId, signal }: ConnectionOptions): Promise<void> {
  let failures = 0
  let retryMs = FIRST_WAIT_MS
  const onRetry = (ms: number) => {
    retryMs = ms
  }
  const onHeard = (event: StreamEvent) => {
    failures = 0
    onEvent(event)
  }
  while (!signal.aborted) {
    if (await connectOnce({ onEvent: onHeard, onRetry, lastId, signal })) return
    await pause(backoffMs(failures, retryMs), signal)
    failures += 1
  }
}

/** A part of it by chance, so that a server that starts again is not asked by everyone at the same moment. */
const backoffMs = (failures: number, retryMs: number) =>
  Math.max(retryMs, Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures)) * (1 + Math.random() / 2)

/** One connection, from its beginning to its end: false when it was lost or never came about. */
async function connectOnce({
  onEvent,
  onRetry,
  lastId,
  signal,
}: ConnectionOptions & { onRetry: (ms: number) => void }): Promise<boolean> {
  const token = readToken()
  if (token === null) return true
  const line = new AbortController()
  const lineOrAll = AbortSignal.any([line.signal, signal])
  // The old line does not outlive a change of network, whatever the browser still thinks of it.
  addEventListener('online', () => line.abort(), { signal: lineOrAll })
  const headers = new Headers({ accept: 'text/event-stream', authorization: `Bearer ${token}` })
  const last = lastId()
  if (last !== null) headers.set('last-event-id', String(last))
  const init: RequestInit = { headers, credentials: 'omit', cache: 'no-store', signal: lineOrAll }
  const response = await fetch(callPath('GET /leads/stream'), init).catch(() => null)
  if (response?.status === 401) notifyUnauthenticated(token)
  if (response?.status === 401 || response?.status === 403) return true
  if (response?.ok && response.body !== null) await readStream(response.body, eventParser(onEvent, onRetry), line)
  line.abort()
  return false
}

async function readStream(body: ReadableStream<Uint8Array>, feed: (text: string) => void, line: AbortController) {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  for (;;) {
    const watchdog = setTimeout(() => line.abort(), SILENCE_MS)
    const piece = await reader.read().catch(() => null)
    clearTimeout(watchdog)
    if (piece === null || piece.done) return
    feed(decoder.decode(piece.value, { stream: true }))
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  const over = new AbortController()
  return new Promise((resolve) => {
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
