import type { ComponentProps, ReactNode } from 'react'
import { TitledDialog } from './dialog.tsx'
import { ReasonForm } from './reason-form.tsx'
import { showSnackbar } from './snackbar.tsx'
import { isConflict } from '#web/features/administration/conflict.ts'

export interface ConfirmRequest extends Pick<
  ComponentProps<typeof ReasonForm>,
  'confirmLabel' | 'variant' | 'reason' | 'fallback'
> {
  title: string
  text: ReactNode
  /** What is done at a yes. Throws what the server refused with. */
  onConfirm: (reason: string) => Promise<void>
}

/** Asks an admin before something is decided; `question` is null while nothing is. */
export function AdminConfirmDialog({
  request,
  onClose,
  onConflict,
}: {
  request: ConfirmRequest | null
  onClose: () => void
  /** The row is no longer what the question was about. */
  onConflict: () => void
}) {
  async function answerYes({ onConfirm }: ConfirmRequest, reason: string) {
    try {
      await onConfirm(reason)
    } catch (error) {
      if (!isConflict(error)) throw error
      showSnackbar(error.message, 'error')
      onConflict()
    }
    onClose()
  }

  return (
    <TitledDialog open={request !== null} onClose={onClose} title={request?.title ?? ''}>
      {request && (
        <ReasonForm
          confirmLabel={request.confirmLabel}
          variant={request.variant}
          reason={request.reason}
          fallback={request.fallback}
          onConfirm={(reason) => answerYes(request, reason)}
          onClose={onClose}
        >
          {request.text}
        </ReasonForm>
      )}
    </TitledDialog>
  )
}
