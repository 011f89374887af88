import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { ConfirmActions } from './confirm-actions.tsx'
import { TitledDialog } from './dialog.tsx'

/** Asks for confirmation of something irreversible. */
export function ConfirmDialog({
  title,
  open,
  onClose,
  confirmLabel,
  onConfirm,
  onDone,
  children,
}: {
  title: string
  open: boolean
  onClose: () => void
  /** The label of the confirming button. */
  confirmLabel: string
  /** Throws a refusal. */
  onConfirm: () => Promise<void>
  /** Called once a success has closed the dialog. */
  onDone?: () => void
  children: ReactNode
}) {
  return (
    <TitledDialog open={open} onClose={onClose} title={title} width="max-w-[440px]">
      <div className="space-y-3">{children}</div>
      <ConfirmActions
        confirmLabel={confirmLabel}
        onConfirm={onConfirm}
        onDone={(isOpen) => {
          if (!isOpen) return
          // Nothing behind an open dialog can take the focus.
          flushSync(onClose)
          onDone?.()
        }}
        onClose={onClose}
      />
    </TitledDialog>
  )
}
