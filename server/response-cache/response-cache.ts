import type { Clock } from '#server/adapters/clock.ts'
import { noReplicas, type Replicas } from '#server/db/replicas/replicas.ts'
import { noSiblings, type Siblings } from '#server/workers/siblings.ts'
import { createAskedKeys } from './asked-keys.ts'
import { type CacheEntry, createCachedAnswers } from './cached-answers.ts'
import type { CachedResponse, RenderedResponse } from './cached-response.ts'
import { createDependencyContext, type Dependencies } from './dependencies.ts'
import { createPendingRenders, isInvalidated } from './pending-renders.ts'
import { createSeenChanges } from './seen-changes.ts'
import { createStaleResponses } from './stale-responses.ts'
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

/** Shared by all processes of a node. */
export const CACHE_BYTES = 32 * 1024 * 1024

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
  const cached = createCachedAnswers({ clock, maxBytes, onReuse: () => hits++ })
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
      const entry = cached.createEntry(key, made, ingredients)
      const isCacheable = entry.response.status === 200 && (made.isCacheable ?? true) && !entry.isStale
      if (isCacheable && !isInvalidated(render, entry.tags) && hasPlace(key, render.isShared)) cached.store(key, entry)
      return entry
    })
  }

  return {
    async getOrRender(key, make, { isPart = false } = {}) {
      let entry = cached.take(key)
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
      cached.drop(changed, (key, { response }) => {
        // It will be requested again, and is then cached at once.
        if (response.isAskedAgain) askedKeys.note(key)
      })
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
      if (isListening) staleResponses.retain(cached.all())
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
