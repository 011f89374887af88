import { useEffect, useEffectEvent } from 'react'
import { isReturning, setPopStateListener } from '#web/lib/overlay-entries.ts'

/** Loaded when the first dialog opens. If loading fails, going back leaves the page, as it does without it. */
const loadOverlays = async () => {
  const { createOverlayHistory } = await import('#web/lib/overlay-history.ts')
  return createOverlayHistory(history, setPopStateListener, isReturning)
}

let shared: ReturnType<typeof loadOverlays> | undefined

/** While `isOpen`, going back in the browser's history calls `onClose` instead of leaving the page. */
export function useBackToClose(isOpen: boolean, onClose: () => void) {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!isOpen) return
    let remove: (() => void) | undefined
    let isOver = false
    shared ??= loadOverlays()
    shared.then(
      (overlays) => {
        if (!isOver) remove = overlays.add(() => close())
      },
      () => {
        shared = undefined
      },
    )
    return () => {
      isOver = true
      remove?.()
    }
  }, [isOpen])
}
