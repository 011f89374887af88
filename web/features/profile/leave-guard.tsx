import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { isSignedIn } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { TitledDialog } from '../../ui/dialog.tsx'

export type Unfinished = 'changes' | 'uploads'

const sentences: Record<Unfinished, string> = {
  changes: 'Promjene koje niste spremili bit će izgubljene.',
  uploads: 'Slike se još učitavaju. One koje nisu stigle neće biti u portfelju.',
}

/** Asks before the page is left with something unfinished; whoever signs out has decided already. */
export function LeaveGuard({ unfinished }: { unfinished: Unfinished | null }) {
  const { state, proceed, reset } = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unfinished !== null && isSignedIn() && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (unfinished === null) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [unfinished])
  return (
    <TitledDialog
      open={state === 'blocked'}
      onClose={() => reset?.()}
      title="Napustiti stranicu bez spremanja?"
      width="max-w-[440px]"
    >
      <p>{sentences[unfinished ?? 'changes']}</p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button look="plain" onClick={() => proceed?.()}>
          Napusti stranicu
        </Button>
        <Button onClick={() => reset?.()}>Ostani</Button>
      </div>
    </TitledDialog>
  )
}
