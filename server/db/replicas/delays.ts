/** A replica that answers checks this much later than the primary would delay every statement of a page by as much. */
const MAX_DELAY_MS = 100
/** A single slow check may have other reasons; this many in a row do not. */
const CHECKS = 3

/** By how many milliseconds a replica's recent checks were slower than the primary's. */
export function createDelays() {
  let recent: number[] = []

  return {
    add(ms: number) {
      recent = [...recent.slice(1 - CHECKS), ms]
    },
    clear() {
      recent = []
    },
    /** True once all recent checks were slow, and until none is. */
    isSlow(wasLeftOut: boolean): boolean {
      const slow = recent.filter((ms) => ms > MAX_DELAY_MS).length
      return wasLeftOut ? slow > 0 : slow === CHECKS
    },
  }
}
