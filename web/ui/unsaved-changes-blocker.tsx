import { useEffect, useRef } from 'react'
import { useBlocker } from 'react-router'
import { isSignedIn } from '#web/lib/session.ts'
import { Button } from '#web/ui/button.tsx'
import { TitledDialog } from '#web/ui/dialog.tsx'

/** Asks before the page is left, except at a sign-out; `unsaved` says what would be lost, null if nothing would. */
export function UnsavedChangesBlocker({
  unsaved,
  title = 'Napustiti stranicu bez spremanja?',
}: {
  unsaved: string | null
  title?: string
}) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved !== null && isSignedIn() && currentLocation.pathname !== nextLocation.pathname,
  )
  const answered = useRef<typeof blocker>(null)
  /** React Router throws on a second answer, such as a double click while the dialog closes. */
  const answer = (choice: 'proceed' | 'reset') => {
    if (answered.current === blocker) return
    answered.current = blocker
    blocker[choice]?.()
  }
  useEffect(() => {
    if (unsaved === null) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [unsaved])
  return (
    <TitledDialog
      open={blocker.state === 'blocked'}
      onClose={() => answer('reset')}
      title={title}
      width="max-w-[440px]"
      isNavigation
    >
      <p>{unsaved}</p>
      <div className="mt-6 dialog-actions">
        <Button variant="plain" onClick={() => answer('proceed')}>
          Napusti stranicu
        </Button>
        <Button onClick={() => answer('reset')}>Ostani</Button>
      </div>
    </TitledDialog>
  )
}
