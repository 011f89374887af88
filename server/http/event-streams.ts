import { once } from 'node:events'
import type { OutgoingHttpHeaders } from 'node:http'
import type { FastifyReply } from 'fastify'
import { AppError } from '#server/errors.ts'

/** One message of a stream, in the format of https://html.spec.whatwg.org/multipage/server-sent-events.html. */
export interface StreamEvent {
  event: string
  /** The client sends it back as `Last-Event-ID` when it reconnects. */
  id: number
  data: unknown
}

export interface EventSource {
  /** The client's account, whose number of streams is limited. */
  account: number
  /** Whether the stream may continue. Asked at each heartbeat, and when sessions of the account have ended. */
  isAllowed: () => Promise<boolean>
  /** Milliseconds after which to ask again, in addition to the heartbeats; null if no such time is known. */
  endsInMs: number | null
  /** The events to send until the signal is aborted. */
  events: (signal: AbortSignal) => AsyncIterable<StreamEvent>
}

export interface EventStreams {
  /**
   * Answers with a stream that ends when the client leaves, when it is no longer allowed, or when the server shuts
   * down.
   */
  send: (reply: FastifyReply, source: EventSource) => void
  /** Checks the account's streams now instead of at their next heartbeat, and ends those that may not continue. */
  recheck: (account: number) => void
  /** Ends all streams at once and opens no more. */
  close: () => void
}

/** How long a client should wait before it reconnects. */
const RETRY_MS = 3_000
/** For a client with too many streams: reconnecting at once would only close another of them. */
const LATE_RETRY_MS = 60_000

/** How long sending the last bytes may take. */
const CLOSE_TIMEOUT_MS = 1_000

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  // Otherwise nginx buffers the events.
  'x-accel-buffering': 'no',
  // No other request uses the connection, so a server that shuts down need not wait for it.
  connection: 'close',
}

/** The longest delay a timer can have; the heartbeats keep checking in any case. */
const MAX_TIMEOUT_MS = 2 ** 31 - 1

const retryIn = (ms: number) => `retry: ${ms}\n\n`
// JSON has no line breaks, which is all the format requires of its data.
const textOf = ({ event, id, data }: StreamEvent) => `event: ${event}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`

interface OpenStream {
  account: number
  recheck: () => void
  end: (lastText?: string) => void
  destroy: () => void
}

export function createEventStreams({ heartbeatMs = 20_000, perAccount = 5 } = {}): EventStreams {
  /** Oldest first. */
  const open = new Set<OpenStream>()
  let isClosed = false

  function makeRoom(account: number) {
    const own = [...open].filter((stream) => stream.account === account)
    for (const stream of own.slice(0, Math.max(0, own.length - perAccount + 1))) stream.end(retryIn(LATE_RETRY_MS))
  }

  function send(reply: FastifyReply, { account, isAllowed, endsInMs, events }: EventSource) {
    if (isClosed) throw new AppError('unavailable', { headers: { 'retry-after': '2' } })
    const { raw, log } = reply.hijack()
    // A client that has left while its session was looked up does not leave again.
    if (raw.destroyed) return
    makeRoom(account)
    const ending = new AbortController()
    let hasBeenRead = true

    const leave = () => {
      ending.abort()
      clearInterval(heart)
      clearTimeout(end)
      open.delete(stream)
    }
    const stream: OpenStream = {
      account,
      recheck: () => void endUnlessAllowed().catch(fail),
      end(lastText = '') {
        leave()
        raw.end(lastText)
        // A client that does not read would never receive the end.
        setTimeout(() => raw.destroy(), CLOSE_TIMEOUT_MS).unref()
      },
      destroy() {
        leave()
        raw.destroy()
      },
    }
    const fail = (error: unknown) => {
      if (ending.signal.aborted) return
      log.warn({ err: error }, 'an event stream ends early: its client will come back')
      stream.end()
    }

    async function endUnlessAllowed() {
      if (!(await isAllowed())) stream.end()
    }
    async function beat() {
      // The kernel has not taken the last heartbeat. Its buffer is full because the client does not read.
      if (!hasBeenRead) return stream.destroy()
      await endUnlessAllowed()
      if (ending.signal.aborted) return
      hasBeenRead = false
      raw.write(':\n\n', 'utf8', () => (hasBeenRead = true))
    }
    async function pump() {
      for await (const event of events(ending.signal)) {
        if (ending.signal.aborted) return
        if (!raw.write(textOf(event), 'utf8')) await once(raw, 'drain', { signal: ending.signal })
      }
    }

    const heart = setInterval(() => void beat().catch(fail), heartbeatMs)
    const end = endsInMs === null ? undefined : setTimeout(stream.recheck, Math.min(endsInMs, MAX_TIMEOUT_MS))
    open.add(stream)
    raw.on('close', leave)
    // Fastify's headers have the types that Node accepts.
    raw.writeHead(200, reply.headers(headers).getHeaders() as OutgoingHttpHeaders)
    raw.write(retryIn(RETRY_MS), 'utf8')
    void pump().catch(fail)
  }

  return {
    send,
    recheck(account) {
      for (const stream of open) if (stream.account === account) stream.recheck()
    },
    close() {
      isClosed = true
      for (const { end } of open) end()
    },
  }
}
