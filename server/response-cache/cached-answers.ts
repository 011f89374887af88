import type { Clock } from '#server/adapters/clock.ts'
import type { AnswerSource, CachedResponse, RenderedResponse } from './cached-response.ts'
import type { Dependencies } from './dependencies.ts'
import { createEntries, type EntryKind, type StoredEntry } from './entries.ts'
import { storeBody } from './stored-body.ts'
import { type Tag, tags } from './tags.ts'

/** Bytes per entry besides its bodies. */
const ENTRY_OVERHEAD_BYTES = 2_000

export interface CacheEntry extends Dependencies, StoredEntry {
  response: CachedResponse
}

interface CachedAnswersOptions {
  clock: Clock
  maxBytes: number
  /** An answer is sent again by what was derived from it, without being requested here. */
  onReuse: () => void
}

/** The cached answers by key, each until its data changes, its day in Zagreb is over, or memory runs short. */
export function createCachedAnswers({ clock, maxBytes, onReuse }: CachedAnswersOptions) {
  const cached = createEntries<CacheEntry>(maxBytes)

  /** Whether the entry is valid today; if so, makes it the most recently used of its kind. */
  function takeIfValid(kind: EntryKind<CacheEntry>, key: string, entry: CacheEntry): boolean {
    if (entry.validOnDay !== undefined && entry.validOnDay !== clock.today()) {
      cached.remove(kind, key, entry)
      return false
    }
    cached.moveToEnd(kind, key, entry)
    return true
  }

  /** `entryOf` is only called once the answer is made. */
  function sourceOf(key: string, entryOf: () => CacheEntry): AnswerSource {
    const kind = cached.kindOf(key)
    const isCached = () => kind.entries.get(key) === entryOf()
    return {
      reuse() {
        const isUsable = isCached() && takeIfValid(kind, key, entryOf())
        if (isUsable) onReuse()
        return isUsable
      },
      onDropped(drop) {
        if (isCached()) entryOf().dropListeners.push(drop)
        return isCached()
      },
      addBytes: (by) => cached.addBytes(key, entryOf(), by),
    }
  }

  return {
    /** The answer that is cached under this key and valid today. */
    take(key: string): CacheEntry | undefined {
      const kind = cached.kindOf(key)
      const entry = kind.entries.get(key)
      return entry && takeIfValid(kind, key, entry) ? entry : undefined
    },
    /** An answer that can be sent, and is not cached until it is stored. */
    createEntry(key: string, made: RenderedResponse, ingredients: Dependencies): CacheEntry {
      const body = storeBody(made.body, (by) => cached.addBytes(key, entry, by))
      const entry: CacheEntry = {
        ...ingredients,
        bytes: body.length + 2 * key.length + ENTRY_OVERHEAD_BYTES,
        response: {
          status: made.status ?? 200,
          contentType: made.contentType,
          headers: made.headers ?? {},
          body,
          isStale: ingredients.isStale,
          isAskedAgain: false,
          source: sourceOf(key, () => entry),
        },
        dropListeners: [],
      }
      return entry
    },
    store: cached.store,
    /** Drops the answers with any of the tags; `onDrop` is called before each. */
    drop(changed: ReadonlySet<Tag>, onDrop: (key: string, entry: CacheEntry) => void) {
      for (const kind of cached.kinds()) {
        for (const [key, entry] of kind.entries) {
          if (!changed.has(tags.everything) && changed.isDisjointFrom(entry.tags)) continue
          onDrop(key, entry)
          cached.remove(kind, key, entry)
        }
      }
    },
    isFull: cached.isFull,
    all: () => cached.kinds().flatMap(({ entries }) => entries),
    totals: cached.totals,
  }
}
