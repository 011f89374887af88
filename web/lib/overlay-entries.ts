/** A history entry stores the ids of its open overlays under this name. */
export const STATE_NAME = 'overlays'

export interface OverlayEntry {
  [STATE_NAME]?: number[]
  /** Set by React Router. */
  key?: string
  idx?: number
}

// Another script may have written anything, including null.
export const entryOf = (state: unknown): OverlayEntry => state ?? {}

let onPopState: ((event: Event) => void) | undefined

/** Sets the listener that handles a traversal before the router does. */
export function setPopStateListener(listener: (event: Event) => void) {
  onPopState = listener
}

/** A traversal that takes longer was dropped by the browser. */
export const TRAVERSAL_MS = 1000

let returning: ReturnType<typeof setTimeout> | undefined

/** Whether the step back from entries that a reload has left is still under way. */
export const isReturning = () => returning !== undefined

const endReturn = () => {
  returning = undefined
}

/**
 * Called before the router starts, because listeners on the window run in the order in which they were added, even
 * capturing ones. After a reload no overlay is open, so entries left by overlays would be steps back to nowhere.
 */
export function prepareOverlayHistory(history: Pick<History, 'state' | 'go'>, target: EventTarget) {
  target.addEventListener('popstate', (event) => {
    onPopState?.(event)
    endReturn()
  })
  const count = entryOf(history.state)[STATE_NAME]?.length ?? 0
  if (count === 0) return
  returning = setTimeout(endReturn, TRAVERSAL_MS)
  history.go(-count)
}
