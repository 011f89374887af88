import { setTimeout as delay } from 'node:timers/promises'
import { addDays, toCalendarDay } from '#contract/calendar-day.ts'
import { API_BASE } from '#contract/paths.ts'

/** For a single attempt; longer ones have failed. */
const ATTEMPT_MS = 5_000
const PAUSE_MS = 200

interface Attempt {
  startedAt: number
  endedAt: number
  hasWritten: boolean
}

const FIRST_DAY = toCalendarDay('2040-01-01')
let lastDay = 0

/** Writes to one node continuously, to record when it could not. */
export function watchWrites(node: string, token: string) {
  const stopped = new AbortController()
  const attempts: Attempt[] = []

  async function write(): Promise<boolean> {
    const answer = await fetch(`${node}${API_BASE}/events`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      // A different day each time, so that only the database can refuse it.
      body: JSON.stringify({ event_date: addDays(FIRST_DAY, lastDay++), event_type: 'blocked' }),
      signal: AbortSignal.timeout(ATTEMPT_MS),
    }).catch(() => null)
    await answer?.arrayBuffer()
    return answer?.status === 201
  }

  const watching = (async () => {
    while (!stopped.signal.aborted) {
      const startedAt = performance.now()
      const hasWritten = await write()
      attempts.push({ startedAt, endedAt: performance.now(), hasWritten })
      await delay(PAUSE_MS)
    }
  })()

  return {
    /** Milliseconds from this instant until it permanently wrote again; null while it does not. */
    backAfter(instant: number): number | null {
      const failed = attempts.findLastIndex(({ endedAt, hasWritten }) => !hasWritten && endedAt > instant)
      const back = attempts.slice(failed + 1).find(({ startedAt, hasWritten }) => hasWritten && startedAt > instant)
      return back ? back.endedAt - instant : null
    },
    failedAfter: (instant: number) =>
      attempts.filter(({ endedAt, hasWritten }) => !hasWritten && endedAt > instant).length,
    async stop() {
      stopped.abort()
      await watching
    },
  }
}

/**
 * Follows a user's lead stream at one node, like a page: whenever the stream ends, it is reopened with the id of the
 * last event, so that nothing in between is missed.
 */
export function watchLeads(node: string, token: string) {
  const stopped = new AbortController()
  let text = ''

  async function follow(): Promise<void> {
    const lastId = [...text.matchAll(/^id: (\d+)$/gm)].at(-1)?.[1]
    const answer = await fetch(`${node}${API_BASE}/leads/stream`, {
      headers: { authorization: `Bearer ${token}`, ...(lastId !== undefined && { 'last-event-id': lastId }) },
      signal: stopped.signal,
    })
    for await (const chunk of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) text += chunk
  }

  const watching = (async () => {
    while (!stopped.signal.aborted) {
      await follow().catch(() => {}) // reopened by the loop
      await delay(PAUSE_MS, undefined, { signal: stopped.signal }).catch(() => {}) // the loop looks at the end
    }
  })()

  return {
    hasHeard: (words: string) => text.includes(words),
    async stop() {
      stopped.abort()
      await watching
    },
  }
}
