const FIRST_MS = 250
const LONGEST_MS = 30_000
/** After a worker that ran this long, the next one starts at once again. */
const LASTING_RUN_MS = 60_000

export interface Pauses {
  /** The milliseconds to wait before another worker takes the place of one that ended after `ranMs`. */
  next: (ranMs: number) => number
}

/** The pauses of one place: none at first, then short, then doubled until a worker lasts. */
export function createPauses(): Pauses {
  let pauseMs = 0

  return {
    next(ranMs) {
      const current = ranMs > LASTING_RUN_MS ? 0 : pauseMs
      pauseMs = Math.min(Math.max(2 * current, FIRST_MS), LONGEST_MS)
      return current
    },
  }
}
