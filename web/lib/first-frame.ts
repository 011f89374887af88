import { startTransition, useLayoutEffect, useState } from 'react'

let painting: Promise<void> | undefined

/** Fulfilled once the next frame is painted. */
function nextPaint(): Promise<void> {
  painting ??= new Promise((resolve) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      // A task of its own, which comes after the frame.
      port1.addEventListener('message', () => {
        painting = undefined
        resolve()
      })
      port1.start()
      port2.postMessage(null)
    }),
  )
  return painting
}

/**
 * Whether to draw what the first frame may do without: true at first where `isDrawn` says so, and else once that frame is
 * painted. A deferred value of React would be worked on before the browser paints.
 */
export function useAfterFirstFrame(isDrawn: boolean): boolean {
  const [isDue, setDue] = useState(isDrawn)
  useLayoutEffect(() => {
    if (isDue) return
    let isGone = false
    void nextPaint().then(() => isGone || startTransition(() => setDue(true)))
    return () => {
      isGone = true
    }
  }, [isDue])
  return isDue
}
