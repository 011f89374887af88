import { mdiAlertCircleOutline } from '@mdi/js'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useIsShown } from '#web/lib/use-is-shown.ts'
import { Button } from './button.tsx'
import { CopyField } from './copy-field.tsx'
import { Icon } from './icon.tsx'
import { showSnackbar } from './snackbar.tsx'
import { UnsavedChangesBlocker } from './unsaved-changes-blocker.tsx'

/** Runs a call whose answer has a secret; until then the page asks before it is left. */
export type RunAwaited = (call: () => Promise<void>) => Promise<void>

/** Long enough to be read by somebody who is looking at another page by now. */
const MISSED_MS = 15_000

/**
 * A secret that is shown until the page is closed and is not available afterwards; `box` takes the focus once it is
 * closed. `missed` is shown instead if the page was left before the secret came.
 */
export function useShownOnce<Secret>(missed: string): {
  shown: Secret | null
  show: (secret: Secret) => void
  close: () => void
  box: RefObject<HTMLDivElement | null>
  /** Whether a secret is on its way. */
  isAwaited: boolean
  /** For the call that ends in `show`. */
  whileAwaited: RunAwaited
} {
  const [shown, setShown] = useState<Secret | null>(null)
  const [isAwaited, setAwaited] = useState(false)
  const isShown = useIsShown()
  const box = useRef<HTMLDivElement>(null)
  function show(secret: Secret) {
    if (isShown()) setShown(secret)
    else showSnackbar(missed, 'warning', MISSED_MS)
  }
  async function whileAwaited(call: () => Promise<void>) {
    setAwaited(true)
    try {
      await call()
    } finally {
      setAwaited(false)
    }
  }
  function close() {
    flushSync(() => setShown(null))
    // The pressed button disappears together with the secret.
    box.current?.focus({ preventScroll: true })
  }
  return { shown, show, close, box, isAwaited, whileAwaited }
}

/** Asks before a page is left on which a secret is about to appear. Not beside `ShownOnce`, which asks for itself. */
export const AwaitedOnce = ({ isAwaited, lost }: { isAwaited: boolean; lost: string }) => (
  <UnsavedChangesBlocker title="Pričekati ključ?" unsaved={isAwaited ? lost : null} />
)

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
