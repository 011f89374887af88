import type { EventSourceMessage } from 'eventsource-parser'
import { call } from '#web/call.ts'
import type { LeadUpdate } from '#web/lib/lead-stream.ts'
import { stayConnected } from './connection.ts'
import { createEventReader, createReceivedUpdates, type ReceivedUpdate } from './received-updates.ts'

/** Sent between the tabs of one user. */
type TabMessage = ReceivedUpdate | 'who leads' | 'I lead'

/** How long the leading tab may take to answer before it counts as suspended by the browser. */
const ANSWER_MS = 15_000

/**
 * Shares one connection between all tabs of a browser, because it allows only six per server: the tab that holds the
 * lock is connected and passes on updates. When it closes, the next one takes over and continues after the last lead it
 * knows. Returns a function that ends it, after which nothing is published.
 */
export function shareLeadUpdates(userId: number, publish: (update: LeadUpdate) => void): () => void {
  const name = `lead-updates ${userId}`
  const channel = new BroadcastChannel(name)
  const ending = new AbortController()
  // Locks need a secure context. Without them each tab works on its own.
  const locks = isSecureContext ? navigator.locks : null
  const received = createReceivedUpdates()
  /** Aborts this tab's latest request for the lock when another one follows. */
  let turn = new AbortController()
  let isLeading = false
  let answerTimer: ReturnType<typeof setTimeout> | undefined

  function receive(update: ReceivedUpdate): ReceivedUpdate {
    const own = received.add(update)
    publish(own.update)
    return own
  }

  function send(message: TabMessage) {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel reaches its own origin alone
    if (locks !== null) channel.postMessage(message)
  }

  /** A suspended leading tab does not answer, so this tab takes over the lock. */
  function askWhoLeads() {
    if (locks === null) return
    clearTimeout(answerTimer)
    answerTimer = setTimeout(() => requestLock(true), ANSWER_MS)
    send('who leads')
  }

  function onMessage({ data }: MessageEvent<TabMessage>) {
    if (data === 'who leads') {
      if (!isLeading) return
      send('I lead')
      const counts = received.latestCounts()
      if (counts !== null) send(counts)
      return
    }
    clearTimeout(answerTimer)
    if (data !== 'I lead') receive(data)
  }

  async function lead(signal: AbortSignal) {
    if (signal.aborted) return
    clearTimeout(answerTimer)
    isLeading = true
    // Otherwise other waiting tabs would take over again.
    send('I lead')
    const events = createEventReader()
    const onEvent = (event: EventSourceMessage) => {
      // Events read before the connection was given up may still be delivered afterwards.
      const update = signal.aborted ? null : events.read(event)
      if (update !== null) send(receive(update))
    }
    // Some proxies and virus scanners hold a stream back, but nothing else.
    const onUnheard = () => {
      call('GET /leads/counts').then(
        ({ data: counts }) => {
          if (!signal.aborted) send(receive({ update: { counts, isResumed: true }, id: null }))
        },
        () => {},
      )
    }
    try {
      await stayConnected({ onEvent, onOpen: events.onOpen, onUnheard, lastId: received.lastId, signal })
    } finally {
      // Another turn may have begun meanwhile.
      if (signal === turn.signal) isLeading = false
    }
  }

  function requestLock(isStealing = false) {
    turn.abort()
    turn = new AbortController()
    const { signal } = turn
    isLeading = false
    if (locks === null) return void lead(signal).catch((error: unknown) => reportError(error))
    const options = isStealing ? { steal: true } : { signal }
    locks
      .request(name, options, () => lead(signal))
      .catch((error: unknown) => {
        if (!(error instanceof DOMException && error.name === 'AbortError')) return reportError(error)
        // Another tab has taken the lock from this one, which requests it again.
        if (!signal.aborted) requestLock()
      })
  }

  const onVisible = () => {
    if (document.visibilityState === 'visible' && !isLeading) askWhoLeads()
  }
  channel.addEventListener('message', onMessage, { signal: ending.signal })
  document.addEventListener('visibilitychange', onVisible, { signal: ending.signal })
  requestLock()
  askWhoLeads()
  return () => {
    ending.abort()
    turn.abort()
    clearTimeout(answerTimer)
    channel.close()
  }
}
