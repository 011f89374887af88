import { startTransition, useLayoutEffect, useState } from 'react'

let painting: Promise<void> | undefined

/** Resolves once the next frame is painted. */
function nextPaint(): Promise<void> {
  painting ??= new Promise((resolve) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      // A message is handled in a task of its own, after the frame.
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
 * Whether to render parts that the first frame can do without: true from the start if `isDrawn`, otherwise once that
 * frame is painted. React would process a deferred value before the browser paints.
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
