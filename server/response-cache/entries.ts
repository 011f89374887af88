/** The fraction of the memory that is freed at once. */
const EVICTED_PART = 64
/** The fraction that may be free while the cache still counts as full; larger than what is freed at once. */
const FREE_PART = 16

/** Something that is cached. */
export interface StoredEntry {
  bytes: number
  /** Called once the entry is no longer cached. */
  dropListeners: (() => void)[]
}

export interface EntryKind<Entry> {
  /** A Map keeps insertion order. Each use moves an entry to the end, so the first entry is the least recently used. */
  entries: Map<string, Entry>
  /** The entry at the end, to skip the move when the same answer is requested many times in a row. */
  last: Entry | null
  bytes: number
}

/**
 * Entries by key, limited to `maxBytes` in total. The part of a key before its first `[` is its kind. Beyond the limit,
 * the kind that uses most memory evicts its least recently used entries.
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

  /** Does nothing if the key has a different entry by now. */
  function remove(kind: EntryKind<Entry>, key: string, entry: Entry) {
    if (kind.entries.get(key) !== entry) return
    kind.entries.delete(key)
    if (kind.last === entry) kind.last = null
    kind.bytes -= entry.bytes
    bytes -= entry.bytes
    for (const drop of entry.dropListeners) drop()
  }

  /**
   * Evicts several entries at once. An iterator of a Map has to skip everything deleted at its beginning, so evicting
   * one oldest entry at a time would cost more than making a small answer.
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

  /** Makes this the most recently used entry of its kind. */
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
