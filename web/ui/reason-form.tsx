import type { KeyboardEvent, ReactNode } from 'react'
import { toFailure } from '#web/lib/failure.ts'
import { useSubmission } from '#web/lib/use-submission.ts'
import { useTypedForm } from '#web/lib/use-typed-form.ts'
import { BusyButton } from './button.tsx'
import { FailureAlert } from './failure-alert.tsx'
import { TextArea } from './field.tsx'
import { GuardedForm } from './guarded-form.tsx'
import type { UnsavedChangesGuard } from './use-unsaved-changes-guard.ts'

interface ReasonField {
  label: string
  hint: string
  /** The name under which the text is stored if the session ends before it is sent. */
  draft: string
  optional?: boolean
}

/** The content of a confirmation dialog, with a field for the reason if `reason` is set. */
export function ReasonForm({
  children,
  reason,
  confirmLabel,
  variant,
  fallback,
  guard,
  onConfirm,
  onClose,
}: {
  children: ReactNode
  reason?: ReasonField | undefined
  confirmLabel: string
  variant: 'filled' | 'danger'
  /** The message for a failure without its own. */
  fallback: string
  guard: UnsavedChangesGuard
  /** Throws the server's refusal; on success the parent closes the dialog. */
  onConfirm: (reason: string) => Promise<void>
  onClose: () => void
}) {
  const { busy, formProps, failure, errorsOf, focusField } = useSubmission<'reason'>({
    submit: (form) => {
      const typed = form.get('reason')
      return onConfirm(typeof typed === 'string' ? typed : '')
    },
    explain: (error) => toFailure(error, fallback),
  })
  const typed = useTypedForm(reason?.draft ?? 'reason', formProps.ref)
  return (
    <GuardedForm
      guard={guard}
      formProps={formProps}
      onClose={onClose}
      submit={
        <BusyButton
          type="submit"
          variant={variant}
          busy={busy}
          ref={reason || variant === 'danger' ? undefined : focusInDialog}
          onKeyDown={ignoreHeldKey}
        >
          {confirmLabel}
        </BusyButton>
      }
    >
      <div>{children}</div>
      {reason && (
        <TextArea
          label={reason.label}
          hint={reason.hint}
          optional={reason.optional ?? false}
          name="reason"
          ref={focusByKeyboard}
          defaultValue={typed?.['reason']?.[0]}
          readOnly={busy}
          errors={errorsOf('reason')}
        />
      )}
      <FailureAlert failure={failure} labels={{ reason: reason?.label ?? '' }} focusField={focusField} />
    </GuardedForm>
  )
}

/**
 * Focused by the dialog when it opens. Set as an attribute, because React's `autoFocus` focuses on mount, before the
 * dialog is open.
 */
function focusInDialog(control: HTMLElement | null) {
  control?.setAttribute('autofocus', '')
}

/** On a phone the on-screen keyboard would cover the question. */
function focusByKeyboard(field: HTMLElement | null) {
  if (!matchMedia('(pointer: coarse)').matches) focusInDialog(field)
}

/** If the key that opened the question is still held, it must not answer it. */
function ignoreHeldKey(event: KeyboardEvent) {
  if (event.repeat && event.key === 'Enter') event.preventDefault()
}
