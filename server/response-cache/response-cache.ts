import { AsyncLocalStorage } from 'node:async_hooks'
import type { CalendarDay } from '#contract/calendar-day.ts'
import type { Clock } from '#server/adapters/clock.ts'
import { noReplicas, type Replicas } from '#server/db/replicas/replicas.ts'
import { noSiblings, type Siblings } from '#server/workers/siblings.ts'
import { createAskedKeys } from './asked-keys.ts'
import { createEntries, type EntryKind, type StoredEntry } from './entries.ts'
import { createStaleResponses } from './stale-responses.ts'
import { createSeenChanges } from './seen-changes.ts'
import { storeBody, type StoredBody } from './stored-body.ts'
import type { Tag } from './tags.ts'

/** An answer as it was rendered. */
export interface RenderedResponse {
  body: string | Buffer
  contentType: string
  /** 200 where it is left out; only a 200 is cached. */
  status?: number
  /** False for one that is not worth its memory. */
  isCacheable?: boolean
  headers?: Record<string, string>
  /** The data it was made from. The tags of cached answers that it used are added automatically. */
  tags: readonly Tag[]
  /** The day in Zagreb on which the answer is valid. */
  validOnDay?: CalendarDay | undefined
}

/** An answer in the cache, for what is made from it and must not outlive it. */
export interface AnswerSource {
  /** Whether the answer may be sent once more as it is; counts as a hit. */
  reuse: () => boolean
  /** Calls `drop` as soon as it is cached no more; false where it is not cached now. */
  onDropped: (drop: () => void) => boolean
  /** Counts memory that is held because of it; a negative number was let go of. */
  addBytes: (bytes: number) => void
}

/** An answer that can be sent any number of times. */
export interface CachedResponse {
  status: number
  contentType: string
  headers: Record<string, string>
  /** Its ETags begin with the digest. */
  body: StoredBody
  /** It may be wrong: it was ready before the database went away. */
  isStale: boolean
  /** Whether it was found in the cache after it was made. */
  isAskedAgain: boolean
  /** Of a part of answers that was asked for again: what its body was made from. */
  part?: unknown
  source: AnswerSource
}

export interface ResponseCache {
  /**
   * The answer under this key, made at most once at a time. The key must name everything that the answer depends on
   * except what its tags name, each value as it was parsed. The part before the first `[` is its kind; when the memory
   * is full, the kind with the most bytes gives up its oldest, so that one of many spellings displaces only its like, and
   * what is made then is cached when it is asked for a second time.
   * What `make` throws is thrown to every caller that waits, and not cached. While the database is away, an answer that
   * was ready a moment ago is given as stale.
   */
  getOrRender: (
    key: string,
    make: () => Promise<RenderedResponse>,
    options?: {
      /** Of answers that count for themselves as hits and misses. */
      isPart?: boolean
    },
  ) => Promise<CachedResponse>
  /**
   * Drops the answers with one of the tags; an answer that is being made from older data is not cached. `change` is the
   * name of the write that invalidates them.
   */
  invalidate: (tags: readonly Tag[], change?: string) => void
  /** The same here and in the other processes of this node; resolves once it is done in all of them. */
  invalidateOnNode: (tags: readonly Tag[], change: string) => Promise<void>
  /** Resolves once the answers that the change concerns are dropped here, or after a second. */
  waitForChange: (change: string) => Promise<void>
  /** Called when invalidations are received again: caching goes on. */
  resume: () => void
  /**
   * Called when invalidations may be missed: nothing is cached, and no request waits for another's answer. For half a
   * minute the answers that were ready are given as stale when no newer one can be made.
   */
  suspend: () => void
  stats: () => { responses: number; bytes: number; hits: number; misses: number; isListening: boolean }
  /** Whether content is compared with what its call declares before it is cached. */
  checksContent: boolean
}

interface CacheDependencies {
  tags: Set<Tag>
  validOnDay: CalendarDay | undefined
  isStale: boolean
}

interface CacheEntry extends CacheDependencies, StoredEntry {
  response: CachedResponse
}

/** An answer that is being rendered, with the tags invalidated meanwhile: it may contain data from before. */
interface PendingRender {
  /** null once it is made: a Map that has grown or shrunk holds what it held before until its former memory is collected. */
  entry: Promise<CacheEntry> | null
  invalidatedTags: Set<Tag>
  /** Whether others wait for it as well. */
  isShared: boolean
}

/** Of all processes of a node together. */
export const CACHE_BYTES = 32 * 1024 * 1024
/** Bytes of one entry beside its bodies. */
const ENTRY_OVERHEAD_BYTES = 2_000

