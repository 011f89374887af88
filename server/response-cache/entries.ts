/** Of the whole, what is evicted at once. */
const EVICTED_PART = 64
/** Of the whole, what may be free where it is full: more than is evicted at once. */
const FREE_PART = 16

/** Something that is cached. */
export interface StoredEntry {
  bytes: number
  /** Called once it is cached no more. */
  dropListeners: (() => void)[]
}

export interface EntryKind<Entry> {
  /** A Map keeps the order of insertion: each use moves an entry to the end, and the first one is evicted first. */
  entries: Map<string, Entry>
  /** The entry at the end: of the same answer many are asked for in a row. */
  last: Entry | null
  bytes: number
}

/**
 * Entries by their keys, up to `maxBytes` of all together. The part of a key before its first `[` is its kind; beyond
 * the limit the kind with the most bytes gives up those that were used longest ago.
 */
export function createEntries<Entry extends StoredEntry>(maxBytes: number) {
  const kinds = new Map<string, EntryKind<Entry>>()
  let bytes = 0

  function kindOf(key: string): EntryKind<Entry> {
    const end = key.indexOf('[')
    const name = end === -1 ? key : key.slice(0, end)
    const known = kinds.get(name)
    if (known) return known
    const kind: EntryKind<Entry> = { entries: new Map(), last: null, bytes: 0 }
    kinds.set(name, kind)
    return kind
  }

  const largestKind = () => [...kinds.values()].reduce((largest, kind) => (kind.bytes > largest.bytes ? kind : largest))

  /** Does nothing where the key has another entry by now. */
  function remove(kind: EntryKind<Entry>, key: string, entry: Entry) {
    if (kind.entries.get(key) !== entry) return
    kind.entries.delete(key)
    if (kind.last === entry) kind.last = null
    kind.bytes -= entry.bytes
    bytes -= entry.bytes
    for (const drop of entry.dropListeners) drop()
  }

  /**
   * Makes room for a while: an iterator of a Map passes over all that was deleted at its beginning, so that to ask each
   * time for the oldest alone takes longer than to make a small answer.
   */
  function evictBeyondLimit() {
    if (bytes <= maxBytes) return
    const enough = maxBytes - maxBytes / EVICTED_PART
    while (bytes > enough) {
      const kind = largestKind()
      if (kind.entries.size === 0) break
      for (const [key, entry] of kind.entries) {
        remove(kind, key, entry)
        if (bytes <= enough) break
      }
    }
  }

  function addBytes(key: string, entry: Entry, by: number) {
    const kind = kindOf(key)
    if (kind.entries.get(key) !== entry) return
    entry.bytes += by
    kind.bytes += by
    bytes += by
    evictBeyondLimit()
  }

  function store(key: string, entry: Entry) {
    const kind = kindOf(key)
    const former = kind.entries.get(key)
    if (former) remove(kind, key, former)
    const size = entry.bytes
    entry.bytes = 0
    kind.entries.set(key, entry)
    kind.last = entry
    addBytes(key, entry, size)
  }

  /** The entry is then the last to be evicted of its kind. */
  function moveToEnd(kind: EntryKind<Entry>, key: string, entry: Entry) {
    if (kind.last === entry) return
    kind.entries.delete(key)
    kind.entries.set(key, entry)
    kind.last = entry
  }

  return {
    kindOf,
    remove,
    addBytes,
    store,
    moveToEnd,
    isFull: () => bytes > maxBytes - maxBytes / FREE_PART,
    kinds: () => kinds.values(),
    totals: () => ({ count: kinds.values().reduce((sum, { entries }) => sum + entries.size, 0), bytes }),
  }
}
