import type { ComponentProps, ReactNode } from 'react'
import { UnsavedChangesPrompt } from './unsaved-changes-prompt.tsx'
import type { UnsavedChangesGuard } from './use-unsaved-changes-guard.ts'

/** A form in a dialog that asks before it drops what was typed: the question takes the place of its buttons. */
export function GuardedForm({
  guard,
  formProps,
  buttons,
  onClose,
  children,
}: {
  guard: UnsavedChangesGuard
  /** Those of `useSubmission`. */
  formProps: ComponentProps<'form'>
  buttons: ReactNode
  onClose: () => void
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
        <div className="flex flex-wrap justify-end gap-3">{buttons}</div>
      )}
    </form>
  )
}
