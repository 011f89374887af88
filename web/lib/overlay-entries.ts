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

let onPopState: ((event: PopStateEvent) => void) | undefined

/** Sets the listener that handles a traversal before the router does. */
export function setPopStateListener(listener: (event: PopStateEvent) => void) {
  onPopState = listener
}

/**
 * Called before the router starts, because listeners on the window run in the order in which they were added, even
 * capturing ones. After a reload no overlay is open, so entries left by overlays would be steps back to nowhere.
 */
export function prepareOverlayHistory() {
  addEventListener('popstate', (event) => onPopState?.(event))
  const count = entryOf(history.state)[STATE_NAME]?.length ?? 0
  if (count > 0) history.go(-count)
}
