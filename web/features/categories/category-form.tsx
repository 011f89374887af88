import { useEffect, useRef, useState } from 'react'
import { type Category, categoryChange } from '#contract/categories.ts'
import { toFailure } from '#web/lib/failure.ts'
import { parseOrThrow } from '#web/lib/form-data.ts'
import { useIsShown } from '#web/lib/use-is-shown.ts'
import { useSubmission } from '#web/lib/use-submission.ts'
import { BusyButton, Button } from '#web/ui/button.tsx'
import { FailureAlert } from '#web/ui/failure-alert.tsx'
import { TextField } from '#web/ui/field.tsx'

const labels = { name: 'Naziv' }

/** Edits the name in place of the row. Escape cancels. */
export function CategoryForm({
  category,
  onSave,
  onClose,
}: {
  category: Category
  /** Throws the server's refusal; without `replaces` any current name is overwritten. */
  onSave: (name: string, replaces: string | undefined) => Promise<void>
  onClose: () => void
}) {
  const box = useRef<HTMLDivElement>(null)
  const isShown = useIsShown()
  const [replaced, setReplaced] = useState<string | undefined>(category.name)
  const { busy, formProps, failure, errorsOf, focusField } = useSubmission<'name'>({
    submit: async (form) => {
      await onSave(parseOrThrow(categoryChange.safeParse(Object.fromEntries(form))).name, replaced)
      if (isShown()) onClose()
    },
    explain: (error) => toFailure(error, 'Greška pri spremanju naziva'),
    onConflict: () => setReplaced(undefined),
  })
  useEffect(() => box.current?.querySelector('input')?.select(), [])
  return (
    <div ref={box}>
      <form noValidate aria-label={`Preimenuj: ${category.name}`} className="flex flex-col gap-3 py-2" {...formProps}>
        <TextField
          label={labels.name}
          name="name"
          required
          autoComplete="off"
          defaultValue={category.name}
          readOnly={busy}
          errors={errorsOf('name')}
          onKeyDown={(event) => event.key === 'Escape' && onClose()}
        />
        <FailureAlert failure={failure} labels={labels} focusField={focusField} />
        <div className="flex flex-wrap gap-2">
          <BusyButton type="submit" busy={busy} className="px-4!">
            Spremi
          </BusyButton>
          <Button variant="plain" className="px-4!" onClick={onClose}>
            Odustani
          </Button>
        </div>
      </form>
    </div>
  )
}
