/** An entry of the browser's history holds the ids of the overlays that are open on it under this name. */
export const STATE_NAME = 'overlays'

export interface OverlayEntry {
  [STATE_NAME]?: number[]
  /** React Router's own. */
  key?: string
  idx?: number
}

// Another script may have written anything, or null.
export const entryOf = (state: unknown): OverlayEntry => state ?? {}

let onPopState: ((event: PopStateEvent) => void) | undefined

/** Sets the one listener that hears of a traversal before the router does. */
export function setPopStateListener(listener: (event: PopStateEvent) => void) {
  onPopState = listener
}

/**
 * Called before the router starts: listeners of the window are called in the order in which they were added, capturing
 * ones too. A page that was loaded anew has none of the overlays that were open; their entries would be steps back to
 * nowhere.
 */
export function prepareOverlayHistory() {
  addEventListener('popstate', (event) => onPopState?.(event))
  const count = entryOf(history.state)[STATE_NAME]?.length ?? 0
  if (count > 0) history.go(-count)
}
