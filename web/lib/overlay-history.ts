import { entryOf, STATE_NAME, TRAVERSAL_MS } from './overlay-entries.ts'

interface Overlay {
  id: number
  close: () => void
}

/** A history entry, as far as overlays change it. */
interface Entry {
  key: string | undefined
  ids: number[]
}

/** A traversal of ours that has not arrived yet. */
interface Traversal {
  /** The ids of its target entry, or null for any. */
  ids: number[] | null
  /** The entries that the router has pushed meanwhile. */
  pushed: Parameters<History['pushState']>[]
}

/**
 * Gives each open overlay its own history entry, so that going back closes it. The router never sees these entries: a
 * traversal of its own would reload the page's data and close the overlay only afterwards.
 */
export function createOverlayHistory(
  history: Pick<History, 'state' | 'pushState' | 'go'>,
  setPopStateListener: (listener: (event: Event) => void) => void,
  /** Whether the step back after a reload is under way. */
  isReturning: () => boolean,
) {
  let open: Overlay[] = []
  let lastId = 0
  let isScheduled = false
  /** The current entry. */
  let here: Entry = { key: undefined, ids: [] }
  let traversal: Traversal | null = null

  const push = history.pushState.bind(history)
  history.pushState = (...entry) => {
    traversal?.pushed.push(entry)
    push(...entry)
  }

  const read = (): Entry => {
    const { key, overlays = [] } = entryOf(history.state)
    return { key, ids: overlays }
  }

  const openIds = () => open.map(({ id }) => id)

  function go(delta: number, ids: number[] | null) {
    const started: Traversal = { ids, pushed: [] }
    traversal = started
    setTimeout(() => {
      if (traversal !== started) return
      traversal = null
      reconcile()
    }, TRAVERSAL_MS)
    history.go(delta)
  }

  /** Makes the history's entries match the open overlays. */
  function reconcile() {
    if (traversal !== null || isReturning()) return
    here = read()
    const ids = openIds()
    const shared = sharedLength(here.ids, ids)
    const extra = here.ids.length - shared
    if (extra > 0) return go(-extra, ids.slice(0, shared))
    for (let count = shared + 1; count <= ids.length; count++) {
      const { idx = 0, ...entry } = entryOf(history.state)
      here = { ...here, ids: ids.slice(0, count) }
      push({ ...entry, idx: idx + 1, [STATE_NAME]: here.ids }, '')
    }
  }

  /** Deferred, so that closing one dialog while another opens, or leaving a page at once, makes a single change. */
  function reconcileSoon() {
    if (isScheduled) return
    isScheduled = true
    setTimeout(() => {
      isScheduled = false
      reconcile()
    })
  }

  function arrive({ ids, pushed }: Traversal, from: Entry, to: Entry) {
    traversal = null
    // The browser went back from the entry below the router's new page, or from that page. A step forward would not
    // always find it again: where the browser had begun with the step back before the push, it is not kept.
    if (pushed.length > 0) for (const entry of pushed) push(...entry)
    // The user has gone elsewhere meanwhile.
    else if (ids !== null && (to.key !== from.key || to.ids.length !== ids.length)) return go(1, null)
    reconcile()
  }

  function onPopState(event: Event) {
    // The router takes part in this one: it has started at the entry that is left.
    if (isReturning()) return reconcileSoon()
    const from = here
    const to = read()
    here = to
    if (traversal !== null) {
      event.stopImmediatePropagation()
      return arrive(traversal, from, to)
    }
    if (sharedLength(to.ids, openIds()) < to.ids.length) {
      // The overlay of this entry is gone. The router is told of the way back unless it never left the page.
      event.stopImmediatePropagation()
      return to.key === from.key ? go(-1, from.ids) : history.go(-1)
    }
    if (open.length === 0) return
    if (to.key === from.key && to.ids.length !== from.ids.length) event.stopImmediatePropagation()
    for (const overlay of open.slice(to.ids.length).toReversed()) overlay.close()
    // An overlay with unsaved changes has asked instead of closing, and is still open.
    reconcileSoon()
  }

  setPopStateListener(onPopState)

  return {
    /** Call when an overlay has opened; call the returned function when it has closed. */
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
