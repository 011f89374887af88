import type { ReactNode } from 'react'
import { BusyButton, Button } from './button.tsx'

/** The lower part of a dialog that asks whether: why it could not be done, and the two ways out. */
export function Confirmation({
  action,
  look = 'danger',
  busy,
  failure,
  onYes,
  onClose,
}: {
  /** What the button says that does it. */
  action: string
  look?: 'filled' | 'danger'
  busy: boolean
  failure: ReactNode
  onYes: () => Promise<void>
  onClose: () => void
}) {
  return (
    <>
      <div role="alert">
        {failure !== null && (
          <p className="mt-4 rounded-control bg-error-soft px-4 py-3 font-medium text-error-ink">{failure}</p>
        )}
      </div>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button look="plain" onClick={onClose}>
          Odustani
        </Button>
        <BusyButton look={look} busy={busy} onClick={() => void onYes()}>
          {action}
        </BusyButton>
      </div>
    </>
  )
}
