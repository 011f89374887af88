import type { CalendarDay } from '#contract/calendar-day.ts'
import type { StoredBody } from './stored-body.ts'
import type { Tag } from './tags.ts'

/** A freshly rendered answer. */
export interface RenderedResponse {
  body: string | Buffer
  contentType: string
  /** 200 by default; only a 200 is cached. */
  status?: number
  /** False for an answer that is not worth its memory. */
  isCacheable?: boolean
  headers?: Record<string, string>
  /** The data that the answer was made from. Tags of cached answers that it used are added automatically. */
  tags: readonly Tag[]
  /** The day, in Zagreb, on which the answer is valid. */
  validOnDay?: CalendarDay | undefined
}

/** A cached answer, as seen by whatever is derived from it and must not outlive it. */
export interface AnswerSource {
  /** Whether the answer may be sent again unchanged; counts as a hit. */
  reuse: () => boolean
  /** Calls `drop` as soon as the answer is no longer cached; false if it is not cached now. */
  onDropped: (drop: () => void) => boolean
  /** Counts memory held on the answer's behalf; negative when it is released. */
  addBytes: (bytes: number) => void
}

/** An answer that can be sent any number of times. */
export interface CachedResponse {
  status: number
  contentType: string
  headers: Record<string, string>
  /** Its ETags begin with the body's digest. */
  body: StoredBody
  /** True if the answer may be outdated: it was cached before the database went away. */
  isStale: boolean
  /** Whether the answer has been requested from the cache again since it was made. */
  isAskedAgain: boolean
  /** For a part of answers that was requested again: the value its body was made from. */
  part?: unknown
  source: AnswerSource
}
