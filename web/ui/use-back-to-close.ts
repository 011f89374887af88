import { useEffect, useEffectEvent } from 'react'
import { setPopStateListener } from '#web/lib/overlay-entries.ts'
import { createOverlayHistory } from '#web/lib/overlay-history.ts'

let shared: ReturnType<typeof createOverlayHistory> | undefined

const overlays = () => (shared ??= createOverlayHistory(history, setPopStateListener))

/** While `isOpen`, one step back in the browser's history calls `onClose` instead of leaving the page. */
export function useBackToClose(isOpen: boolean, onClose: () => void) {
  const close = useEffectEvent(onClose)
  useEffect(() => (isOpen ? overlays().add(() => close()) : undefined), [isOpen])
}
