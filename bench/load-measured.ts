/** Of one kind of request, by one process; sent over a channel that keeps typed arrays. */
export interface KindResult {
  kind: string
  isHot: boolean
  /** Milliseconds until the whole answer was there, refusals left out. */
  times: Float64Array
  /** How often each status, or each error of the connection. */
  outcomes: Record<string, number>
  /** Milliseconds until each refusal by 503. */
  refusalTimes: Float64Array
}

export interface GeneratorResult {
  kinds: KindResult[]
  /** Messages on open streams. */
  messages: number
  /** Of the generator's own event loop: a late one measures its own waiting. */
  lagP99Ms: number
}
