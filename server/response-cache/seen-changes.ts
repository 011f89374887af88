/** Older ones are past the time in which anybody asks for them. */
const MAX_SEEN = 10_000
/** The longest a read waits: the change may have been invented, or its notification lost. */
const WAIT_MS = 1_000
const MAX_WAITING = 1_000

export interface SeenChanges {
  add: (change: string) => void
  /** Resolves once this node has invalidated what the change affects, or after a second. */
  waitFor: (change: string) => Promise<void>
}

export function createSeenChanges({ waitMs = WAIT_MS } = {}): SeenChanges {
  // In the order of their arrival.
  const seen = new Set<string>()
  const waiting = new Set<{ change: string; proceed: () => void }>()

  return {
    add(change) {
      seen.add(change)
      const [oldest] = seen
      if (seen.size > MAX_SEEN && oldest !== undefined) seen.delete(oldest)
      for (const { change: awaited, proceed } of waiting) if (awaited === change) proceed()
    },
    async waitFor(change) {
      if (seen.has(change) || waiting.size >= MAX_WAITING) return
      const { promise, resolve } = Promise.withResolvers<null>()
      const entry = { change, proceed: () => resolve(null) }
      waiting.add(entry)
      const timer = setTimeout(entry.proceed, waitMs)
      await promise
      clearTimeout(timer)
      waiting.delete(entry)
    },
  }
}
