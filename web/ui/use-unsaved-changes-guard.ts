import { useEffect, useState } from 'react'

/**
 * For a dialog with a form: closing it with unsaved changes, by Escape, the close button or a click outside, asks
 * first. Escape is handled before the browser does, since its second press closes any dialog. `isInFront` is false
 * while another dialog is on top; `isTyped` says that the form has unsaved changes from the start.
 */
export function useUnsavedChangesGuard({
  isOpen,
  isInFront = isOpen,
  isTyped = false,
  onClose,
}: {
  isOpen: boolean
  isInFront?: boolean
  isTyped?: boolean
  onClose: () => void
}) {
  const [wasOpen, setWasOpen] = useState(isOpen)
  const [isDirty, setDirty] = useState(isTyped)
  const [isAsking, setAsking] = useState(false)
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen)
    setDirty(isTyped)
    setAsking(false)
  }

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
    isAsking,
    markDirty: () => setDirty(true),
    cancelClose: () => setAsking(false),
    requestClose: () => (isDirty ? setAsking(true) : onClose()),
  }
}

export type UnsavedChangesGuard = ReturnType<typeof useUnsavedChangesGuard>
