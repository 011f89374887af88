import { entryOf, STATE_NAME } from './overlay-entries.ts'

/** A traversal that has not arrived by then was dropped by the browser. */
const TRAVERSAL_MS = 1000

interface Overlay {
  id: number
  close: () => void
}

/**
 * Gives each open overlay an entry of its own in the browser's history, so that going back closes it. The router never
 * hears of these entries: its own traversal would load the page's data anew, and close the overlay only after that.
 */
export function createOverlayHistory(
  history: Pick<History, 'state' | 'pushState' | 'go'>,
  setPopStateListener: (listener: (event: Event) => void) => void,
) {
  let open: Overlay[] = []
  let lastId = 0
  let isScheduled = false
  /** The entry that is shown, as far as overlays move it. */
  let here: { key: string | undefined; ids: number[] } = { key: undefined, ids: [] }
  /** A traversal of ours that has not arrived yet: the ids of the entry that it leads to, or null for any. */
  let traversal: { ids: number[] | null } | null = null

  const read = () => {
    const { key, overlays = [] } = entryOf(history.state)
    return { key, ids: overlays }
  }

  function go(delta: number, ids: number[] | null) {
    const started = { ids }
    traversal = started
    setTimeout(() => {
      if (traversal !== started) return
      traversal = null
      reconcile()
    }, TRAVERSAL_MS)
    history.go(delta)
  }

  /** Makes the history's entries follow the overlays that are open. */
  function reconcile() {
    if (traversal !== null) return
    here = read()
    const ids = open.map(({ id }) => id)
    const shared = sharedLength(here.ids, ids)
    const extra = here.ids.length - shared
    if (extra > 0) return go(-extra, ids.slice(0, shared))
    for (let count = shared + 1; count <= ids.length; count++) {
      const { idx = 0, ...entry } = entryOf(history.state)
      here = { ...here, ids: ids.slice(0, count) }
      history.pushState({ ...entry, idx: idx + 1, [STATE_NAME]: here.ids }, '')
    }
  }

  /** Later, so that a dialog that closes while another opens, or a page that is left at once, makes one change. */
  function reconcileSoon() {
    if (isScheduled) return
    isScheduled = true
    setTimeout(() => {
      isScheduled = false
      reconcile()
    })
  }

  function onPopState(event: Event) {
    const from = here
    const to = read()
    here = to
    if (traversal !== null) {
      const { ids } = traversal
      traversal = null
      event.stopImmediatePropagation()
      // The router has pushed a page meanwhile, and the traversal began there.
      if (ids !== null && (to.key !== from.key || to.ids.length !== ids.length)) return go(1, null)
      return reconcile()
    }
    const ids = open.map(({ id }) => id)
    if (sharedLength(to.ids, ids) < to.ids.length) {
      // The overlay of this entry is gone. The router hears of the way back unless it never left the page.
      event.stopImmediatePropagation()
      return to.key === from.key ? go(-1, from.ids) : history.go(-1)
    }
    if (open.length === 0) return
    if (to.key === from.key && to.ids.length !== from.ids.length) event.stopImmediatePropagation()
    for (const overlay of open.slice(to.ids.length).toReversed()) overlay.close()
    // One with unsaved changes has asked instead, and is still open.
    reconcileSoon()
  }

  setPopStateListener(onPopState)

  return {
    /** Call when an overlay has opened; gives the function to call when it has closed. */
    add(close: () => void): () => void {
      const overlay = { id: ++lastId, close }
      open = [...open, overlay]
      reconcileSoon()
      return () => {
        open = open.filter((other) => other !== overlay)
        reconcileSoon()
      }
    },
  }
}

function sharedLength(one: number[], other: number[]): number {
  const end = one.findIndex((id, index) => id !== other[index])
  return end === -1 ? one.length : end
}
