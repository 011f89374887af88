import type { Clock } from '#server/adapters/clock.ts'
import { noReplicas, type Replicas } from '#server/db/replicas/replicas.ts'
import { noSiblings, type Siblings } from '#server/workers/siblings.ts'
import { createAskedKeys } from './asked-keys.ts'
import type { AnswerSource, CachedResponse, RenderedResponse } from './cached-response.ts'
import { createDependencyContext, type Dependencies } from './dependencies.ts'
import { createEntries, type EntryKind, type StoredEntry } from './entries.ts'
import { createPendingRenders, isInvalidated } from './pending-renders.ts'
import { createSeenChanges } from './seen-changes.ts'
import { createStaleResponses } from './stale-responses.ts'
import { storeBody } from './stored-body.ts'
import { type Tag, tags } from './tags.ts'

export interface ResponseCache {
  /**
   * The answer under this key, which is made at most once at a time. The key must contain everything the answer depends
   * on apart from what its tags name, each value as it was parsed. The part before the first `[` is the key's kind.
   * When the memory is full, the kind that uses most of it evicts its oldest entries, so that many spellings displace
   * only their own kind; answers made from then on are only cached when requested a second time. An error thrown by
   * `make` is thrown to every waiting caller, and not cached. While the database is away, a recently cached answer is
   * returned as stale.
   */
  getOrRender: (
    key: string,
    make: () => Promise<RenderedResponse>,
    options?: {
      /** Parts are used by answers that are counted as hits and misses themselves. */
      isPart?: boolean
    },
  ) => Promise<CachedResponse>
  /**
   * Drops the answers with any of the tags; an answer being made from older data will not be cached. `change` is the
   * name of the write that invalidates them.
   */
  invalidate: (tags: readonly Tag[], change?: string) => void
  /** Does the same in every process of this node; resolves once all of them are done. */
  invalidateOnNode: (tags: readonly Tag[], change: string) => Promise<void>
  /** Resolves once this node has dropped the answers affected by the change, or after a second. */
  waitForChange: (change: string) => Promise<void>
  /** Called when invalidations are being received again: caching continues. */
  resume: () => void
  /**
   * Called when invalidations may be missed: nothing is cached, and requests do not share answers. For half a minute,
   * answers cached before are returned as stale if no newer one can be made.
   */
  suspend: () => void
  stats: () => { responses: number; bytes: number; hits: number; misses: number; isListening: boolean }
  /** Whether content is checked against its declared schema before it is cached. */
  checksContent: boolean
}

interface CacheEntry extends Dependencies, StoredEntry {
  response: CachedResponse
}

/** Shared by all processes of a node. */
export const CACHE_BYTES = 32 * 1024 * 1024
/** Bytes per entry besides its bodies. */
const ENTRY_OVERHEAD_BYTES = 2_000

export function createResponseCache({
  clock,
  maxBytes = CACHE_BYTES,
  checksContent = false,
  siblings = noSiblings,
  replicas = noReplicas,
}: {
  clock: Clock
  maxBytes?: number
  checksContent?: boolean
  /** Replicas are only read once they have the data whose change was announced here. */
  replicas?: Pick<Replicas, 'noteChange' | 'readAnswer'>
  siblings?: Pick<Siblings, 'invalidate'>
}): ResponseCache {
  const cached = createEntries<CacheEntry>(maxBytes)
  const renders = createPendingRenders<CacheEntry>()
  const dependencies = createDependencyContext()
  const staleResponses = createStaleResponses<CacheEntry>({
    clock,
    asStale: (entry) => ({ ...entry, isStale: true, response: { ...entry.response, isStale: true } }),
  })
  const seenChanges = createSeenChanges()
  const askedKeys = createAskedKeys()
  let isListening = false
  let hits = 0
  let misses = 0

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
        if (isUsable) hits++
        return isUsable
      },
      onDropped(drop) {
        if (isCached()) entryOf().dropListeners.push(drop)
        return isCached()
      },
      addBytes: (by) => cached.addBytes(key, entryOf(), by),
    }
  }

  function createEntry(key: string, made: RenderedResponse, ingredients: Dependencies): CacheEntry {
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
  }

  /**
   * When the memory is full, a new answer only displaces others once it is requested again. Most lists and pages are
   * requested rarely, and each would displace one that is requested every second.
   */
  function hasPlace(key: string, isShared: boolean): boolean {
    if (!cached.isFull()) return true
    const wasAsked = askedKeys.note(key)
    return isShared || wasAsked
  }

  function startRender(key: string, make: () => Promise<RenderedResponse>): Promise<CacheEntry> {
    const ingredients: Dependencies = { tags: new Set(), validOnDay: undefined, isStale: false }
    return renders.start(key, isListening, async (render) => {
      const made = await dependencies.collect(ingredients, () => replicas.readAnswer(make))
      for (const tag of made.tags) ingredients.tags.add(tag)
      ingredients.validOnDay = made.validOnDay ?? ingredients.validOnDay
      const entry = createEntry(key, made, ingredients)
      const isCacheable = entry.response.status === 200 && (made.isCacheable ?? true) && !entry.isStale
      if (isCacheable && !isInvalidated(render, entry.tags) && hasPlace(key, render.isShared)) cached.store(key, entry)
      return entry
    })
  }

  function takeValid(key: string): CacheEntry | undefined {
    const kind = cached.kindOf(key)
    const entry = kind.entries.get(key)
    return entry && takeIfValid(kind, key, entry) ? entry : undefined
  }

  return {
    async getOrRender(key, make, { isPart = false } = {}) {
      let entry = takeValid(key)
      if (entry) {
        if (!isPart) hits++
        entry.response.isAskedAgain = true
      } else {
        if (!isPart) misses++
        entry = await staleResponses.orStale(key, renders.join(key) ?? startRender(key, make))
      }
      dependencies.add(entry)
      return entry.response
    },
    invalidate(names, change) {
      const changed = new Set(names)
      replicas.noteChange()
      renders.invalidate(changed)
      for (const kind of cached.kinds()) {
        for (const [key, entry] of kind.entries) {
          if (!changed.has(tags.everything) && changed.isDisjointFrom(entry.tags)) continue
          // It will be requested again, and is then cached at once.
          if (entry.response.isAskedAgain) askedKeys.note(key)
          cached.remove(kind, key, entry)
        }
      }
      if (change !== undefined) seenChanges.add(change)
    },
    async invalidateOnNode(changed, change) {
      this.invalidate(changed, change)
      if (changed.length > 0) await siblings.invalidate({ tags: changed, change })
    },
    async waitForChange(change) {
      // Without a listener every answer is made anew anyway.
      if (isListening) await seenChanges.waitFor(change)
    },
    resume() {
      isListening = true
      staleResponses.clear()
    },
    suspend() {
      if (isListening) staleResponses.retain(cached.kinds().flatMap(({ entries }) => entries))
      isListening = false
      this.invalidate([tags.everything])
    },
    stats() {
      const { count, bytes } = cached.totals()
      return { isListening, responses: count, bytes, hits, misses }
    },
    checksContent,
  }
}
