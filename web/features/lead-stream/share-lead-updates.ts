import type { Lead, LeadCounts } from '#contract/leads.ts'
import type { LeadUpdate } from '#web/lib/lead-stream.ts'
import { stayConnected } from './connection.ts'
import type { StreamEvent } from './event-stream.ts'

/** What the tabs of one person say to each other. */
type TabMessage = { update: LeadUpdate; id: number } | 'who leads' | 'I do'

/** How long the tab that leads may take to say so, before it is held to be asleep. */
const ANSWER_MS = 15_000

/**
 * One connection for all tabs of a browser, since it allows six to a server: the tab that holds the lock is connected
 * and hands on what it hears. When it closes, the next one takes over and goes on after the last lead it heard of.
 */
export function shareLeadUpdates(userId: number, onNews: (news: LeadUpdate) => void): () => void {
  const name = `lead-news ${userId}`
  const channel = new BroadcastChannel(name)
  let lastId: number | null = null
  let counts: LeadCounts | null = null
  // Only a secure address has locks. Without them each tab is on its own.
  const locks = isSecureContext ? navigator.locks : null
  let turn: AbortController | null = null
  let isLeading = false
  let answer: ReturnType<typeof setTimeout> | undefined

  function hear(news: LeadUpdate, id: number) {
    lastId = Math.max(lastId ?? 0, id)
    if ('counts' in news) counts = news.counts
    onNews(news)
  }

  function say(said: TabMessage) {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel reaches its own origin alone
    if (locks !== null) channel.postMessage(said)
  }

  /** Whoever leads and is asleep does not answer: its place is taken. */
  function ask() {
    if (locks === null) return
    clearTimeout(answer)
    answer = setTimeout(() => queue(true), ANSWER_MS)
    say('who leads')
  }

  channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    if (data === 'who leads') {
      if (!isLeading) return
      say('I do')
      if (counts !== null && lastId !== null) say({ update: { counts }, id: lastId })
      return
    }
    clearTimeout(answer)
    if (data !== 'I do') hear(data.update, data.id)
  })

  function onEvent(event: StreamEvent) {
    const update = parseLeadUpdate(event, lastId)
    if (update === null) return
    const id = Number(event.id)
    hear(update, id)
    say({ update, id })
  }

  async function lead(signal: AbortSignal) {
    clearTimeout(answer)
    isLeading = true
    await stayConnected({ onEvent, lastId: () => lastId, signal })
    // Given up by itself, or taken away: then another turn may have begun already.
    if (signal === turn?.signal) isLeading = false
  }

  function queue(isStealing = false) {
    turn?.abort()
    const mine = new AbortController()
    turn = mine
    isLeading = false
    if (locks === null) return void lead(mine.signal)
    const options = isStealing ? { steal: true } : { signal: mine.signal }
    locks
      .request(name, options, () => lead(mine.signal))
      .catch((error: unknown) => {
        if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
        // Another tab took this one for asleep: it waits for its turn again.
        if (!mine.signal.aborted) queue()
      })
  }

  const onVisible = () => {
    if (document.visibilityState === 'visible' && !isLeading) ask()
  }
  queue()
  ask()
  document.addEventListener('visibilitychange', onVisible)
  return () => {
    document.removeEventListener('visibilitychange', onVisible)
    turn?.abort()
    clearTimeout(answer)
    channel.close()
  }
}

/** Written by our own server, which begins with the counts and the last id; what a later one may add is passed over. */
function parseLeadUpdate({ type, data }: StreamEvent, lastId: number | null): LeadUpdate | null {
  if (type === 'counts') return { counts: JSON.parse(data) as LeadCounts }
  if (type !== 'lead') return null
  const lead = JSON.parse(data) as Lead
  return { lead, hasArrived: lead.status === 'new' && lead.id > (lastId ?? 0) }
}
