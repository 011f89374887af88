import { useState } from 'react'
import { type ReplyTemplate, templatePlaceholders } from '#contract/reply-templates.ts'
import { call } from '#web/call.ts'
import { callOnce } from '#web/lib/call-once.ts'
import { toFailure } from '#web/lib/failure.ts'
import { useIsShown } from '#web/lib/use-is-shown.ts'
import { useSubmission } from '#web/lib/use-submission.ts'
import { useTypedForm } from '#web/lib/use-typed-form.ts'
import { BusyButton } from '#web/ui/button.tsx'
import { FailureAlert } from '#web/ui/failure-alert.tsx'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { GuardedForm } from '#web/ui/guarded-form.tsx'
import { showSnackbar } from '#web/ui/snackbar.tsx'
import type { UnsavedChangesGuard } from '#web/ui/use-unsaved-changes-guard.ts'

const labels = { title: 'Naziv', body: 'Tekst' }

/** Creates or edits a reply. */
export function ReplyForm({
  edited,
  text,
  guard,
  onCancel,
  onClose,
  onSaved,
}: {
  edited: ReplyTemplate | null
  text: string
  guard: UnsavedChangesGuard
  /** Back to the list. */
  onCancel: () => void
  onClose: () => void
  /** Loads the list anew. */
  onSaved: () => Promise<void>
}) {
  const [replaces, setReplaces] = useState(edited?.updated_at)
  const isShown = useIsShown()
  const { busy, formProps, failure, errorsOf, focusField } = useSubmission<keyof typeof labels>({
    async submit(form) {
      const body = Object.fromEntries(form) as Record<keyof typeof labels, string> // both are text fields
      if (edited === null) await callOnce('POST /reply-templates', { body })
      else await call('PUT /reply-templates/:id', { params: { id: edited.id }, body: { ...body, replaces } })
      await onSaved()
      if (isShown()) onCancel()
      else showSnackbar('Odgovor je spremljen.')
    },
    explain: (error) => toFailure(error, 'Odgovor nije spremljen. Pokušajte ponovo.'),
    onConflict: () => setReplaces(undefined),
  })
  const begun = edited?.id ?? (text === '' ? 'new' : 'from-message')
  const typed = useTypedForm(`reply-template-${begun}`, formProps.ref)
  return (
    <GuardedForm
      guard={guard}
      formProps={formProps}
      onClose={onClose}
      cancelLabel="Natrag"
      onCancel={onCancel}
      submit={
        <BusyButton type="submit" variant="filled" busy={busy}>
          Spremi
        </BusyButton>
      }
    >
      <TextField
        label={labels.title}
        hint="Vidite ga samo vi, npr. „Cjenik”."
        name="title"
        defaultValue={typed?.['title']?.[0] ?? edited?.title ?? ''}
        readOnly={busy}
        errors={errorsOf('title')}
      />
      <TextArea
        label={labels.body}
        hint={`Umjesto ${templatePlaceholders.join(', ')} stajat će ime para, datum vjenčanja i naziv vaše tvrtke.`}
        name="body"
        defaultValue={typed?.['body']?.[0] ?? text}
        readOnly={busy}
        errors={errorsOf('body')}
      />
      <FailureAlert failure={failure} labels={labels} focusField={focusField} />
    </GuardedForm>
  )
}
