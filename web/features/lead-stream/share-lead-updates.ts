import type { EventSourceMessage } from 'eventsource-parser'
import type { Lead, LeadCounts } from '#contract/leads.ts'
import type { LeadUpdate } from '#web/lib/lead-stream.ts'
import { stayConnected } from './connection.ts'

/** With the id of its event. */
type ReceivedUpdate = { update: LeadUpdate; id: number }

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
  let lastId: number | null = null
  /** Leads above `lastId`, which the server may send again because one with a lower id was still being stored. */
  const arrived = new Set<number>()
  let counts: LeadCounts | null = null
  /** Aborts this tab's latest request for the lock when another one follows. */
  let turn = new AbortController()
  let isLeading = false
  let answerTimer: ReturnType<typeof setTimeout> | undefined

  function receive({ update, id }: ReceivedUpdate): ReceivedUpdate {
    const known = lastId ?? 0
    lastId = Math.max(known, id)
    // A tab that was suspended passes on events late, when the others have already received them.
    const isUnknown = 'lead' in update && update.lead.id > known && !arrived.has(update.lead.id)
    const own = 'counts' in update ? update : { ...update, hasArrived: update.hasArrived && isUnknown }
    if ('lead' in own) arrived.add(own.lead.id)
    for (const arrivedId of arrived) if (arrivedId <= lastId) arrived.delete(arrivedId)
    if ('counts' in own) ({ counts } = own)
    publish(own)
    return { update: own, id }
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
      if (counts !== null && lastId !== null) send({ update: { counts, isResumed: true }, id: lastId })
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
    // The server ends its initial events with the counts. If no lead came before them, the server itself has missed
    // updates.
    let isResumed = true
    let hasLead = false
    const onEvent = (event: EventSourceMessage) => {
      // Events read before the connection was given up may still be delivered afterwards.
      const received = signal.aborted ? null : parseLeadUpdate(event, isResumed || !hasLead)
      if (received === null) return
      hasLead = 'lead' in received.update
      if (!hasLead) isResumed = false
      send(receive(received))
    }
    const onOpen = () => {
      isResumed = true
    }
    try {
      await stayConnected({ onEvent, onOpen, lastId: () => lastId, signal })
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

/** Written by our own server, which sends an id with each event; unknown types from a later version are skipped. */
function parseLeadUpdate({ event, id, data }: EventSourceMessage, isResumed: boolean): ReceivedUpdate | null {
  const lastId = Number(id)
  if (event === 'counts') return { update: { counts: JSON.parse(data) as LeadCounts, isResumed }, id: lastId }
  if (event !== 'lead') return null
  const lead = JSON.parse(data) as Lead
  return { update: { lead, hasArrived: lead.status === 'new' }, id: lastId }
}
