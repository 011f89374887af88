import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
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

  // It may be closed before the answer is there, and ask something else by then.
  const asked = useRef(request)
  useEffect(() => {
    asked.current = request
  }, [request])

  async function confirm(own: ConfirmRequest, reason: string) {
    try {
      await own.onConfirm(reason)
    } catch (error) {
      const isClosed = asked.current !== own
      // After a conflict the question no longer applies, but a typed reason must not be lost. Such a conflict, and any
      // other failure, is shown in the dialog, or by the page once it is closed.
      if (isClosed || reason.trim() !== '' || !isConflict(error, ['reason'])) throw error
      showSnackbar(error.message, 'error')
    }
    if (asked.current === own) onClose()
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
