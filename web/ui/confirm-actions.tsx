import { type ReactNode, useState } from 'react'
import { failureMessage } from '#web/lib/failure.ts'
import { useIsShown } from '#web/lib/use-is-shown.ts'
import { AnswerAlert } from './answer-alert.tsx'
import { BusyButton, Button } from './button.tsx'
import { showSnackbar } from './snackbar.tsx'

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
  /** Called after a success, with whether the question is still open. If not, another one may be. */
  onDone?: (isOpen: boolean) => void
  explain?: (error: unknown) => ReactNode
  onClose: () => void
}) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ReactNode>(null)
  const isShown = useIsShown()

  async function confirm() {
    setBusy(true)
    setFailure(null)
    try {
      await onConfirm()
    } catch (error) {
      const words = explain(error)
      setBusy(false)
      setFailure(words)
      if (!isShown()) showSnackbar(typeof words === 'string' ? words : failureMessage(error), 'error')
      return
    }
    onDone?.(isShown())
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
