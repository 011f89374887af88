import { useEffect, useRef } from 'react'
import { Button } from './button.tsx'

/**
 * Replaces the buttons of the dialog, so that the form stays visible. `Nastavi uređivati` returns to the field that had
 * the focus, or to the first one if a press outside the dialog has taken it.
 */
export function UnsavedChangesPrompt({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  const stay = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const form = stay.current?.closest('form')
    const focused = document.activeElement
    const field = form?.contains(focused) ? focused : form?.querySelector('input, textarea, select')
    stay.current?.focus()
    return () => {
      if (document.activeElement === document.body && field instanceof HTMLElement && field.isConnected) field.focus()
    }
  }, [])
  return (
    <div role="alert" className="animate-rise rounded-control bg-warning-soft p-4">
      <p className="font-medium text-warning">Upisano još nije spremljeno. Zatvoriti bez spremanja?</p>
      <div className="mt-3 flex flex-wrap justify-end gap-x-3 gap-y-1 max-sm:*:grow">
        <Button variant="plain" onClick={onLeave}>
          Zatvori bez spremanja
        </Button>
        <Button ref={stay} onClick={onStay}>
          Nastavi uređivati
        </Button>
      </div>
    </div>
  )
}
