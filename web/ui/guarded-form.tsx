import type { ComponentProps, ReactNode } from 'react'
import { Button } from './button.tsx'
import { UnsavedChangesPrompt } from './unsaved-changes-prompt.tsx'
import type { UnsavedChangesGuard } from './use-unsaved-changes-guard.ts'

/** A form in a dialog that asks before it discards typed text; the question replaces its buttons. */
export function GuardedForm({
  guard,
  formProps,
  aside,
  submit,
  cancelLabel = 'Odustani',
  onClose,
  onCancel = onClose,
  children,
}: {
  guard: UnsavedChangesGuard
  /** From `useSubmission`. */
  formProps: ComponentProps<'form'>
  /** A button apart from the other two. */
  aside?: ReactNode
  submit: ReactNode
  cancelLabel?: string
  onClose: () => void
  /** If cancelling does more than close the dialog. */
  onCancel?: () => void
  children: ReactNode
}) {
  return (
    <form
      method="post"
      noValidate
      className="flex flex-col gap-5"
      {...formProps}
      onChange={(change) => {
        guard.markDirty()
        formProps.onChange?.(change)
      }}
    >
      {children}
      {guard.isAsking ? (
        <UnsavedChangesPrompt onStay={guard.cancelClose} onLeave={onClose} />
      ) : (
        <div className="dialog-actions">
          {aside}
          <Button variant="plain" onClick={onCancel}>
            {cancelLabel}
          </Button>
          {submit}
        </div>
      )}
    </form>
  )
}
