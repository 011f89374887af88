import { mdiAlertCircleOutline } from '@mdi/js'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from './button.tsx'
import { CopyField } from './copy-field.tsx'
import { Icon } from './icon.tsx'
import { UnsavedChangesBlocker } from './unsaved-changes-blocker.tsx'

/**
 * A secret that is shown until the page is closed and is not available afterwards; `box` takes the focus when it
 * appears.
 */
export function useShownOnce<Secret>(): {
  shown: Secret | null
  show: (secret: Secret) => void
  close: () => void
  box: RefObject<HTMLDivElement | null>
} {
  const [shown, show] = useState<Secret | null>(null)
  const box = useRef<HTMLDivElement>(null)
  function close() {
    flushSync(() => show(null))
    // The pressed button disappears together with the secret.
    box.current?.focus({ preventScroll: true })
  }
  return { shown, show, close, box }
}

/** The secret to copy, with a warning. It takes the focus, since it replaces the focused button. */
export function ShownOnce({
  label,
  secret,
  warning,
  children,
  onClose,
}: {
  label: string
  secret: string
  warning: ReactNode
  children?: ReactNode
  onClose: () => void
}) {
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => field.current?.focus(), [])
  return (
    <div className="space-y-5">
      <CopyField ref={field} label={label} text={secret} copyLabel="Kopiraj ključ" copied="Ključ je kopiran." />
      <p className="flex gap-2 rounded-control bg-warning-soft px-4 py-3 text-warning">
        <Icon path={mdiAlertCircleOutline} className="mt-0.5" />
        <span>{warning}</span>
      </p>
      {children}
      <UnsavedChangesBlocker
        title="Je li ključ spremljen?"
        unsaved="Kad napustite stranicu, više ga ne možemo prikazati."
      />
      <Button variant="filled" className="max-sm:w-full" onClick={onClose}>
        Gotovo, ključ je spremljen
      </Button>
    </div>
  )
}
