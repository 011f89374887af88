/**
 * Passes a number on at once, and the sum of those that come within so many milliseconds after it at their end: each new
 * job is told to all who may run it, and each time they would look at the queue. None is lost.
 */
export function gatherNudges(nudge: (count: number) => void, gatherMs: number) {
  let waiting = 0
  let timer: NodeJS.Timeout | undefined
  let hasEnded = false

  function pass(count: number) {
    timer = setTimeout(() => {
      timer = undefined
      if (waiting > 0) pass(waiting)
    }, gatherMs)
    waiting = 0
    nudge(count)
  }

  return {
    nudge(count: number) {
      if (hasEnded) return
      if (timer === undefined) pass(count)
      else waiting += count
    },
    /** Nothing is passed on from now on: a worker that has ended must not be nudged. */
    stop() {
      hasEnded = true
      clearTimeout(timer)
    },
  }
}
