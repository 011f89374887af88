/** A machine's clock is corrected by seconds all the time; the schedule bears that. */
export const SET_BACK_MS = 5 * 60_000

const CHECK_MS = 10_000

/**
 * Calls back when the machine's clock has been set back, compared with the time that has passed. Whoever waits for an
 * instant by a timer would otherwise wait for as long as the clock had been ahead.
 */
export function watchForSetBack(onSetBack: () => void, checkMs = CHECK_MS): { stop: () => void } {
  const offset = () => Date.now() - performance.now()
  let highest = offset()
  const timer = setInterval(() => {
    const current = offset()
    const isSetBack = highest - current > SET_BACK_MS
    highest = isSetBack ? current : Math.max(highest, current)
    if (isSetBack) onSetBack()
  }, checkMs).unref()
  return { stop: () => clearInterval(timer) }
}
