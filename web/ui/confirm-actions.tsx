import { type ReactNode, useState } from 'react'
import { failureMessage } from '#web/lib/failure.ts'
import { AnswerAlert } from './answer-alert.tsx'
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
      <AnswerAlert busy={busy} failure={failure} className="mt-4" />
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
