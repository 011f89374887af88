import { type ReactNode, useState } from 'react'
import { failureMessage } from '#web/lib/failure.ts'
import { LATE_TEXT, useLate } from '#web/lib/use-late.ts'
import { BusyButton, Button } from './button.tsx'

/** The lower part of a confirmation dialog: the failure, if any, and the buttons to confirm and cancel. */
export function ConfirmActions({
  confirmLabel,
  variant = 'danger',
  onConfirm,
  onDone,
  explain = failureMessage,
  onClose,
}: {
  /** The label of the confirming button. */
  confirmLabel: string
  variant?: 'filled' | 'danger'
  /** Throws if the action fails; the dialog then stays open and shows the reason. */
  onConfirm: () => Promise<void>
  /** Called after a success. */
  onDone?: () => void | Promise<void>
  explain?: (error: unknown) => ReactNode
  onClose: () => void
}) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ReactNode>(null)
  const isLate = useLate(busy)

  async function confirm() {
    setBusy(true)
    setFailure(null)
    try {
      await onConfirm()
    } catch (error) {
      setBusy(false)
      setFailure(explain(error))
      return
    }
    await onDone?.()
  }

  return (
    <>
      <div role="alert">
        {isLate && (
          <p className="mt-4 rounded-control bg-warning-soft px-4 py-3 font-medium text-warning">{LATE_TEXT}</p>
        )}
        {failure !== null && (
          <p className="mt-4 rounded-control bg-error-soft px-4 py-3 font-medium text-error">{failure}</p>
        )}
      </div>
      <div className="mt-6 dialog-actions">
        <Button variant="plain" onClick={onClose}>
          Odustani
        </Button>
        <BusyButton variant={variant} busy={busy} onClick={() => void confirm()}>
          {confirmLabel}
        </BusyButton>
      </div>
    </>
  )
}
