import { useEffect, useState } from 'react'

/**
 * For a dialog with a form: whoever closes it in passing (Escape, the cross) while something is typed is asked first.
 * Escape is caught before the browser hears of it, since its second press closes any dialog. Another dialog in front
 * keeps its own. `isTyped`: something is typed from the start.
 */
export function useUnsavedChangesGuard(isInFront: boolean, onClose: () => void, isTyped = false) {
  const [isDirty, setDirty] = useState(isTyped)
  const [isConfirming, setAsking] = useState(false)

  useEffect(() => {
    if (!isDirty || !isInFront) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      setAsking(true)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isDirty, isInFront])

  return {
    isDirty,
    isAsking: isConfirming,
    markDirty: () => setDirty(true),
    cancelClose: () => setAsking(false),
    requestClose: () => (isDirty ? setAsking(true) : onClose()),
  }
}

export type UnsavedChangesGuard = ReturnType<typeof useUnsavedChangesGuard>
