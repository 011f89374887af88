import type { ReactNode } from 'react'
import { ConfirmActions } from './confirm-actions.tsx'
import { TitledDialog } from './dialog.tsx'

/** Asks for confirmation of something irreversible. */
export function ConfirmDialog({
  title,
  open,
  onClose,
  confirmLabel,
  onConfirm,
  children,
}: {
  title: string
  open: boolean
  onClose: () => void
  /** The label of the confirming button. */
  confirmLabel: string
  /** Closes the dialog after a success; throws a refusal. */
  onConfirm: () => Promise<void>
  children: ReactNode
}) {
  return (
    <TitledDialog open={open} onClose={onClose} title={title} width="max-w-[440px]">
      <div className="space-y-3">{children}</div>
      <ConfirmActions confirmLabel={confirmLabel} onConfirm={onConfirm} onClose={onClose} />
    </TitledDialog>
  )
}
