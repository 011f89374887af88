import type { ComponentProps, ReactNode } from 'react'
import { isConflict } from '#web/lib/failure.ts'
import { TitledDialog } from './dialog.tsx'
import { ReasonForm } from './reason-form.tsx'
import { showSnackbar } from './snackbar.tsx'
import { useUnsavedChangesGuard } from './use-unsaved-changes-guard.ts'

export interface ConfirmRequest extends Pick<
  ComponentProps<typeof ReasonForm>,
  'confirmLabel' | 'variant' | 'reason' | 'fallback'
> {
  title: string
  text: ReactNode
  /** Makes the change; throws if it was refused. */
  onConfirm: (reason: string) => Promise<void>
}

/** Asks for confirmation of a decision; closed while `request` is null. */
export function ReasonDialog({ request, onClose }: { request: ConfirmRequest | null; onClose: () => void }) {
  const guard = useUnsavedChangesGuard({ isOpen: request !== null, onClose })

  async function confirm({ onConfirm }: ConfirmRequest, reason: string) {
    try {
      await onConfirm(reason)
    } catch (error) {
      // After a conflict the question no longer applies, but a typed reason must not be lost. Such a conflict, and any
      // other failure, is shown in the dialog.
      if (reason.trim() !== '' || !isConflict(error, ['reason'])) throw error
      showSnackbar(error.message, 'error')
    }
    onClose()
  }

  return (
    <TitledDialog open={request !== null} onClose={guard.requestClose} title={request?.title ?? ''}>
      {request && (
        <ReasonForm
          confirmLabel={request.confirmLabel}
          variant={request.variant}
          reason={request.reason}
          fallback={request.fallback}
          guard={guard}
          onConfirm={(reason) => confirm(request, reason)}
          onClose={onClose}
        >
          {request.text}
        </ReasonForm>
      )}
    </TitledDialog>
  )
}