const everything: Tag = '*'

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
  /** Answers are read from those that have what was invalidated. */
  replicas?: Pick<Replicas, 'noteChange' | 'readAnswer'>
  siblings?: Pick<Siblings, 'invalidate'>
}): ResponseCache {
  const cached = createEntries<CacheEntry>(maxBytes)
  const pendingByKey = new Map<string, PendingRender>()
  const pendingRenders = new Set<PendingRender>()
  // The answers that a page uses are known only while it is rendered; the context collects them.
  const dependencyContext = new AsyncLocalStorage<CacheDependencies>()
  const staleResponses = createStaleResponses<CacheEntry>({
    clock,
    asStale: (entry) => ({ ...entry, isStale: true, response: { ...entry.response, isStale: true } }),
  })
  const seenChanges = createSeenChanges()
  const askedKeys = createAskedKeys()
  let isListening = false
  let hits = 0
  let misses = 0

  /** Whether the entry is valid today; it is then the last to be evicted of its kind. */
  function takeIfValid(kind: EntryKind<CacheEntry>, key: string, entry: CacheEntry): boolean {
    if (entry.validOnDay !== undefined && entry.validOnDay !== clock.today()) {
      cached.remove(kind, key, entry)
      return false
    }
    cached.moveToEnd(kind, key, entry)
    return true
  }

  /** `entryOf` is called only once the answer is made. */
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

  function createEntry(key: string, made: RenderedResponse, ingredients: CacheDependencies): CacheEntry {
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

  const isInvalidated = ({ invalidatedTags }: PendingRender, tags: Set<Tag>) =>
    invalidatedTags.has(everything) || !invalidatedTags.isDisjointFrom(tags)

  /**
   * Where the memory is full, an answer takes the place of another only once it is asked for again: most lists and pages
   * are asked for once in a while, and each would displace one that is asked for every second.
   */
  function hasPlace(key: string, { isShared }: PendingRender): boolean {
    if (!cached.isFull()) return true
    const wasAsked = askedKeys.note(key)
    return isShared || wasAsked
  }

  function startRender(key: string, make: () => Promise<RenderedResponse>): Promise<CacheEntry> {
    const ingredients: CacheDependencies = { tags: new Set(), validOnDay: undefined, isStale: false }
    const making: PendingRender = {
      // Changes that were published without a listener are unknown, so every answer is invalidated.
      invalidatedTags: new Set(isListening ? [] : [everything]),
      isShared: false,
      entry: null,
    }
    const rendering = dependencyContext.run(ingredients, replicas.readAnswer, make).then((made) => {
      for (const tag of made.tags) ingredients.tags.add(tag)
      ingredients.validOnDay = made.validOnDay ?? ingredients.validOnDay
      const entry = createEntry(key, made, ingredients)
      const isCacheable = entry.response.status === 200 && (made.isCacheable ?? true) && !entry.isStale
      if (isCacheable && !isInvalidated(making, entry.tags) && hasPlace(key, making)) cached.store(key, entry)
      return entry
    })
    making.entry = rendering
    pendingRenders.add(making)
    if (isListening) pendingByKey.set(key, making)
    const end = () => {
      making.entry = null
      pendingRenders.delete(making)
      if (pendingByKey.get(key) === making) pendingByKey.delete(key)
    }
    rendering.then(end, end)
    return rendering
  }

  function takeValid(key: string): CacheEntry | undefined {
    const kind = cached.kindOf(key)
    const entry = kind.entries.get(key)
    return entry && takeIfValid(kind, key, entry) ? entry : undefined
  }

  function propagateDependencies({ tags, validOnDay, isStale }: CacheEntry) {
    const outer = dependencyContext.getStore()
    if (!outer) return
    for (const tag of tags) outer.tags.add(tag)
    outer.validOnDay ??= validOnDay
    outer.isStale ||= isStale
  }

  return {
    async getOrRender(key, make, { isPart = false } = {}) {
      let entry = takeValid(key)
      if (entry) {
        if (!isPart) hits++
        entry.response.isAskedAgain = true
      } else {
        if (!isPart) misses++
        const pending = pendingByKey.get(key)
        if (pending) pending.isShared = true
        entry = await staleResponses.orStale(key, pending?.entry ?? startRender(key, make))
      }
      propagateDependencies(entry)
      return entry.response
    },
    invalidate(tags, change) {
      const changed = new Set(tags)
      replicas.noteChange()
      // Later requests must not be given an answer that was begun before the change.
      pendingByKey.clear()
      for (const { invalidatedTags } of pendingRenders) for (const tag of changed) invalidatedTags.add(tag)
      for (const kind of cached.kinds()) {
        for (const [key, entry] of kind.entries) {
          if (!changed.has(everything) && changed.isDisjointFrom(entry.tags)) continue
          // It will be asked for again, and then has its place at once.
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
      // Otherwise every answer is made anew.
      if (isListening) await seenChanges.waitFor(change)
    },
    resume() {
      isListening = true
      staleResponses.clear()
    },
    suspend() {
      if (isListening) staleResponses.retain(cached.kinds().flatMap(({ entries }) => entries))
      isListening = false
      this.invalidate([everything])
    },
    stats() {
      const { count, bytes } = cached.totals()
      return { isListening, responses: count, bytes, hits, misses }
    },
    checksContent,
  }
}
