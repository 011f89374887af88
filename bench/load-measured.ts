/** The result of one kind of request in one process; sent over a channel that keeps typed arrays. */
export interface KindResult {
  kind: string
  isHot: boolean
  /** Milliseconds until the answer was complete, without refusals. */
  times: Float64Array
  /** The number of each status or connection error. */
  outcomes: Record<string, number>
  /** Milliseconds until each 503. */
  refusalTimes: Float64Array
}

export interface GeneratorResult {
  kinds: KindResult[]
  /** Messages on open streams. */
  messages: number
  /** The lag of the generator's own event loop; if it is high, the generator measures itself. */
  lagP99Ms: number
}
